import { formatDifference, markKind, rankResults } from '@podium/games';
import type { Detail, ResultElement } from '@podium/odf';
import { competitorElement, resultLine } from './elements.ts';
import type { Competitor, Line, Progress, ResultContent } from '../model.ts';
import type { Random } from '../random.ts';

/** A contest in which many compete for a mark: a race, throws, routines. A pure function of its inputs. */
export interface Contest {
  better: 'lower' | 'higher';
  resultType: string;
  decimals: number;
  /** Entry mark of a competitor, in sports that have one. */
  entryMark?(competitor: Competitor): string;
  play(competitors: readonly Competitor[], round: Round): ContestResult;
}

export interface Round {
  random: Random;
  isFinal: boolean;
  quirk?: 'dead-heat' | 'two-silvers';
}

export interface Mark {
  competitor: Competitor;
  start: number;
  value: number | null;
  text?: string;
  irm?: string;
  countback?: readonly number[];
  /** Overrides the contest's type: a lapped rider has a rank and no time. */
  resultType?: string;
}

export interface ContestResult {
  marks: Mark[];
  steps: number[];
  breaks?: number[];
  resultAt(progress: Progress, lines: readonly Line[]): ResultContent;
}

/** Lines of a finished contest: ranks, ties and unranked lines. */
export function rankMarks(marks: readonly Mark[], contest: Contest): Line[] {
  const rows = marks.map((mark) => ({ ...mark, competitorId: mark.competitor.id }));
  return rankResults(rows, { better: contest.better }).map(({ line, rank, rankEqual, sortOrder }) => ({
    competitor: line.competitor,
    start: line.start,
    value: line.value,
    countback: line.countback,
    rank,
    rankEqual,
    sort: sortOrder,
    resultType: line.irm ? 'IRM' : line.value === null ? undefined : (line.resultType ?? contest.resultType),
    result: line.irm || line.value === null ? undefined : line.text,
    irm: line.irm,
  }));
}

export interface ShownLine {
  line: Line;
  /** Mark so far; null: none yet. */
  value: number | null;
  text?: string;
  irm?: string;
  countback?: readonly number[];
  resultType?: string;
  details: Detail[];
  memberDetails?: (member: { id: string }, index: number) => Detail[];
  photoFinish?: string;
}

/** Lines at a moment of a contest in progress, ranked among those with a mark. */
export function resultLines(lines: readonly ShownLine[], contest: Contest): ResultElement[] {
  const rows = lines.map((row) => ({ ...row, competitorId: row.line.competitor.id }));
  const ranked = rankResults(rows, { better: contest.better });
  const best = ranked[0]?.line.value ?? null;
  const kind = markKind(contest.resultType) ?? 'none';
  return ranked.map(({ line: row, rank, rankEqual, sortOrder }) =>
    resultLine({
      rank: rank === null ? undefined : String(rank),
      isRankEqual: rankEqual,
      resultType: row.irm ? 'IRM' : row.value === null ? undefined : (row.resultType ?? contest.resultType),
      result: row.irm || row.value === null ? undefined : row.text,
      irm: row.irm,
      qualificationMark: undefined,
      sortOrder: String(sortOrder),
      startOrder: String(row.line.start),
      startSortOrder: String(row.line.start),
      diff:
        kind === 'time' &&
        row.resultType === undefined &&
        rank !== null &&
        rank > 1 &&
        row.value !== null &&
        best !== null
          ? formatDifference(row.value - best, 'time', contest.decimals)
          : undefined,
      photoFinish: row.photoFinish,
      details: row.details,
      competitor: competitorElement(row.line.competitor, { memberDetails: row.memberDetails }),
    }),
  );
}

/** The start list: lanes or start numbers without ranks; known non-starters are marked. */
export function startLines(lines: readonly Line[], details?: (line: Line) => Detail[]): ResultContent {
  return {
    results: lines
      .toSorted((a, b) => a.start - b.start)
      .map((line, index) =>
        resultLine({
          sortOrder: String(index + 1),
          startOrder: String(line.start),
          startSortOrder: String(index + 1),
          competitor: competitorElement(line.competitor, { details: details?.(line) }),
        }),
      ),
  };
}
