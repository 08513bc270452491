import type { ImportAnswer } from '@podium/contract';
import { csvOf } from '../frame/csv.ts';

export type Problem = ImportAnswer['problems'][number];

export interface ProblemFilter {
  severity: Problem['severity'] | 'all';
  /** Words that file, column or message contain, in any order. */
  words: string;
}

/** @returns the problems that match, in their order */
export function filterProblems(problems: readonly Problem[], { severity, words }: ProblemFilter): Problem[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return problems.filter((problem) => {
    if (severity !== 'all' && problem.severity !== severity) return false;
    const text = `${problem.file} ${problem.columnName} ${problem.message}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

const columns = ['severity', 'file', 'row', 'column', 'column name', 'code', 'message'] as const;

/** @returns the problems as CSV, for the people who correct the files */
export function problemsCsv(problems: readonly Problem[]): string {
  const rows = problems.map(({ severity, file, line, column, columnName, code, message }) => [
    severity,
    file,
    line,
    column,
    columnName,
    code,
    message,
  ]);
  return csvOf(columns, rows);
}
