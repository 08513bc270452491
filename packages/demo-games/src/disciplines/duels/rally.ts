import type { Side } from './duel.ts';

export interface Rally {
  set: number;
  side: Side;
  /** Points of the set after it. */
  H: number;
  A: number;
  endsSet: boolean;
}
