import { shownGap } from './shown-gap.ts';
import type { ResultLineAnswer } from '@podium/contract';
import type { FactColumn } from '../sport/fact-columns.ts';

export interface ResultColumns {
  rank: boolean;
  /** The place in the list, where ranks are shared (S05). */
  position: boolean;
  bib: boolean;
  organisation: boolean;
  diff: boolean;
  qualification: boolean;
  /** Those of the sport. */
  own: readonly FactColumn[];
}

/** A list whose marks have no places, as what each did on one apparatus of several, has no column for them. */
export function commonColumns(lines: readonly ResultLineAnswer[], isHeadToHead: boolean): Omit<ResultColumns, 'own'> {
  return {
    rank: lines.some(({ rank, medal }) => rank || medal) || (!isHeadToHead && !lines.some(({ result }) => result)),
    position: !isHeadToHead && lines.some(({ rankEqual }) => rankEqual),
    organisation: lines.some(({ competitor }) => competitor.type === 'athlete' && competitor.organisation),
    bib: lines.some(({ bib }) => bib),
    diff: lines.some(shownGap),
    qualification: lines.some(({ qualification }) => qualification),
  };
}
