import type { FolderTables } from '@podium/games-folder';
import { expect, test } from 'vitest';
import { noNames } from './own-ids.ts';
import { ruleProblems } from './rule-problems.ts';

const tables = (files: FolderTables['files']): FolderTables => ({
  games: {} as FolderTables['games'],
  files,
  attachments: new Map(),
});
const current = tables({
  events: [{ id: 'VVOXTEAM6', name_en: 'Volleyball' }],
  event_rules: [{ event: 'VVOXTEAM6', parts: '3', tie_breaks: 'for;wins' }],
  phases: [{ id: 'P1', event: 'VVOXTEAM6' }],
  units: [{ id: 'M1', phase: 'P1' }],
});
const problems = (rules: Record<string, string>, withResults: readonly string[]) =>
  ruleProblems(tables({ event_rules: [{ event: 'VB', ...rules }] }), {
    current,
    names: { ...noNames(), events: { VB: 'VVOXTEAM6' } },
    withResults: new Set(withResults),
    placeOf: (table) => ({ file: `${table}.csv`, line: 2, column: 4 }),
  }).map(({ code, line, columnName, message }) => [code, line, columnName, message]);

test('an import that changes a rule of an event with results is refused at the cell of the rule', () => {
  expect(problems({ parts: '5', tie_breaks: 'for;wins' }, ['M1'])).toEqual([
    ['E312', 2, 'parts', '"Volleyball" has begun, and its results depend on parts: keep its value ("3")'],
  ]);
});

test('an import may change rules before the first result, and rules that decide no result at any time', () => {
  expect(problems({ parts: '5' }, [])).toEqual([]);
  expect(problems({ parts: '3', tie_breaks: 'for;wins', team_size: '6' }, ['M1'])).toEqual([]);
});
