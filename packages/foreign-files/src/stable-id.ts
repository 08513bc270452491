import { createHash } from 'node:crypto';

const maxLength = 64;

/** Capital letters and digits without accents: `São José 2` becomes `SAO-JOSE-2`. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');

/** Letters and digits that depend only on the parts, such as the name and birth date of a person. */
export const hashParts = (parts: readonly (string | undefined)[], length = 10): string =>
  BigInt(
    `0x${createHash('sha256')
      .update(parts.map((part) => part ?? '').join('\u0000'))
      .digest('hex')
      .slice(0, 24)}`,
  )
    .toString(36)
    .toUpperCase()
    .padStart(length, '0')
    .slice(-length);

/** Builds an id for a Games folder. An id above the length limit is cut and ends in a hash of the whole. */
export function stableId(...parts: readonly string[]): string {
  const id = parts.join('.').replaceAll(/[^A-Za-z0-9._-]/gu, '_');
  return id.length <= maxLength ? id : `${id.slice(0, maxLength - 11)}-${hashParts([id])}`;
}
