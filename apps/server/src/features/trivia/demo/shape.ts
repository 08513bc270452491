import type { LanguageCode, TriviaType } from '@podium/contract';
import { languages } from '@podium/games';

export type Texts = Record<LanguageCode, string>;

/** A question of the demo. The order of its options is meaningless, except for `order`, where it is the solution. */
export interface DemoQuestion {
  text: Texts;
  explanation: Texts;
  answer:
    | { kind: 'one'; options: readonly Texts[]; right: number }
    | { kind: 'several'; options: readonly Texts[]; right: readonly number[] }
    | { kind: 'order'; options: readonly Texts[] }
    | { kind: 'number'; number: number; tolerance?: number; unit?: Texts };
}

export interface DemoTrivia {
  id: string;
  discipline: string | null;
  type: TriviaType;
  minutes: number;
  points: number;
  title: Texts;
  description: Texts;
  questions: readonly DemoQuestion[];
}

/**
 * A text in English, Spanish, Portuguese, Azerbaijani, Arabic and French, with punctuation kept next to its words;
 * languages added later use the English text.
 */
export function translations(en: string, es: string, pt: string, az: string, ar: string, fr: string): Texts {
  const bound = fr.replaceAll(/ (?=[:;?!»])/gu, '\u00a0').replaceAll('« ', '«\u00a0');
  const six: Partial<Texts> = { en, es, pt, az, ar, fr: bound };
  return Object.fromEntries(languages.map((language) => [language, six[language] ?? en])) as Texts;
}

/** A text that is the same in every language: a number or a name. */
export const sameText = (text: string): Texts =>
  Object.fromEntries(languages.map((language) => [language, text])) as Texts;
