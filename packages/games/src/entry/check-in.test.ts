import { expect, test } from 'vitest';
import { findStarters, isCheckInOpen, starterOfCode } from './check-in.ts';

const line = (id: string, name: string, bib: string | null, people: [string, string, string | null][] = []) => ({
  competitor: { id, name },
  bib,
  start: null,
  people: people.map(([id, name, bib]) => ({ id, name, bib })),
});
const lines = [
  line('7100101', 'DA SILVA João', '12'),
  line('7100102', 'MÜLLER Anna', '123'),
  line('TEAM1', 'Aurora', null, [['7100201', 'COSTA Inês', '7']]),
];
const findIds = (query: string): string[] => findStarters(lines, query).map(({ competitor }) => competitor.id);

test('starters are found by the beginning of a number and by words of names without accents', () => {
  expect(findIds('12')).toEqual(['7100101', '7100102']);
  expect(findIds('joao silva')).toEqual(['7100101']);
  expect(findIds('ines')).toEqual(['TEAM1']);
  expect(findIds('7')).toEqual(['TEAM1']);
  expect(findIds('nobody')).toEqual([]);
  expect(findIds(' ')).toHaveLength(3);
});

test.each([
  ['7100102', '7100102'],
  ['https://games.example/card/7100101?v=2', '7100101'],
  ['ACC:7100201', 'TEAM1'],
  ['123', '7100102'],
  [' 12 ', '7100101'],
  ['bib=7', 'TEAM1'],
  ['999', undefined],
  ['', undefined],
])('the code %j finds %s', (code, id) => {
  expect(starterOfCode(lines, code)?.competitor.id).toBe(id);
});

test('a number that two starters have finds neither of them', () => {
  expect(starterOfCode([line('A', 'A', '5'), line('B', 'B', '5')], '5')).toBeUndefined();
});

test('starters can be checked in until the contest has ended', () => {
  expect((['SCHEDULED', 'GETTING_READY', 'RUNNING', 'FINISHED', 'OFFICIAL'] as const).map(isCheckInOpen)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
