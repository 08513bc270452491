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
  const coming = starts.flatMap(({ stop, times }) => {
    const left = times.filter((at) => Date.parse(at) + MINUTE_MS > now);
    return left[0] === undefined ? [] : [{ stop: stop.name, at: left[0], left }];
  });
  const [next] = coming.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (!next) return undefined;
  const gaps = next.left.slice(1, FEWEST).map((at, index) => minutesUntil(at, Date.parse(next.left[index]!)));
  const [every] = gaps;
  const isEven = gaps.length === FEWEST - 1 && gaps.every((gap) => gap === every);
  return { at: next.at, stop: next.stop, every: isEven ? every : undefined };
}
