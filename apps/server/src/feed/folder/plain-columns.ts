/**
 * Columns of a Games folder that a table stores unchanged under the same name, such as `best` of `entries`. The import
 * and the export carry them without naming them; only columns that are renamed, computed or resolved are mapped by hand.
 */
import { languages } from '@podium/games';
import type { Texts } from '@podium/games';
import { folderSchema, texts } from '@podium/games-folder';
import type { CellKind, FileName, FileSchema, FolderRow } from '@podium/games-folder';
import type { OwnedRow, OwnedTable, ScopedRow, ScopedTable } from '../apply/projection.ts';
import { tableShape } from '../apply/table-shape.ts';
import type { TableShape } from '../apply/table-shape.ts';
import { parseNumber, readTexts } from './cell-values.ts';

/** A column of a folder, for texts without the language, and the property of a table's rows that stores it. */
interface PlainColumn {
  name: string;
  property: string;
  type: 'text' | 'number' | 'texts';
}

type Cells = Record<string, string | number | null | undefined>;

/** Cells that are stored as written. Lists, booleans, times, files and references need code. */
const typeOfKind: Partial<Record<CellKind, 'text' | 'number'>> = {
  text: 'text',
  id: 'text',
  code: 'text',
  code3: 'text',
  'organisation-code': 'text',
  word: 'text',
  date: 'text',
  rsc: 'text',
  integer: 'number',
  decimal: 'number',
};

/** The columns that a file and a table have in common. */
export function plainColumns(
  { columns }: Pick<FileSchema, 'columns'>,
  stored: Pick<TableShape, 'columns'>,
): PlainColumn[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return stored.columns.flatMap(({ column: name, property, isJson }): PlainColumn[] => {
    if (isJson)
      return languages.every((tag) => byName.has(`${name}_${tag}`)) ? [{ name, property, type: 'texts' }] : [];
    const type = typeOfKind[byName.get(name)?.type.kind ?? 'list'];
    return type ? [{ name, property, type }] : [];
  });
}

/** Properties of a table's row. */
export function propertiesOf(columns: readonly PlainColumn[], row: FolderRow): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  for (const { name, property, type } of columns) {
    const cell = row[name];
    if (type === 'texts') properties[property] = readTexts(row, name);
    else properties[property] = type === 'number' ? parseNumber(cell) : cell;
  }
  return properties;
}

/** Cells of a folder's row. */
export function cellsOf(columns: readonly PlainColumn[], stored: Readonly<Record<string, unknown>>): Cells {
  const cells: Cells = {};
  for (const { name, property, type } of columns) {
    if (type === 'texts') Object.assign(cells, texts(name, stored[property] as Texts | null));
    else cells[name] = stored[property] as Cells[string];
  }
  return cells;
}

type RowOf<Table extends OwnedTable | ScopedTable> = Table extends OwnedTable
  ? OwnedRow<Table>
  : Table extends ScopedTable
    ? ScopedRow<Table>
    : never;

/** Known once per file and table, because an import maps thousands of rows. */
const known = new Map<string, PlainColumn[]>();

function columnsFor(file: FileName, table: OwnedTable | ScopedTable): PlainColumn[] {
  const key = `${file} ${table}`;
  let columns = known.get(key);
  if (!columns) known.set(key, (columns = plainColumns(folderSchema[file], tableShape(table))));
  return columns;
}

/** The part of a table's row that a folder's row has unchanged. */
export const plainProperties = <Table extends OwnedTable | ScopedTable>(
  file: FileName,
  table: Table,
  row: FolderRow,
): Partial<RowOf<Table>> => propertiesOf(columnsFor(file, table), row) as Partial<RowOf<Table>>;

/** The cells of a folder's row that a table's row has unchanged. */
export const plainCells = (file: FileName, table: OwnedTable | ScopedTable, stored: object): Cells =>
  cellsOf(columnsFor(file, table), stored as Readonly<Record<string, unknown>>);
