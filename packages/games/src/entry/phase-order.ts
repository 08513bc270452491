/** The order of a round across all its contests, and who advances. */
import type { PoolCriterion, PoolRules } from '../discipline.ts';
import type { Better } from '../marks/mark.ts';
import { poolTable } from '../ranking/pool-table.ts';
import type { PoolTableLine } from '../ranking/pool-table.ts';
import type { PoolMatch } from '../ranking/pool-values.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { breakTies } from './break-ties.ts';

/** A line of a finished contest. */
export interface DoneLine {
  competitor: string;
  rank: number | null;
  isRankEqual: boolean;
  value: number | null;
  irm: string | null;
  wlt: 'W' | 'L' | 'T' | null;
  /** Points of all periods, for sides whose score is periods won. */
  partPoints?: number;
}

export interface DoneContest {
  id: string;
  lines: readonly DoneLine[];
}

export interface RoundLine {
  competitor: string;
  contest: string;
  rank: number | null;
  isRankEqual: boolean;
  /** `Q` by place, `q` by mark; null also for a competitor with an undecided tie. */
  qualification: 'Q' | 'q' | null;
  /** Tied for the last advancing place with all others of the same key, until a decision names the qualifier. */
  tie: string | null;
}

interface RoundRules {
  byPlace: number;
  byMark: number;
  better: Better;
  /** Number of places of the next round, if it differs from those that the other numbers give. */
  places?: number | undefined;
  /** Decisions about ties: level competitors, the best first. */
  orders?: readonly (readonly string[])[];
}

type HeatLine = DoneLine & { contest: string; competitorId: string };

/**
 * A round of heats as one list. Those who advance come first: a number of each contest by place, then a number of all
 * others by mark; the rest follow by mark. Two heats with one place each and one mark, `10.9 11.0` and `11.2 11.4`:
 * 10.9, 11.2 and 11.0 advance. All who share the last place of a heat advance by place as long as there is room for
 * them, and take the places by mark.
 */
export function roundOrder(contests: readonly DoneContest[], rules: RoundRules): RoundLine[] {
  const { byPlace, byMark, better, orders = [] } = rules;
  const rows = contests.flatMap(({ id, lines }) =>
    lines.map((line): HeatLine => ({ ...line, contest: id, competitorId: line.competitor })),
  );
  const ranked = rankResults(rows, { better });
  const heats = contests.map(({ id }) =>
    heatPlaces(
      rows.filter(({ contest }) => contest === id),
      byPlace,
      orders,
    ),
  );
  const surplus = heats.reduce((sum, { shared, room }) => sum + Math.max(0, shared.length - room), 0);
  const isCrowded = surplus > byMark && byPlace > 0;
  const sharedIds = new Set(isCrowded ? heats.flatMap(({ shared, room }) => (shared.length > room ? shared : [])) : []);
  const placedIds = new Set(
    heats.flatMap(({ certain, shared, room }) =>
      isCrowded && shared.length > room ? certain : [...certain, ...shared],
    ),
  );
  const rest = ranked.filter(({ line: { competitor } }) => !placedIds.has(competitor) && !sharedIds.has(competitor));
  const decidedRest = decideLevel(rest, orders);
  const marks = isCrowded ? 0 : Math.max(0, byMark - surplus);
  const cut = rules.places === undefined ? marks : Math.max(0, rules.places - placedIds.size - sharedIds.size);
  const tiedIds = new Set(levelAt(decidedRest, cut));
  const byMarkIds = new Set(
    decidedRest
      .slice(0, marks)
      .flatMap(({ line, rank }) => (rank === null || tiedIds.has(line.competitor) ? [] : line.competitor)),
  );
  const groups = [
    ranked.filter(({ line }) => placedIds.has(line.competitor)),
    ranked.filter(({ line }) => sharedIds.has(line.competitor)),
    decidedRest,
  ];
  return groups.flat().map(({ line, rank, rankEqual }) => ({
    competitor: line.competitor,
    contest: line.contest,
    rank,
    isRankEqual: rankEqual,
    qualification: placedIds.has(line.competitor) ? 'Q' : byMarkIds.has(line.competitor) ? 'q' : null,
    tie: sharedIds.has(line.competitor) ? line.contest : tiedIds.has(line.competitor) ? 'mark' : null,
  }));
}

/**
 * Competitors who advance from a heat by place: `shared` have the same place, the last one, of which `room` are left.
 */
function heatPlaces(
  lines: readonly HeatLine[],
  byPlace: number,
  orders: readonly (readonly string[])[],
): { certain: string[]; shared: string[]; room: number } {
  const within = lines.filter(({ rank }) => rank !== null && rank <= byPlace);
  const last = Math.max(0, ...within.map(({ rank }) => rank!));
  const certain = within.filter(({ rank }) => rank !== last).map(({ competitor }) => competitor);
  const shared = within.filter(({ rank }) => rank === last).map(({ competitor }) => competitor);
  const room = byPlace - certain.length;
  const order = shared.length > room ? orders.findLast((names) => shared.every((id) => names.includes(id))) : undefined;
  return { certain, shared: order ? order.filter((id) => shared.includes(id)).slice(0, room) : shared, room };
}

