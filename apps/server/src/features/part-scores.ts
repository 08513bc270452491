import { disciplineFor } from '@podium/disciplines';
import { lostDecider } from '@podium/disciplines/reading';
import type { Document } from '@podium/contract';
import { halfPoints, superscript } from '@podium/games';
import type { Detail } from '@podium/games';

type PartedUnit = Pick<Document<'unit'>, 'periods' | 'current' | 'discipline'>;

/**
 * Scores of the parts of a contest between two sides, `7–6⁵` after a tie-break of 7–5; empty if there are fewer than two or too many
 * for a line. A shoot-out is not a part of the score.
 */
export function partScores({ periods, current, discipline }: PartedUnit): string[] {
  const rules = disciplineFor(discipline?.code);
  const played = (current?.periods ?? periods).filter(
    ({ code, homePeriod, awayPeriod }) => code !== 'PSO' && code !== 'TOT' && homePeriod && awayPeriod,
  );
  if (played.length < 2 || played.length > 7) return [];
  const decider = (details: readonly Detail[], side: 'home' | 'away'): string =>
    superscript(lostDecider(rules, details, side));
  return played.map(({ homePeriod, awayPeriod, details = [] }) =>
    halfPoints(`${homePeriod}${decider(details, 'home')}–${awayPeriod}${decider(details, 'away')}`),
  );
}

/** Returns whether the score of a contest is the number of sets or games won, which says little without the scores of these. */
export const countsSets = (code: string | undefined): boolean =>
  disciplineFor(code).scoring.count.parts.some((part) => /^[SGR]\d+$/u.test(part));
