/**
 * The format of the data embedded in a page, which transfers 610 contests in a tenth of their JSON:
 *
 * - objects with the same fields are the rows of one table, and a table is written by column, where similar values
 *   follow each other;
 * - an object that occurs again is a reference to its first occurrence;
 * - a text is written without the beginning that it shares with another: with the row above, or with an earlier field
 *   of its row (an end with its start, the name of a contest with the name of its event).
 *
 *   [tables, root]          root is a token
 */
export type PackedText = [tables: Table[], root: Token];
type Table = [fields: string[], columns: Column[]];
export type Column =
  /** The same token in every row. */
  | [kind: 0, token: Token]
  /** A token for each row. */
  | [kind: 1, tokens: Token[]]
  /** JSON for each row, without objects: numbers are literal. */
  | [kind: 2, values: unknown[]]
  /** Texts of all rows, joined: an empty one is null. */
  | [kind: 3, texts: string, base: BaseOfTexts]
  /** Objects of one table, joined: empty for a new row, `-` for null, or the number of the row in base 36. */
  | [kind: 4, rows: string, table: number];

/**
 * A text is itself, a list a list; a number below the number of tables is a new row of that table, a higher one refers to an
 * earlier object, in order of appearance; a number is wrapped.
 */
export type Token = string | boolean | null | number | { n: number } | Token[];

/**
 * The text whose beginning is left out: none (texts are whole), the row above, an earlier field of the row, or
 * a field of the object in an earlier field. The length of the beginning is the first character of each text.
 */
export type BaseOfTexts = [] | ['above'] | [field: number] | [field: number, inner: string];

/** Separates joined texts. A column with a text that contains it is written in another way. */
export const SEPARATOR = '|';
/** The character for a length of 0. The 57 characters from here on are not escaped in JSON. */
export const FIRST_LENGTH = 0x23;
export const MAX_LENGTH = 56;

/**
 * Text of a field, for the texts that are written without its beginning.
 * @returns an empty text for anything that is not a text
 */
export function baseText(row: readonly unknown[], [field, inner]: [field: number, inner?: string]): string {
  const value = row[field];
  const text =
    inner === undefined || typeof value !== 'object' ? value : (value as Record<string, unknown> | null)?.[inner];
  return typeof text === 'string' ? text : '';
}

/** @returns the data whose text `packText` wrote */
export function unpackText(text: string): unknown {
  const [tables, root] = JSON.parse(text) as PackedText;
  const objects: unknown[] = [];
  const rowsOf: unknown[][] = tables.map(() => []);
  const valueOf = (token: Token): unknown => {
    if (typeof token === 'number') return token < tables.length ? readRow[token]!() : objects[token - tables.length];
    if (typeof token !== 'object' || token === null) return token;
    return Array.isArray(token) ? token.map(valueOf) : token.n;
  };
  const columnReader = (column: Column): ((row: number, values: unknown[]) => unknown) => {
    if (column[0] === 0) return () => valueOf(column[1]);
    if (column[0] === 1) return (row) => valueOf(column[1][row]!);
    if (column[0] === 2) return (row) => column[1][row];
    if (column[0] === 4) return rowReader(column[1].split(SEPARATOR), column[2]);
    return textReader(column[1].split(SEPARATOR), column[2]);
  };
  const rowReader =
    (rows: string[], table: number) =>
    (row: number): unknown => {
      const number = rows[row]!;
      if (number === '') return readRow[table]!();
      return number === '-' ? null : rowsOf[table]![Number.parseInt(number, 36)];
    };
  const readRow = tables.map(([fields, columns], table) => {
    const readColumns = columns.map((column) => columnReader(column));
    let next = 0;
    return (): unknown => {
      const row = next++;
      const place = objects.push(undefined) - 1;
      const values: unknown[] = [];
      for (const readColumn of readColumns) values.push(readColumn(row, values));
      return (rowsOf[table]![row] = objects[place] =
        Object.fromEntries(fields.map((name, index) => [name, values[index]])));
    };
  });
  return valueOf(root);
}

function textReader(texts: string[], base: BaseOfTexts): (row: number, values: unknown[]) => string | null {
  if (base.length === 0) return (row) => texts[row] || null;
  let above = '';
  return (row, values) => {
    const text = texts[row];
    if (!text) return null;
    const before = base[0] === 'above' ? above : baseText(values, base);
    return (above = before.slice(0, text.charCodeAt(0) - FIRST_LENGTH) + text.slice(1));
  };
}
