import type { ResultLineAnswer, StartLine, UnitAnswer } from '@podium/contract';
import type { CommonColumns } from '@podium/contract/result-columns';
import type { Facts } from '@podium/disciplines/reading';
import type { Column } from '@podium/ui';
import type { LongRowProps } from '@podium/ui/long-body';
import type { FactColumn } from '../sport/fact-columns.ts';
import type { Sport } from '../sport/use-sport.ts';
import type { EarlierPlace } from './contest-head.ts';

export interface ResultColumns extends CommonColumns {
  /** Columns of the sport. */
  own: readonly FactColumn[];
}

export interface ResultRowProps extends LongRowProps {
  line: ResultLineAnswer;
  /** The place and the mark at an earlier split than the one of the table. */
  earlier?: EarlierPlace;
  columns: ResultColumns;
  cells: readonly Column<ResultRowProps>[];
  unit: Pick<UnitAnswer, 'event' | 'results'> & Partial<Pick<UnitAnswer, 'outcome'>>;
  sport: Sport;
  /** Facts of every line, for comparison. */
  facts: ReadonlyMap<StartLine, Facts>;
  isOpen: boolean;
  /** Identifies the line for `onOpen`. */
  rowKey: string;
  onOpen: (key: string, isOpen: boolean) => void;
}
