import { markKindOf } from '@podium/games';
import type { ResultLineAnswer } from '@podium/contract';

/**
 * How far a line is behind, as it is shown: `+0.12` in a race, whether or not its source wrote the sign; nothing of the
 * first, whose `+0.00` would tell nothing.
 */
export function shownGap({ rank, diff, resultType }: Pick<ResultLineAnswer, 'rank' | 'diff' | 'resultType'>) {
  if (diff === null || (rank === '1' && !/[1-9]/u.test(diff))) return null;
  return markKindOf(resultType) === 'time' && /^[\d:.]+$/u.test(diff) ? `+${diff}` : diff;
}
