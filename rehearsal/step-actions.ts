/** Implements the steps of a scenario. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillDisk } from '@podium/e2e/small-disk';
import { waitUntil } from '@podium/e2e/until';
import type { Base } from './base.ts';
import type { Cluster } from './cluster.ts';
import type { FeedMessage } from './feed-plan.ts';
import type { Feeder } from './feeder.ts';
import { percentile } from './figures.ts';
import { hostileText } from './hostile-text.ts';
import type { Step } from './scenario.ts';
import type { Streams } from './streams.ts';
import { publicPaths } from './watch.ts';

export interface StepContext {
  cluster: Cluster;
  feeder: Feeder;
  base: Base;
  /** A folder for backups. */
  folder: string;
  /** Folder of the backup, once it exists. */
  backup?: Promise<string>;
  /** Settles when the last step that restarts processes has ended. */
  restarted?: Promise<unknown>;
  streams: Streams;
  stalled: Streams;
  signal: AbortSignal;
  /** Messages that have been due so far. */
  sentSoFar: () => FeedMessage[];
  /** Sends messages again. */
  resend: (messages: readonly FeedMessage[]) => Promise<void>;
}

/** Result of a step in a few words, and its problems. */
export interface Outcome {
  did: string;
  problem?: string;
}

type Actions = { [Name in Step['do']]: (step: Extract<Step, { do: Name }>, context: StepContext) => Promise<Outcome> };

const backMs = 30_000;

