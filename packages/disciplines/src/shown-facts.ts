import type { Detail } from '@podium/games';
import { disciplineFor } from './discipline-for.ts';
import type { Facts } from './facts.ts';
import { phrases } from './phrases.gen.ts';
import { readFacts, readUnitFacts } from './read-facts.ts';

const texts: Record<string, Record<string, Record<string, string>>> = phrases;
const phraseText = (key: string, phrase: string): string =>
  texts[key]?.['en']?.[phrase] ?? phrases.generic.en[phrase as 'points'] ?? '?';

const ordinalForms: Record<string, string> = { 1: 'one', 2: 'two', 3: 'few' };
const ordinalForm = (number: string): string =>
  /1\d$/u.test(number) ? 'other' : (ordinalForms[number.slice(-1)] ?? 'other');

/** Fills the number into an English phrase: `{number} m`, `{number, selectordinal, one {#st} other {#th}} place`. */
const insertNumber = (text: string, number: string): string =>
  text
    .replace(/\{number(?:, number)?\}/u, number)
    .replace(/\{number, selectordinal, ((?:\w+ \{[^{}]*\} ?)+)\}/u, (_, forms: string) => {
      const exactForm = new RegExp(`${ordinalForm(number)} \\{([^{}]*)\\}`, 'u').exec(forms);
      return (exactForm?.[1] ?? '').replace('#', number);
    });

/** Facts in English as shown: `split: 50 m 31.34 (Rank 1)`. */
function shownFacts(code: string, facts: Facts): string[] {
  return facts.map(({ kind, phrase, number, code: own, place, placePhrase, value, valuePhrase, facts: below }) => {
    const { key } = disciplineFor(code);
    const name = phrase === null ? own : insertNumber(phraseText(key, phrase), number ?? '');
    const notes = shownFacts(code, below).map((text) => text.replace(/^other: /u, ''));
    const words = valuePhrase ? phraseText(key, valuePhrase) : value;
    return `${kind}: ${(placePhrase ? phraseText(key, placePhrase) : place) ?? name} ${words}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
}

interface FactsToShow {
  /** Code of the discipline; the generic one if absent. */
  code?: string;
  resultType?: string;
  /** Details of the unit. */
  unit?: Detail[];
}

export const shownLineFacts = (details: Detail[], { code = '', resultType, unit }: FactsToShow = {}): string[] =>
  shownFacts(code, readFacts(disciplineFor(code), { details, resultType }, unit));
export const shownUnitFacts = (code: string, details: Detail[]): string[] =>
  shownFacts(code, readUnitFacts(disciplineFor(code), details));

/** Builds a detail of a line. */
export const lineFact = (
  code: string,
  pos: string | undefined,
  value: string,
  overrides: Partial<Detail> = {},
): Detail => ({
  type: 'ER',
  code,
  pos,
  value,
  ...overrides,
});
