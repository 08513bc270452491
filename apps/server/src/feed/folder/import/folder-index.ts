import { parseRsc } from '@podium/games';
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';

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

/** Looks up folder rows by id. The rows already have our ids (`renameIds`). */
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

  constructor(tables: FolderTables) {
    this.tables = tables;
    for (const row of this.rows('organisations')) this.organisationCodes.set(row['id']!, row['code'] ?? row['id']!);
    for (const row of this.rows('disciplines')) this.disciplineCodes.set(row['id']!, row['code'] ?? row['id']!);
    for (const row of this.rows('participants')) this.participants.set(row['id']!, row);
    for (const row of this.rows('teams')) this.teams.set(row['id']!, row);
    this.teamMembers = Map.groupBy(this.rows('team_members'), (row) => row['team']!);
    for (const row of this.rows('events')) {
      const id = row['id']!;
      this.#events.set(id, { id, disciplineCode: this.disciplineCodes.get(row['discipline'] ?? ''), row });
    }
    for (const row of this.rows('phases'))
      this.#phases.set(row['id']!, { id: row['id']!, event: this.event(row['event']), row });
    for (const row of this.rows('units')) this.#units.set(row['id']!, this.#unitPlace(row));
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

  #unitPlace(row: FolderRow): UnitPlace {
    const phase = this.phase(row['phase']);
    const rsc = parseRsc(row['rsc'] ?? '');
    const disciplineCode =
      this.disciplineCodes.get(row['discipline'] ?? '') ?? (rsc.isValid ? rsc.discipline : undefined);
    return {
      id: row['id']!,
      code: row['rsc'] ?? row['id']!,
      disciplineCode: phase?.event?.disciplineCode ?? disciplineCode,
      event: phase?.event,
      phase,
      row,
    };
  }
}
