/** Items as rows of a table: one column for most fields, one per language for texts. */
import { languages } from '@podium/games';
import type { Language, Texts } from '@podium/games';
import type { Field, Image, Point, StoredRef } from './field.ts';
import type { ItemData, Kind } from './kind.ts';

/** A row by column name; empty cells are absent. */
export type Row = Readonly<Record<string, string>>;

/** An item of a kind, as it is stored and exported. */
export interface Item<Data = Record<string, unknown>> {
  id: string;
  /** Position in lists without another order; items without one come last. */
  order?: number;
  data: Data;
}

/** `localAddress` becomes `local_address`, `isStepFree` becomes `step_free`. */
export function columnName(field: string): string {
  const withoutPrefix = /^(?:is|has)[A-Z]/.test(field) ? field.replace(/^(?:is|has)/, '') : field;
  return withoutPrefix.replaceAll(/[A-Z]/g, (letter, index: number) =>
    index === 0 ? letter.toLowerCase() : `_${letter.toLowerCase()}`,
  );
}

export function pointColumns(name: string): { latitude: string; longitude: string } {
  const prefix = name === 'point' ? '' : `${columnName(name)}_`;
  return { latitude: `${prefix}lat`, longitude: `${prefix}lon` };
}

export const perLanguage = (column: string): string[] => languages.map((language) => `${column}_${language}`);

/** Finds the stored file of a path in the folder. */
export type FindFile = (path: string) => StoredRef;

/**
 * Reads the item of a validated row.
 *
 * @param findFile called with every path of the row
 */
export function rowToItem<Of extends Kind>(kind: Of, row: Row, findFile: FindFile): Item<ItemData<Of>> {
  const data: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<Field>(kind.fields)) {
    const value = readField(name, field, row, findFile);
    if (value !== undefined) data[name] = value;
  }
  const order = row['order'];
  return { id: row['id']!, ...(order !== undefined && { order: Number(order) }), data: data as ItemData<Of> };
}

/** The row of an item; `rowToItem` reads it back. */
export function itemToRow(kind: Kind, { id, order, data }: Item<object>): Row {
  const cells: Record<string, string | undefined> = { id, order: order?.toString() };
  for (const [name, field] of Object.entries<Field>(kind.fields)) {
    const value = (data as Record<string, unknown>)[name];
    if (value !== undefined) Object.assign(cells, fieldCells(name, field, value));
  }
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)) as Row;
}

export function referencedFiles(kind: Kind, data: object): StoredRef[] {
  return Object.entries<Field>(kind.fields).flatMap(([name, field]) => {
    const value = (data as Record<string, unknown>)[name];
    if (value === undefined) return [];
    if (field.type === 'image' || field.type === 'file') return [value as StoredRef];
    return field.type === 'files' ? Object.values(value as Partial<Record<Language, StoredRef>>) : [];
  });
}

function readField(name: string, field: Field, row: Row, findFile: FindFile): unknown {
  const column = columnName(name);
  const cell = row[column];
  switch (field.type) {
    case 'text':
    case 'paragraphs':
      return readTexts(column, row);
    case 'days':
    case 'references':
      return cell?.split(';').filter((part) => part !== '');
    case 'number':
      return cell === undefined ? undefined : Number(cell);
    case 'flag':
      return cell === undefined ? undefined : cell === 'true';
    case 'point': {
      const { latitude, longitude } = pointColumns(name);
      return row[latitude] === undefined || row[longitude] === undefined
        ? undefined
        : { latitude: Number(row[latitude]), longitude: Number(row[longitude]) };
    }
    case 'image':
      return cell === undefined ? undefined : { ...findFile(cell), alt: readTexts(`${column}_alt`, row) };
    case 'file':
      return cell === undefined ? undefined : findFile(cell);
    case 'files':
      return convertFilled(
        languages.map((language) => [language, row[`${column}_${language}`]] as const),
        findFile,
      );
    default:
      return cell;
  }
}

const readTexts = (column: string, row: Row): Texts | undefined =>
  convertFilled(
    languages.map((language) => [language, row[`${column}_${language}`]] as const),
    (text) => text,
  );

/** Converts the non-empty values; undefined if there are none. */
function convertFilled<Value>(
  cells: readonly (readonly [Language, string | undefined])[],
  convert: (cell: string) => Value,
): Partial<Record<Language, Value>> | undefined {
  const filledCells = cells.flatMap(([language, cell]) =>
    cell === undefined ? [] : [[language, convert(cell)] as const],
  );
  return filledCells.length === 0 ? undefined : Object.fromEntries(filledCells);
}

function fieldCells(name: string, field: Field, value: unknown): Record<string, string | undefined> {
  const column = columnName(name);
  switch (field.type) {
    case 'text':
    case 'paragraphs':
      return textCells(column, value as Texts);
    case 'days':
    case 'references':
      return { [column]: (value as string[]).join(';') };
    case 'point': {
      const { latitude, longitude } = value as Point;
      const names = pointColumns(name);
      return { [names.latitude]: String(latitude), [names.longitude]: String(longitude) };
    }
    case 'image': {
      const { path, alt } = value as Image;
      return { [column]: path, ...textCells(`${column}_alt`, alt) };
    }
    case 'file':
      return { [column]: (value as StoredRef).path };
    case 'files':
      return Object.fromEntries(
        Object.entries(value as Record<Language, StoredRef>).map(([language, { path }]) => [
          `${column}_${language}`,
          path,
        ]),
      );
    default:
      return { [column]: String(value) };
  }
}

const textCells = (column: string, texts: Texts): Record<string, string | undefined> =>
  Object.fromEntries(languages.map((language) => [`${column}_${language}`, texts[language]]));
