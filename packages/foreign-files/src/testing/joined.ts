import { smallChess, smallChessPairing } from './small-chess.ts';
import { smallFencing, smallFencingEntries } from './small-fencing.ts';
import { smallHy3Entries, smallHy3Results } from './small-hy-tek.ts';

/** Entries and results of the same made-up competition in each format that has both. */
export const joined: readonly (readonly [ending: string, entries: string, results: string])[] = [
  ['trf', smallChessPairing, smallChess],
  ['xml', smallFencingEntries, smallFencing],
  ['hy3', smallHy3Entries, smallHy3Results],
];
