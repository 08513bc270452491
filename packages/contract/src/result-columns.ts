import { markKindOf } from '@podium/games';
import type { ResultLineAnswer } from './units.ts';

/** Columns of a result that any sport may have, beside the name and the result. */
export interface CommonColumns {
  rank: boolean;
  /** The place in the list, where ranks are shared (S05). */
  position: boolean;
  bib: boolean;
  organisation: boolean;
  diff: boolean;
  qualification: boolean;
}

/** A list whose marks have no places, as what each did on one apparatus of several, has no column for them. */
export function commonColumns(lines: readonly ResultLineAnswer[], isHeadToHead: boolean): CommonColumns {
  return {
    rank: lines.some(({ rank, medal }) => rank || medal) || (!isHeadToHead && !lines.some(({ result }) => result)),
    position: !isHeadToHead && lines.some(({ rankEqual }) => rankEqual),
    organisation: lines.some(({ competitor }) => competitor.type === 'athlete' && competitor.organisation),
    bib: lines.some(({ bib }) => bib),
    diff: lines.some(shownGap),
    qualification: lines.some(({ qualification }) => qualification),
  };
}

/**
 * How far a line is behind, as it is shown: `+0.12` in a race, whether or not its source wrote the sign; nothing of the
 * first, whose `+0.00` would tell nothing.
 */
export function shownGap({ rank, diff, resultType }: Pick<ResultLineAnswer, 'rank' | 'diff' | 'resultType'>) {
  if (diff === null || (rank === '1' && !/[1-9]/u.test(diff))) return null;
  return markKindOf(resultType) === 'time' && /^[\d:.]+$/u.test(diff) ? `+${diff}` : diff;
}
