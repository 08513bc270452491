import { lostDecider } from '@podium/disciplines/reading';
import type { PeriodAnswer } from '@podium/contract';
import type { Discipline } from '@podium/games';

/** The sets or games of one side, with the points of a tie-break that it lost; none if the score adds up the parts. */
export const setScores = (
  discipline: Pick<Discipline, 'codes'>,
  periods: readonly PeriodAnswer[],
  side: 'home' | 'away',
): { code: string; score: string; lost: string }[] =>
  periods
    .filter(({ code }) => /^[SGR]\d+$/u.test(code))
    .map((period) => ({
      code: period.code,
      score: period[`${side}Period`] ?? period[side] ?? '–',
      lost: lostDecider(discipline, period.details ?? [], side),
    }));
