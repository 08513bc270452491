import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { HealthAnswer } from '@podium/contract';
import { addDays, parseDay } from '@podium/games';
import type { JournalEntry } from '../feed/journal.ts';
import { clockFrom } from '../ground/games-clock.ts';
import { pause } from './pause.ts';
import { readIfExists } from '../ground/read-if-exists.ts';
import { demoDay } from './demo-edition.ts';
import { demoTimeline } from './demo-timeline.ts';
import type { CliIo } from './io.ts';
import { playTimeline } from './play-timeline.ts';

const hoursPlayed = 24;
/** Days before and after the eighth day. */
const daysAround = 7;

/** `podium simulate [--speed N] [--day D]`: sends a day of the demo Games to the feed API of a running server. */
export async function simulateVerb(args: string[], { out, error, config }: CliIo): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      speed: { type: 'string' },
      day: { type: 'string' },
      seed: { type: 'string', default: '1' },
      scale: { type: 'string', default: '1' },
    },
  });
  const day = values.day === undefined ? undefined : parseDay(values.day);
  if (!(Number(values.speed ?? 1) > 0) || (values.day !== undefined && day === undefined)) {
    error('podium simulate: --speed must be a number greater than 0, --day must be YYYY-MM-DD.');
    return 2;
  }
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());
  const server = `http://localhost:${config.port}/api/v1`;
  const clock = await fetchClock(server);
  // By default the server's current time and speed.
  const speed = Number(values.speed ?? (clock.rate || 1));
  const startMs = day === undefined ? Date.parse(clock.now) : Date.parse(`${day}T06:00:00-03:00`);
  const [first, last] = [addDays(demoDay, -daysAround), addDays(demoDay, daysAround)];
  if (startMs < Date.parse(`${first}T00:00:00-03:00`) || startMs >= Date.parse(`${addDays(last, 1)}T06:00:00-03:00`)) {
    error(
      `podium simulate: ${day ?? clock.now} is outside the demo Games (${first} to ${last}). Choose a day with --day.`,
    );
    return 2;
  }
  const key = config.feedApiKey ?? (await readIfExists(join(config.dataDir, 'feed-api-key')))?.trim() ?? '';
  out(`Playing from ${new Date(startMs).toISOString()}${speed === 1 ? '' : ` at ${speed}× speed`}.`);
  const sent = await playTimeline({
    clock: clockFrom(startMs, speed),
    from: startMs,
    to: startMs + hoursPlayed * 3_600_000,
    signal: stopped.signal,
    timeline: (start, end) =>
      demoTimeline({ seed: Number(values.seed), scale: Number(values.scale), day: demoDay, from: start, to: end }),
    take: async (entries) => {
      for (const { entry } of entries) await send(`${server}/feed/odf`, key, entry, stopped.signal, error);
      return !stopped.signal.aborted;
    },
  });
  out(`${sent} messages sent.`);
  return 0;
}

/**
 * Clock of a running server.
 * @throws Error if the server does not answer
 */
async function fetchClock(server: string): Promise<HealthAnswer['clock']> {
  const response = await fetch(`${server}/health`).catch((problem: Error) => {
    throw new Error(`No answer from ${server}: ${failureReason(problem)}`, { cause: problem });
  });
  return ((await response.json()) as HealthAnswer).clock;
}

const failureReason = (problem: Error): string => (problem.cause instanceof Error ? problem.cause : problem).message;

/** Retries with growing pauses until the message is accepted, like a real feed. */
async function send(
  url: string,
  key: string,
  { bytes }: JournalEntry,
  signal: AbortSignal,
  error: (line: string) => void,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    const answer = await fetch(url, {
      method: 'POST',
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: { 'content-type': 'application/xml', 'x-api-key': key },
      signal,
    }).catch((problem: Error) => {
      if (tries === 0 && !signal.aborted) error(`No answer from ${url}, retrying: ${failureReason(problem)}`);
    });
    if (answer?.ok) return;
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new Error(`The server rejected a message (${answer.status}): ${await answer.text()}`);
    await pause(Math.min(5000, 200 * 2 ** tries), signal);
  }
}
