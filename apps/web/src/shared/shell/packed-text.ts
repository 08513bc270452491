/**
 * The format of documents embedded in a page. A day of 600 lines repeats the same sports, venues, events and field
 * names: here each distinct value is written once, in a table, and referenced by its index; each list of field names
 * too.
 *
 *   [fields, table, value]   a number is an index into the table, a text is itself, `[0, …]` is a list, and
 *                            `[3, …]` is an object with the third list of field names
 */
type PackedText = [fields: string[][], table: Entry[], value: Packed];
type Packed = string | number | Packed[];
/** In the table itself, numbers are literal. */
type Entry = Leaf | Packed[];
type Leaf = string | number | boolean | null;

/** A distinct value: a leaf, or a list of fields with their values. */
interface Distinct {
  leaf?: Leaf;
  shape: number;
  inner: Distinct[];
  /** Number of occurrences. */
  count: number;
  place?: number;
}

export function packText(data: unknown): string {
  const { root, fields, all } = distinctValues(data);
  for (const { inner } of all) for (const one of inner) one.count += 1;
  const table = all
    .filter(({ leaf, count }) => count > 1 || (leaf !== undefined && typeof leaf !== 'string'))
    // The most frequent values get the shortest indexes.
    .sort((a, b) => b.count - a.count);
  for (const [place, one] of table.entries()) one.place = place;
  const entryOf = (one: Distinct): Packed => one.place ?? (writeEntry(one) as Packed);
  const writeEntry = ({ leaf, shape, inner }: Distinct): Entry =>
    leaf === undefined ? [shape, ...inner.map(entryOf)] : leaf;
  return JSON.stringify([fields, table.map(writeEntry), entryOf(root)] satisfies PackedText);
}

/** All distinct values in some data, compared by content. */
function distinctValues(data: unknown): { root: Distinct; fields: string[][]; all: Distinct[] } {
  const fields: string[][] = [];
  const shapes = new Map<string, number>();
  const leaves = new Map<Leaf, Distinct>();
  const others = new Map<string, Distinct>();
  const numbers = new Map<Distinct, number>();
  const all: Distinct[] = [];

  const findOrMake = <Key>(map: Map<Key, Distinct>, key: Key, make: () => Omit<Distinct, 'count'>): Distinct => {
    let one = map.get(key);
    if (!one) {
      one = { ...make(), count: 0 };
      map.set(key, one);
      numbers.set(one, all.length);
      all.push(one);
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
    if (typeof value !== 'object' || value === null) {
      const leaf = value as Leaf;
      return findOrMake(leaves, leaf, () => ({ leaf, shape: 0, inner: [] }));
    }
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    const shape = Array.isArray(value) ? 0 : shapeOf(entries.map(([name]) => name));
    const inner = entries.map(([, one]) => find(one));
    return findOrMake(others, `${shape} ${inner.map((one) => numbers.get(one)).join()}`, () => ({ shape, inner }));
  };
  return { root: find(data), fields, all };
}

export function unpackText(text: string): unknown {
  const [fields, table, value] = JSON.parse(text) as PackedText;
  const values = new Map<number, unknown>();
  const entryAt = (place: number): unknown => {
    if (!values.has(place)) {
      const entry = table[place]!;
      values.set(place, Array.isArray(entry) ? unpack(entry) : entry);
    }
    return values.get(place);
  };
  const unpack = (packed: Packed): unknown => {
    if (typeof packed === 'number') return entryAt(packed);
    if (typeof packed === 'string') return packed;
    const [shape, ...inner] = packed;
    const names = shape === 0 ? undefined : fields[(shape as number) - 1]!;
    return names ? Object.fromEntries(names.map((name, index) => [name, unpack(inner[index]!)])) : inner.map(unpack);
  };
  return unpack(value);
}
