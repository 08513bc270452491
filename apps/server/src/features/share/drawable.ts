import { hasLetter } from './fonts.ts';

/** What turns or joins letters is drawn as nothing by itself. */
const isUnseen = /^[\p{Cf}\p{Z}]$/u;

/** What of a text can be drawn: a letter that none of our fonts has would be a box. `WANG Wei 王伟` is `WANG Wei`. */
export function drawable(text: string): string {
  const letters = Array.from(text.normalize());
  const known = letters.filter((letter) => isUnseen.test(letter) || hasLetter(letter.codePointAt(0)!));
  if (known.length === letters.length) return text;
  // Removes the separator too.
  return known
    .join('')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/^[ ·,–-]+|[ ·,–-]+$/gu, '');
}

/** The first of several names of which something can be read. */
export const firstDrawable = (...names: readonly (string | null | undefined)[]): string =>
  names.map((name) => drawable(name ?? '')).find((name) => /[\p{L}\p{N}]/u.test(name)) ?? '';
