/** The state after a feed: hashes of all tables, and public documents. */
import { stateHashes } from '@podium/server/state-hash';
import { prepareBase } from './base.ts';
import { Cluster } from './cluster.ts';
import { Feeder } from './feeder.ts';
import { feedEnd, planFeed } from './feed-plan.ts';
import type { FeedMessage } from './feed-plan.ts';
import type { Scenario } from './scenario.ts';

const settleMs = 120_000;
const sampledUnits = 40;

export interface State {
  tables: ReadonlyMap<string, string>;
  /** Text of each public document, by path. */
  documents: ReadonlyMap<string, string>;
}

export async function readState(cluster: Cluster, plan: readonly FeedMessage[]): Promise<State> {
  const tables = await cluster.withClient(async (client) => stateHashes(client));
  const documents = new Map<string, string>();
  for (const path of documentPaths(plan)) documents.set(path, await readDocument(cluster.urls()[0]! + path));
  return { tables, documents };
}

/** Names of tables or documents that differ. */
export function differences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));
}

const EXCERPT = 60;

/** Adds to each name where its text first differs: `/medals (…"gold":2… instead of …"gold":1…)`. */
export function withExcerpts(
  names: readonly string[],
  actual: ReadonlyMap<string, string>,
  expected: ReadonlyMap<string, string>,
): string[] {
  return names.map((name) => {
    const [text = '', expectedText = ''] = [actual.get(name), expected.get(name)];
    let first = 0;
    while (first < text.length && text[first] === expectedText[first]) first++;
    const from = Math.max(0, first - EXCERPT);
    const excerpt = (whole: string): string => `…${whole.slice(from, from + 3 * EXCERPT)}…`;
    return `${name} (${excerpt(text)} instead of ${excerpt(expectedText)})`;
  });
}

function documentPaths(plan: readonly FeedMessage[]): string[] {
  const codes = new Set(
    plan.flatMap(({ text }) => /DocumentCode="([^"]{32})--" DocumentType="DT_RESULT"/u.exec(text)?.[1] ?? []),
  );
  const units = [...codes].filter((_, index) => index % Math.ceil(codes.size / sampledUnits) === 0);
  const days = ['2026-11-20', '2026-11-21'].map((day) => `/api/v1/schedule/days/${day}`);
  return ['/api/v1/medals', ...days, ...units.map((unit) => `/api/v1/units/${unit}`)];
}

/** Leaves out the time of the newest message, which a sender with a wrong clock changes. */
async function readDocument(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  return response.ok ? text.replaceAll(/"(?:asOf|at|since)":(?:"[^"]*"|null),?/gu, '') : `status ${response.status}`;
}

const statesByKey = new Map<string, Promise<State>>();

/** The state after the same feed without any disturbance, computed once per run for each feed. */
export async function undisturbedState(scenario: Scenario): Promise<State> {
  const { scale, feed } = scenario;
  const key = JSON.stringify([scale, feed.until, feed.corrections ? [feed.corrections, feed.seconds] : null]);
  const state = statesByKey.get(key) ?? playUndisturbed(scenario);
  statesByKey.set(key, state);
  return state;
}

async function playUndisturbed({ scale, feed }: Scenario): Promise<State> {
  const plan = planFeed(feed, scale);
  const cluster = await Cluster.start({
    cluster: { processes: 1, nginx: false, database: 'embedded' },
    scale,
    base: await prepareBase(scale),
    now: feedEnd(feed),
  });
  try {
    const feeder = new Feeder(cluster.urls);
    await feeder.run(
      plan.map((message) => ({ ...message, dueMs: 0 })),
      new AbortController().signal,
    );
    await cluster.settled(settleMs);
    return await readState(cluster, plan);
  } finally {
    await cluster.remove();
  }
}
