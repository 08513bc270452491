/** The rounds and contests of the events of a list, joined with those of the Games. */
import { drawTexts } from '@podium/games';
import type { Texts } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { joined, own, six } from '../six-texts.ts';
import { slug, stableId } from '../stable-id.ts';
import { readEventText } from './event-text.ts';
import { namesOf, rowsBy } from './known-games.ts';
import type { KnownRows } from './known-games.ts';
import type { ListEvent } from './list-events.ts';
import type { ListRecord } from './list-record.ts';
import type { ListSports } from './list-sports.ts';
import { listRound, poolRound } from './round-words.ts';
import type { ListRound } from './round-words.ts';
import type { RoundText } from './round-titles.ts';

const matches: ListRound = {
  code: 'M',
  kind: 'other',
  depth: 1,
  name: six('Matches', 'Partidos', 'Jogos', 'Oyunlar', 'المباريات', 'Matchs'),
};
const turn = six('Round', 'Ronda', 'Rodada', 'Tur', 'الجولة', 'Journée');

/** A round with its records. */
export interface EventRound {
  event: ListEvent;
  id: string;
  round: ListRound;
  /** Records by heat or round of a table; one group for a round without such. */
  records: ListRecord[];
  isKnown: boolean;
}

export interface UnitFacts {
  isOver: boolean;
  hasLines: boolean;
  records: readonly ListRecord[];
  name: Texts;
  order: number;
  parent?: string;
  number?: string | undefined;
}

const hiddenStart = '09:00';

export class ListRounds {
  readonly #sports: ListSports;
  readonly #day: string;
  readonly #phasesByEvent: ReadonlyMap<string, FolderRow[]>;
  readonly #unitsByPhase: ReadonlyMap<string, FolderRow[]>;
  readonly #venueNames = new Map<string, string>();
  readonly venues: FolderRow[] = [];
  readonly phases: FolderRow[] = [];
  readonly units: FolderRow[] = [];
  /** Number of contests without a time of their own. */
  madeTimes = 0;

  /** @param day the day of contests without one */
  constructor(known: KnownRows, sports: ListSports, day: string) {
    this.#sports = sports;
    this.#day = day;
    this.#phasesByEvent = rowsBy(known.phases, 'event');
    this.#unitsByPhase = rowsBy(known.units, 'phase');
    for (const venue of known.venues ?? [])
      for (const name of namesOf(venue)) this.#venueNames.set(slug(name), venue['id']!);
  }

  /** The rounds of an event, in the order of the competition. */
  rounds(event: ListEvent): EventRound[] {
    const known = this.#phasesByEvent.get(event.id) ?? [];
    const groups = Map.groupBy(event.records, ({ round }) => roundKey(round));
    const hasFinal = groups.has('final');
    const rounds = [...groups.values()].map((records): EventRound => {
      const round = roundOf(records, hasFinal);
      const phase = this.#findPhase(known, round, records[0]!.round === undefined);
      return {
        event,
        round,
        records,
        id: phase?.['id'] ?? stableId(event.id, round.code),
        isKnown: phase !== undefined,
      };
    });
    const merged = [...Map.groupBy(rounds, ({ id }) => id).values()].map((same) => ({
      ...same[0]!,
      records: same.flatMap(({ records }) => records),
    }));
    const sorted = merged.toSorted(
      (one, other) => one.round.depth - other.round.depth || one.id.localeCompare(other.id),
    );
    for (const [index, { id, round, isKnown }] of sorted.entries())
      if (!isKnown)
        this.phases.push(
          row({
            id,
            event: event.id,
            ...texts('name', round.name),
            kind: round.kind,
            pool: round.pool,
            order: known.length + index + 1,
          }),
        );
    return sorted;
  }

