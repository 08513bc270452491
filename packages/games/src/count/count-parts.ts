import type { Doubt } from '../rules/doubt.ts';
import { addPoints, anyPoint, describePoints, listParts, shootOut } from './count-points.ts';
import type { CountedParts, EnteredPeriod, EnteredSide, SideScore } from './counted-parts.ts';
import type { PartRules, PartsRules } from './count-rules.ts';
import type { ScoreCount } from './score-count.ts';

/** The score is the number of parts won: sets, games, rounds. */
export function countParts(rules: PartsRules): ScoreCount {
  const won = countWon(rules, 1, 0);
  return {
    ...won,
    basis: { kind: 'parts', rules, apply: won.apply },
    resultType: 'SETS',
    needsWinner: rules.levelIsAllowed === undefined ? rules.part !== undefined : !rules.levelIsAllowed,
    judge: (periods) => (rules.part ? judgeParts(periods, rules.part, rules) : []),
  };
}

/** Two points for each part won, and one for each that ends level: sets of archery. */
export const countSetPoints = (rules: Omit<PartsRules, 'part'>): ScoreCount => countWon(rules, 2, 1);

function countWon({ parts, buttons = anyPoint }: PartsRules, win: number, tie: number): ScoreCount {
  const partPoints = (own: number, other: number): number => (own > other ? win : own === other && own > 0 ? tie : 0);
  return {
    resultType: 'POINTS',
    parts,
    buttons,
    hasPartScore: true,
    needsWinner: false,
    listParts: (periods) => listParts(periods, { parts }),
    apply: (before, step) => addPoints(before, step, parts),
    describe: (_before, after, { action }) => ({ ...describePoints(after), action }),
    score: (counted, isOver) => {
      const played = playedParts(counted, isOver);
      const sum = (own: EnteredSide, other: EnteredSide): number =>
        played.reduce((total, period) => total + partPoints(period[own], period[other]), 0);
      return { home: sum('home', 'away'), away: sum('away', 'home') };
    },
    judge: () => [],
  };
}

const playedParts = ({ periods, period }: CountedParts, isOver: boolean): EnteredPeriod[] =>
  periods.filter(({ code }) => (isOver || code !== period) && code !== shootOut);

/** Parts that a side has to win in a contest of at most this many. */
export const partsToWin = (parts: readonly string[]): number => Math.floor(parts.length / 2) + 1;

/**
 * Impossible and doubtful parts of a contest that is decided by parts won.
 *
 * @param endsPart whether a part can end with this score
 */
export function judgeWonParts(
  periods: readonly EnteredPeriod[],
  parts: readonly string[],
  endsPart: (score: { high: number; low: number }, period: EnteredPeriod) => boolean,
): Doubt[] {
  const needed = partsToWin(parts);
  const won: SideScore = { home: 0, away: 0 };
  const doubts = periods.flatMap(({ code, home, away, ...more }): Doubt[] => {
    const score = { part: code, home, away };
    const isOver = won.home >= needed || won.away >= needed;
    if (code === shootOut) return [];
    if (home === away) return home === 0 ? [] : [{ code: 'levelPart', ...score }];
    won[home > away ? 'home' : 'away'] += 1;
    if (isOver) return [{ code: 'partAfterEnd', ...score }];
    return endsPart({ high: Math.max(home, away), low: Math.min(home, away) }, { code, home, away, ...more })
      ? []
      : [{ code: 'partScore', ...score }];
  });
  const { home, away } = won;
  return home !== away && Math.max(home, away) < needed
    ? [...doubts, { code: 'fewParts', home, away, needed }]
    : doubts;
}

function judgeParts(
  periods: readonly EnteredPeriod[],
  part: PartRules,
  { parts, isChosen = false }: Pick<PartsRules, 'parts' | 'isChosen'>,
): Doubt[] {
  const isLast = (code: string): boolean => parts.length > 1 && code === parts.at(-1);
  const doubts = judgeWonParts(periods, parts, (score, { code }) => endsPart(score, part, isLast(code)));
  if (!isChosen) return doubts;
  return doubts.map((doubt): Doubt => {
    if (doubt.code !== 'partScore') return doubt;
    const to = pointsToWin(part, isLast(doubt.part));
    return { ...doubt, code: 'partRule', to, lead: part.lead, cap: part.cap ?? null };
  });
}

const pointsToWin = ({ to, lastTo }: PartRules, isLast: boolean): number => (isLast ? lastTo : undefined) ?? to;

/** Whether a part can end like this: 25:20, 27:25, with a cap of 30 also 30:29. */
function endsPart({ high, low }: { high: number; low: number }, part: PartRules, isLast: boolean): boolean {
  const to = pointsToWin(part, isLast);
  if (high < to) return false;
  // With a golden point the first to reach the points wins.
  if (part.cap !== undefined && part.cap <= to) return high === to;
  if (part.cap !== undefined && high === part.cap) return low >= part.cap - part.lead;
  if (part.cap !== undefined && high > part.cap) return false;
  return high === to ? high - low >= part.lead : high - low === part.lead;
}
