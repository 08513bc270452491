import type { Doubt } from '../rules/doubt.ts';
import type { CountedParts, EnteredPeriod, SideScore } from './counted-parts.ts';
import type { PointsRules, ScoreButton } from './count-rules.ts';
import type { ScoreCount, ScoredStep } from './score-count.ts';

/** The period in which a level contest is decided. Its goals are not part of the score. */
export const shootOut = 'PSO';

/** The only period of a contest without periods: one score. */
export const wholeContest = 'TOT';

export const anyPoint: readonly ScoreButton[] = [{ points: 1 }];

/** The score is the sum of the points of all parts: goals, baskets, touches. */
export function countPoints(rules: PointsRules = {}): ScoreCount {
  const { parts = [], overtime, hasShootOut = false, buttons = anyPoint } = rules;
  const apply: ScoreCount['apply'] = (before, step) => addPoints(before, step, parts);
  return {
    basis: { kind: 'points', rules, apply },
    resultType: 'POINTS',
    parts,
    buttons,
    hasPartScore: false,
    needsWinner: rules.levelIsAllowed === false,
    listParts: (periods) => listParts(periods, { parts, overtime, hasShootOut }),
    apply,
    describe: (_before, after, { action }) => ({ ...describePoints(after), action }),
    score: ({ periods }) => totalPoints(periods),
    runningScore: totalPoints,
    judge: (periods) => judgePoints(periods, { ...rules, parts, buttons }),
  };
}

function judgePoints(
  periods: readonly EnteredPeriod[],
  {
    pointsToWin: limit,
    leadToWin,
    isScore = () => true,
    goldenPoint,
    parts,
    buttons,
  }: PointsRules & { parts: readonly string[]; buttons: readonly ScoreButton[] },
): Doubt[] {
  const doubts: Doubt[] = [];
  const { home, away } = totalPoints(periods);
  if (limit !== undefined) {
    // The score that reaches the limit may be worth more than one point.
    const most = limit + Math.max(...buttons.map(({ points }) => points)) - 1;
    if (Math.min(home, away) >= limit || Math.max(home, away) > most)
      doubts.push({ code: 'overLimit', home, away, limit });
  }
  // The score that ends the match may be worth more than one point, too.
  const mostLead =
    leadToWin === undefined ? Infinity : leadToWin + Math.max(...buttons.map(({ points }) => points)) - 1;
  if (Math.abs(home - away) > mostLead || !isScore({ home, away })) doubts.push({ code: 'sportScore', home, away });
  doubts.push(...judgeDecider(periods, parts));
  if (!goldenPoint) return doubts;
  const isExtra = ({ code }: EnteredPeriod): boolean => parts.length > 0 && !parts.includes(code) && code !== shootOut;
  for (const period of periods.filter(isExtra))
    if (period.home > 0 && period.away > 0)
      doubts.push({ code: 'goldenPart', part: period.code, home: period.home, away: period.away });
  return doubts;
}

/** A shootout that nobody won, and parts that follow although the score was not level any more. */
function judgeDecider(periods: readonly EnteredPeriod[], parts: readonly string[]): Doubt[] {
  const isExtra = ({ code }: EnteredPeriod): boolean => parts.length > 0 && !parts.includes(code);
  const before = (period: EnteredPeriod): SideScore =>
    totalPoints(
      periods.filter((one) => !isExtra(one) || period.code === shootOut || (one !== period && one.code < period.code)),
    );
  return periods.filter(isExtra).flatMap((period): Doubt[] => {
    const { code, home, away } = period;
    const score = before(period);
    if (score.home !== score.away) return [{ code: 'partAfterEnd', part: code, home, away }];
    return code === shootOut && home === away && home > 0 ? [{ code: 'levelPart', part: code, home, away }] : [];
  });
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
