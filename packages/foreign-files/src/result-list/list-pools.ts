/** Tables of pools that follow from the matches of a list and of the Games, by the rules of the event. */
import { commonPool, poolOrder, poolRules, walkoverScore } from '@podium/games';
import type { DoneContest, DoneLine } from '@podium/games';
import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { rowsBy } from './known-games.ts';
import type { KnownRows } from './known-games.ts';
import type { ListEvent } from './list-events.ts';
import type { EventRound } from './list-rounds.ts';
import type { RaceContext } from './result-rows.ts';

/** Columns that make a match another one. */
const decisive = ['result', 'wlt', 'irm'] as const;

/**
 * Adds the table of a pool of which the list brings a match that the Games lack or have with another result. A table
 * that the list itself contains is not computed: an office may have deducted points.
 */
export function addPoolTable(event: ListEvent, { id: phase, round }: EventRound, context: RaceContext): void {
  const { rows, known } = context;
  const kind = known.phases?.find((each) => each['id'] === phase)?.['kind'] ?? round.kind;
  if (kind !== 'pool' || rows.results.some(({ level, ref }) => level === 'pool' && ref === phase)) return;
  const units = [...(known.units ?? []), ...context.rounds.units].filter((unit) => unit['phase'] === phase);
  const ids = new Set(units.flatMap(({ id }) => id ?? []));
  const before = sidesByUnit(known.results, ids);
  const given = sidesByUnit(rows.results, ids);
  const isNew = [...given].some(([unit, sides]) =>
    sides.some((side) => {
      const old = before.get(unit)?.find(({ competitor }) => competitor === side['competitor']);
      return side['wlt'] !== undefined && (!old || decisive.some((column) => old[column] !== side[column]));
    }),
  );
  if (!isNew) return;
  const sides = new Map([...before, ...given]);
  const { discipline } = event.sport;
  const rules = {
    ...(poolRules(discipline, event.rules) ?? commonPool),
    walkover: walkoverScore(discipline, event.rules, codeOf(event.id, known)),
  };
  const parts = rowsBy([...(known.result_details ?? []), ...rows.details], 'ref');
  const order = poolOrder(
    competitorsOf(sides),
    [...sides].map(([unit, ofUnit]) => contestOf(unit, ofUnit, parts.get(unit) ?? [])).filter(isDone),
    rules,
    rules.orders[0] ?? [],
  );
  rows.derivedRanks += order.length;
  for (const [index, line] of order.entries())
    rows.results.push(
      row({
        level: 'pool',
        ref: phase,
        sort: index + 1,
        competitor_type: event.isTeam ? 'team' : 'person',
        competitor: line.id,
        rank: line.rank,
        rank_equal: line.isEqual ? 'true' : undefined,
        result_type: 'POINTS',
        result: line.points,
        played: line.played,
        won: line.won,
        lost: line.lost,
        tied: line.tied,
        for: line.for,
        against: line.against,
      }),
    );
}

/** The RSC of an event, or its id. */
const codeOf = (event: string, { events }: KnownRows): string =>
  events?.find(({ id }) => id === event)?.['rsc'] ?? event;

/** Lines of matches of two sides, by their contest. */
function sidesByUnit(
  results: readonly FolderRow[] | undefined,
  units: ReadonlySet<string>,
): ReadonlyMap<string, FolderRow[]> {
  const lines = rowsBy(
    results?.filter(({ level, ref }) => level === 'unit' && units.has(ref ?? '')),
    'ref',
  );
  return new Map([...lines].filter(([, sides]) => sides.length === 2));
}

/** Sides in the order in which the matches name them; open places of a draw are none. */
const competitorsOf = (sides: ReadonlyMap<string, readonly FolderRow[]>): string[] => [
  ...new Set(
    [...sides.values()].flatMap((lines) =>
      lines.flatMap((line) => (line['competitor_type'] === undefined ? [] : (line['competitor'] ?? []))),
    ),
  ),
];

function contestOf(id: string, sides: readonly FolderRow[], details: readonly FolderRow[]): DoneContest {
  const periods = details.filter(({ level, type }) => level === 'unit' && type === 'PERIOD');
  return {
    id,
    lines: sides.map((side, index): DoneLine => {
      const own = periods.filter(({ pos }) => pos === (index === 0 ? 'H' : 'A'));
      const value = side['result'] === undefined ? undefined : Number(side['result']);
      return {
        competitor: side['competitor'] ?? '',
        rank: null,
        isRankEqual: false,
        value: value === undefined || Number.isNaN(value) ? null : value,
        irm: side['irm'] ?? null,
        wlt: outcome(side['wlt']),
        ...(own.length > 0 && { partPoints: own.reduce((sum, { value: points }) => sum + Number(points ?? 0), 0) }),
      };
    }),
  };
}

const outcome = (text: string | undefined): DoneLine['wlt'] =>
  text === 'W' || text === 'L' || text === 'T' ? text : null;

const isDone = ({ lines }: DoneContest): boolean => lines.every(({ wlt }) => wlt !== null);
