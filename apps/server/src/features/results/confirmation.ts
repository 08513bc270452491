/** The consequences of a result for the rest of its event, before and after it becomes official. */
import { fillPlaces, isAbandoned, isPlaceholder } from '@podium/games';
import type { Discipline, DoneLine } from '@podium/games';
import { isOpenPlace } from './contest.ts';
import type { Contest } from './contest.ts';
import { countedRows, doneContest, doneRounds, rankOrder } from './done-rounds.ts';
import type { DoneRound } from './done-rounds.ts';
import { isDecided } from './event-rows.ts';
import type { ContestRow, EventRows } from './event-rows.ts';
import { findTies } from './find-ties.ts';
import type { FoundTie } from './find-ties.ts';

/** A contest that has begun, although by the results others would compete in it: it stays as drawn. */
export interface KeptContest {
  unit: string;
  /** Competitors who stay in it, and those who would have taken their places. */
  playing: string[];
  instead: string[];
}

export interface Consequences {
  ties: FoundTie[];
  kept: KeptContest[];
}

/**
 * Consequences of confirming a result that an organizer has to check; if it is official already, the open ties of its
 * round.
 */
export function consequencesOf(rows: EventRows, contest: Contest): Consequences {
  if (contest.row.status === 'OFFICIAL') return { ties: findTies(rows, contest), kept: [] };
  if (contest.entered.status !== 'UNOFFICIAL' || contest.row.isFromFeed) return { ties: [], kept: [] };
  const confirmed = { ...contest, entered: { ...contest.entered, status: 'OFFICIAL' as const } };
  const after = withResult(rows, confirmed);
  return { ties: findTies(after, confirmed), kept: findKept(after, confirmed) };
}

const hasBegun = ({ status, steps }: ContestRow): boolean =>
  (status !== null && status !== 'START_LIST') || steps.length > 0;

/** Competitors of the contests that wait for others and that official results change. */
export function advancedPlaces(
  rows: readonly ContestRow[],
  rounds: readonly DoneRound[],
  discipline: Discipline,
  isKept: (row: ContestRow) => boolean = hasBegun,
): ReturnType<typeof fillPlaces> {
  return fillPlaces(
    rows.map((row) => ({ id: row.unit.id, hasBegun: isKept(row), places: row.lines })),
    new Map<string, readonly DoneLine[]>(
      rows.filter(isDecided).map((row) => [row.unit.id, doneContest(row, discipline).lines]),
    ),
    new Map(rounds.filter(({ isOver }) => isOver).map((round) => [round.phase.id, rankOrder(round)])),
  );
}

/** Contests that have begun and wait for this result, or for its round, with other competitors than they would get. */
export function findKept(rows: EventRows, { row: { unit }, discipline }: Contest): KeptContest[] {
  const counted = countedRows(rows.contests);
  const changed = advancedPlaces(counted, doneRounds(rows, discipline), discipline, (row) => !hasBegun(row));
  return changed.flatMap(({ id, competitors }): KeptContest[] => {
    const { lines } = rows.contests.get(id)!;
    const fed = lines.flatMap(({ from }, index) =>
      from && (from.ref === unit.id || from.ref === unit.phaseId) ? [index] : [],
    );
    const present = new Set(lines.flatMap(({ competitor }) => competitor ?? []));
    const instead = fed
      .flatMap((index) => competitors[index] ?? [])
      .filter((id) => !present.has(id) && !isPlaceholder(id));
    const playing = fed.flatMap((index) => lines[index]!.competitor ?? []).filter((id) => !competitors.includes(id));
    return instead.length > 0 ? [{ unit: id, playing, instead }] : [];
  });
}

/** The event, with the current state of a contest. */
export function withResult(rows: EventRows, { row, lines, entered }: Contest): EventRows {
  const result = {
    ...row,
    status: isAbandoned(entered) ? 'UNCONFIRMED' : entered.status,
    periods: entered.periods.map(({ code, home, away }) => ({
      code,
      homePeriod: String(home),
      awayPeriod: String(away),
    })),
    lines: lines.map((line) => ({
      competitor: isOpenPlace(line.competitor) ? null : line.competitor,
      isBye: false,
      start: line.start,
      side: line.side,
      from: row.lines.find(({ competitor }) => competitor === line.competitor)?.from,
      rank: line.rank === null ? null : String(line.rank),
      isRankEqual: line.isRankEqual,
      resultType: line.resultType,
      result: line.result,
      irm: line.irm,
      wlt: line.wlt,
    })),
  };
  return { ...rows, contests: new Map(rows.contests).set(row.unit.id, result) };
}
