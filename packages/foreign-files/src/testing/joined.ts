import { smallChess, smallChessPairing } from './small-chess.ts';
import { smallCubing, smallCubingEntries } from './small-cubing.ts';
import { smallFencing, smallFencingEntries } from './small-fencing.ts';
import { smallHy3Entries, smallHy3Results } from './small-hy-tek.ts';
import { smallTrack, smallTrackEntries } from './small-track.ts';
import { smallOrienteering, smallOrienteeringEntries } from './small-orienteering.ts';

/** Entries and results of the same made-up competition in each format that has both. */
export const joined: readonly (readonly [name: string, entries: string, results: string])[] = [
  ['chess.trf', smallChessPairing, smallChess],
  ['cubing.json', smallCubingEntries, smallCubing],
  ['fencing.xml', smallFencingEntries, smallFencing],
  ['swimming.hy3', smallHy3Entries, smallHy3Results],
  ['orienteering.xml', smallOrienteeringEntries, smallOrienteering],
  ['athletics.json', smallTrackEntries, smallTrack],
];
