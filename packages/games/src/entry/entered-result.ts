/** The result of an entered contest: scores, winners, ranks. */
import { shootOut } from '../count/count-points.ts';
import type { EnteredSide, SideScore } from '../count/counted-parts.ts';
import type { ScoreCount } from '../count/score-count.ts';
import type { ContestKind, TieBreak } from '../discipline.ts';
import { formatMark } from '../marks/format-mark.ts';
import { latinDigits } from '../marks/latin-digits.ts';
import { parseMark } from '../marks/mark.ts';
import type { Better, MarkKind } from '../marks/mark.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { breakTies } from './break-ties.ts';
import type { AttemptCut } from './attempt-cut.ts';
import { isAbandoned, winnerByEnding } from './contest-ending.ts';
import { withoutMark } from './field-attempts.ts';
import { heightResult } from './heights.ts';
import { panelScore } from './panel.ts';
import type { Panel } from './panel.ts';
import type { LevelDecision } from '../rules/event-rules.ts';
import type { MarkBound } from '../rules/mark-bound.ts';
import type { EnteredContest, EnteredLine } from './entered-contest.ts';

export interface EntryRules {
  contest: ContestKind;
  mark: MarkKind;
  better: Better;
  decimals: number;
  tieBreak: TieBreak;
  count: ScoreCount;
  /** True if competitors jump over a bar that rises. */
  isHeights?: boolean;
  /** Judges give marks, which are entered in the place of attempts. */
  panel?: Panel;
  cut?: AttemptCut;
  /** Attempts of each competitor, recorded one by one; without them, there is a single mark. */
  attempts?: number;
  /** The best mark that anybody has reached, or that the sport can give. */
  bound?: MarkBound;
  /** Ways to decide a level match that needs a winner; all of them if undefined. */
  decidedBy?: readonly LevelDecision[];
}

export interface ResultedLine extends EnteredLine {
  /** Text to show; null: none yet. */
  result: string | null;
  resultType: string | null;
  /** Comparable value; null without a mark. */
  value: number | null;
  rank: number | null;
  isRankEqual: boolean;
  wlt: 'W' | 'L' | 'T' | null;
}

export const resultTypes = {
  time: 'TIME',
  distance: 'DISTANCE',
  points: 'POINTS',
  weight: 'WEIGHT',
  sets: 'SETS',
  rank: 'RANK',
  none: 'NO_SCORE',
} as const satisfies Record<MarkKind, string>;

/** Lines in order: home and away, or by rank once there is one. */
export function enteredResult(contest: EnteredContest, rules: EntryRules): ResultedLine[] {
  return rules.contest === 'sides' ? sidesResult(contest, rules) : marksResult(contest, rules);
}

/** Score of both sides. Of counted parts, the current one is not won before the contest has ended. */
export const sideScore = (
  { periods, period, status, ending }: Pick<EnteredContest, 'periods' | 'period' | 'status' | 'ending'>,
  count: Pick<ScoreCount, 'score'>,
): SideScore => count.score({ periods, period }, status === 'UNOFFICIAL' || status === 'OFFICIAL', ending !== null);

/** The winner of a finished contest between two sides; null before that, after a draw, or if it was abandoned. */
export function winningSide(contest: EnteredContest, count: Pick<ScoreCount, 'score'>): EnteredSide | null {
  if (isAbandoned(contest)) return null;
  const named = contest.decision?.side ?? contest.winner;
  if (named) return named;
  if (contest.ending?.how === 'abandoned') return null;
  const outLines = contest.lines.filter(({ irm }) => irm !== null);
  if (outLines.length === 1) return outLines[0]!.side === 'home' ? 'away' : 'home';
  return ahead(sideScore(contest, count)) ?? ahead(contest.periods.find(({ code }) => code === shootOut));
}

const ahead = (score: SideScore | undefined): EnteredSide | null =>
  !score || score.home === score.away ? null : score.home > score.away ? 'home' : 'away';

