import type { ResultSheet } from '@podium/contract';
import { expect, test } from 'vitest';
import { fedEdits } from './fed-values.ts';

const line: ResultSheet['lines'][number] = {
  competitor: { id: 'A', name: 'SILVA Ana' },
  organisation: null,
  isOpen: false,
  start: '4',
  bib: null,
  side: null,
  mark: '10.52',
  irm: null,
  attempts: [],
  facts: [],
  records: [],
  rank: '2',
  wlt: null,
  people: [],
  corrections: [],
};

test('a typed mark or rank corrects this value only', () => {
  expect(fedEdits(line, { mark: '10,32' })).toEqual([
    { competitor: 'A', field: 'result', value: '10.32', seen: '10.52' },
  ]);
  expect(fedEdits(line, { rank: ' 1 ' })).toEqual([{ competitor: 'A', field: 'rank', value: '1', seen: '2' }]);
  expect(fedEdits(line, { rank: '' })).toEqual([{ competitor: 'A', field: 'rank', value: null, seen: '2' }]);
});

test('typing the shown value is no correction', () => {
  expect(fedEdits(line, { mark: '10.52', rank: '2' })).toEqual([]);
  expect(fedEdits(line, {})).toEqual([]);
});

test('an irregular mark replaces the mark, and a mark replaces an irregular mark', () => {
  expect(fedEdits(line, { mark: 'dsq' })).toEqual([{ competitor: 'A', field: 'irm', value: 'DSQ', seen: null }]);
  expect(fedEdits({ ...line, mark: null, irm: 'DSQ' }, { mark: '10.6' })).toEqual([
    { competitor: 'A', field: 'irm', value: null, seen: 'DSQ' },
    { competitor: 'A', field: 'result', value: '10.6', seen: null },
  ]);
});
