import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import type { CompiledMessage } from 'icu-minify/format';
import { languages } from './generated/languages.gen.ts';
import { intlLocale } from './language.ts';
import { pluralRulesFor } from './own-formats.ts';
import { flattenPhrases } from './phrases.ts';
import type { LanguageDefinition } from './language.ts';
import type { PhraseTree } from './phrases.ts';

/** The full keys of a tree: `calendar.item`. */
type PhraseKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PhraseKey<Tree[Key]>}`;
}[keyof Tree & string];

type Values = Readonly<Record<string, string | number>>;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

const compiled = new Map<string, CompiledMessage>();

/** Formats an ICU text in a language. Each text is compiled when it is first used. */
export function formatText(language: string, text: string, values?: Values): string {
  let message = compiled.get(text);
  if (message === undefined) {
    message = compile(text);
    compiled.set(text, message);
  }
  const definition = findLanguage(language);
  const getPluralRules = pluralRulesFor(definition, formatters.getPluralRules);
  return String(format(message, intlLocale(definition), values, { formatters: { ...formatters, getPluralRules } }));
}

/** Formats phrases by key outside of pages: in calendars, emails and documents. */
export function phraseWriter<Phrases extends Record<string, PhraseTree>>(
  phrases: Phrases,
): (language: keyof Phrases & string, key: PhraseKey<Phrases[keyof Phrases]>, values?: Values) => string {
  const texts = new Map(Object.entries(phrases).map(([language, tree]) => [language, flattenPhrases(tree)]));
  return (language, key, values) => {
    const text = texts.get(language)?.get(key);
    if (text === undefined) throw new Error(`phraseWriter: ${key} is not said in ${language}`);
    return formatText(language, text, values);
  };
}

function findLanguage(tag: string): LanguageDefinition {
  const language = languages.find((candidate) => candidate.tag === tag);
  if (!language) throw new Error(`phraseWriter: unknown language ${tag}`);
  return language;
}
