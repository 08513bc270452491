import { expect, test } from 'vitest';
import { isTotal, missingLines, missingTotal } from './missing-rows.ts';

const missing = [
  { table: 'participants', rows: 148, names: ['Ana', 'Bo', 'Cy', 'Di', 'Eva', 'Fe'] },
  { table: 'teams', rows: 1, names: ['Red Foxes'] },
];

test('rows missing from a file are listed by table, with their number and names', () => {
  const t = (key: string, values?: Readonly<Record<string, string | number>>): string =>
    `${key} ${values!['table']} ${values!['count']} ${values!['names']}`;
  const lines = missingLines(missing, t).map((line) => line.replaceAll(/[\u2066-\u2069]/gu, ''));
  expect(lines).toEqual([
    'imports.missing.some participants 148 Ana · Bo · Cy · Di · Eva',
    'imports.missing.all teams 1 Red Foxes',
  ]);
  expect(missingTotal(missing)).toBe(149);
});

test.each([
  ['149', true],
  [' ١٤٩ ', true],
  ['148', false],
  ['', false],
  ['1e2', false],
])('a deletion of 149 rows is confirmed by typing 149 in any digits: %j', (typed, isRight) => {
  expect(isTotal(typed, 149)).toBe(isRight);
});
