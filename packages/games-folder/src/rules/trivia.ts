import { perLanguage } from '@podium/content';
import type { FolderCheck } from '../folder-check.ts';
import { quizLimits } from '../folder-words.ts';
import { quote } from '../problems.ts';
import type { SourceRow, SourceTable } from '../source-table.ts';

const options = Array.from({ length: quizLimits.maxOptions }, (_, index) => perLanguage(`option_${index + 1}`)).flat();
const numbers = ['number', 'tolerance', ...perLanguage('unit')];

/** Columns that a kind of question does not use: the options of an order are listed in the right order. */
const unusedColumns: Readonly<Record<string, readonly string[]>> = {
  one: numbers,
  several: numbers,
  order: ['right', ...numbers],
  number: ['right', ...options],
};

const quizId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestQuizId = 60;

/** Checks the ids of quizzes, which are part of their addresses, and the cells that a kind of question may have. */
export function checkTrivia(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    if (table.name === 'trivia/quizzes') checkQuiz(check, table, row);
    else checkQuestion(check, table, row);
  }
}

function checkQuiz(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  const id = row.get('id');
  if (id !== undefined && (!quizId.test(id) || id.length > longestQuizId))
    check.report(table, row, 'id', 'E302', { form: 'not-quiz-id', value: quote(id), most: longestQuizId });
}

function checkQuestion(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  const kind = row.get('kind');
  if (kind === undefined) return;
  const filled = unusedColumns[kind]!.find((column) => !row.isEmpty(column));
  if (filled !== undefined) check.report(table, row, filled, 'E501', { form: 'no-type-beside', value: quote(kind) });
  if (kind === 'one' && (row.get('right') ?? '').includes(';'))
    check.report(table, row, 'right', 'E501', { form: 'quiz-one-right' });
}
