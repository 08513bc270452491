import type { CountedParts, EnteredPeriod, SideScore } from './counted-parts.ts';
import type { ScoreButton, ScoreCount, ScoredStep } from './score-count.ts';

/** The period in which a level contest is decided. Its goals are not part of the score. */
export const shootOut = 'PSO';

/** The only period of a contest without periods: one score. */
export const wholeContest = 'TOT';

export interface PointsRules {
  parts?: readonly string[];
  /** Code letters of the parts that follow a level score, numbered from 1: `OT`. */
  overtime?: string;
  /** Whether a shootout may decide a level contest. */
  hasShootOut?: boolean;
  buttons?: readonly ScoreButton[];
}

export const anyPoint: readonly ScoreButton[] = [{ points: 1 }];

/** The score is the sum of the points of all parts: goals, baskets, touches. */
export function countPoints({
  parts = [],
  overtime,
  hasShootOut = false,
  buttons = anyPoint,
}: PointsRules = {}): ScoreCount {
  return {
    resultType: 'POINTS',
    parts,
    buttons,
    hasPartScore: false,
    needsWinner: false,
    listParts: (periods) => listParts(periods, { parts, overtime, hasShootOut }),
    apply: (before, step) => addPoints(before, step, parts),
    describe: (_before, after, { action }) => ({ ...describePoints(after), action }),
    score: ({ periods }) => totalPoints(periods),
    runningScore: totalPoints,
    judge: () => [],
  };
}

/**
 * Regular parts, then added overtimes, then the shootout. The next overtime and the shootout are offered once all other
 * parts have begun.
 */
export function listParts(
  periods: readonly EnteredPeriod[],
  { parts, overtime, hasShootOut }: Pick<PointsRules, 'overtime' | 'hasShootOut'> & { parts: readonly string[] },
): string[] {
  const begun = periods.map(({ code }) => code);
  const added = begun.filter((code) => !parts.includes(code) && code !== shootOut);
  const played = [...parts, ...added];
  const isAllBegun = parts.length > 0 && played.every((code) => begun.includes(code));
  const isShootOutBegun = begun.includes(shootOut);
  return [
    ...played,
    ...(overtime !== undefined && isAllBegun && !isShootOutBegun ? [`${overtime}${added.length + 1}`] : []),
    ...(isShootOutBegun || (hasShootOut && isAllBegun) ? [shootOut] : []),
  ];
}

/** Adds points to the current part, or to the first one if none has begun. */
export function addPoints(
  { periods, period }: CountedParts,
  { side, points }: ScoredStep,
  parts: readonly string[],
): CountedParts {
  const current = period ?? parts[0] ?? wholeContest;
  const begun = openPart(periods, current);
  return {
    periods: begun.map((one) => (one.code === current ? { ...one, [side]: one[side] + points } : one)),
    period: current,
  };
}

/** The parts with one more at the end, unless it has begun already. */
export const openPart = (periods: readonly EnteredPeriod[], code: string): readonly EnteredPeriod[] =>
  periods.some((period) => period.code === code) ? periods : [...periods, { code, home: 0, away: 0 }];

/** The sum of all parts but the shootout. */
export function totalPoints(periods: readonly EnteredPeriod[]): SideScore {
  const played = periods.filter(({ code }) => code !== shootOut);
  return {
    home: played.reduce((sum, { home }) => sum + home, 0),
    away: played.reduce((sum, { away }) => sum + away, 0),
  };
}

export const describePoints = ({ periods, period }: CountedParts): SideScore & { period: string } => ({
  period: period ?? wholeContest,
  ...totalPoints(periods),
});
