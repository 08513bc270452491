import { baseText, FIRST_LENGTH, MAX_LENGTH, SEPARATOR } from './packed-text.ts';
import type { BaseOfTexts, Column, PackedText, Token } from './packed-text.ts';

/** A distinct value: a leaf, or a list or object with its values. */
interface Distinct {
  value: unknown;
  /** Undefined for a leaf, 0 for a list, otherwise the number of the table from 1 on. */
  shape?: number;
  inner: Distinct[];
  /** Order of appearance among the objects that are written. */
  place?: number;
  /** Its row in the table of its shape. */
  row?: number;
}

interface Rows {
  fields: string[];
  objects: Distinct[];
  /** The token of each field, by row. */
  tokens: Token[][];
}

/**
 * Writes data as one text without repetitions, on the server only; `unpackText` reads it.
 * @param data anything that JSON can contain; fields without a value are left out
 */
export function packText(data: unknown): string {
  const { root, fields } = distinctValues(data);
  const tables = fields.map((names): Rows => ({ fields: names, objects: [], tokens: [] }));
  let places = 0;
  const tokenOf = (one: Distinct): Token => {
    if (one.shape === undefined) return typeof one.value === 'number' ? { n: one.value } : (one.value as Token);
    if (one.shape === 0) return one.inner.map(tokenOf);
    if (one.place !== undefined) return tables.length + one.place;
    one.place = places++;
    const table = tables[one.shape - 1]!;
    one.row = table.objects.push(one) - 1;
    const tokens: Token[] = [];
    // Its row is taken before those of the objects inside.
    table.tokens.push(tokens);
    for (const inner of one.inner) tokens.push(tokenOf(inner));
    return one.shape - 1;
  };
  const rootToken = tokenOf(root);
  const written = tables.map((rows): PackedText[0][number] => [
    rows.fields,
    rows.fields.map((_, field) => writeColumn(rows, field)),
  ]);
  return JSON.stringify([written, rootToken] satisfies PackedText);
}

/** The shortest way to write one field of all rows. */
function writeColumn({ fields, objects, tokens }: Rows, field: number): Column {
  const column = tokens.map((row) => row[field]!);
  const values = objects.map(({ inner }) => inner[field]!);
  if (values.every((one) => one === values[0]) && isPlain(values[0]!)) return [0, column[0]!];
  const texts = values.map(({ value }) => value);
  if (texts.every((text) => text === null || (typeof text === 'string' && text !== '' && !text.includes(SEPARATOR))))
    return writeTexts(texts as (string | null)[], objects, fields.slice(0, field));
  if (values.every(isPlain)) return [2, texts];
  const tables = new Set(values.filter(({ value }) => value !== null).map(({ shape }) => shape));
  const [shape] = tables;
  return tables.size === 1 && shape ? [4, writeReferences(values, column, shape - 1), shape - 1] : [1, column];
}

/** The first occurrence of an object follows those of the rows above, so that it needs no number. */
function writeReferences(values: Distinct[], column: Token[], table: number): string {
  return values
    .map(({ row }, at) => (row === undefined ? '-' : column[at] === table ? '' : row.toString(36)))
    .join(SEPARATOR);
}

/** Contains no object, so that it is read in the same way in every row. */
const isPlain = ({ shape, inner }: Distinct): boolean => shape === undefined || (shape === 0 && inner.every(isPlain));

/** A base with the text that it has for each row. */
interface Choice {
  base: BaseOfTexts;
  texts: string[];
}

/** Writes the texts after the base that leaves the least of them. */
function writeTexts(texts: (string | null)[], objects: Distinct[], earlier: string[]): Column {
  const rows = objects.map(({ inner }) => inner.map(({ value }) => value));
  const choices: Choice[] = [{ base: ['above'], texts: textsAbove(texts) }];
  for (const field of earlier.keys())
    for (const base of basesOf(rows, field)) choices.push({ base, texts: rows.map((row) => baseText(row, base)) });
  let best: { saved: number; column: Column } = {
    saved: 0,
    column: [3, texts.map((text) => text ?? '').join(SEPARATOR), []],
  };
  for (const choice of choices) {
    const lengths = texts.map((text, row) => (text === null ? -1 : sharedLength(text, choice.texts[row]!)));
    // Each length takes one character.
    const saved = lengths.reduce((sum, length) => sum + length - 1, 0);
    if (saved <= best.saved) continue;
    const written = texts.map((text, row) =>
      text === null ? '' : String.fromCharCode(FIRST_LENGTH + lengths[row]!) + text.slice(lengths[row]),
    );
    best = { saved, column: [3, written.join(SEPARATOR), choice.base] };
  }
  return best.column;
}

function textsAbove(texts: (string | null)[]): string[] {
  let above = '';
  return texts.map((text) => {
    const before = above;
    above = text ?? above;
    return before;
  });
}

/** The texts in one field: its own, and those of the objects in it. */
function basesOf(rows: unknown[][], field: number): ([number] | [number, string])[] {
  const names = new Set<string>();
  let hasText = false;
  for (const row of rows) {
    const value = row[field];
    if (typeof value === 'string') hasText = true;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    for (const [name, inner] of Object.entries(value)) if (typeof inner === 'string') names.add(name);
  }
  const inner = Array.from(names, (name): [number, string] => [field, name]);
  return hasText ? [[field], ...inner] : inner;
}

function sharedLength(text: string, base: string): number {
  const most = Math.min(text.length, base.length, MAX_LENGTH);
  let length = 0;
  while (length < most && text[length] === base[length]) length++;
  return length;
}

/** All distinct values in some data, compared by content. */
function distinctValues(data: unknown): { root: Distinct; fields: string[][] } {
  const fields: string[][] = [];
  const shapes = new Map<string, number>();
  const leaves = new Map<unknown, Distinct>();
  const others = new Map<string, Distinct>();
  const numbers = new Map<Distinct, number>();

  const findOrMake = <Key>(map: Map<Key, Distinct>, key: Key, make: () => Distinct): Distinct => {
    let one = map.get(key);
    if (!one) {
      one = make();
      map.set(key, one);
      numbers.set(one, numbers.size);
    }
    return one;
  };
  const shapeOf = (names: string[]): number => {
    const key = JSON.stringify(names);
    const shape = shapes.get(key) ?? shapes.size + 1;
    if (!shapes.has(key)) {
      shapes.set(key, shape);
      fields.push(names);
    }
    return shape;
  };
  const find = (value: unknown): Distinct => {
    if (typeof value !== 'object' || value === null)
      return findOrMake(leaves, value, () => ({ value: value ?? null, inner: [] }));
    const isList = Array.isArray(value);
    const entries = Object.entries(value).filter(([, inner]) => isList || inner !== undefined);
    const shape = isList ? 0 : shapeOf(entries.map(([name]) => name));
    const inner = entries.map(([, one]) => find(one));
    return findOrMake(others, `${shape} ${inner.map((one) => numbers.get(one)).join()}`, () => ({
      value,
      shape,
      inner,
    }));
  };
  return { root: find(data), fields };
}
