import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDay } from '@podium/games';
import { writeMessage } from '@podium/odf';
import type { OdfMessage } from '@podium/odf';
import { pause } from '../pause.ts';
import type { Podium } from '../podium.ts';
import { readIfThere } from '../read-if-there.ts';
import { demoGamesAt } from './demo.ts';
import type { CliIo } from './io.ts';

export interface PlayOptions {
  /** 60: a minute of the Games in a second. */
  speed: number;
  signal: AbortSignal;
  out: (line: string) => void;
  /** The moment from which the day is played; now, unless a day is named. */
  from?: Date;
  seed?: number;
  scale?: number;
}

const hoursPlayed = 24;

/** Plays the demo Games from a moment on, message by message at its time, through whatever takes messages. */
async function play(options: PlayOptions, take: (message: OdfMessage) => Promise<void>): Promise<number> {
  const from = options.from ?? new Date();
  const games = demoGamesAt(from, options.seed ?? 1, options.scale ?? 1);
  const to = new Date(from.getTime() + hoursPlayed * 3_600_000);
  const timeline = games.liveDay({ from: from.toISOString(), to: to.toISOString() });
  options.out(
    `Playing ${timeline.length} messages from ${from.toISOString()}${options.speed === 1 ? '' : `, ${options.speed} times as fast`}.`,
  );
  const startedAt = Date.now();
  let sent = 0;
  for (const { at, message } of timeline) {
    const due = startedAt + (Date.parse(at) - from.getTime()) / options.speed;
    const wait = due - Date.now();
    if (wait > 5) await pause(wait, options.signal);
    if (options.signal.aborted) break;
    await take(message);
    sent++;
  }
  return sent;
}

/** The live day inside a running server: into its journal, as a sender's message would go. */
export async function playLiveDay(podium: Podium, options: PlayOptions): Promise<void> {
  await play(options, async (message) => {
    await podium.journal.append({
      kind: 'odf',
      feedFlag: message.envelope.feedFlag,
      header: message.envelope,
      bytes: Buffer.from(writeMessage(message)),
    });
  });
}

/** `podium simulate [--speed N] [--day D]`: plays a day through the feed door of a running server. */
export async function simulateVerb(args: string[], { out, error, config }: CliIo): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      speed: { type: 'string', default: '1' },
      day: { type: 'string' },
      seed: { type: 'string', default: '1' },
      scale: { type: 'string', default: '1' },
    },
  });
  const speed = Number(values.speed);
  const day = values.day === undefined ? undefined : parseDay(values.day);
  if (!(speed > 0) || (values.day !== undefined && day === undefined)) {
    error('podium simulate: --speed is a number above 0, --day is YYYY-MM-DD.');
    return 2;
  }
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());
  const key = config.feedApiKey ?? (await readIfThere(join(config.dataDir, 'feed-api-key')))?.trim() ?? '';
  const url = `http://localhost:${config.port}/api/v1/feed/odf`;
  const sent = await play(
    {
      speed,
      signal: stopped.signal,
      out,
      from: day === undefined ? undefined : new Date(`${day}T06:00:00-03:00`),
      seed: Number(values.seed),
      scale: Number(values.scale),
    },
    (message) => send(url, key, writeMessage(message), stopped.signal, error),
  );
  out(`${sent} messages sent.`);
  return 0;
}

/** As a sender does: again and again, with growing pauses, until the message is taken. */
async function send(
  url: string,
  key: string,
  body: string,
  signal: AbortSignal,
  error: (line: string) => void,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/xml', 'x-api-key': key },
      signal,
    }).catch((problem: Error) => {
      if (tries === 0 && !signal.aborted)
        error(
          `${url} does not answer, trying again: ${(problem.cause instanceof Error ? problem.cause : problem).message}`,
        );
    });
    if (answer?.ok) return;
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new Error(`The server refused a message (${answer.status}): ${await answer.text()}`);
    await pause(Math.min(5000, 200 * 2 ** tries), signal);
  }
}
