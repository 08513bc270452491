import { fold } from '@podium/games';

/** The words of a text without case and accents; numbers are words of their own: `4x100m` is `4 x 100 m`. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll(/(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
