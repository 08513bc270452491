import { bytesOf, smallEntries, smallResults } from './small-meet.ts';

/** Files of each format that is read, made up for tests. */
export const samples: Readonly<Record<string, readonly Uint8Array[]>> = {
  lenex: [bytesOf(smallEntries), bytesOf(smallResults)],
};