const actions: Actions = {
  kill: async ({ process: number, signal, awaySeconds }, { cluster, signal: stopped }) => {
    const app = cluster.app(number);
    await app.end(signal);
    await sleep(awaySeconds * 1000, undefined, { signal: stopped });
    await cluster.run(app);
    return { did: `process ${number} ended by ${signal}, ready again after ${secondsText(cluster.readyMs.at(-1)!)}` };
  },
  freeze: async ({ process: number, seconds }, { cluster, signal }) => {
    const { pid } = cluster.app(number);
    process.kill(pid, 'SIGSTOP');
    try {
      await sleep(seconds * 1000, undefined, { signal });
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    return { did: `process ${number} stood still for ${seconds} s` };
  },
  killDatabase: async (_, { cluster }) => {
    await cluster.killDatabase();
    return { did: 'database killed' };
  },
  powerCut: async ({ awaySeconds }, { cluster, signal }) => {
    await cluster.cutPower();
    await sleep(awaySeconds * 1000, undefined, { signal });
    for (const app of cluster.apps) await cluster.run(app);
    return { did: `power cut, ready again after ${secondsText(cluster.readyMs.at(-1)!)}` };
  },
  failOver: async (_, { cluster: { database } }) => {
    await database.primary.kill();
    return { did: `primary killed, replica promoted in ${secondsText(await database.promote())}` };
  },
  hangPrimary: async (_, { cluster: { database } }) => {
    await database.primary.freeze();
    return { did: `primary frozen, replica promoted in ${secondsText(await database.promote())}` };
  },
  loseReplica: async ({ seconds }, { cluster: { database }, signal }) => {
    await database.replica.kill();
    await sleep(seconds * 1000, undefined, { signal });
    await database.replace();
    return { did: `the only replica away for ${seconds} s, then copied anew` };
  },
  cutDatabase: async ({ seconds }, { cluster: { gate }, signal }) => {
    gate.shut();
    await sleep(seconds * 1000, undefined, { signal });
    gate.open();
    return { did: `line to the database cut for ${seconds} s` };
  },
  slowDatabase: async ({ delayMs, seconds }, { cluster: { gate }, signal }) => {
    gate.slow(delayMs);
    await sleep(seconds * 1000, undefined, { signal });
    gate.slow(0);
    return { did: `database slowed by ${delayMs} ms each way for ${seconds} s` };
  },
  stallDatabase: async ({ seconds }, { cluster: { gate }, signal }) => {
    gate.stall();
    await sleep(seconds * 1000, undefined, { signal });
    gate.resume();
    return { did: `database silent for ${seconds} s with connections open` };
  },
  fillDisk: async ({ leaveMb, seconds }, { cluster, signal }) => {
    const ballast = await fillDisk(cluster.disk, leaveMb);
    await sleep(seconds * 1000, undefined, { signal });
    await rm(ballast);
    return { did: `disk filled up to ${leaveMb} MB for ${seconds} s` };
  },
  rollingRestart: async (_, { cluster }) => {
    await cluster.rollingRestart();
    return { did: 'each process stopped and started in turn' };
  },
  backup: async (_, context) => {
    const startedAt = performance.now();
    context.backup = makeBackup(context);
    await context.backup;
    return { did: `backup made and verified in ${secondsText(performance.now() - startedAt)}` };
  },
  restore: async (_, { cluster, backup, sentSoFar, resend }) => {
    const made = await backup;
    const startedAt = performance.now();
    const resent = sentSoFar();
    await cluster.restore(made!);
    const restoredMs = performance.now() - startedAt;
    await resend(resent);
    return { did: `all data removed and restored in ${secondsText(restoredMs)}, ${resent.length} messages sent again` };
  },
  replay: async (_, { cluster }) => {
    const output = await cluster.verb(['replay']);
    return { did: 'replay beside the running server', problem: output.includes('Identical') ? undefined : output };
  },
  rebuild: async (_, { cluster }) => {
    await cluster.verb(['rebuild']);
    return { did: 'tables rebuilt beside the running server' };
  },
  resendFeed: async (_, { sentSoFar, resend }) => {
    const resent = sentSoFar();
    await resend(resent);
    return { did: `${resent.length} messages sent a second time` };
  },
  readers: async ({ count }, { streams }) => {
    const before = streams.open;
    streams.add(count);
    return { did: `${count} live readers`, problem: await areOpen(streams, before + count) };
  },
  dropReaders: async (_, { streams }) => {
    const { open } = streams;
    const startedAt = performance.now();
    streams.drop();
    const problem = await areOpen(streams, open);
    return { did: `${open} live readers cut off, back after ${secondsText(performance.now() - startedAt)}`, problem };
  },
  stalledReaders: async ({ count }, { stalled }) => {
    stalled.add(count);
    return { did: `${count} live readers that never read`, problem: await areOpen(stalled, count) };
  },
  crowd: async ({ perSecond, seconds }, { cluster, signal }) => {
    const took: number[] = [];
    let failed = 0;
    const read = async (turn: number): Promise<void> => {
      const startedAt = performance.now();
      const urls = cluster.urls();
      const response = await fetch(urls[turn % urls.length]! + publicPaths[turn % publicPaths.length]!, { signal });
      await response.arrayBuffer();
      if (response.status === 200) took.push(performance.now() - startedAt);
      else failed++;
    };
    await runPaced(perSecond, seconds, signal, async (turn) => read(turn).catch(() => void failed++));
    const did = `${took.length + failed} reads at ${perSecond} a second, p99 ${Math.round(percentile(took, 0.99))} ms`;
    return { did, problem: failed > 0 ? `${failed} reads of the crowd failed` : undefined };
  },
  logins: async ({ count }, { cluster, base: { accounts } }) => {
    const startedAt = performance.now();
    const [url] = cluster.urls();
    const statuses = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const response = await fetch(`${url}/api/v1/auth/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: cluster.apps[0]!.url },
          body: JSON.stringify(accounts[index % accounts.length]),
        });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    const isExpected = (status: number): boolean => [200, 429, 503].includes(status);
    const done = statuses.filter((status) => status === 200).length;
    return {
      did: `${count} logins at once, ${done} signed in within ${secondsText(performance.now() - startedAt)}, the others were put off`,
      problem: done === 0 || !statuses.every(isExpected) ? `logins were answered ${countText(statuses)}` : undefined,
    };
  },
  wrongKeys: async ({ count }, { feeder, sentSoFar }) => {
    const [message] = sentSoFar();
    const statuses = await inTurn(count, async () => feeder.post(message!.text, 'not the key of this feed'));
    return {
      did: `${count} messages with a wrong key: ${countText(statuses)}`,
      problem: statuses.every((status) => status === 401 || status === 429) ? undefined : 'a wrong key was not refused',
    };
  },
  hostileMessages: async ({ count }, { feeder, sentSoFar }) => {
    const messages = sentSoFar();
    const statuses = await inTurn(count, async (turn) =>
      feeder.post(hostileText(messages[turn % messages.length]!.text, turn)),
    );
    return {
      did: `${count} hostile messages: ${countText(statuses)}`,
      problem: statuses.every((status) => status === 413 || status === 422)
        ? undefined
        : 'a hostile message was not refused',
    };
  },
  otherGames: async ({ count }, { feeder, sentSoFar }) => {
    const messages = sentSoFar();
    const statuses = await inTurn(count, async (turn) => {
      const { text } = messages[turn % messages.length]!;
      return feeder.post(
        turn % 2 === 0
          ? text.replace(' FeedFlag="P"', ' FeedFlag="T"')
          : text.replace(/ CompetitionCode="[^"]*"/u, ' CompetitionCode="OTHER2026"'),
      );
    });
    return {
      did: `${count} messages of a rehearsal and of another competition: ${countText(statuses)}`,
      problem: statuses.every((status) => status === 200) ? undefined : 'one of them was not taken',
    };
  },
};

/** Steps that stop and start processes run one at a time, because a slow start may still be in progress. */
const restarting: ReadonlySet<Step['do']> = new Set(['kill', 'powerCut', 'rollingRestart', 'restore']);

export async function perform(step: Step, context: StepContext): Promise<Outcome> {
  const action = actions[step.do] as (step: Step, context: StepContext) => Promise<Outcome>;
  if (!restarting.has(step.do)) return action(step, context);
  const earlier = context.restarted;
  const outcome = (async () => {
    await earlier;
    return action(step, context);
  })();
  // A failed step does not block the next one.
  context.restarted = outcome.catch(() => undefined);
  return outcome;
}

async function makeBackup({ cluster, folder }: StepContext): Promise<string> {
  const backup = join(folder, 'backup');
  await cluster.verb(['backup', backup]);
  await cluster.verb(['verify', backup]);
  return backup;
}

const secondsText = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function areOpen(streams: Streams, count: number): Promise<string | undefined> {
  return waitUntil(async () => streams.open >= count, backMs).then(
    () => undefined,
    () => `only ${streams.open} of ${count} live readers are connected`,
  );
}

/** Formats counts: `20 × 401, 5 × 429`. */
function countText(statuses: readonly number[]): string {
  return [...Map.groupBy(statuses, (status) => status)]
    .sort(([a], [b]) => a - b)
    .map(([status, all]) => `${all.length} × ${status === 0 ? 'no answer' : status}`)
    .join(', ');
}

async function inTurn(count: number, work: (turn: number) => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let turn = 0; turn < count; turn++) results.push(await work(turn));
  return results;
}

/** Starts work at an even pace, whether or not earlier work has ended. */
async function runPaced(
  perSecond: number,
  seconds: number,
  signal: AbortSignal,
  work: (turn: number) => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now();
  const running: Promise<unknown>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const waitMs = startedAt + (turn * 1000) / perSecond - performance.now();
    if (waitMs > 0) await sleep(waitMs, undefined, { signal });
    running.push(work(turn));
  }
  await Promise.all(running);
}
