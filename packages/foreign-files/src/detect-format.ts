import type { ForeignFormat } from './foreign-format.ts';
import { formats } from './formats.gen.ts';

/** The format of a file; undefined if no folder knows it. */
export function detectFormat(bytes: Uint8Array, name: string): (ForeignFormat & { key: string }) | undefined {
  for (const [key, format] of formats) if (format.detect(bytes, name)) return { ...format, key };
  return undefined;
}

/** Endings of files of all formats: `lef`, `lxf`. */
export const foreignEndings: readonly string[] = [
  ...new Set([...formats.values()].flatMap(({ endings }) => endings)),
].sort();

/** Names of the formats that are read, with the endings of their files: `FIE XML (.xml)`. */
export const readFormats: readonly string[] = [...formats.values()]
  .filter(({ read }) => read !== undefined)
  .map(({ name, endings }) =>
    name.includes('.') ? name : `${name} (${endings.map((ending) => `.${ending}`).join(', ')})`,
  )
  .toSorted();

/** A format that a computer at a venue can send as it changes. */
export interface WatchedFormat extends Pick<ForeignFormat, 'name' | 'endings'> {
  /** Each file is the result of one race, and not of a meet. */
  isOfRaces: boolean;
}

/** Formats of timing systems, by the name of their folder: `lenex`. */
export const watchedFormats: ReadonlyMap<string, WatchedFormat> = new Map(
  [...formats].flatMap(([key, { name, endings, read, isOfRaces = false }]) =>
    read !== undefined || isOfRaces ? [[key, { name, endings, isOfRaces }] as const] : [],
  ),
);

/** Formats that are written, by the name of their folder: `lenex`. */
export const writableFormats: ReadonlyMap<
  string,
  ForeignFormat & Required<Pick<ForeignFormat, 'write' | 'writes' | 'writesSports'>>
> = new Map(
  [...formats].flatMap(([key, format]) => {
    const { write, writes, writesSports = [] } = format;
    return write && writes !== undefined ? [[key, { ...format, write, writes, writesSports }] as const] : [];
  }),
);