type RankedHeatLine = { line: HeatLine; rank: number | null; rankEqual: boolean; isDecided?: boolean };

/** Level lines in the order that was decided. Their marks, and so their ranks, stay the same. */
function decideLevel(ranked: readonly RankedHeatLine[], orders: readonly (readonly string[])[]): RankedHeatLine[] {
  const level = Map.groupBy(ranked, ({ line, rank }) => (rank === null ? line.competitor : rank));
  return [...level.values()].flatMap((lines) => {
    const order = orders.findLast((names) => lines.every(({ line }) => names.includes(line.competitor)));
    if (lines.length === 1 || !order) return lines;
    const place = ({ line }: RankedHeatLine): number => order.indexOf(line.competitor);
    return lines.toSorted((a, b) => place(a) - place(b)).map((one) => ({ ...one, isDecided: true }));
  });
}

/** Level competitors on both sides of the line after a number of places. */
function levelAt(ranked: readonly RankedHeatLine[], places: number): string[] {
  const [last, next] = [ranked[places - 1], ranked[places]];
  if (!last?.rankEqual || !next?.rankEqual || last.isDecided || last.rank !== next.rank) return [];
  return ranked.filter(({ rank, rankEqual }) => rankEqual && rank === last.rank).map(({ line }) => line.competitor);
}

export interface PoolOrderLine extends PoolTableLine {
  /** Tied, and no decision assigns the places concerned. */
  tie: string | null;
  won: number;
  lost: number;
  tied: number;
}

/**
 * The table of a pool from its finished matches. A walkover is a win, with the score of the sport's rule; a bye
 * counts the points of a win.
 *
 * @param places those of the table that other contests wait for; who is first and who second matters to a knockout
 * @param orders decisions about ties: level competitors, the best first
 */
export function poolOrder(
  ids: readonly string[],
  matches: readonly DoneContest[],
  rules: Pick<PoolRules, 'win' | 'tie' | 'walkover'>,
  order: readonly PoolCriterion[],
  { places = [], orders = [] }: { places?: readonly number[]; orders?: readonly (readonly string[])[] } = {},
): PoolOrderLine[] {
  const met = matches.flatMap(({ lines }): PoolMatch[] => {
    const [home, away] = lines;
    if (!home || !away) return [];
    return [[poolSide(home, away, rules), poolSide(away, home, rules)]];
  });
  const byes = matches.flatMap(({ lines: [line, other] }) => (line?.wlt === 'W' && !other ? line.competitor : []));
  const count = (id: string, wlt: string): number =>
    matches.filter(({ lines }) => lines.some((line) => line.competitor === id && line.wlt === wlt)).length;
  const table = poolTable(ids, met, rules, order, byes);
  const level = table.map(({ id, rank, isEqual }) => ({ competitor: id, rank: Number(rank), isRankEqual: isEqual }));
  const lines = breakTies(level, orders).map(({ competitor, rank, isRankEqual }) => ({
    ...table.find(({ id }) => id === competitor)!,
    rank: String(rank),
    isEqual: isRankEqual,
  }));
  const isWanted = (rank: string): boolean => {
    const first = Number(rank);
    const count = lines.filter((line) => line.rank === rank).length;
    return places.some((place) => place >= first && place < first + count);
  };
  return lines.map((line) => ({
    ...line,
    tie: line.isEqual && isWanted(line.rank) ? line.rank : null,
    won: count(line.id, 'W'),
    lost: count(line.id, 'L'),
    tied: count(line.id, 'T'),
  }));
}

/** Marks of a side that has played until then: its opponent keeps the score as it stood. */
const playedUntil: ReadonlySet<string | null> = new Set(['RET', 'INJ', 'DNF']);

function poolSide(
  { competitor, value, wlt, irm, partPoints }: DoneLine,
  other: DoneLine,
  { walkover }: Pick<PoolRules, 'walkover'>,
): PoolMatch[0] {
  const outcome = wlt === null ? {} : { outcome: wlt };
  const isLostByBoth = wlt === 'L' && other.wlt === 'L';
  const isForfeit = [irm, other.irm].some((mark) => mark !== null && !playedUntil.has(mark));
  if (isForfeit && (walkover || isLostByBoth)) {
    const { score, partPoints } = walkover ?? { score: 1 };
    const pointsFor = (share: 0 | 1): { score: number; setPoints?: number } => ({
      score: score * share,
      ...(partPoints !== undefined && { setPoints: partPoints * share }),
    });
    // A side that does not appear must not have a better score than one that plays and loses.
    return {
      id: competitor,
      ...pointsFor(wlt === 'W' ? 1 : 0),
      ...outcome,
      ...(isLostByBoth && { conceded: pointsFor(1) }),
    };
  }
  return {
    id: competitor,
    score: irm !== null ? 0 : (value ?? Number(wlt === 'W')),
    ...(partPoints !== undefined && { setPoints: partPoints }),
    ...outcome,
  };
}
