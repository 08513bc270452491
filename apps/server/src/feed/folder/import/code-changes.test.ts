import type { FolderTables } from '@podium/games-folder';
import { expect, test } from 'vitest';
import { findCodeChanges, isCodeTaken, keepCodes, withNewCodes } from './code-changes.ts';
import { changeProblems, undecidedProblems } from './code-problems.ts';
import { keepMissing } from './keep-missing.ts';
import { collectIdNames, noNames } from './own-ids.ts';

const code = (event: string): string => `HBL${event}`.padEnd(34, '-');
const men = { id: 'HBM', name_en: 'Men' };
const final = { id: 'F1', phase: 'P1' };
const tables = (files: FolderTables['files']): FolderTables => ({
  games: {} as FolderTables['games'],
  files,
  attachments: new Map(),
});
const withoutCodes = tables({ events: [men], phases: [{ id: 'P1', event: 'HBM' }], units: [final] });

test('an event that gets a code stays the same event, with its phases', () => {
  const given = tables({ events: [{ ...men, rsc: code('MTEAM7') }] });
  const changes = findCodeChanges(given, withoutCodes, noNames());
  expect(changes.map(({ before, now }) => [before, now])).toEqual([['HBM', 'HBLMTEAM7']]);
  const { current, added } = withNewCodes(withoutCodes, given, changes);
  expect(added).toEqual({ phases: [{ id: 'P1', event: 'HBLMTEAM7' }] });
  const { tables: kept, missing } = keepMissing(
    { ...given, files: { ...added, ...given.files } },
    current,
    collectIdNames(given, noNames()),
    { removesMissing: false, withResults: new Set() },
  );
  expect([kept.files.events, missing]).toEqual([given.files.events, []]);
});

test('an event with a new code is renamed, unless the code belongs to another event', () => {
  const given = tables({ events: [{ ...men, rsc: code('MTEAM7') }] });
  const known = { ...noNames(), events: { HBM: 'HBLMTEAM6' } };
  const event = { ...men, id: 'HBLMTEAM6', rsc: code('MTEAM6') };
  const changes = findCodeChanges(given, tables({ events: [event] }), known);
  expect(changes).toMatchObject([{ before: 'HBLMTEAM6', now: 'HBLMTEAM7' }]);
  const other = { id: 'HBLMTEAM7', rsc: code('MTEAM7') };
  expect(isCodeTaken(changes[0]!, tables({ events: [event] }), changes)).toBe(false);
  expect(isCodeTaken(changes[0]!, tables({ events: [event, other] }), changes)).toBe(true);
});

test('a list without codes keeps those of earlier imports', () => {
  const known = { ...noNames(), events: { HBM: 'HBLMTEAM7' } };
  const current = tables({ events: [{ ...men, id: 'HBLMTEAM7', rsc: code('MTEAM7') }] });
  const kept = keepCodes(tables({ events: [{ ...men, name_en: 'Men’s handball' }] }), current, known);
  expect(kept.files.events).toEqual([{ id: 'HBM', name_en: 'Men’s handball', rsc: code('MTEAM7') }]);
  expect(findCodeChanges(kept, current, known)).toEqual([]);
});

test('a code that results refer to, or that another row has, is refused at its line', () => {
  const known = { ...noNames(), units: { F1: 'F1', S1: 'S1' } };
  const units = ['F1', 'S1', 'HBLMTEAM7-------------FNL-0002'].map((id) => ({ id, phase: 'P1' }));
  const current = tables({ ...withoutCodes.files, units });
  const rows = [
    { id: 'F1', rsc: code('MTEAM7-------------FNL-0001') },
    { id: 'S1', rsc: code('MTEAM7-------------FNL-0002') },
  ];
  const changes = findCodeChanges(tables({ units: rows }), current, known);
  const placeOf = (_table: string, { id }: { id?: string }) => ({
    file: 'units.csv',
    line: id === 'F1' ? 2 : 3,
    column: 4,
  });
  const problems = changeProblems(changes, current, new Set(['F1']), placeOf);
  expect(problems.map(({ line, code: problem, params }) => [line, problem, params.form])).toEqual([
    [2, 'E312', 'code-with-results'],
    [3, 'E312', 'code-taken'],
  ]);
  expect(undecidedProblems([{ id: 'E9' }], placeOf)).toMatchObject([{ code: 'W311', line: 3, columnName: 'rsc' }]);
});
