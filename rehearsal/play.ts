/** Runs one scenario against a new installation and measures it. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBase } from './base.ts';
import { Cluster, Unavailable } from './cluster.ts';
import { disturbFeed } from './disturb-feed.ts';
import { Feeder } from './feeder.ts';
import { feedEnd, planFeed } from './feed-plan.ts';
import type { FeedMessage } from './feed-plan.ts';
import { longestGap, percentile, writeGap } from './figures.ts';
import { judge } from './judge.ts';
import type { Check, Measured } from './judge.ts';
import type { Scenario } from './scenario.ts';
import { differences, readState, undisturbedState, withExcerpts } from './state.ts';
import type { State } from './state.ts';
import { perform } from './step-actions.ts';
import type { Outcome, StepContext } from './step-actions.ts';
import { Streams } from './streams.ts';
import { Watch, fetchHealth } from './watch.ts';

/** Messages that are still unacknowledged this long after the end count as lost. */
const overtimeMs = 180_000;
const settleMs = 120_000;
const alarmsOverMs = 12_000;

export interface Played {
  name: string;
  title: string;
  seconds: number;
  /** Log of the run, one line per event: `3.0 s: database killed`. */
  events: readonly string[];
  measured?: Measured;
  checks: readonly Check[];
  /** Reason why the scenario was skipped. */
  skipped?: string;
  /** Reason why the scenario stopped early. */
  broken?: string;
}

export async function play(name: string, scenario: Scenario, signal: AbortSignal): Promise<Played> {
  const startedAt = performance.now();
  const events: string[] = [];
  const result = { name, title: scenario.title, events, checks: [] };
  const seconds = (): number => (performance.now() - startedAt) / 1000;
  try {
    const measured = await playAndMeasure(scenario, events, signal);
    events.sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
    return { ...result, seconds: seconds(), measured, checks: judge(measured, scenario.expect) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Unavailable) return { ...result, seconds: seconds(), skipped: error.message };
    return { ...result, seconds: seconds(), broken: (error as Error).message };
  }
}

