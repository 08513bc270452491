import type { GamesClock } from '../ground/games-clock.ts';
import { pause } from './pause.ts';
import type { TimedEntry } from './demo-timeline.ts';

export interface PlayOptions {
  clock: GamesClock;
  /** Epoch milliseconds; earlier messages have already been sent. */
  from: number;
  /** Games time at which playing ends, epoch milliseconds. */
  to: number;
  signal: AbortSignal;
  /** Messages after `from` up to and including `to`. */
  timeline: (from: number, to: number) => Promise<readonly TimedEntry[]> | readonly TimedEntry[];
  /**
   * Stores due messages, in order.
   * @returns true once they are on disk; false if stopped before
   */
  take: (entries: readonly TimedEntry[]) => Promise<boolean>;
  /** Called about once a second with the Games time up to which all messages are stored. */
  onPlayed?: (to: number) => Promise<void>;
}

const hourMs = 3_600_000;
/** Portion size. After a clock jump thousands of messages can be due, and clients should see them progressively. */
const maxAtOnce = 256;
/** Maximum pause between checks, because the clock of a suspended machine jumps. */
const maxPauseMs = 1000;

/**
 * Sends each message of a timeline when it is due.
 * @returns the number of messages sent
 */
export async function playTimeline(options: PlayOptions): Promise<number> {
  const { clock, to, signal, timeline, take, onPlayed } = options;
  // One hour of the Games, but at least one minute of real time.
  const spanMs = hourMs * Math.max(1, clock.rate / 60);
  let sent = 0;
  const spanAfter = (start: number): { end: number; entries: Promise<readonly TimedEntry[]> } => {
    const end = Math.min(start + spanMs, to);
    const entries = (async () => (end > start ? timeline(start, end) : []))();
    // The rejection is handled when the loop below awaits the promise.
    entries.catch(() => undefined);
    return { end, entries };
  };
  let span = spanAfter(options.from);
  while (!signal.aborted) {
    const entries = await span.entries;
    const next = spanAfter(span.end);
    for (let index = 0, isOver = false; !isOver && !signal.aborted;) {
      const played = Math.min(clock.now(), span.end);
      const due = entries.slice(index, index + maxAtOnce).filter(({ at }) => at <= played);
      if (due.length > 0 && !(await take(due))) return sent;
      sent += due.length;
      index += due.length;
      const isBehind = (entries[index]?.at ?? Infinity) <= played;
      // Messages with the same time may be in two portions.
      await onPlayed?.(isBehind ? entries[index]!.at - 1 : played);
      if (isBehind) continue;
      isOver = played >= span.end;
      const nextAt = entries[index]?.at ?? span.end;
      const wait = (nextAt - clock.now()) / clock.rate;
      if (!isOver && wait > 0) await pause(Math.min(wait, maxPauseMs), signal);
    }
    if (span.end >= to) break;
    span = next;
  }
  return sent;
}