function sidesResult(contest: EnteredContest, { count }: EntryRules): ResultedLine[] {
  const score = sideScore(contest, count);
  const isOver = contest.status === 'UNOFFICIAL' || contest.status === 'OFFICIAL';
  const winner = winningSide(contest, count);
  const hasScore = contest.periods.length > 0;
  const isOut = contest.lines.every(({ irm }) => irm !== null);
  return contest.lines.map((line) => {
    const value = line.side && score[line.side];
    // If neither side is left, both have lost.
    const level = isOut ? 'L' : 'T';
    const wlt = !isOver || isAbandoned(contest) ? null : winner === null ? level : winner === line.side ? 'W' : 'L';
    return {
      ...line,
      result: hasScore && line.irm === null && value !== null ? String(value) : null,
      resultType: line.irm !== null ? 'IRM' : hasScore ? count.resultType : null,
      value: hasScore ? value : null,
      rank: wlt === 'W' ? 1 : wlt === 'L' && line.irm === null ? 2 : null,
      isRankEqual: false,
      wlt,
    };
  });
}

function marksResult(contest: EnteredContest, rules: EntryRules): ResultedLine[] {
  const type = resultTypes[rules.mark];
  const noMarks = linesWithoutMark(contest, rules, type);
  const rows = contest.lines.map((given) => {
    const line = noMarks.has(given.competitor) ? { ...given, irm: 'NM' } : given;
    if (rules.isHeights && contest.bars.length > 0) return heightRow(line, contest.bars, type);
    const attempts = rules.panel ? [] : validAttempts(line, rules, type);
    const judged = rules.panel ? panelScore(line.attempts, rules.panel, rules.decimals) : null;
    const text = line.mark ?? judged ?? attempts[0]?.text ?? null;
    return {
      ...line,
      competitorId: line.competitor,
      result: text,
      value: line.irm === null ? parseMark(type, text).value : null,
      countback: rules.tieBreak === 'countback' ? attempts.slice(1).map(({ value }) => value) : [],
    };
  });
  const hasMarks = rows.some(({ value, irm }) => value !== null || irm !== null);
  const finish = (
    { competitorId: _id, countback: _countback, ...row }: (typeof rows)[number],
    rank: number | null,
    isRankEqual: boolean,
  ): ResultedLine => ({
    ...row,
    result: row.irm === null ? row.result : null,
    resultType: row.irm !== null ? 'IRM' : row.result === null ? null : type,
    rank,
    isRankEqual,
    wlt: null,
  });
  const pair = (side: EnteredSide, otherRank: number | null): ResultedLine[] => {
    const [home, away] = rows;
    const [winner, other] = side === 'home' ? [home!, away!] : [away!, home!];
    return [finish(winner, 1, false), finish(other, otherRank, false)];
  };
  const { decision, ending } = contest;
  const isPair = rules.contest === 'ranked' && rows.length === 2;
  const byEnding = isPair ? winnerByEnding(contest) : null;
  if (byEnding) return pair(byEnding, ending?.how === 'disqualification' ? null : 2);
  if (isPair && decision?.side) return pair(decision.side, 2);
  if (ending?.how === 'abandoned')
    return decidedPlaces(rows, decision?.order).map(([row, rank]) => finish(row, rank, false));
  if (!hasMarks) return rows.map((row) => finish(row, null, false));
  const ranked = rankResults(rows, { better: rules.better });
  const isLevel = ranked.length === 2 && ranked.every(({ rank }) => rank === 1);
  if (contest.winner && isLevel && isPair) return pair(contest.winner, 2);
  const lines = ranked.map(({ line, rank, rankEqual }) => finish(line, rank, rankEqual));
  return decision?.order ? breakTies(lines, [decision.order]) : lines;
}

