import type { ImportProblem } from '@podium/contract';
import { expect, test } from 'vitest';
import { translateProblem } from '../../language/shown-problem.ts';
import { filterProblems, problemsCsv } from './problems.ts';

const problem = (change: Partial<ImportProblem>): ImportProblem => ({
  file: 'participants.csv',
  line: 2,
  column: 3,
  severity: 'error',
  code: 'E402',
  columnName: 'organisation',
  message: '"XXX" is not in organisations.csv',
  params: { form: 'not-found', value: '"XXX"', file: 'organisations.csv' },
  ...change,
});
const delegation = problem({});
const date = problem({ file: 'schedule.csv', severity: 'warning', columnName: 'start', message: 'Outside the Games.' });
const spanish = {
  hidden: 'el valor',
  near: '{message}; ¿quisiste decir {near}?',
  allowed: '{message}; escribe {allowed}',
  text: { 'not-found': '{value} no está en {file}', 'not-date': '{value} no es una fecha' },
};

test('problems are filtered by severity and by words of file, column and message', () => {
  const filteredLines = (severity: 'all' | 'error' | 'warning', words: string) =>
    filterProblems([delegation, date], { severity, text: words });
  expect(filteredLines('all', ' ')).toEqual([delegation, date]);
  expect(filteredLines('warning', '')).toEqual([date]);
  expect(filteredLines('all', 'GAMES start')).toEqual([date]);
  expect(filteredLines('error', 'start')).toEqual([]);
});

test('a problem is shown in the language of the console; its values keep their direction and can be searched for', () => {
  const translated = translateProblem(problem({ params: { ...delegation.params!, near: '"XYX"' } }), 'es', spanish);
  expect(translated).toMatchObject({
    language: 'es',
    message: '\u2066"XXX"\u2069 no está en \u2066organisations.csv\u2069; ¿quisiste decir \u2066"XYX"\u2069?',
  });
  expect(filterProblems([translated], { severity: 'all', text: '"xxx" está' })).toEqual([translated]);
  const hidden = translateProblem(problem({ params: { form: 'not-date' } }), 'es', spanish);
  expect(hidden.message).toBe('el valor no es una fecha');
});

test.each([
  ['an older report', problem({ params: undefined }), spanish],
  ['a text that this console does not know', problem({ params: { form: 'newer' } }), spanish],
  ['texts that could not be loaded', delegation, undefined],
])('%s keeps the English message', (_, problem, phrases) => {
  expect(translateProblem(problem, 'es', phrases)).toMatchObject({ language: 'en', message: problem.message });
});

test('problems as CSV contain neither a formula nor invisible marks, and have the texts of the page', () => {
  const translated = translateProblem(delegation, 'es', spanish);
  const t = (key: string, values?: Readonly<Record<string, string | number>>) =>
    key === 'imports.severity.error' ? `Error: ${values!['message']}` : key.replace('imports.', '');
  const [head, row] = problemsCsv([{ ...translated, file: '=cmd().csv' }], t).split('\r\n');
  expect(head).toContain('file,line,column,columnName,code,problem');
  expect(row).toBe(`"'=cmd().csv","2","3","organisation","E402","Error: ""XXX"" no está en organisations.csv"`);
});
