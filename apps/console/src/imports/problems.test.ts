import { expect, test } from 'vitest';
import { filterProblems, problemsCsv } from './problems.ts';
import type { Problem } from './problems.ts';

const problem = (change: Partial<Problem>): Problem => ({
  file: 'participants.csv',
  line: 2,
  column: 3,
  severity: 'error',
  code: 'unknownReference',
  columnName: 'organisation',
  message: 'There is no delegation "XXX".',
  ...change,
});
const delegation = problem({});
const date = problem({ file: 'schedule.csv', severity: 'warning', columnName: 'start', message: 'Outside the Games.' });

test('problems are filtered by severity and by words of file, column and message', () => {
  const found = (severity: 'all' | 'error' | 'warning', words: string) =>
    filterProblems([delegation, date], { severity, words });
  expect(found('all', ' ')).toEqual([delegation, date]);
  expect(found('warning', '')).toEqual([date]);
  expect(found('all', 'GAMES start')).toEqual([date]);
  expect(found('error', 'start')).toEqual([]);
});

test('problems as CSV contain no formula', () => {
  const [head, row] = problemsCsv([problem({ message: '=cmd() is no "code"' })]).split('\r\n');
  expect(head).toContain('severity,file,row');
  expect(row).toBe(`"error","participants.csv","2","3","organisation","unknownReference","'=cmd() is no ""code"""`);
});
