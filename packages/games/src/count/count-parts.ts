import type { Doubt } from '../rules/doubt.ts';
import { addPoints, anyPoint, describePoints, listParts, shootOut } from './count-points.ts';
import type { CountedParts, EnteredPeriod, EnteredSide, SideScore } from './counted-parts.ts';
import type { ScoreButton, ScoreCount } from './score-count.ts';

/** When a set or game is won: at `to` points with a lead of `lead`, at the latest at `cap` points. */
export interface PartRules {
  to: number;
  lead: number;
  cap?: number;
  /** Points in the deciding part, if they differ. */
  lastTo?: number;
}

export interface PartsRules {
  parts: readonly string[];
  /** When a part is won; undefined: when its time is over. */
  part?: PartRules;
  buttons?: readonly ScoreButton[];
}

/** The score is the number of parts won: sets, games, rounds. */
export const countParts = (rules: PartsRules): ScoreCount => ({
  ...countWon(rules, 1, 0),
  resultType: 'SETS',
  needsWinner: rules.part !== undefined,
  judge: (periods) => (rules.part ? judgeParts(periods, rules.part, rules.parts) : []),
});

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

const judgeParts = (periods: readonly EnteredPeriod[], part: PartRules, parts: readonly string[]): Doubt[] =>
  judgeWonParts(periods, parts, (score, { code }) => endsPart(score, part, parts.length > 1 && code === parts.at(-1)));

/** Whether a part can end like this: 25:20, 27:25, with a cap of 30 also 30:29. */
function endsPart({ high, low }: { high: number; low: number }, part: PartRules, isLast: boolean): boolean {
  const to = (isLast ? part.lastTo : undefined) ?? part.to;
  if (high < to) return false;
  if (part.cap !== undefined && high === part.cap) return low >= part.cap - part.lead;
  if (part.cap !== undefined && high > part.cap) return false;
  return high === to ? high - low >= part.lead : high - low === part.lead;
}