async function playAndMeasure(scenario: Scenario, events: string[], stopped: AbortSignal): Promise<Measured> {
  const over = new AbortController();
  const signal = AbortSignal.any([stopped, over.signal]);
  const { cluster: parts, scale, feed, expect } = scenario;
  const undisturbed = expect.same === 'replayed' ? undefined : await undisturbedState(scenario);
  const base = await prepareBase(scale);
  const plan = planFeed(feed, scale);
  signal.throwIfAborted();
  const cluster = await Cluster.start({ cluster: parts, scale, base, now: feedEnd(feed) });
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const streams = new Streams(() => some(cluster.urls()));
  const stalled = new Streams(() => some(cluster.urls()), { isReading: false });
  const feeder = new Feeder(cluster.urls);
  const watch = await Watch.start(cluster).catch(async (error: Error) => {
    await cluster.remove();
    throw error;
  });
  const work: Promise<unknown>[] = [];
  try {
    const startedAt = performance.now();
    const messages = disturbFeed(plan, feed);
    const context: StepContext = {
      cluster,
      feeder,
      base,
      folder,
      streams,
      stalled,
      signal,
      sentSoFar: () => messages.filter(({ dueMs }) => dueMs <= performance.now() - startedAt),
      resend: async (steps) =>
        feeder.run(
          steps.map((message) => ({ ...message, dueMs: 0 })),
          signal,
        ),
    };
    const problems: string[] = [];
    work.push(
      feeder.run(messages, signal),
      ...scenario.steps.map(async (step) => {
        await sleep(step.at * 1000, undefined, { signal });
        const { did, problem } = await perform(step, context).catch((error: Error): Outcome => {
          signal.throwIfAborted();
          return { did: `${step.do} failed: ${error.message}`, problem: `${step.do} at ${step.at} s` };
        });
        events.push(`${step.at.toFixed(1)} s: ${did}`);
        if (problem !== undefined) problems.push(problem);
      }),
    );
    await within(feed.seconds * 1000 + overtimeMs, 'The feed was not acknowledged', work);
    streams.close();
    stalled.close();
    const measuring = measure({ cluster, feeder, watch, plan, scenario, undisturbed, startedAt, problems });
    return await orStopped(measuring, stopped);
  } finally {
    over.abort();
    // Steps in progress may still start processes.
    await Promise.allSettled(work);
    streams.close();
    stalled.close();
    await watch.stop();
    await cluster.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Ended {
  cluster: Cluster;
  feeder: Feeder;
  watch: Watch;
  plan: readonly FeedMessage[];
  scenario: Scenario;
  undisturbed: State | undefined;
  startedAt: number;
  problems: readonly string[];
}

/** Waits until all messages are applied and published, then compares. */
async function measure(ended: Ended): Promise<Measured> {
  const { cluster, feeder, watch, plan, scenario, undisturbed, startedAt, problems } = ended;
  const lastAt = Math.max(startedAt, ...feeder.attempts.map(({ acknowledgedAt }) => acknowledgedAt));
  await cluster.settled(settleMs);
  const settledMs = performance.now() - lastAt;
  const readersWithGaps = scenario.expect.readers === 'resume' ? await watch.readersWithGaps(settleMs) : 0;
  const { tookMs, answeredAt, failures, reads } = watch.visitor;
  const gone = cluster.apps.filter(({ isRunning }) => !isRunning).length;
  const figures = {
    sent: feeder.sent,
    acknowledged: feeder.acknowledged.size,
    duplicates: feeder.duplicates,
    notices: feeder.notices,
    brokenTaken: feeder.brokenTaken,
    oddAnswers: oddAnswers(feeder.statuses),
    reads,
    readsFailed: failures.length,
    readP99Ms: percentile(tookMs, 0.99),
    readGapMs: longestGap(answeredAt, startedAt),
    writeGapMs: writeGap(feeder.attempts),
    settledMs,
    readyMs: [...cluster.readyMs],
    readers: watch.readerCount,
    readersWithGaps,
    resets: watch.resets,
    largestLag: watch.largestLag,
    ended: gone,
    problems,
  };
  const alarmsLeft = await openAlarms(cluster);
  const state = await readState(cluster, plan);
  const stored = await compareWithJournal(cluster, feeder.acknowledged);
  return {
    ...figures,
    ...stored,
    alarms: [...new Set([...watch.alarms, ...alarmsLeft])],
    alarmsLeft,
    differentTables: undisturbed ? differences(state.tables, undisturbed.tables) : [],
    differentDocuments: undisturbed
      ? withExcerpts(differences(state.documents, undisturbed.documents), state.documents, undisturbed.documents)
      : [],
    // Tables equal to those of an undisturbed run need no separate replay.
    differsFromReplay: scenario.expect.same !== 'tables' && (await differsFromReplay(cluster)),
  };
}

const some = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(Math.random() * values.length)];

/** Statuses that a sender must expect; 0 means no answer. */
const usual = new Set([0, 200, 401, 413, 422, 429, 502, 503, 504, 507]);

function oddAnswers(statuses: ReadonlyMap<number, number>): number {
  return [...statuses].reduce((sum, [status, count]) => sum + (usual.has(status) ? 0 : count), 0);
}

async function within(ms: number, what: string, work: readonly Promise<unknown>[]): Promise<void> {
  const timer = new AbortController();
  const late = sleep(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${what} within ${Math.round(ms / 1000)} s.`);
  });
  // Awaited below.
  late.catch(() => undefined);
  try {
    await Promise.race([Promise.all(work), late]);
  } finally {
    timer.abort();
  }
}

/** @throws AbortError when the rehearsal is stopped */
async function orStopped<Result>(work: Promise<Result>, stopped: AbortSignal): Promise<Result> {
  // The pending work fails once the servers are gone.
  work.catch(() => undefined);
  const isOver = new AbortController();
  try {
    return await Promise.race([
      work,
      once(stopped, 'abort', { signal: isOver.signal }).then(() => {
        throw stopped.reason;
      }),
    ]);
  } finally {
    isOver.abort();
  }
}

/** Alarms that do not clear within the time in which the server checks again. */
async function openAlarms(cluster: Cluster): Promise<string[]> {
  let open: string[] = [];
  for (const end = performance.now() + alarmsOverMs; performance.now() < end; await sleep(500)) {
    const answers = await Promise.all(cluster.runningUrls().map(async (url) => fetchHealth(url)));
    open = [...new Set(answers.flatMap(({ alarms }) => alarms.map(({ kind }) => kind)))];
    if (open.length === 0) break;
  }
  return open;
}

async function compareWithJournal(
  cluster: Cluster,
  acknowledged: ReadonlySet<string>,
): Promise<Pick<Measured, 'lost' | 'storedTwice' | 'quarantined'>> {
  const rows = await cluster.query<{ hash: string }>(`select encode(sha256, 'hex') as hash from feed.journal`);
  const hashes = new Set(rows.map(({ hash }) => hash));
  const refusals = await cluster.query(`select from feed.outcomes where outcome = 'refused'`);
  return {
    lost: [...acknowledged].filter((hash) => !hashes.has(hash)).length,
    storedTwice: rows.length - hashes.size,
    quarantined: refusals.length,
  };
}

async function differsFromReplay(cluster: Cluster): Promise<boolean> {
  return cluster.verb(['replay']).then(
    (output) => !output.includes('Identical'),
    () => true,
  );
}
