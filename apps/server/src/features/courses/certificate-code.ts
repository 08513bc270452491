import { randomInt } from 'node:crypto';

/** Crockford's alphabet: excludes I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** 50 random bits, so that codes cannot be guessed. */
export const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** `K7QP-3M2X-9D` */
export const shownCode = (code: string): string => code.match(/.{1,4}/gu)?.join('-') ?? code;

/** Normalizes a typed code: any case, with or without hyphens, O for 0, I or L for 1. Undefined if it is not a code. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/gu, '').replaceAll('O', '0').replaceAll(/[IL]/gu, '1');
  return new RegExp(`^[${alphabet}]{${length}}$`, 'u').test(code) ? code : undefined;
}
