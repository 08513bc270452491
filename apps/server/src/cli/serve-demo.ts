import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { isDemoCode } from '@podium/demo-games/code';
import type { Config } from '../ground/config.ts';
import type { Database } from '../database/database.ts';
import { clockFrom } from '../ground/games-clock.ts';
import type { GamesClock } from '../ground/games-clock.ts';
import type { Log } from '../ground/log.ts';
import { threadFile } from '../ground/own-files.ts';
import { pause } from './pause.ts';
import type { Podium } from '../podium.ts';
import { zoneClock } from '@podium/i18n';
import { demoTimeZone } from './demo-edition.ts';
import type { TimedEntry, TimelineSpan } from './demo-timeline.ts';
import { saveDemo, readSavedDemo } from './saved-demo.ts';
import type { SavedDemo } from './saved-demo.ts';
import { playTimeline } from './play-timeline.ts';

export interface DemoOptions {
  /** Games seconds per real second; 0 pauses the clock. */
  speed: number;
  /** True if the command line has a demo option. */
  isAsked: boolean;
}

/**
 * Reads `--live`, `--still` and `--speed N` of `podium start`. Without options the demo is played unless DEMO is off.
 *
 * @returns an error message if the options contradict each other
 */
export function readDemoOptions(args: string[], { isDemo }: Pick<Config, 'isDemo'>): DemoOptions | string {
  const { values } = parseArgs({
    args,
    options: { live: { type: 'boolean' }, still: { type: 'boolean' }, speed: { type: 'string' } },
  });
  const { live: isLive = false, still: isStill = false } = values;
  const speed = Number(values.speed ?? 1);
  if (!(speed > 0 && speed <= fastest)) return `--speed must be a number greater than 0 and at most ${fastest}.`;
  if (isStill && (isLive || values.speed !== undefined)) return '--still cannot be combined with --live or --speed.';
  const isPlayed = !isStill && (isDemo || isLive || values.speed !== undefined);
  return { speed: isPlayed ? speed : 0, isAsked: args.length > 0 };
}

const fastest = 3600;

export interface OpenDemo {
  kept: SavedDemo;
  /** Continues from the saved time. */
  clock: GamesClock;
}

/** The demo in this database, if its Games are the public ones. */
export async function openDemo(
  { pool }: Database,
  { config, speed }: { config: Pick<Config, 'dataDir' | 'gamesCode'>; speed: number },
): Promise<OpenDemo | undefined> {
  const { rows } = await pool.query<{ code: string | null; epoch: string }>(
    'select games_code as code, epoch from feed.installation',
  );
  const [row] = rows;
  if (!row || !isDemoCode(config.gamesCode ?? row.code ?? '')) return undefined;
  const savedDemo = await readSavedDemo(config.dataDir, row.epoch);
  return savedDemo && { kept: savedDemo, clock: clockFrom(Date.parse(savedDemo.now), speed) };
}

/** Message printed at start: `The demo clock shows 2026-11-20 15:30. The demo plays from there.` */
export function clockLine({ clock }: OpenDemo): string {
  const localTime = new Date(clock.now() + zoneClock(demoTimeZone)(clock.now()) * 60_000).toISOString();
  const how =
    clock.rate === 0
      ? 'The clock is stopped.'
      : `The demo plays from there${clock.rate === 1 ? '' : ` at ${clock.rate}× speed`}.`;
  return `The demo clock shows ${localTime.slice(0, 10)} ${localTime.slice(11, 16)}. ${how}`;
}

/** Upper limit for the time in which the demo has messages after the eighth day. */
const restOfGamesMs = 9 * 86_400_000;
const keepEveryMs = 2000;

/**
 * Plays the demo from its saved time until the signal: its messages are written to the journal like those of a feed.
 */
export async function playDemo(
  { kept, clock }: OpenDemo,
  { podium, log, dataDir, signal }: { podium: Pick<Podium, 'journal'>; log: Log; dataDir: string; signal: AbortSignal },
): Promise<void> {
  let playedTo = Date.parse(kept.now);
  let savedAt = -Infinity;
  const keep = async (): Promise<void> => {
    savedAt = performance.now();
    await saveDemo(dataDir, { ...kept, now: new Date(playedTo).toISOString() });
  };
  await playTimeline({
    clock,
    from: playedTo,
    to: Infinity,
    signal,
    timeline: async (from, to) =>
      from > Date.parse(kept.day) + restOfGamesMs ? [] : demoTimelineInThread({ ...kept, from, to }, signal),
    take: async (entries) => {
      // Retry until the database is reachable again; duplicates are recognized and only counted.
      for (let tries = 0; !signal.aborted; tries++) {
        try {
          await Promise.all(entries.map(async ({ entry }) => podium.journal.append(entry)));
          return true;
        } catch (error) {
          if (tries === 0) log.warn({ error }, 'the demo waits for the database');
          await pause(1000, signal);
        }
      }
      return false;
    },
    onPlayed: async (to) => {
      playedTo = to;
      if (performance.now() - savedAt >= keepEveryMs / Math.max(1, clock.rate)) await keep();
    },
  });
  await keep();
}

const thread = threadFile('cli/demo-timeline-thread');

/** Generates the messages of a span in a temporary thread, because generating the Games takes a second and 120 MB. */
async function demoTimelineInThread(span: TimelineSpan, signal: AbortSignal): Promise<TimedEntry[]> {
  const worker = new Worker(thread, { workerData: span });
  try {
    const [entries] = (await once(worker, 'message', { signal })) as [TimedEntry[]];
    return entries;
  } finally {
    await worker.terminate();
  }
}
