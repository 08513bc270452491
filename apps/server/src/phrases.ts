import { phraseWriter } from '@podium/i18n/phrase-writer';
import { phrases } from './phrases.gen.ts';

/** What the server says by itself, from the `phrases/` folders beside whoever says it: `phrase('fr', 'calendar.medals')`. */
export const phrase = phraseWriter(phrases);
