import type { ImportProblem } from '@podium/contract';
import { problemText } from '@podium/i18n/problem-text';
import type { ProblemPhrases } from '@podium/i18n/problem-text';
import type { Language } from './language-store.ts';

/** A problem with its message in the language of the console, or in English if the report contains only that. */
export interface ShownProblem extends ImportProblem {
  language: Language;
}

/** @param phrases messages in the language; undefined until they are loaded */
export function translateProblem(
  problem: ImportProblem,
  language: Language,
  phrases: ProblemPhrases | undefined,
): ShownProblem {
  const { params } = problem;
  if (!params || phrases?.text[params.form] === undefined) return { ...problem, language: 'en' };
  return { ...problem, language, message: problemText(language, phrases, isolateValues(params)) };
}

/**
 * Isolates the direction of a value: names, codes and words of the files are mostly Latin, and dates and numbers have
 * no direction of their own.
 */
export const isolatedText = (value: string): string =>
  `${/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(value) ? '\u2068' : '\u2066'}${value}\u2069`;

function isolateValues({ form, ...values }: NonNullable<ImportProblem['params']>): Record<string, string | number> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolatedText(value) : value,
  ]);
  return { ...Object.fromEntries(entries), form };
}
