import type { ImportProblem } from '@podium/contract';
import { toCsv } from '../../frame/csv.ts';
import type { Translate } from '../../language/text.ts';

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
