/** Points of two sides, and how they came about: a screen at a venue is tapped in haste. */
export interface Counter {
  points: readonly [number, number];
  before: readonly (readonly [number, number])[];
}

export type CounterMove = { side: 0 | 1; by: 1 | -1 } | 'undo';

export const newCounter: Counter = { points: [0, 0], before: [] };

const MAX_UNDO = 100;

/** A point more or less, never below none; `undo` takes the last one back. */
export function move(counter: Counter, made: CounterMove): Counter {
  if (made === 'undo') {
    const points = counter.before.at(-1);
    return points ? { points, before: counter.before.slice(0, -1) } : counter;
  }
  const now = counter.points[made.side] + made.by;
  if (now < 0) return counter;
  const points: [number, number] = made.side === 0 ? [now, counter.points[1]] : [counter.points[0], now];
  return { points, before: [...counter.before, counter.points].slice(-MAX_UNDO) };
}
