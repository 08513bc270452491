import { startText } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';

/** Meets of athletics as JSON. */
export const format: ForeignFormat = {
  name: 'OpenTrack JSON',
  endings: ['json'],
  detect: (bytes) => {
    const text = startText(bytes);
    return text.startsWith('{') && /"competitors"\s*:\s*\[/u.test(text) && /"(?:events|slug)"\s*:/u.test(text);
  },
};
