import { expect, test } from 'vitest';
import { clockFrom } from '../ground/games-clock.ts';
import type { TimedEntry } from './demo-timeline.ts';
import { playTimeline } from './play-timeline.ts';

const hourMs = 3_600_000;
const messageAt = (time: number): TimedEntry => ({
  at: time,
  entry: {
    kind: 'odf',
    feedFlag: 'P',
    header: { competitionCode: 'X', generatedAt: '' },
    bytes: Buffer.from(String(time)),
  },
});
const all = [0.5, 1, 1.5, 60, 60.5, 130, 200].map((minutes) => messageAt(minutes * 60_000));

/** Plays three hours in a tenth of a second. */
async function play(
  signal: AbortSignal,
  /** @returns false if stopped before the messages were on disk */
  onTake: (entries: readonly TimedEntry[], now: number) => boolean,
): Promise<number[]> {
  const clock = clockFrom(0, (3 * hourMs) / 100);
  const played: number[] = [];
  await playTimeline({
    clock,
    from: 60_000,
    to: 3 * hourMs,
    signal,
    timeline: (from, to) => all.filter(({ at }) => at > from && at <= to),
    take: async (entries) => onTake(entries, clock.now()),
    onPlayed: async (to) => void played.push(to),
  });
  return played;
}

test('each message is sent once, in order and not before its time, until the end', async () => {
  const sent: number[] = [];
  const played = await play(new AbortController().signal, (entries, now) => {
    for (const { at } of entries) {
      expect(at).toBeLessThanOrEqual(now);
      sent.push(at / 60_000);
    }
    return true;
  });
  expect(sent).toEqual([1.5, 60, 60.5, 130]);
  expect(played.at(-1)).toBe(3 * hourMs);
  expect(played).toEqual(played.toSorted((a, b) => a - b));
});

test('the played position is never ahead of the accepted messages', async () => {
  const stopping = new AbortController();
  const played = await play(stopping.signal, (entries) => {
    const isStopped = entries.some(({ at }) => at === 60 * 60_000);
    if (isStopped) stopping.abort();
    return !isStopped;
  });
  expect(Math.max(0, ...played)).toBeLessThan(60 * 60_000);
});

test('messages that are already on disk when playing stops count as played', async () => {
  const stopping = new AbortController();
  const played = await play(stopping.signal, (entries) => {
    if (entries.some(({ at }) => at === 60 * 60_000)) stopping.abort();
    return true;
  });
  expect(played.at(-1)).toBeGreaterThanOrEqual(60 * 60_000);
});

test('after the clock jumps, messages are sent in batches, and none of the same moment is left out', async () => {
  const many = Array.from({ length: 600 }, (_, index) => messageAt(1000 + Math.floor(index / 300)));
  const stopping = new AbortController();
  const batches: number[] = [];
  const played: number[] = [];
  await playTimeline({
    clock: clockFrom(10_000, 1),
    from: 0,
    to: 10_000,
    signal: stopping.signal,
    timeline: () => many,
    take: async (entries) => {
      batches.push(entries.length);
      return true;
    },
    onPlayed: async (to) => void played.push(to),
  });
  expect(batches).toEqual([256, 256, 88]);
  expect(played).toEqual([999, 1000, 10_000]);
});
