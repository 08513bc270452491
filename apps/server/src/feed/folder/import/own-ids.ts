import { rscToId, parseRsc } from '@podium/games';
import { folderSchema } from '@podium/games-folder';
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';

/** Maps ids derived from RSCs: folder id to our id, or back. */
export interface IdNames {
  events: Record<string, string>;
  phases: Record<string, string>;
  units: Record<string, string>;
}

/** Any word may be an id, even `constructor` or `__proto__`, so these objects have no prototype. */
const emptyNames = (): Record<string, string> => Object.create(null) as Record<string, string>;

export const noNames = (): IdNames => ({ events: emptyNames(), phases: emptyNames(), units: emptyNames() });
const kinds = ['events', 'phases', 'units'] as const;

/** Our id of a row: its RSC without filler, so that a live feed refers to the same entity. */
function ownId(row: FolderRow): string {
  const { rsc, id = '' } = row;
  return rsc !== undefined && parseRsc(rsc).isValid ? rscToId(rsc) : id;
}

/** Id mapping of a folder; for files that it lacks, the mapping of the last import that had them. */
export function collectIdNames(tables: FolderTables, before: IdNames): IdNames {
  const names = noNames();
  for (const kind of kinds) {
    const rows = tables.files[kind];
    names[kind] = rows
      ? Object.assign(
          emptyNames(),
          Object.fromEntries(rows.flatMap((row) => (ownId(row) === row['id'] ? [] : [[row['id']!, ownId(row)]]))),
        )
      : before[kind];
  }
  return names;
}

export function reverseNames(names: IdNames): IdNames {
  const turned = noNames();
  for (const kind of kinds) for (const [one, foreignId] of Object.entries(names[kind])) turned[kind][foreignId] = one;
  return turned;
}

/**
 * Renames ids in all columns that refer to an event, phase or unit. Unaffected rows are returned as the same objects.
 */
export function renameIds(name: FileName, rows: readonly FolderRow[], names: IdNames): FolderRow[] {
  const columns: [column: string, kind: keyof IdNames][] = folderSchema[name].columns.flatMap((column) =>
    column.type.kind === 'reference' && isKind(column.type.to) ? [[column.name, column.type.to]] : [],
  );
  if (isKind(name)) columns.push(['id', name]);
  if (kinds.every((kind) => Object.keys(names[kind]).length === 0)) return [...rows];
  const levels: Readonly<Record<string, keyof IdNames>> = {
    unit: 'units',
    phase: 'phases',
    pool: 'phases',
    event: 'events',
  };
  return rows.map((row) => {
    const changed: Record<string, string> = {};
    const rename = (column: string, kind: keyof IdNames | undefined): void => {
      const id = row[column];
      const other = id === undefined || kind === undefined ? undefined : nameIn(names[kind], id);
      if (other !== undefined) changed[column] = other;
    };
    for (const [column, kind] of columns) rename(column, kind);
    rename('ref', levels[row['level'] ?? '']);
    if (row['from_ref'] !== undefined)
      rename('from_ref', nameIn(names.units, row['from_ref']) === undefined ? 'phases' : 'units');
    if (row['type'] === 'ITEM') rename('code', 'units');
    return Object.keys(changed).length > 0 ? { ...row, ...changed } : row;
  });
}

/** Objects parsed from stored JSON have a prototype. */
function nameIn(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}

function isKind(name: string): name is keyof IdNames {
  return (kinds as readonly string[]).includes(name);
}
