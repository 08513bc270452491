import { isPlaceholder, idToRsc } from '@podium/games';
import { fileNames, folderSchema, row } from '@podium/games-folder';
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';
import { toEventRow, isOrganisationCode, unknownOrganisation } from './export-catalogue.ts';

export interface KnownNames {
  /** Data from result lines about competitors that no participant message describes. */
  competitors: ReadonlyMap<string, { name?: string; organisation?: string; event?: string }>;
  disciplines: ReadonlyMap<string, string>;
  eventKinds: ReadonlyMap<string, 'couple' | 'team'>;
}

/**
 * A feed may refer to entities that it never described; a folder may not. Such entities get a row of their own at the
 * end of their file.
 */
export function completeTables(tables: FolderTables, names: KnownNames): void {
  new TableCompleter(tables, names).complete();
}

const levelFiles: Readonly<Record<string, FileName>> = {
  unit: 'units',
  phase: 'phases',
  pool: 'phases',
  event: 'events',
  discipline: 'disciplines',
};

class TableCompleter {
  readonly #tables: FolderTables;
  readonly #names: KnownNames;
  readonly #ids = new Map<FileName, Set<string>>();

  constructor(tables: FolderTables, names: KnownNames) {
    this.#tables = tables;
    this.#names = names;
    for (const name of fileNames)
      this.#ids.set(name, new Set((tables.files[name] ?? []).map((each) => each['id'] ?? '')));
  }

  /** Runs from the last file to the first, because a new row may itself refer to a missing entity. */
  complete(): void {
    for (const name of [...fileNames].reverse()) {
      for (const each of this.#tables.files[name] ?? []) {
        for (const [target, id] of this.#referencesOf(name, each)) {
          const knownIds = this.#ids.get(target)!;
          if (knownIds.has(id)) continue;
          knownIds.add(id);
          (this.#tables.files[target] ??= []).push(this.#stub(target, id, each));
        }
      }
    }
  }

  #referencesOf(name: FileName, each: FolderRow): [FileName, string][] {
    const references: [FileName, string | undefined][] = folderSchema[name].columns.flatMap((column) =>
      column.type.kind === 'reference' ? [[column.type.to as FileName, each[column.name]]] : [],
    );
    const target = levelFiles[each['level'] ?? ''];
    if (target) references.push([target, each['ref']]);
    if (each['competitor_type'] !== undefined)
      references.push([each['competitor_type'] === 'team' ? 'teams' : 'participants', each['competitor']]);
    const sourceRef = each['from_ref'];
    if (sourceRef !== undefined && !this.#ids.get('phases')!.has(sourceRef)) references.push(['units', sourceRef]);
    return references.filter(
      (reference): reference is [FileName, string] => reference[1] !== undefined && !isPlaceholder(reference[1]),
    );
  }

  #stub(target: FileName, id: string, by: FolderRow): FolderRow {
    const { competitors, disciplines, eventKinds } = this.#names;
    const competitor = competitors.get(id);
    switch (target) {
      case 'events':
        return toEventRow(idToRsc(id), undefined, disciplines, eventKinds);
      case 'phases':
        return row({
          id,
          event: id.slice(0, 22).replace(/-+$/, ''),
          name_en: id,
          kind: by['level'] === 'pool' ? 'pool' : 'other',
          pool: by['level'] === 'pool' ? id : undefined,
          order: 1000 + this.#ids.get('phases')!.size,
        });
      case 'units':
        return row({
          id,
          type: 'default',
          discipline: disciplines.get(id.slice(0, 3)),
          name_en: id,
          status: 'UNSCHEDULED',
        });
      case 'participants':
        return row({
          id,
          role: target === 'participants' && by['function'] !== undefined ? 'official' : 'athlete',
          organisation: competitor?.organisation ?? unknownOrganisation,
          family_name: competitor?.name ?? id,
        });
      case 'teams':
        return row({
          id,
          event: competitor?.event ?? by['event'] ?? id.slice(0, 22).replace(/-+[A-Z]{3}\d*$/, ''),
          organisation: competitor?.organisation ?? unknownOrganisation,
          name_en: competitor?.name ?? id,
        });
      case 'venues':
        return by['location'] === id
          ? row({ id, kind: 'location', parent: by['venue'] ?? id, name_en: id })
          : row({ id, kind: 'venue', name_en: id });
      case 'organisations':
        return row({ id, code: isOrganisationCode(id) ? id : undefined, name_en: id, ranked: true });
      case 'disciplines':
        return row({ id, code: id, name_en: id });
      default:
        return row({ id, name_en: id });
    }
  }
}
