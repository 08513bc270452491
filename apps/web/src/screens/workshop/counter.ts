/** Points of two sides with their history, because taps on a venue's screen are hasty. */
export interface Counter {
  points: readonly [number, number];
  before: readonly (readonly [number, number])[];
}

export type CounterMove = { side: 0 | 1; by: 1 | -1 } | 'undo';

export const newCounter: Counter = { points: [0, 0], before: [] };

const MAX_UNDO = 100;

/** Adds or removes a point, never below zero; `undo` reverts the last move. */
export function move(counter: Counter, counterMove: CounterMove): Counter {
  if (counterMove === 'undo') {
    const points = counter.before.at(-1);
    return points ? { points, before: counter.before.slice(0, -1) } : counter;
  }
  const now = counter.points[counterMove.side] + counterMove.by;
  if (now < 0) return counter;
  const points: [number, number] = counterMove.side === 0 ? [now, counter.points[1]] : [counter.points[0], now];
  return { points, before: [...counter.before, counter.points].slice(-MAX_UNDO) };
}
