import { idOfRsc, parseRsc } from '@podium/games';
import type { FileName, FolderRow, FolderTables } from '../games-folder/folder-tables.ts';

/** Folder id to our id, where a code of results makes them differ: a later file may speak of a thing by its folder id. */
export interface IdAliases {
  events: Record<string, string>;
  phases: Record<string, string>;
  units: Record<string, string>;
}

export const noAliases = (): IdAliases => ({ events: {}, phases: {}, units: {} });

export interface EventPlace {
  id: string;
  disciplineCode?: string;
  row: FolderRow;
}

export interface PhasePlace {
  id: string;
  event?: EventPlace;
  row: FolderRow;
}

export interface UnitPlace {
  id: string;
  code: string;
  disciplineCode?: string;
  event?: EventPlace;
  phase?: PhasePlace;
  row: FolderRow;
}

/** The id under which our tables know a row: its code of results without filler, so that a live feed speaks of the same thing. */
export function ownId(row: FolderRow): string {
  const { rsc, id = '' } = row;
  return rsc !== undefined && parseRsc(rsc).isValid ? idOfRsc(rsc) : id;
}

/** Finds what the ids of a folder stand for, also by our own ids and by those of an earlier import. */
export class FolderIndex {
  readonly tables: FolderTables;
  readonly organisationCodes = new Map<string, string>();
  readonly disciplineCodes = new Map<string, string>();
  readonly participants = new Map<string, FolderRow>();
  readonly teams = new Map<string, FolderRow>();
  readonly teamMembers: Map<string, FolderRow[]>;
  readonly #events = new Map<string, EventPlace>();
  readonly #phases = new Map<string, PhasePlace>();
  readonly #units = new Map<string, UnitPlace>();

  constructor(tables: FolderTables, aliases: IdAliases) {
    this.tables = tables;
    for (const row of this.rows('organisations')) this.organisationCodes.set(row['id']!, row['code'] ?? row['id']!);
    for (const row of this.rows('disciplines')) this.disciplineCodes.set(row['id']!, row['code'] ?? row['id']!);
    for (const row of this.rows('participants')) this.participants.set(row['id']!, row);
    for (const row of this.rows('teams')) this.teams.set(row['id']!, row);
    this.teamMembers = groupBy(this.rows('team_members'), (row) => row['team']!);
    for (const row of this.rows('events')) {
      register(this.#events, row, { id: ownId(row), disciplineCode: this.disciplineCodes.get(row['discipline'] ?? ''), row });
    }
    addAliases(this.#events, aliases.events);
    for (const row of this.rows('phases')) register(this.#phases, row, { id: ownId(row), event: this.event(row['event']), row });
    addAliases(this.#phases, aliases.phases);
    for (const row of this.rows('units')) register(this.#units, row, this.#unitPlace(row));
    addAliases(this.#units, aliases.units);
  }

  rows(name: FileName): readonly FolderRow[] {
    return this.tables.files[name] ?? [];
  }

  event(id: string | undefined): EventPlace | undefined {
    return id === undefined ? undefined : this.#events.get(id);
  }

  phase(id: string | undefined): PhasePlace | undefined {
    return id === undefined ? undefined : this.#phases.get(id);
  }

  unit(id: string | undefined): UnitPlace | undefined {
    return id === undefined ? undefined : this.#units.get(id);
  }

  organisation(id: string | undefined): string | undefined {
    return id === undefined ? undefined : (this.organisationCodes.get(id) ?? id);
  }

  organisationOf(competitor: string, type: string | undefined): string | undefined {
    const row = type === 'team' ? this.teams.get(competitor) : this.participants.get(competitor);
    return this.organisation(row?.['organisation']);
  }

  /** What a folder's ids became, for the files that it has. */
  aliases(before: IdAliases): IdAliases {
    const of = (name: 'events' | 'phases' | 'units'): Record<string, string> => {
      const { [name]: rows } = this.tables.files;
      return rows ? Object.fromEntries(rows.flatMap((row) => (ownId(row) === row['id'] ? [] : [[row['id']!, ownId(row)]]))) : before[name];
    };
    return { events: of('events'), phases: of('phases'), units: of('units') };
  }

  #unitPlace(row: FolderRow): UnitPlace {
    const phase = this.phase(row['phase']);
    const rsc = parseRsc(row['rsc'] ?? '');
    const own = this.disciplineCodes.get(row['discipline'] ?? '') ?? (rsc.isValid ? rsc.discipline : undefined);
    return { id: ownId(row), code: row['rsc'] ?? row['id']!, disciplineCode: phase?.event?.disciplineCode ?? own, event: phase?.event, phase, row };
  }
}

function register<Place extends { id: string }>(places: Map<string, Place>, row: FolderRow, place: Place): void {
  places.set(row['id']!, place);
  if (!places.has(place.id)) places.set(place.id, place);
}

function addAliases<Place>(places: Map<string, Place>, aliases: Readonly<Record<string, string>>): void {
  for (const [alias, id] of Object.entries(aliases)) {
    const place = places.get(id);
    if (place && !places.has(alias)) places.set(alias, place);
  }
}

export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
