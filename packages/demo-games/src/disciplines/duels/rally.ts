import type { Side } from '../../formats/duel.ts';

export interface Rally {
  set: number;
  side: Side;
  /** Points in the set after the rally. */
  H: number;
  A: number;
  endsSet: boolean;
}
