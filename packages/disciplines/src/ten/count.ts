import { judgeWonParts, openPart, partsToWin } from '@podium/games';
import type { CountedParts, Doubt, EnteredPeriod, EnteredSide, ScoreCount, SideScore } from '@podium/games';

interface TennisRules {
  /** True if a match tie-break to ten replaces the deciding set. */
  hasMatchTieBreak: boolean;
}

const sets: readonly string[] = ['S1', 'S2', 'S3'];
const needed = partsToWin(sets);
const gamePoints = { to: 4, tieBreakTo: 7, matchTieBreakTo: 10, lead: 2 } as const;
const spokenPoints = ['0', '15', '30', '40'] as const;
const nothing: SideScore = { home: 0, away: 0 };
const other = { home: 'away', away: 'home' } as const satisfies Record<EnteredSide, EnteredSide>;

/**
 * Games of four points and sets of six games, each with a lead of two; at 6:6, a tie-break to seven points. The winner
 * is the first to win two sets.
 */
export function countTennis({ hasMatchTieBreak }: TennisRules): ScoreCount {
  const isMatchTieBreak = ({ code }: Pick<EnteredPeriod, 'code'>): boolean => hasMatchTieBreak && code === sets.at(-1);
  const isWon = (set: EnteredPeriod): boolean => endsSet(highAndLow(set), isMatchTieBreak(set));
  const hasDecider = (set: EnteredPeriod): boolean =>
    !isMatchTieBreak(set) && Math.max(set.home, set.away) === 7 && Math.min(set.home, set.away) === 6;
  const setsWon = ({ periods }: Pick<CountedParts, 'periods'>): SideScore => {
    const won = periods.filter(isWon);
    const home = won.filter((set) => set.home > set.away).length;
    return { home, away: won.length - home };
  };
  /** Code of the set in progress, or of the next one after a set; undefined once the match is decided. */
  const currentSet = ({ periods, period }: CountedParts): string | undefined => {
    const { home, away } = setsWon({ periods });
    if (home >= needed || away >= needed) return undefined;
    const isOpen = (code: string): boolean => !periods.some((set) => set.code === code && isWon(set));
    return period !== null && sets.includes(period) && isOpen(period) ? period : sets.find(isOpen);
  };
  const addPoint = (set: EnteredPeriod, side: EnteredSide): EnteredPeriod =>
    isMatchTieBreak(set) ? { ...set, [side]: set[side] + 1 } : addGamePoint(set, side);

  return {
    resultType: 'SETS',
    parts: sets,
    buttons: [{ action: 'POINT', points: 1 }],
    hasPartScore: true,
    needsWinner: true,
    listParts: (periods) => [...new Set([...sets, ...periods.map(({ code }) => code)])],
    apply: (before, { side, points }) => {
      const code = currentSet(before);
      if (code === undefined || points === 0) return before;
      const periods = openPart(before.periods, code).map((set) => (set.code === code ? addPoint(set, side) : set));
      return { periods, period: currentSet({ periods, period: code }) ?? code };
    },
    // A match has some hundred points: the play-by-play lists games and sets.
    describe: (before, after) => {
      const set = after.periods.find((one) => !before.periods.includes(one));
      const earlier = before.periods.find(({ code }) => code === set?.code) ?? nothing;
      if (!set || (set.home === earlier.home && set.away === earlier.away)) return undefined;
      const { code: period, home, away } = set;
      if (isWon(set)) return { period, home, away, action: 'SET' };
      return isMatchTieBreak(set) ? undefined : { period, home, away, action: 'GAME' };
    },
    score: setsWon,
    judge: (periods) => [
      ...judgeWonParts(periods, sets, (score, set) => endsSet(score, isMatchTieBreak(set))),
      ...periods.filter(hasDecider).flatMap(judgeTieBreak),
    ],
    hasDecider,
    innerScore: (set) => (isWon(set) || isMatchTieBreak(set) ? undefined : spokenScore(set)),
    facts: (set) => {
      const { points } = set.tallies ?? {};
      if (!points) return [];
      const { home, away } = isWon(set) ? { home: String(points.home), away: String(points.away) } : spokenScore(set);
      return [{ code: isWon(set) ? 'TIE_BREAK_POINTS' : 'GAME_POINTS', value: `${home}–${away}` }];
    },
  };
}

const highAndLow = ({ home, away }: SideScore): { high: number; low: number } => ({
  high: Math.max(home, away),
  low: Math.min(home, away),
});

/** Returns whether a set can end like this: 6:4, 7:5, 7:6; a match tie-break 10:8, 12:10. */
function endsSet({ high, low }: { high: number; low: number }, isMatchTieBreak: boolean): boolean {
  if (isMatchTieBreak) return isGameWon(high, low, gamePoints.matchTieBreakTo) && endsAtOnce(high, low);
  return high === 6 ? low <= 4 : high === 7 && (low === 5 || low === 6);
}

const isGameWon = (own: number, others: number, to: number): boolean => own >= to && own - others >= gamePoints.lead;

/** Beyond ten points, a match tie-break ends as soon as a side leads by two. */
const endsAtOnce = (high: number, low: number): boolean =>
  high === gamePoints.matchTieBreakTo || high - low === gamePoints.lead;

/**
 * A tie-break ends at seven points with a lead of two, later as soon as a side leads by two; its winner wins the set.
 */
function judgeTieBreak({ code: part, home, away, tallies }: EnteredPeriod): Doubt[] {
  const points = tallies?.['points'];
  if (!points) return [];
  const [own, others] = home > away ? [points.home, points.away] : [points.away, points.home];
  const isWon = isGameWon(own, others, gamePoints.tieBreakTo);
  const isPossible = isWon && (own === gamePoints.tieBreakTo || own - others === gamePoints.lead);
  return isPossible ? [] : [{ code: 'decider', part, ...points }];
}

const isTieBreak = ({ home, away }: SideScore): boolean => home === 6 && away === 6;

/** A point in a game or tie-break. The points of a tie-break are kept after it: `7:6 (7–5)`. */
function addGamePoint(set: EnteredPeriod, side: EnteredSide): EnteredPeriod {
  const before = set.tallies?.['points'] ?? nothing;
  const points = { ...before, [side]: before[side] + 1 };
  const to = isTieBreak(set) ? gamePoints.tieBreakTo : gamePoints.to;
  if (!isGameWon(points[side], points[other[side]], to)) return { ...set, tallies: { points } };
  const { code, home, away } = set;
  const won = { code, home, away, [side]: set[side] + 1 };
  return isTieBreak(set) ? { ...won, tallies: { points } } : won;
}

/** Points of the current game or tie-break: `40` and `15`, `AD` and `40`, `6` and `5`. */
function spokenScore(set: EnteredPeriod): { home: string; away: string } {
  const points = set.tallies?.['points'] ?? nothing;
  const speak = (side: EnteredSide): string => {
    const [own, others] = [points[side], points[other[side]]];
    if (isTieBreak(set)) return String(own);
    const isDeuce = own >= 3 && others >= 3;
    return isDeuce && own > others ? 'AD' : spokenPoints[Math.min(own, 3)]!;
  };
  return { home: speak('home'), away: speak('away') };
}
