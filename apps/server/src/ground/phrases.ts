import { disciplinePhrase, shortDisciplinePhrase } from '@podium/disciplines';
import type { SportPhrases } from '@podium/disciplines';
import type { Language } from '@podium/games';
import { formatText, phraseWriter } from '@podium/i18n/phrase-writer';
import { phrases, sportPhrases } from './phrases.gen.ts';

/**
 * Phrases of the server, from the `phrases/` folders next to the code that uses them: `phrase('fr',
 * 'calendar.medals')`.
 */
export const phrase = phraseWriter(phrases);

/** The meaning of an irregular mark: `Retired` for `RET`; undefined if the mark has no name. */
export function irmName(language: Language, irm: string): string | undefined {
  const names: Readonly<Record<string, string>> = phrases[language].irm;
  return Object.hasOwn(names, irm) ? names[irm] : undefined;
}

/** Method of entry by its code: `Wild card` for `WC`; undefined for other codes. */
export function entryMethodName(language: Language, code: string): string | undefined {
  const names: Readonly<Record<string, string>> = phrases[language]['read-model'].entryMethod;
  return Object.hasOwn(names, code) ? names[code] : undefined;
}

/** `Games record, equaled` for an equaled `GR`; the type itself if it has no name. */
export function recordName(language: Language, { type, isEqualled }: { type: string; isEqualled: boolean }): string {
  const names: Readonly<Record<string, string>> = phrases[language].record;
  const name = Object.hasOwn(names, type) ? names[type]! : type;
  return isEqualled ? phrase(language, 'record.equalled', { name }) : name;
}

const ofOwnFolders: ReadonlyMap<string, SportPhrases> = new Map(Object.entries(sportPhrases));

/**
 * A phrase of a sport: `sportPhrase('HBL', 'fr', 'firstHalf')`.
 * @param number value of its `{number}`
 */
export function sportPhrase(code: string, language: Language, key: string, number = ''): string {
  const text = disciplinePhrase({ code, language, phrase: key, others: ofOwnFolders.get(language) });
  return formatText(language, text, numberValue(number));
}

/** Like `sportPhrase`, abbreviated for narrow column heads: `PTS` for `Points`, `3` for `Attempt 3`. */
export function shortSportPhrase(code: string, language: Language, key: string, number = ''): string {
  const folderPhrases = ofOwnFolders.get(language);
  const text = shortDisciplinePhrase({ code, language, phrase: key, others: folderPhrases, isNumbered: number !== '' });
  return formatText(language, text, numberValue(number));
}

/** Whole numbers are passed as numbers, because some languages decline them (`3-cü rüb`). */
const numberValue = (number: string): { number: string | number } => ({
  number: /^\d+$/u.test(number) ? Number(number) : number,
});
