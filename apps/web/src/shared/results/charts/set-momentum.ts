import type { PeriodAnswer } from '@podium/contract';

export interface SetPoints {
  code: string;
  home: number;
  away: number;
}

/** The points of both sides by set; undefined for fewer than two sets, which the score already covers. */
export function setMomentum(periods: readonly PeriodAnswer[]): SetPoints[] | undefined {
  const sets = periods
    .filter(({ code, homePeriod, awayPeriod }) => isSet.test(code) && isCount(homePeriod) && isCount(awayPeriod))
    .map(({ code, homePeriod, awayPeriod }) => ({ code, home: Number(homePeriod), away: Number(awayPeriod) }));
  return sets.length < 2 ? undefined : sets;
}

/** Matches a set, `S1`, or a game of a racket sport, `G1`; halves and quarters are charted by the running score. */
const isSet = /^[SG]\d+$/u;
const isCount = (text: string | null): boolean => text !== null && /^\d+$/u.test(text);
