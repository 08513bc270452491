import { expect, test } from 'vitest';
import { delegationKey, readEntryLines, writeEntryLines } from './entry-lines.ts';

const delegations = new Map([
  ['7a', '1'],
  ['class 7a', '1'],
  ['7b', '2'],
]);
const find = (called: string): string | undefined => delegations.get(delegationKey(called));
const readPeople = (text: string) => readEntryLines(text, { isTeam: false, find });

test('a person is a name, a delegation by code or name, and a seed', () => {
  expect(readPeople('Ana de Souza; 7A; 1\n\nBo; class 7a\nLi | Wei; 7b; ')).toEqual({
    entries: [
      { givenName: 'Ana', familyName: 'de Souza', delegation: '1', seed: 1, members: [] },
      { familyName: 'Bo', delegation: '1', members: [] },
      { givenName: 'Li', familyName: 'Wei', delegation: '2', members: [] },
    ],
    faults: [],
  });
});

test.each([
  ['tabs, as a spreadsheet copies them', 'Ana\t7A\t1\r\nBo\t7B\t2'],
  ['commas', 'Ana,7A,1\nBo,7B,2'],
  ['semicolons and quotation marks', '"Ana";7A;1\n"Bo";7B;2'],
])('columns may be separated by %s', (_, text) => {
  expect(readPeople(text).entries.map(({ familyName, seed }) => [familyName, seed])).toEqual([
    ['Ana', 1],
    ['Bo', 2],
  ]);
});

test('a team has its members behind the seed, which may be empty', () => {
  const { entries } = readEntryLines('Red Foxes; 7A; ; Ana Lima; Bo', { isTeam: true, find });
  expect(entries).toEqual([
    {
      familyName: 'Red Foxes',
      delegation: '1',
      members: [{ givenName: 'Ana', familyName: 'Lima' }, { familyName: 'Bo' }],
    },
  ]);
});

test('each faulty line is reported with its number, and the other lines are read', () => {
  const { entries, faults } = readPeople('Ana; 7A; 1\n; 7A\nBo; 9Z\nCy; 7B; first\nDee; 7B; 1\nana; 7a\n"Eve; 7B');
  expect(entries).toHaveLength(1);
  expect(faults).toEqual([
    { line: 2, code: 'name', text: '; 7A' },
    { line: 3, code: 'delegation', text: '9Z' },
    { line: 4, code: 'seed', text: 'first' },
    { line: 5, code: 'seedTwice', text: '1' },
    { line: 6, code: 'nameTwice', text: 'ana' },
    { line: 7, code: 'quote', text: '"Eve; 7B' },
  ]);
});

test('no more than 128 entries are read', () => {
  const { entries, faults } = readPeople(Array.from({ length: 129 }, (_, index) => `P${index}; 7A`).join('\n'));
  expect(entries).toHaveLength(128);
  expect(faults).toEqual([{ line: 129, code: 'tooMany', text: 'P128' }]);
});

test('a written name can be read back, with a separator only where it is needed', () => {
  const [ana, maria] = readPeople('Ana de Souza; 7A\nAna Lis | Lima; 7A').entries;
  expect(writeEntryLines([ana!, maria!])).toBe('Ana de Souza; 1\nAna Lis | Lima; 1');
});

test('written lines are read back', () => {
  const { entries } = readEntryLines('Red "A"; Team, 7A; 3; Ana | de Souza; Bo', {
    isTeam: true,
    find: (called) => (called === 'Team, 7A' ? '1' : undefined),
  });
  const written = writeEntryLines(entries);
  expect(readEntryLines(written, { isTeam: true, find: (called) => called }).entries).toEqual(entries);
});
