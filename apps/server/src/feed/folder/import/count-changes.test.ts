import type { FolderRow, FolderTables } from '@podium/games-folder';
import { expect, test } from 'vitest';
import { countChanges } from './count-changes.ts';
import { noNames } from './own-ids.ts';

const games = {
  code: 'YG2026',
  name: { en: 'Youth Games' },
  start: '2026-10-10',
  end: '2026-10-18',
  timeZone: 'America/Sao_Paulo',
  dayEndsAt: '03:00',
  languages: ['en'],
  adult: false,
  publicationDefault: 'basic',
  generatedAt: '2026-10-17T11:00:00-03:00',
} satisfies FolderTables['games'];
const tables = (files: FolderTables['files'], attachments: Record<string, string> = {}): FolderTables => ({
  games,
  files,
  attachments: new Map(Object.entries(attachments).map(([path, text]) => [path, new TextEncoder().encode(text)])),
});
const line = (sort: string, competitor: string, cells: FolderRow = {}): FolderRow => ({
  level: 'unit',
  ref: 'U1',
  sort,
  competitor_type: 'person',
  competitor,
  ...cells,
});

test('a row with another cell is changed, a row without a counterpart is new', () => {
  const before = tables({ participants: [{ id: 'A', family_name: 'Lima' }] });
  const after = tables({
    participants: [
      { id: 'A', family_name: 'Lima Souza' },
      { id: 'B', family_name: 'Évora' },
    ],
  });
  expect(countChanges(after, before, noNames())).toEqual([{ table: 'participants', added: 1, changed: 1, removed: 0 }]);
});

test('a result list that is replaced loses the competitors that it no longer contains', () => {
  const before = tables({ results: [line('1', 'A', { result: '57.90' }), line('2', 'B')] });
  const after = tables({ results: [line('1', 'C'), line('2', 'A', { result: '57.80' })] });
  expect(countChanges(after, before, noNames())).toEqual([{ table: 'results', added: 1, changed: 1, removed: 1 }]);
});

test('a default that one side spells out, another notation of an instant, and another path of the same file are no change', () => {
  const before = tables(
    {
      organisations: [{ id: 'AUR', code: 'AUR', ranked: 'true' }],
      units: [{ id: 'U1', start: '2026-10-09T10:00:00-03:00' }],
      records: [{ event: 'E1', type: 'GR', order: '2', current: 'false', historical: 'true' }],
      documents: [{ id: 'D1', file: 'files/e1917dcd.pdf' }],
    },
    { 'files/e1917dcd.pdf': 'bytes' },
  );
  const after = tables(
    {
      organisations: [{ id: 'AUR', code: 'AUR' }],
      units: [{ id: 'U1', start: '2026-10-09T13:00Z' }],
      records: [{ event: 'E1', type: 'GR', order: '2', historical: 'true' }],
      documents: [{ id: 'D1', file: 'files/final.pdf' }],
    },
    { 'files/final.pdf': 'bytes' },
  );
  expect(countChanges(after, before, noNames())).toEqual([]);
  after.attachments.set('files/final.pdf', new TextEncoder().encode('other bytes'));
  expect(countChanges(after, before, noNames())).toEqual([{ table: 'documents', added: 0, changed: 1, removed: 0 }]);
});
