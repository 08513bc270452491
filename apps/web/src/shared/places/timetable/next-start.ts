import { minutesUntil } from '@podium/contract/next-departures';
import type { TransportLinesAnswer } from '@podium/contract';

interface NextStart {
  at: string;
  stop: string;
  /** The interval of the next departures in minutes, if regular. */
  every: number | undefined;
}

/** Minimum number of departures for a regular interval. */
const FEWEST = 3;
const MINUTE_MS = 60_000;

/** The next departure of a line from one of its first stops. @param now epoch milliseconds */
export function nextStart(starts: TransportLinesAnswer['items'][number]['starts'], now: number): NextStart | undefined {
  const comingStarts = starts.flatMap(({ stop, times }) => {
    const remainingTimes = times.filter((time) => Date.parse(time) + MINUTE_MS > now);
    return remainingTimes[0] === undefined ? [] : [{ stop: stop.name, at: remainingTimes[0], left: remainingTimes }];
  });
  const [next] = comingStarts.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (!next) return undefined;
  const gaps = next.left.slice(1, FEWEST).map((time, index) => minutesUntil(time, Date.parse(next.left[index]!)));
  const [intervalMinutes] = gaps;
  const isEven = gaps.length === FEWEST - 1 && gaps.every((gap) => gap === intervalMinutes);
  return { at: next.at, stop: next.stop, every: isEven ? intervalMinutes : undefined };
}
