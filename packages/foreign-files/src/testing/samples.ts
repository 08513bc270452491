import { smallChess, smallChessPairing, smallChessTeams } from './small-chess.ts';
import { smallCubing, smallCubingEntries } from './small-cubing.ts';
import { smallFencing, smallFencingEntries, smallFencingTeams } from './small-fencing.ts';
import { smallHy3Entries, smallHy3Results, smallSdif } from './small-hy-tek.ts';
import { bytesOf, smallEntries, smallResults } from './small-meet.ts';
import { smallTrack, smallTrackEntries, smallTrackResults } from './small-track.ts';
import {
  smallOrienteering,
  smallOrienteeringEntries,
  smallOrienteeringRelay,
  smallOrienteeringStarts,
} from './small-orienteering.ts';

/** Files of each format that is read, made up for tests. */
export const samples: Readonly<Record<string, readonly Uint8Array[]>> = {
  'fide-trf': [bytesOf(smallChess), bytesOf(smallChessPairing), bytesOf(smallChessTeams)],
  fie: [bytesOf(smallFencing), bytesOf(smallFencingEntries), bytesOf(smallFencingTeams)],
  'hy-tek': [bytesOf(smallHy3Entries), bytesOf(smallHy3Results), bytesOf(smallSdif)],
  iof: [
    bytesOf(smallOrienteering),
    bytesOf(smallOrienteeringStarts),
    bytesOf(smallOrienteeringEntries),
    bytesOf(smallOrienteeringRelay),
  ],
  lenex: [bytesOf(smallEntries), bytesOf(smallResults)],
  opentrack: [bytesOf(smallTrack), bytesOf(smallTrackEntries), bytesOf(smallTrackResults)],
  wcif: [bytesOf(smallCubing), bytesOf(smallCubingEntries)],
};
