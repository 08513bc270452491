import type { Doubt } from '../rules/doubt.ts';
import { addPoints, anyPoint, describePoints, listParts, shootOut } from './count-points.ts';
import type { CountedParts, EnteredPeriod, EnteredSide, SideScore } from './counted-parts.ts';
import type { PartRules, PartsRules } from './count-rules.ts';
import type { ScoreCount } from './score-count.ts';

/** The score is the number of parts won: sets, games, rounds. */
export function countParts(rules: PartsRules): ScoreCount {
  const { part, parts } = rules;
  const isComplete = ({ code, home, away }: EnteredPeriod): boolean =>
    !part || endsPart({ high: Math.max(home, away), low: Math.min(home, away) }, part, isLastPart(code, parts));
  const won = countWon(rules, { win: 1, tie: 0, isComplete });
  return {
    ...won,
    basis: { kind: 'parts', rules, apply: won.apply },
    resultType: 'SETS',
    needsWinner: rules.levelIsAllowed === undefined ? rules.part !== undefined : !rules.levelIsAllowed,
    judge: (periods) => [
      ...judgeLimits(periods, rules),
      ...(rules.part ? judgeParts(periods, rules.part, rules) : judgeTimedParts(periods, rules.parts)),
    ],
  };
}

export type SetPointRules = Pick<PartsRules, 'parts' | 'buttons' | 'most'> & {
  /** Set points that win the match. */
  to?: number;
  /** Code letters of the shoot-offs that decide a level match, numbered from 1. Each is worth one point. */
  shootOff?: string;
};

/** Two points for each part won, and one for each that ends level: sets of archery. */
export function countSetPoints(rules: SetPointRules): ScoreCount {
  const { to, parts, shootOff } = rules;
  const won = countWon(rules, { win: 2, tie: 1, isComplete: () => true });
  return {
    ...won,
    needsWinner: to !== undefined,
    listParts: (periods) => listParts(periods, { parts, overtime: shootOff }),
    judge: (periods) => [...judgeLimits(periods, rules), ...(to === undefined ? [] : judgeSetPoints(periods, to, won))],
  };
}

function judgeSetPoints(periods: readonly EnteredPeriod[], to: number, { score }: Pick<ScoreCount, 'score'>): Doubt[] {
  const upTo = (count: number): SideScore => score({ periods: periods.slice(0, count), period: null }, true);
  const late = periods.flatMap(({ code, home, away }, index): Doubt[] => {
    const before = upTo(index);
    return Math.max(before.home, before.away) >= to ? [{ code: 'partAfterEnd', part: code, home, away }] : [];
  });
  const { home, away } = upTo(periods.length);
  return home !== away && Math.max(home, away) < to ? [...late, { code: 'fewParts', home, away, needed: to }] : late;
}

/** @param isComplete whether a part can end with its score */
function countWon(
  { parts, buttons = anyPoint }: PartsRules,
  { win, tie, isComplete }: { win: number; tie: number; isComplete: (part: EnteredPeriod) => boolean },
): ScoreCount {
  const partPoints = (own: number, other: number, code: string): number => {
    if (own > other) return parts.includes(code) ? win : 1;
    return own === other && own > 0 && parts.includes(code) ? tie : 0;
  };
  return {
    resultType: 'POINTS',
    parts,
    buttons,
    hasPartScore: true,
    needsWinner: false,
    listParts: (periods) => listParts(periods, { parts }),
    apply: (before, step) => addPoints(before, step, parts),
    describe: (_before, after, { action }) => ({ ...describePoints(after), action }),
    score: (counted, isOver, isEarly = false) => {
      const played = playedParts(counted, (current) => isOver && (!isEarly || isComplete(current)));
      const sum = (own: EnteredSide, other: EnteredSide): number =>
        played.reduce((total, period) => total + partPoints(period[own], period[other], period.code), 0);
      return { home: sum('home', 'away'), away: sum('away', 'home') };
    },
    judge: () => [],
  };
}

/** Parts with a score or a lead that the sport does not allow. */
const judgeLimits = (
  periods: readonly EnteredPeriod[],
  { most = Infinity, mostLead = Infinity }: Pick<PartsRules, 'most' | 'mostLead'>,
): Doubt[] =>
  periods.flatMap(({ code, home, away }) =>
    Math.max(home, away) > most || Math.abs(home - away) > mostLead
      ? { code: 'sportPart', part: code, home, away }
      : [],
  );

/**
 * Parts that are won when their time is over. One that ends level has no winner, or is won by the referees' decision.
 */
function judgeTimedParts(periods: readonly EnteredPeriod[], parts: readonly string[]): Doubt[] {
  const needed = partsToWin(parts);
  const won: SideScore = { home: 0, away: 0 };
  return periods.flatMap(({ code, home, away }): Doubt[] => {
    const isOver = Math.max(won.home, won.away) >= needed;
    if (code === shootOut) return [];
    if (home !== away) won[home > away ? 'home' : 'away'] += 1;
    return isOver && parts.length > 1 ? [{ code: 'partAfterEnd', part: code, home, away }] : [];
  });
}

const playedParts = (
  { periods, period }: CountedParts,
  isCurrentPlayed: (current: EnteredPeriod) => boolean,
): EnteredPeriod[] => periods.filter((one) => one.code !== shootOut && (one.code !== period || isCurrentPlayed(one)));

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
  const isLast = (code: string): boolean => isLastPart(code, parts);
  const doubts = judgeWonParts(periods, parts, (score, { code }) => endsPart(score, part, isLast(code)));
  if (!isChosen) return doubts;
  return doubts.map((doubt): Doubt => {
    if (doubt.code !== 'partScore') return doubt;
    const to = pointsToWin(part, isLast(doubt.part));
    return { ...doubt, code: 'partRule', to, lead: part.lead, cap: part.cap ?? null };
  });
}

const isLastPart = (code: string, parts: readonly string[]): boolean => parts.length > 1 && code === parts.at(-1);

const pointsToWin = ({ to, lastTo }: PartRules, isLast: boolean): number => (isLast ? lastTo : undefined) ?? to;

/** Returns whether a part can end like this: 25:20, 27:25, with a cap of 30 also 30:29. */
function endsPart({ high, low }: { high: number; low: number }, part: PartRules, isLast: boolean): boolean {
  const to = pointsToWin(part, isLast);
  if (high < to) return false;
  // With a golden point the first to reach the points wins.
  if (part.cap !== undefined && part.cap <= to) return high === to;
  if (part.cap !== undefined && high === part.cap) return low >= part.cap - part.lead;
  if (part.cap !== undefined && high > part.cap) return false;
  return high === to ? high - low >= part.lead : high - low === part.lead;
}
