import { hasLetter } from './fonts.ts';

/** Characters that change direction or join letters are invisible on their own. */
const isUnseen = /^[\p{Cf}\p{Z}]$/u;

/** The drawable part of a text: letters in none of our fonts would be boxes. `WANG Wei 王伟` becomes `WANG Wei`. */
export function drawablePart(text: string): string {
  const letters = Array.from(text.normalize());
  const drawableLetters = letters.filter((letter) => isUnseen.test(letter) || hasLetter(letter.codePointAt(0)!));
  if (drawableLetters.length === letters.length) return text;
  // Removes the separator too.
  return drawableLetters
    .join('')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/^[ ·,–-]+|[ ·,–-]+$/gu, '');
}

/** The first of several names with a drawable part. */
export const firstDrawable = (...names: readonly (string | null | undefined)[]): string =>
  names.map((name) => drawablePart(name ?? '')).find((name) => /[\p{L}\p{N}]/u.test(name)) ?? '';
