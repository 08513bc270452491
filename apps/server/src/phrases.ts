import { disciplinePhrase } from '@podium/disciplines';
import type { SportPhrases } from '@podium/disciplines';
import type { Language } from '@podium/games';
import { phraseWriter } from '@podium/i18n/phrase-writer';
import { phrases, sportPhrases } from './phrases.gen.ts';

/** What the server says by itself, from the `phrases/` folders beside whoever says it: `phrase('fr', 'calendar.medals')`. */
export const phrase = phraseWriter(phrases);

const ofOwnFolders: ReadonlyMap<string, SportPhrases> = new Map(Object.entries(sportPhrases));

/** A phrase of a sport: `sportPhrase('HBL', 'fr', 'firstHalf')`. @param number what its `{number}` is */
export const sportPhrase = (code: string, language: Language, key: string, number?: string): string =>
  disciplinePhrase({ code, language, phrase: key, number, others: ofOwnFolders.get(language) });
