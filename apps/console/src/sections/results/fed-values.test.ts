import type { ResultSheet } from '@podium/contract';
import { expect, test } from 'vitest';
import { fedEdits, followingEdits } from './fed-values.ts';

const line: ResultSheet['lines'][number] = {
  competitor: { id: 'A', name: 'SILVA Ana' },
  organisation: null,
  isOpen: false,
  isHere: null,
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
  values: [],
  corrections: [],
};

test('a typed mark or rank corrects this value only', () => {
  expect(fedEdits(line, { mark: '10,32' })).toEqual([
    { competitor: 'A', field: 'result', value: '10.32', seen: '10.52' },
  ]);
  expect(fedEdits(line, { rank: ' 1 ' })).toEqual([{ competitor: 'A', field: 'rank', value: '1', seen: '2' }]);
  expect(fedEdits(line, { rank: '' })).toEqual([{ competitor: 'A', field: 'rank', value: null, seen: '2' }]);
});

test('typing the shown value is not a correction', () => {
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

type Value = (typeof line)['values'][number];
const jump = (competitor: string, mark: string, ...attempts: string[]): typeof line => ({
  ...line,
  competitor: { id: competitor, name: competitor },
  mark,
  values: attempts.map((value, index) => ({
    field: `fact.INTERMEDIATE.${index + 1}`,
    kind: 'attempt',
    name: `Attempt ${index + 1}`,
    value,
  })),
});
const jumps = {
  contest: 'ranked',
  mark: 'distance',
  lines: [jump('A', '7.84', '7.60', '7.84'), jump('B', '7.10', '7.10')],
} as const;

test('a typed attempt corrects this attempt only, and an emptied one has no value', () => {
  const [first] = jumps.lines;
  const third = { competitor: 'A', field: 'fact.INTERMEDIATE.2', value: '7.48', seen: '7.84' };
  expect(fedEdits(first, { values: new Map([['fact.INTERMEDIATE.2', '7.48']]) })).toEqual([third]);
  expect(fedEdits(first, { values: new Map([['fact.INTERMEDIATE.2', ' ']]) })).toEqual([{ ...third, value: null }]);
});

test('a result that no longer follows from its attempts is offered for correction, unless it is corrected as well', () => {
  const attempt = { competitor: 'A', field: 'fact.INTERMEDIATE.2', value: '7.48', seen: '7.84' } as const;
  const lines = { ...jumps, lines: [...jumps.lines] };
  expect(followingEdits(lines, [attempt])).toEqual([{ competitor: 'A', field: 'result', value: '7.60', seen: '7.84' }]);
  expect(followingEdits(lines, [attempt, { ...attempt, field: 'result', value: '7.55' }])).toEqual([]);
});

test('a result that no longer is the split at the finish is offered for correction', () => {
  const finish = {
    field: 'fact.INTERMEDIATE.F',
    kind: 'split',
    name: 'Finish',
    value: '10.52',
  } as const satisfies Value;
  const race = { contest: 'race', mark: 'time', lines: [{ ...line, values: [finish] as Value[] }] } as const;
  const edits = followingEdits({ ...race, lines: [...race.lines] }, [
    { competitor: 'A', field: finish.field, value: '10.48', seen: '10.52' },
  ]);
  expect(edits).toEqual([{ competitor: 'A', field: 'result', value: '10.48', seen: '10.52' }]);
});

test('a corrected set that the other side wins is reported as contradicting the result of both sides', () => {
  const side = (competitor: string, mark: string, ...sets: string[]): typeof line => ({
    ...jump(competitor, mark),
    values: sets.map((value, index) => ({
      field: `part.S${index + 1}`,
      kind: 'part',
      name: `Set ${index + 1}`,
      value,
    })),
  });
  const match = {
    contest: 'sides',
    mark: 'sets',
    lines: [side('A', '2', '25', '25'), side('B', '0', '20', '18')],
  } as const;
  const edits = followingEdits({ ...match, lines: [...match.lines] }, [
    { competitor: 'A', field: 'part.S2', value: '15', seen: '25' },
  ]);
  expect(edits.map(({ competitor, value }) => [competitor, value])).toEqual([
    ['A', '1'],
    ['B', '1'],
  ]);
});
