import { hasEnding, startText } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';

/** Results of one race, written by a photo finish camera: a header and a line for each lane. */
export const format: ForeignFormat = {
  name: 'FinishLynx (.lif)',
  endings: ['lif'],
  isOfRaces: true,
  detect: (bytes, name) => hasEnding(name, 'lif') && /^[^\r\n,]*(?:,[^\r\n]*){3}/u.test(startText(bytes)),
};
