import type { GamesClock } from '../games-clock.ts';
import { pause } from '../pause.ts';
import type { TimedEntry } from './demo-timeline.ts';

export interface PlayOptions {
  clock: GamesClock;
  /** Epoch milliseconds; earlier messages have been sent. */
  from: number;
  /** Epoch milliseconds at the Games at which playing ends. */
  to: number;
  signal: AbortSignal;
  /** Messages after `from` up to and with `to`. */
  timeline: (from: number, to: number) => Promise<readonly TimedEntry[]> | readonly TimedEntry[];
  /** Takes messages that are due, in order. @returns whether they are on disk; false if it was stopped before */
  take: (entries: readonly TimedEntry[]) => Promise<boolean>;
  /** Receives the time at the Games up to which everything has been taken, once a second or so. */
  onPlayed?: (to: number) => Promise<void>;
}

const hourMs = 3_600_000;
/** After a jump of the clock thousands of messages can be due: they are taken in portions, so that screens follow. */
const maxAtOnce = 256;
/** Look at the clock at least this often: that of a machine that was suspended jumps. */
const maxPauseMs = 1000;

/** Sends each message of a timeline when its time has come. @returns how many were taken */
export async function playTimeline(options: PlayOptions): Promise<number> {
  const { clock, to, signal, timeline, take, onPlayed } = options;
  // An hour of the Games, and at least a minute of the machine's.
  const spanMs = hourMs * Math.max(1, clock.rate / 60);
  let sent = 0;
  const spanAfter = (from: number): { end: number; entries: Promise<readonly TimedEntry[]> } => {
    const end = Math.min(from + spanMs, to);
    const entries = (async () => (end > from ? timeline(from, end) : []))();
    // The loop below receives the failure.
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
      // Messages of one moment may be in two portions.
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
