import { languages } from '@podium/games';
import type { FilePurpose } from '@podium/content';
import type { FileName, TableName } from './folder-tables.ts';

export type CellType =
  | { kind: 'text' }
  | { kind: 'id' }
  | { kind: 'code' }
  | { kind: 'code3' }
  /** Two to eight uppercase letters or digits. */
  | { kind: 'organisation-code' }
  | { kind: 'word'; words: readonly string[]; isList?: boolean; aliases?: ReadonlyMap<string, string> }
  | { kind: 'list' }
  | { kind: 'integer'; from: number; to: number }
  | { kind: 'decimal'; from: number; to: number }
  | { kind: 'boolean' }
  | { kind: 'date' }
  | { kind: 'time' }
  | { kind: 'rsc' }
  | { kind: 'path' }
  | { kind: 'flag' }
  | { kind: 'address' }
  /** Playlist of a stream: a web address, or a path on this server. */
  | { kind: 'stream' }
  /** A path of a page of this site, perhaps with everything below it: `/old/*`. */
  | { kind: 'sitePath' }
  /** A path on this site or a web address. */
  | { kind: 'destination' }
  /** `#0B5FA5`, dark enough to be read on white paper. */
  | { kind: 'color' }
  | { kind: 'placePoints' }
  | { kind: 'reference'; to: TableName; isList?: boolean }
  /** One line with at most `most` characters. */
  | { kind: 'line'; most: number }
  /** Paragraphs separated by blank lines, with at most `most` characters. */
  | { kind: 'paragraphs'; most: number }
  | { kind: 'phone' }
  | { kind: 'email' }
  /** Time of day: `08:30`. */
  | { kind: 'clock' }
  | { kind: 'days' }
  /** Path of a file inside `content/`. */
  | { kind: 'media'; purpose: FilePurpose };

export type CellKind = CellType['kind'];

export interface Column {
  name: string;
  type: CellType;
  /** The column must exist and its cells must not be empty. */
  isRequired: boolean;
  /** At least one column with this value must exist and be filled: `name` for `name_en`, `name_es` … */
  oneOf?: string;
  /** Never repeated in a message: cells about people, and cells that would contain a name if a row were shifted. */
  isPersonal: boolean;
}

export interface FileSchema {
  /** Columns that identify a row. */
  key: readonly string[];
  columns: readonly Column[];
}

const integerLimit = 2_147_483_647;

/** `id!` is required. */
function column(name: string, type: CellType): Column {
  const isRequired = name.endsWith('!');
  const isPersonal = type.kind === 'reference' && type.to === 'participants';
  return { name: isRequired ? name.slice(0, -1) : name, type, isRequired, isPersonal };
}

export const text = (...names: string[]): Column[] => names.map((name) => column(name, { kind: 'text' }));
export const personal = (columns: Column[]): Column[] => columns.map((each) => ({ ...each, isPersonal: true }));
export const id = (...names: string[]): Column[] => names.map((name) => column(name, { kind: 'id' }));
export const code = (...names: string[]): Column[] => names.map((name) => column(name, { kind: 'code' }));
export const code3 = (name: string): Column[] => [column(name, { kind: 'code3' })];
export const organisationCode = (name: string): Column[] => [column(name, { kind: 'organisation-code' })];
export const word = (name: string, words: readonly string[]): Column[] => [column(name, { kind: 'word', words })];
export const choiceWithAliases = (
  name: string,
  words: readonly string[],
  aliases: Readonly<Record<string, string>>,
): Column[] => [column(name, { kind: 'word', words, aliases: new Map(Object.entries(aliases)) })];
export const words = (name: string, list: readonly string[]): Column[] => [
  column(name, { kind: 'word', words: list, isList: true }),
];
export const list = (...names: string[]): Column[] => names.map((name) => column(name, { kind: 'list' }));
export const integer = (name: string, from = -integerLimit, to = integerLimit): Column[] => [
  column(name, { kind: 'integer', from, to }),
];
export const decimal = (name: string, from: number, to: number): Column[] => [
  column(name, { kind: 'decimal', from, to }),
];
export const boolean = (...names: string[]): Column[] => names.map((name) => column(name, { kind: 'boolean' }));
export const date = (...names: string[]): Column[] => names.map((name) => column(name, { kind: 'date' }));
export const time = (...names: string[]): Column[] => names.map((name) => column(name, { kind: 'time' }));
export const rsc = (name: string): Column[] => [column(name, { kind: 'rsc' })];
export const path = (...names: string[]): Column[] => names.map((name) => column(name, { kind: 'path' }));
export const flag = (name: string): Column[] => [column(name, { kind: 'flag' })];
export const address = (name: string): Column[] => [column(name, { kind: 'address' })];
export const reference = (name: string, to: FileName): Column[] => [column(name, { kind: 'reference', to })];

/** One column per language; with a `!`, a text in one of them is required. */
export function byLanguage(name: string): Column[] {
  const isRequired = name.endsWith('!');
  const base = isRequired ? name.slice(0, -1) : name;
  const columns = text(...languages.map((language) => `${base}_${language}`));
  return isRequired ? columns.map((each) => ({ ...each, oneOf: base })) : columns;
}

/** Groups of columns of which one must be filled: a name in each language. */
export function requiredGroups(columns: readonly Column[]): readonly (readonly Column[])[] {
  return [
    ...Map.groupBy(
      columns.filter(({ oneOf }) => oneOf !== undefined),
      ({ oneOf }) => oneOf,
    ).values(),
  ];
}

/** Columns of the shortest valid table: the required ones, and the first of each group. */
export const leastColumns = (columns: readonly Column[]): Column[] => {
  const first = new Set(requiredGroups(columns).map(([column]) => column));
  return columns.filter((column) => column.isRequired || first.has(column));
};
