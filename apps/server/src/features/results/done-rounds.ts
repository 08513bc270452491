/** The rounds of an event, as far as their contests are decided: tables of pools, lists of heats. */
import {
  commonPool,
  entryRules,
  medalPlaces,
  poolOrder,
  poolRules,
  roundOrder,
  undoneSteps,
  walkoverScore,
  wantedPlaces,
} from '@podium/games';
import type {
  DecideStep,
  Discipline,
  DoneContest,
  DoneLine,
  MarkKind,
  OpenTie,
  PoolOrderLine,
  RoundLine,
} from '@podium/games';
import { doneLines, isDecided } from './event-rows.ts';
import type { ContestRow, EventRows, PhaseRow } from './event-rows.ts';

/** A decision about level competitors of a round, with its time. */
type RoundDecision = DecideStep & { order: readonly string[]; at: string };

export interface DoneRound {
  phase: PhaseRow;
  rows: readonly ContestRow[];
  done: readonly DoneContest[];
  isOver: boolean;
  /** Places of the round that other contests wait for. */
  wanted: readonly number[];
  /** Bronze medals of the event, if the table decides its medals. */
  bronzes: number | undefined;
  /** Decisions about ties of the round, the newest last. */
  decisions: readonly RoundDecision[];
  pool?: readonly PoolOrderLine[];
  list?: readonly RoundLine[];
}

/** Contests that count for an event: those that are no part of another one and take place. */
export const countedRows = (contests: EventRows['contests']): ContestRow[] =>
  [...contests.values()].filter(({ unit }) => unit.parentId === undefined && unit.status !== 'CANCELLED');

const isSides = (row: ContestRow, discipline: Discipline): boolean =>
  rowRules(row, discipline).contest === 'sides' && row.lines.length === 2;

const rowRules = ({ rules, unit }: ContestRow, discipline: Discipline) => entryRules(discipline, rules, unit.code);

/** Contests with the places that others fill. */
export const waitingContests = (contests: EventRows['contests']): { places: ContestRow['lines'] }[] =>
  [...contests.values()].map(({ lines }) => ({ places: lines }));

export const doneContest = (row: ContestRow, discipline: Discipline): DoneContest => ({
  id: row.unit.id,
  lines: doneLines(row, isSides(row, discipline)),
});

export function doneRounds(
  { contests, phases, bronzes, hasMoreRounds = false }: EventRows,
  discipline: Discipline,
): DoneRound[] {
  const counted = countedRows(contests);
  const groups = Map.groupBy(counted, ({ unit }) => unit.phaseId ?? '');
  const isDecidedByTables = groups.size === 1 && counted.every(({ unit }) => unit.medal === 'none');
  return [...groups].flatMap(([id, rows]): DoneRound[] => {
    const phase = phases.get(id);
    if (!phase) return [];
    const decidedRows = rows.filter(isDecided);
    const done = decidedRows.map((row) => doneContest(row, discipline));
    const wanted = wantedPlaces(waitingContests(contests), phase.id);
    const round = {
      phase,
      rows,
      done,
      wanted,
      bronzes: isDecidedByTables && phase.kind === 'pool' ? bronzes : undefined,
      decisions: [],
      isOver: decidedRows.length === rows.length && !hasMoreRounds,
    };
    if (phase.kind === 'pool')
      return [
        {
          ...round,
          ...withDecisions(rows, (orders) => ({ pool: findPool(rows, done, discipline, { places: wanted, orders }) })),
        },
      ];
    if (isSides(rows[0]!, discipline) || rows.some(({ unit }) => unit.medal !== 'none')) return [round];
    const rule = (code: string): number => Number(rows[0]!.details.find((detail) => detail.code === code)?.value ?? 0);
    const counts = { byPlace: rule('QUAL_BP'), byMark: rule('QUAL_BT') };
    const { better } = rowRules(rows[0]!, discipline);
    const places = wanted.length > 0 ? Math.max(...wanted) : undefined;
    return [
      {
        ...round,
        ...withDecisions(rows, (orders) => ({ list: roundOrder(done, { ...counts, better, places, orders }) })),
      },
    ];
  });
}

/** The order of a round by its decisions, and those of them that count: a correction may have ended their tie. */
function withDecisions<Order extends object>(
  rows: readonly ContestRow[],
  makeOrder: (orders: readonly (readonly string[])[]) => Order,
): Order & { decisions: RoundDecision[] } {
  const all = roundDecisions(rows);
  const orderBy = (decisions: readonly RoundDecision[]): Order =>
    makeOrder(decisions.flatMap(({ by, order }) => (by === 'shared' ? [] : [order])));
  const shown = orderBy(all);
  const isNeeded = (decision: RoundDecision): boolean =>
    decision.by === 'shared' ||
    JSON.stringify(orderBy(all.filter((other) => other !== decision))) !== JSON.stringify(shown);
  return { ...shown, decisions: all.filter(isNeeded) };
}

