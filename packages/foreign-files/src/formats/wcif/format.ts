import { startText } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';
import { readWcif } from './read-wcif.ts';

/** Competitions of speedcubing as JSON. */
export const format: ForeignFormat = {
  name: 'WCIF',
  endings: ['json'],
  detect: (bytes) => {
    const text = startText(bytes);
    return text.startsWith('{') && /"formatVersion"\s*:\s*"\d/u.test(text) && /"(?:wcaId|persons)"\s*:/u.test(text);
  },
  read: readWcif,
};