  #findPhase(known: readonly FolderRow[], round: ListRound, isOpen: boolean): FolderRow | undefined {
    const names = new Set(Object.values(round.name));
    const isSame = (phase: FolderRow): boolean =>
      round.pool === undefined
        ? namesOf(phase).some(
            (name) => names.has(name) || codeIn(readEventText(name, this.#sports).round) === round.code,
          )
        : phase['pool']?.toUpperCase() === round.pool;
    const same = known.find(isSame);
    if (same) return same;
    const ofKind = known.filter((phase) => phase['kind'] === round.kind && round.pool === undefined);
    if (ofKind.length === 1) return ofKind[0];
    return isOpen && known.length === 1 ? known[0] : undefined;
  }

  /** Contests of the Games in a round. */
  knownUnits(phase: string): readonly FolderRow[] {
    return (this.#unitsByPhase.get(phase) ?? []).filter((unit) => unit['type']?.startsWith('competition'));
  }

  /** Adds a contest, or changes the status of one that the Games have. */
  addUnit(id: string, phase: string, known: FolderRow | undefined, facts: UnitFacts): void {
    const { isOver, hasLines, records, name, order, parent, number } = facts;
    const [first] = records;
    const timed = records.find(({ time }) => time !== undefined) ?? first!;
    const day = records.find(({ date }) => date !== undefined)?.date;
    const state = {
      status: isOver ? 'FINISHED' : 'SCHEDULED',
      result_status: isOver ? 'OFFICIAL' : hasLines ? 'START_LIST' : undefined,
    };
    const start =
      day === undefined && known
        ? {}
        : timed.time === undefined
          ? { start: `${day ?? this.#day} ${hiddenStart}`, hide_start: 'true' }
          : { start: `${timed.date ?? day ?? this.#day} ${timed.time}` };
    const venue = this.#venue(records.find((record) => record.venue !== undefined)?.venue, first!.sport.id);
    if (known) {
      const isTimed = timed.time !== undefined && day !== undefined;
      this.units.push(
        row({
          ...known,
          ...(isOver && state),
          ...(isTimed && { ...start, hide_start: undefined, end: undefined }),
          venue: known['venue'] ?? venue,
        }),
      );
      return;
    }
    if (timed.time === undefined) this.madeTimes += 1;
    this.units.push(
      row({ id, type: 'competition', phase, parent, ...texts('name', name), number, order, ...start, ...state, venue }),
    );
  }

  #venue(name: string | undefined, sport: string): string | undefined {
    if (name === undefined) return undefined;
    const key = slug(name) || name;
    const found = this.#venueNames.get(key);
    if (found !== undefined) return found;
    const id = stableId(`${sport}-V`, slug(name) || 'V');
    this.#venueNames.set(key, id);
    this.venues.push(row({ id, ...texts('name', own(name.slice(0, 100))) }));
    return id;
  }
}

const roundKey = (round: RoundText | undefined): string =>
  round?.pool === undefined ? (round?.name ?? (round?.matchday === undefined ? '' : 'table')) : `pool ${round.pool}`;

const codeIn = (round: RoundText | undefined): string | undefined => {
  if (!round) return undefined;
  if (round.pool !== undefined) return `GP${round.pool}`;
  return round.name === undefined ? undefined : listRound(round.name).code;
};

function roundOf(records: readonly ListRecord[], hasFinal: boolean): ListRound {
  const { round, kind } = records[0]!;
  if (round?.pool !== undefined) return poolRound(round.pool);
  const numbers = new Set(records.flatMap((record) => record.round?.number ?? []));
  // Heats without a final decide by time.
  if (round?.name === 'heats' || round?.name === undefined)
    if (kind === 'line') {
      if (numbers.size > 0 && hasFinal) return listRound('heats');
      if (round?.name === 'heats' && numbers.size === 0) return listRound('heats');
      return numbers.size > 1 ? listRound('timedFinal') : listRound('final');
    }
  if (round?.name !== undefined) return listRound(round.name);
  return round?.matchday === undefined ? matches : listRound('table');
}

/** `Heat 3`, `Final B`; a round with one contest has its name. */
export function heatName({ round }: EventRound, label: string | undefined, count: number): Texts {
  if (label === undefined || (count === 1 && round.kind === 'final')) return round.name;
  return joined(' ', round.contest ?? round.name, label);
}

/** `Round 2, Match 3`. */
export function matchUnitName(
  { round }: EventRound,
  matchday: string | undefined,
  number: string,
  count: number,
): Texts {
  const part =
    matchday === undefined ? (count === 1 && round.contest ? undefined : round.name) : joined(' ', turn, matchday);
  if (part === undefined) return round.contest!;
  if (count === 1 && round.kind === 'final') return round.name;
  if (round.contest && matchday === undefined) return joined(' ', round.contest, number);
  return joined(', ', part, joined(' ', drawTexts.match, number));
}
