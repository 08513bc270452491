import { startText } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';
import { readTrf } from './read-trf.ts';

/** Chess tournaments as fixed columns: `012` is the name of the tournament, `001` a player. */
export const format: ForeignFormat = {
  name: 'FIDE TRF',
  endings: ['trf', 'trfx'],
  detect: (bytes) => {
    const text = startText(bytes);
    return /^(?:0[1-9]2|001|XX[A-Z]|###) /u.test(text) && /(?:^|[\r\n])001 {1,4}\d/u.test(text);
  },
  read: readTrf,
};