/** Decisions about the round's ties, from the steps of its contests; of several about the same, the newest. */
function roundDecisions(rows: readonly ContestRow[]): RoundDecision[] {
  const sorted = rows
    .flatMap(({ steps }) => {
      const all = steps.map(({ step }) => step);
      const undoneIds = undoneSteps(all);
      return all.flatMap((step): RoundDecision[] =>
        step.do === 'decide' && step.of === 'round' && step.order && !undoneIds.has(step.id)
          ? [{ ...step, order: step.order }]
          : [],
      );
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return [...new Map(sorted.map((decision) => [decision.order.toSorted().join(' '), decision])).values()];
}

function findPool(
  rows: readonly ContestRow[],
  done: readonly DoneContest[],
  discipline: Discipline,
  ties: { places: readonly number[]; orders: readonly (readonly string[])[] },
): PoolOrderLine[] {
  const { rules, unit } = rows[0]!;
  const pools = {
    ...(poolRules(discipline, rules) ?? commonPool),
    walkover: walkoverScore(discipline, rules, unit.code),
  };
  const ids = [...new Set(rows.flatMap(({ lines }) => lines.flatMap(({ competitor }) => competitor ?? [])))];
  const { mark } = rowRules(rows[0]!, discipline);
  const matches = done.map((contest) => toMatch(contest, mark));
  return poolOrder(ids, matches, pools, pools.orders[0] ?? [], ties);
}

/**
 * A contest of a pool as a match. In a sport that has no sides here, two competitors are entered with places and
 * marks, so the better place has won. Points are thousandths; times and places are nothing to add up.
 */
export function toMatch({ id, lines }: DoneContest, mark: MarkKind): DoneContest {
  const [home, away] = lines;
  if (lines.length !== 2 || lines.some(({ wlt }) => wlt !== null)) return { id, lines };
  const outcome = (own: DoneLine, other: DoneLine): DoneLine['wlt'] => {
    if (own.rank === null && other.rank === null) return 'L';
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

/** Competitors in the order of the round; null at a place whose tie is undecided. */
export const rankOrder = ({ pool, list }: Pick<DoneRound, 'pool' | 'list'>): (string | null)[] =>
  pool
    ? pool.map(({ id, tie }) => (tie === null ? id : null))
    : (list ?? []).map(({ competitor, tie }) => (tie === null ? competitor : null));

/** An undecided tie: its places stay open, or the competitors share them with their medals. */
export interface RoundTie extends OpenTie {
  isShared: boolean;
}

/** Undecided ties of a finished round. */
export function openTies(round: DoneTable): RoundTie[] {
  const { pool, list, isOver, wanted } = round;
  if (!isOver) return [];
  const lines = pool
    ? pool.map(({ id, tie }) => ({ id, tie }))
    : (list ?? []).map(({ competitor, tie }) => ({ id: competitor, tie }));
  const placed = lines.map((line, index) => ({ ...line, place: index + 1 }));
  const ties = Map.groupBy(placed, ({ tie }) => tie);
  return [
    ...[...ties].flatMap(([tie, level]) =>
      tie === null
        ? []
        : {
            level: level.map(({ id }) => id),
            places: level.flatMap(({ place }) => (wanted.includes(place) ? place : [])),
            isShared: false,
          },
    ),
    ...sharedMedals(round),
  ];
}

type DoneTable = Pick<DoneRound, 'pool' | 'list' | 'isOver' | 'wanted' | 'bronzes' | 'decisions'>;

/** Level competitors of a table who share a medal that one of them could have alone, unless an organizer decided so. */
function sharedMedals({ pool = [], bronzes, decisions }: DoneTable): RoundTie[] {
  if (bronzes === undefined) return [];
  const isSettled = (level: readonly string[]): boolean =>
    decisions.some(({ by, order }) => by === 'shared' && level.every((id) => order.includes(id)));
  const placed = pool.flatMap(({ id, rank, isEqual }, index) => (isEqual ? [{ id, rank, place: index + 1 }] : []));
  return [...Map.groupBy(placed, ({ rank }) => rank).values()].flatMap((lines) => {
    const level = lines.map(({ id }) => id);
    const places = medalPlaces(
      lines.map(({ place }) => place),
      bronzes,
    );
    return places.length === 0 || isSettled(level) ? [] : { level, places, isShared: true };
  });
}