/** Competitors whose attempts are made without a valid one. Heights and panels have rules of their own. */
function linesWithoutMark(
  { lines, status }: Pick<EnteredContest, 'lines' | 'status'>,
  rules: EntryRules,
  type: string,
): ReadonlySet<string> {
  const { attempts = 0, cut } = rules;
  if (attempts === 0 || rules.isHeights || rules.panel) return new Set();
  return withoutMark(lines, {
    attempts,
    cut,
    isOver: status === 'UNOFFICIAL' || status === 'OFFICIAL',
    hasMark: (line) => line.mark !== null || validAttempts(line, rules, type).length > 0,
  });
}

/** A jumper who is out without having cleared a bar has no mark, like in the feed. */
function heightRow(line: EnteredLine, bars: readonly string[], type: string) {
  const { best, atBest, failures, isOut } = heightResult(line.attempts, bars);
  const irm = line.irm ?? (isOut && best === null ? 'NM' : null);
  return {
    ...line,
    irm,
    competitorId: line.competitor,
    result: best,
    value: irm === null ? parseMark(type, best).value : null,
    countback: [-atBest, -failures],
  };
}

/** Places of an abandoned contest: those that were decided, then everybody else without a place. */
function decidedPlaces<Row extends { competitor: string }>(
  rows: readonly Row[],
  order: readonly string[] = [],
): [row: Row, rank: number | null][] {
  const rank = ({ competitor }: Row): number => order.indexOf(competitor) + 1 || Infinity;
  return rows
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
    .map((row) => [row, Number.isFinite(rank(row)) ? rank(row) : null]);
}

/**
 * Returns whether two competitors of a sport without sides of its own have the same mark, so that a winner can be
 * chosen.
 */
export const isLevelPair = ({
  contest,
  lines,
}: {
  contest: ContestKind;
  lines: readonly Pick<EnteredLine, 'mark' | 'irm'>[];
}): boolean =>
  contest === 'ranked' &&
  lines.length === 2 &&
  lines.every(({ mark, irm }) => mark !== null && irm === null && mark === lines[0]!.mark);

/**
 * Returns whether a winner can be set who does not follow from the score: of two, and only where no rule separates
 * them.
 */
export const maySetWinner = (lines: readonly unknown[], { contest }: Pick<EntryRules, 'contest'>): boolean =>
  contest === 'sides' || (contest === 'ranked' && lines.length === 2);

/** Valid attempts, the best first. */
function validAttempts(
  { attempts }: EnteredLine,
  { better }: EntryRules,
  type: string,
): { text: string; value: number }[] {
  const valid = attempts.flatMap((text) => {
    const { value } = parseMark(type, text);
    return value === null ? [] : [{ text, value }];
  });
  return valid.toSorted((a, b) => (better === 'lower' ? a.value - b.value : b.value - a.value));
}

const isMeasured: ReadonlySet<MarkKind> = new Set(['time', 'distance', 'weight', 'rank']);

/**
 * A mark as the sport writes it, `2:04.31`; undefined if the text is not a mark, or no time, distance, weight or place
 * at all. Arabic digits and a decimal comma are read as European digits and a point.
 */
export function readEnteredMark(
  text: string,
  { mark, decimals }: Pick<EntryRules, 'mark' | 'decimals'>,
): string | undefined {
  const plain = latinDigits(text).trim().replace(',', '.');
  const { value } = parseMark(resultTypes[mark], plain);
  if (value === null || value < 0 || (value === 0 && isMeasured.has(mark))) return undefined;
  const formatted = formatMark(value, mark, decimals);
  // Keep digits as written if the sport's decimals would round them away.
  return parseMark(resultTypes[mark], formatted).value === value ? formatted : plain;
}

/**
 * A `mark` step as text: the irregular mark, the mark, or the attempts as far as there is no mark, `x 7.84`; undefined
 * if the step removes everything.
 */
export function enteredMarkText({
  mark,
  irm,
  attempts = [],
}: {
  mark: string | null;
  irm: string | null;
  attempts?: readonly string[] | undefined;
}): string | undefined {
  return irm ?? mark ?? (attempts.filter((attempt) => attempt !== '').join(' ') || undefined);
}
