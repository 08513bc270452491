import { markKind } from '@podium/games';
import { delegationBeside } from './delegation-beside.ts';
import type { ResultLineAnswer } from './lines.ts';

/** Columns that results of any sport may have, in addition to the name and the result. */
export interface CommonColumns {
  rank: boolean;
  /** Start order, if ranks are shared (S05); beside a column of lanes, or without a start order, the position in the list. */
  position: boolean;
  bib: boolean;
  organisation: boolean;
  diff: boolean;
  qualification: boolean;
}

/** A list whose marks are not ranked, such as one apparatus of several, has no column for ranks. */
export function commonColumns(lines: readonly ResultLineAnswer[], isHeadToHead: boolean): CommonColumns {
  return {
    rank: lines.some(({ rank, medal }) => rank || medal) || (!isHeadToHead && !lines.some(({ result }) => result)),
    position: !isHeadToHead && lines.some(({ rankEqual }) => rankEqual),
    organisation: lines.some(({ competitor }) => delegationBeside(competitor) !== null),
    bib: lines.some(({ bib }) => bib),
    diff: lines.some(shownGap),
    qualification: lines.some(({ qualification }) => qualification),
  };
}

/**
 * The gap of a line as displayed: `+0.12` in a race, with or without a sign in the source; none for the first line,
 * where `+0.00` is meaningless.
 */
export function shownGap({ rank, diff, resultType }: Pick<ResultLineAnswer, 'rank' | 'diff' | 'resultType'>) {
  if (diff === null || (rank === '1' && !/[1-9]/u.test(diff))) return null;
  return markKind(resultType) === 'time' && /^[\d:.]+$/u.test(diff) ? `+${diff}` : diff;
}
