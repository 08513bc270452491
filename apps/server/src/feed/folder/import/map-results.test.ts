import type { FolderRow, FolderTables } from '@podium/games-folder';
import { expect, test } from 'vitest';
import { FolderIndex } from './folder-index.ts';
import { resultRows } from './map-results.ts';

const importedLine = (result: FolderRow, details: FolderRow[] = []) => {
  const line = { level: 'unit', ref: 'U1', sort: '1', competitor_type: 'person', competitor: 'A' };
  const files = { results: [{ ...line, ...result }], result_details: details };
  const tables = { games: {}, files, attachments: new Map() } as unknown as FolderTables;
  return resultRows(new FolderIndex(tables), '').lines[0]!;
};

test('an equaled record is marked as such, and its type does not contain the sign', () => {
  expect(importedLine({ record: '=GR;NR;= WR' }).records).toEqual([
    { type: 'GR', isEqualled: true },
    { type: 'NR', isEqualled: false },
    { type: 'WR', isEqualled: true },
  ]);
});

test('attempts are numbered from the first', () => {
  const attempts = ['7.01', 'x', '7.40'].map((value, index) => ({
    level: 'unit',
    ref: 'U1',
    owner: 'line',
    competitor: 'A',
    type: 'ER',
    code: 'ATTEMPT',
    pos: String(index + 1),
    value,
  }));
  expect(importedLine({}, attempts).details.map(({ pos, value }) => [pos, value])).toEqual([
    ['1', '7.01'],
    ['2', 'x'],
    ['3', '7.40'],
  ]);
});
