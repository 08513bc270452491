import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import type { CompiledMessage } from 'icu-minify/format';
import { languages } from './generated/languages.gen.ts';
import { intlLocale } from './language.ts';
import { pluralRulesOf } from './own-formats.ts';
import { flattenPhrases } from './phrases.ts';
import type { LanguageDefinition } from './language.ts';
import type { PhraseTree } from './phrases.ts';

/** The full keys of a tree: `calendar.item`. */
type PhraseKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PhraseKey<Tree[Key]>}`;
}[keyof Tree & string];

type Values = Readonly<Record<string, string | number>>;

const formatters = {
  getDateTimeFormat: (...asked: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...asked),
  getNumberFormat: (...asked: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...asked),
  getPluralRules: (...asked: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...asked),
};

/** Says phrases where there is no page: in calendars, mail, papers. Each is compiled when it is first said. */
export function phraseWriter<Phrases extends Record<string, PhraseTree>>(
  phrases: Phrases,
): (language: keyof Phrases & string, key: PhraseKey<Phrases[keyof Phrases]>, values?: Values) => string {
  const texts = new Map(Object.entries(phrases).map(([language, tree]) => [language, flattenPhrases(tree)]));
  const compiled = new Map<string, CompiledMessage>();
  return (language, key, values) => {
    const name = `${language} ${key}`;
    let message = compiled.get(name);
    if (message === undefined) {
      const text = texts.get(language)?.get(key);
      if (text === undefined) throw new Error(`phraseWriter: ${key} is not said in ${language}`);
      message = compile(text);
      compiled.set(name, message);
    }
    const definition = languageOf(language);
    const getPluralRules = pluralRulesOf(definition, formatters.getPluralRules);
    return String(format(message, intlLocale(definition), values, { formatters: { ...formatters, getPluralRules } }));
  };
}

function languageOf(tag: string): LanguageDefinition {
  const language = languages.find((one) => one.tag === tag);
  if (!language) throw new Error(`phraseWriter: unknown language ${tag}`);
  return language;
}
