import type { ImportProblem } from '@podium/contract';
import { problemText } from '@podium/i18n/problem-text';
import type { ProblemPhrases } from '@podium/i18n/problem-text';
import { toCsv } from '../../frame/csv.ts';
import type { Language } from '../../language/language-store.ts';
import type { Translate } from '../../language/text.ts';

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

const withoutMarks = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');

export interface ProblemFilter {
  severity: ImportProblem['severity'] | 'all';
  /** Words that the file, column or message must contain, in any order. */
  text: string;
}

export function filterProblems<Problem extends ImportProblem>(
  problems: readonly Problem[],
  { severity, text: words }: ProblemFilter,
): Problem[] {
  const terms = words
    .toLowerCase()
    .split(/\s+/u)
    .filter((term) => term !== '');
  return problems.filter((problem) => {
    if (severity !== 'all' && problem.severity !== severity) return false;
    const text = withoutMarks(`${problem.file} ${problem.columnName} ${problem.message}`).toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

const columns = ['file', 'line', 'column', 'columnName', 'code', 'problem'] as const;

/** @returns the problems as CSV, for those who correct the files */
export function problemsCsv(problems: readonly ImportProblem[], t: Translate): string {
  const rows = problems.map(({ severity, file, line, column, columnName, code, message }) => [
    file,
    line,
    column,
    columnName,
    code,
    withoutMarks(t(`imports.severity.${severity}`, { message })),
  ]);
  return toCsv(
    columns.map((column) => t(`imports.${column}`)),
    rows,
  );
}
