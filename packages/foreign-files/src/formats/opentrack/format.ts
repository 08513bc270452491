import { startText } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';
import { readOpenTrack } from './read-opentrack.ts';

/** Meets of athletics as JSON: with competitors and units of each event, or as results of events. */
export const format: ForeignFormat = {
  name: 'OpenTrack JSON',
  endings: ['json'],
  detect: (bytes) => {
    const text = startText(bytes);
    if (!text.startsWith('{')) return false;
    const hasCompetitors = /"competitors"\s*:\s*\[/u.test(text) && /"(?:events|slug|fullName)"\s*:/u.test(text);
    return hasCompetitors || (/"events"\s*:\s*\[/u.test(text) && /"eventCode"\s*:/u.test(text));
  },
  read: readOpenTrack,
};
