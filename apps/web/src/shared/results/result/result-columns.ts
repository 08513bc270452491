import type { CommonColumns } from '@podium/contract/result-columns';
import type { FactColumn } from '../sport/fact-columns.ts';

export interface ResultColumns extends CommonColumns {
  /** Columns of the sport. */
  own: readonly FactColumn[];
}
