import { cleanText } from '@podium/games';
import { problemText } from '@podium/i18n/problem-text';
import { folderLimits } from './folder-limits.ts';
import { tableNames } from './folder-tables.ts';
import { phrases } from './phrases/en.ts';

export type ProblemCode =
  | 'E101'
  | 'E102'
  | 'E103'
  | 'W102'
  | 'W103'
  | 'E104'
  | 'E105'
  | 'E106'
  | 'E201'
  | 'E202'
  | 'E203'
  | 'E204'
  | 'W205'
  | 'E206'
  | 'E301'
  | 'E302'
  | 'E303'
  | 'W303'
  | 'E304'
  | 'E305'
  | 'E306'
  | 'E307'
  | 'W308'
  | 'E309'
  | 'W310'
  | 'W311'
  | 'E312'
  | 'E401'
  | 'W401'
  | 'E402'
  | 'E403'
  | 'E404'
  | 'E501'
  | 'W501'
  | 'E502'
  | 'E503'
  | 'W503'
  | 'E504'
  | 'W504'
  | 'E505'
  | 'W601'
  | 'W602'
  | 'W603';

export type ProblemForm = keyof typeof phrases.text;

/**
 * Values for the placeholders of a text, which `form` selects. `near` is a known word that was probably meant,
 * `allowed` a list of words to choose from. `value` is absent if it is personal.
 */
export type ProblemParams = Readonly<Record<string, string | number>> & { readonly form: ProblemForm };

export interface FolderProblem {
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  code: ProblemCode;
  /** Empty if the problem concerns a file or a record. */
  columnName: string;
  message: string;
  params: ProblemParams;
}

export interface ProblemReport {
  problems: FolderProblem[];
  /** Number of problems that the report does not list. */
  omitted: number;
  errors: number;
  warnings: number;
}

/** Collects problems within the limits of the report and sorts them by file, line and column. */
export class ProblemList {
  readonly #problems: FolderProblem[] = [];
  readonly #counts = new Map<string, number>();
  readonly #tables = new Map<string, string>();
  #omitted = 0;
  #errors = 0;
  #warnings = 0;

  /** Sorts messages about `file` as if they were about the file `table`. */
  placeFile(file: string, table: string): void {
    this.#tables.set(file, table);
  }

  add(problem: Omit<FolderProblem, 'severity' | 'message'>): void {
    const severity = problem.code.startsWith('W') ? 'warning' : 'error';
    if (severity === 'error') this.#errors += 1;
    else this.#warnings += 1;
    const key = `${problem.file} ${problem.code} ${problem.columnName}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count > folderLimits.problemsPerCodeAndColumn) this.#omitted += 1;
    else this.#problems.push({ ...problem, severity, message: problemMessage(problem.params) });
  }

  /** Returns whether further problems of this kind would only be counted. */
  isFull(file: string, code: ProblemCode, columnName: string): boolean {
    return (this.#counts.get(`${file} ${code} ${columnName}`) ?? 0) >= folderLimits.problemsPerCodeAndColumn;
  }

  get hasErrors(): boolean {
    return this.#errors > 0;
  }

  report(): ProblemReport {
    const sorted = this.#problems
      .map((problem) => ({ problem, file: this.#orderOf(problem) }))
      .sort(
        (one, other) =>
          one.file - other.file ||
          (one.problem.file < other.problem.file ? -1 : one.problem.file > other.problem.file ? 1 : 0) ||
          one.problem.line - other.problem.line ||
          one.problem.column - other.problem.column,
      )
      .map(({ problem }) => problem);
    const problems = sorted.slice(0, folderLimits.problems);
    return {
      problems,
      omitted: this.#omitted + sorted.length - problems.length,
      errors: this.#errors,
      warnings: this.#warnings,
    };
  }

  /** Ignored files come first, because they explain missing data further down. */
  #orderOf({ code, file }: FolderProblem): number {
    return code === 'W103' ? -1 : fileOrder(this.#tables.get(file) ?? file);
  }
}

function fileOrder(file: string): number {
  if (file === 'games.json') return 0;
  const index = tableNames.findIndex((name) => `${name}.csv` === file);
  return index === -1 ? tableNames.length + 1 : index + 1;
}

/** The English message: a text with its placeholders filled in. */
export function problemMessage(params: ProblemParams): string {
  return problemText('en', phrases, params);
}

/** `units.csv:4:52 error E303 start: "2026-10-11 16:30" is not a time with offset; write …`. */
export function formatProblem(problem: Omit<FolderProblem, 'code' | 'params'> & { code: string }): string {
  const { file, line, column, severity, code, columnName, message } = problem;
  return oneLine(
    `${file}:${line}:${column} ${severity} ${code} ${columnName === '' ? '' : `${columnName}: `}${message}`,
  );
}

/** Removes line breaks and control characters, so that messages are safe for terminals. */
function oneLine(text: string): string {
  return cleanText(text).replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** A value for use in a message: in quotes, truncated to 60 characters. */
export function quote(value: string): string {
  return `"${shorten(value)}"`;
}

/** A text truncated to 60 characters. */
export function shorten(value: string): string {
  const characters = Array.from(value);
  const limit = folderLimits.valueInMessage;
  return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : value;
}
