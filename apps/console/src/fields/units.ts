import type { Field, Kind } from '@podium/content';
import type { ItemData } from './form-values.ts';

/**
 * The parts of an item that two users may change independently, by path: `title.pt`, `photo`, `photo.alt.ar`, `days`.
 */
type Units = ReadonlyMap<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function splitUnits(kind: Kind, data: ItemData): Units {
  return new Map(
    Object.entries<Field>(kind.fields).flatMap(([name, { type }]): [string, unknown][] => {
      const value = data[name];
      if (value === undefined) return [];
      if ((type === 'text' || type === 'paragraphs' || type === 'files') && isRecord(value))
        return Object.entries(value).map(([language, part]) => [`${name}.${language}`, part]);
      if (type === 'image' && isRecord(value)) {
        const { alt, ...file } = value;
        const texts = Object.entries(isRecord(alt) ? alt : {});
        return [[name, file], ...texts.map(([language, text]): [string, unknown] => [`${name}.alt.${language}`, text])];
      }
      return [[name, value]];
    }),
  );
}

export function dataOfUnits(kind: Kind, units: Units): ItemData {
  const data: Record<string, unknown> = {};
  for (const [name, { type }] of Object.entries<Field>(kind.fields)) {
    if (type === 'image') {
      const file = units.get(name);
      if (file !== undefined) data[name] = { ...(file as object), alt: withPrefix(units, `${name}.alt.`) };
    } else if (type === 'text' || type === 'paragraphs' || type === 'files') {
      const parts = withPrefix(units, `${name}.`);
      if (Object.keys(parts).length > 0) data[name] = parts;
    } else if (units.has(name)) data[name] = units.get(name);
  }
  return data;
}

const withPrefix = (units: Units, prefix: string): Record<string, unknown> =>
  Object.fromEntries(
    [...units].filter(([path]) => path.startsWith(prefix)).map(([path, value]) => [path.slice(prefix.length), value]),
  );

/** Compares values regardless of key order, which the database changes. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

/** @returns the differences between two versions, in form order */
export function differences(kind: Kind, before: ItemData, after: ItemData): Difference[] {
  const [old, now] = [splitUnits(kind, before), splitUnits(kind, after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => !isSame(old.get(path), now.get(path)))
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .toSorted((a, b) => fieldIndex(kind, a.path) - fieldIndex(kind, b.path));
}

const fieldIndex = (kind: Kind, path: string): number => Object.keys(kind.fields).indexOf(path.split('.')[0]!);

export interface MergeLine {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** The version that is used unless the user decides otherwise. */
  choice: 'mine' | 'theirs';
  /** Both users changed it to different values. */
  isContested: boolean;
}

/**
 * Compares two changes of the same version: a part changed by only one user is taken from that user.
 *
 * @param base undefined if that version is unknown: both then count as having changed every difference
 */
export function mergeLines(kind: Kind, base: ItemData | undefined, mine: ItemData, theirs: ItemData): MergeLine[] {
  const original = base && splitUnits(kind, base);
  return differences(kind, mine, theirs).map(({ path, before, after }) => {
    const isMine = !original || !isSame(original.get(path), before);
    const isTheirs = !original || !isSame(original.get(path), after);
    return {
      path,
      mine: before,
      theirs: after,
      choice: isMine ? 'mine' : 'theirs',
      isContested: isMine && isTheirs,
    };
  });
}

/** @returns my data with every unit for which `theirs` was chosen */
export function mergeItem(kind: Kind, mine: ItemData, lines: readonly MergeLine[]): ItemData {
  const units = new Map(splitUnits(kind, mine));
  for (const { path, theirs, choice } of lines) {
    if (choice === 'mine') continue;
    if (theirs === undefined) units.delete(path);
    else units.set(path, theirs);
  }
  return dataOfUnits(kind, units);
}
