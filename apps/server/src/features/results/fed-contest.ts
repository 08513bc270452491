/** A contest whose result comes from the feed, in the form of entered contests. */
import { parseMark } from '@podium/games';
import type { EnteredContest, EntryRules, ResultedLine } from '@podium/games';
import type { ContestRow } from './event-rows.ts';

type Starter = Pick<ResultedLine, 'competitor' | 'start' | 'side'>;

/** @param starters as in `row.lines`, in that order */
export function fedContest(
  row: ContestRow,
  starters: readonly Starter[],
  rules: EntryRules,
): { entered: EnteredContest; lines: readonly ResultedLine[] } {
  const isSides = rules.contest === 'sides';
  const lines = starters.map((starter, index): ResultedLine => {
    const { result, resultType, irm, rank, isRankEqual, wlt } = row.lines[index]!;
    const value = isSides ? (result === null ? null : Number(result)) : parseMark(resultType, result).value;
    return {
      ...starter,
      mark: result,
      result,
      resultType,
      irm,
      attempts: [],
      value: value === null || Number.isNaN(value) ? null : value,
      rank: rank === null || Number.isNaN(Number(rank)) ? null : Number(rank),
      isRankEqual,
      wlt,
    };
  });
  const points = (text: string | undefined): number => Number(text ?? 0) || 0;
  // Lines stay where they are in the form while ranks are corrected.
  const place = (index: number): number => row.lines[index]!.fed?.sort ?? index + 1;
  const start = (line: Starter): number => Number(line.start ?? Infinity) || 0;
  const inStartOrder = isSides
    ? lines
    : lines
        .map((line, index) => ({ line, place: place(index) }))
        .toSorted((a, b) => (start(a.line) === start(b.line) ? a.place - b.place : start(a.line) - start(b.line)))
        .map(({ line }) => line);
  const entered: EnteredContest = {
    status: enteredStatus(row.status),
    lines: inStartOrder,
    periods: isSides
      ? row.periods
          .filter(({ code, homePeriod, awayPeriod }) => code !== 'TOT' && (homePeriod ?? awayPeriod) !== undefined)
          .map(({ code, homePeriod, awayPeriod }) => ({ code, home: points(homePeriod), away: points(awayPeriod) }))
      : [],
    period: null,
    winner: null,
    ending: null,
    decision: null,
    bars: [],
    facts: [],
    records: {},
    actions: [],
    undoneIds: new Set(),
    beganAt: null,
    endedAt: null,
  };
  return { entered, lines };
}

const enteredStatus = (status: string | null): EnteredContest['status'] =>
  status === 'OFFICIAL' || status === 'UNOFFICIAL' ? status : 'LIVE';
