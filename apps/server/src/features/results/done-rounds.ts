/** The rounds of an event, as far as their contests are decided: tables of pools, lists of heats. */
import { poolOrder, roundOrder } from '@podium/games';
import type { Discipline, DoneContest, DoneLine, MarkKind, PoolOrderLine, RoundLine } from '@podium/games';
import { markRules } from './contest.ts';
import { doneLines, isDecided } from './event-rows.ts';
import type { ContestRow, EventRows, PhaseRow } from './event-rows.ts';

export interface DoneRound {
  phase: PhaseRow;
  rows: readonly ContestRow[];
  done: readonly DoneContest[];
  isOver: boolean;
  pool?: readonly PoolOrderLine[];
  list?: readonly RoundLine[];
}

/** Contests that count for an event: those that are no part of another one and take place. */
export const countedRows = (contests: EventRows['contests']): ContestRow[] =>
  [...contests.values()].filter(({ unit }) => unit.parentId === undefined && unit.status !== 'CANCELLED');

const isSides = (row: ContestRow, discipline: Discipline): boolean =>
  discipline.contest === 'sides' && row.lines.length === 2;

export const doneContest = (row: ContestRow, discipline: Discipline): DoneContest => ({
  id: row.unit.id,
  lines: doneLines(row, isSides(row, discipline)),
});

export function doneRounds({ contests, phases }: EventRows, discipline: Discipline): DoneRound[] {
  const groups = Map.groupBy(countedRows(contests), ({ unit }) => unit.phaseId ?? '');
  return [...groups].flatMap(([id, rows]): DoneRound[] => {
    const phase = phases.get(id);
    if (!phase) return [];
    const over = rows.filter(isDecided);
    const done = over.map((row) => doneContest(row, discipline));
    const round = { phase, rows, done, isOver: over.length === rows.length };
    if (phase.kind === 'pool') return [{ ...round, pool: findPool(rows, done, discipline) }];
    if (isSides(rows[0]!, discipline) || rows.some(({ unit }) => unit.medal !== 'none')) return [round];
    const rule = (code: string): number => Number(rows[0]!.details.find((detail) => detail.code === code)?.value ?? 0);
    const counts = { byPlace: rule('QUAL_BP'), byMark: rule('QUAL_BT') };
    const { better } = markRules(discipline, rows[0]!.unit.code);
    return [{ ...round, list: roundOrder(done, { ...counts, better }) }];
  });
}

/** Default for sports without rules of their own: two points for a win and one for a draw. */
const commonPool: NonNullable<Discipline['pools']> = { win: 2, tie: 1, orders: [['metPoints', 'difference', 'for']] };

function findPool(rows: readonly ContestRow[], done: readonly DoneContest[], discipline: Discipline): PoolOrderLine[] {
  const { pools = commonPool } = discipline;
  const ids = [...new Set(rows.flatMap(({ lines }) => lines.flatMap(({ competitor }) => competitor ?? [])))];
  const { mark } = markRules(discipline, rows[0]!.unit.code);
  const matches = done.map((contest) => toMatch(contest, mark));
  return poolOrder(ids, matches, pools, pools.orders[0] ?? []);
}

/**
 * A contest of a pool as a match. In a sport that has no sides here, two competitors are entered with places and
 * marks, so the better place has won. Points are thousandths; times and places are nothing to add up.
 */
export function toMatch({ id, lines }: DoneContest, mark: MarkKind): DoneContest {
  const [home, away] = lines;
  if (lines.length !== 2 || lines.some(({ wlt }) => wlt !== null)) return { id, lines };
  const outcome = (own: DoneLine, other: DoneLine): DoneLine['wlt'] => {
    const [ownPlace, otherPlace] = [own.rank ?? Infinity, other.rank ?? Infinity];
    return ownPlace === otherPlace ? 'T' : ownPlace < otherPlace ? 'W' : 'L';
  };
  const toSide = (own: DoneLine, other: DoneLine): DoneLine => ({
    ...own,
    value: own.value === null || mark !== 'points' ? null : own.value / 1000,
    wlt: outcome(own, other),
  });
  return { id, lines: [toSide(home!, away!), toSide(away!, home!)] };
}

export const rankOrder = ({ pool, list }: DoneRound): string[] =>
  pool ? pool.map(({ id }) => id) : (list ?? []).map(({ competitor }) => competitor);

/**
 * Competitors who are level at the place down to which a round lets them go on, so that only chance would separate
 * them. @param places the places that wait for the round; undefined without such a tie
 */
export function tieAtTheCut(
  { pool, list }: Pick<DoneRound, 'pool' | 'list'>,
  places: number,
): { level: string[]; going: string[] } | undefined {
  const rows = pool
    ? pool.map(({ id, rank, isEqual }) => ({ id, rank, isEqual }))
    : (list ?? []).map(({ competitor, rank, isRankEqual, qualification }) => ({
        id: competitor,
        rank: qualification === 'Q' ? 'Q' : String(rank),
        isEqual: isRankEqual && rank !== null && qualification !== 'Q',
      }));
  const [last, next] = [rows[places - 1], rows[places]];
  if (!last?.isEqual || !next?.isEqual || last.rank !== next.rank) return undefined;
  const level = rows.filter(({ isEqual, rank }) => isEqual && rank === last.rank).map(({ id }) => id);
  return { level, going: level.filter((id) => rows.findIndex((row) => row.id === id) < places) };
}
