import type { GamesPlan } from '@podium/contract';
import { expect, test } from 'vitest';
import { numberPeople, withNumbers } from './number-people.ts';

const person = (id: string, familyName: string, bib?: string) => ({ id, familyName, ...(bib && { bib }) });
const plan = {
  delegations: [{ id: 'd2' }, { id: 'd1' }],
  events: [
    {
      id: 'run',
      entries: {
        kind: 'individual',
        items: [
          { ...person('1', 'Souza'), delegation: 'd1' },
          { ...person('2', 'Lima', '102'), delegation: 'd1' },
          { ...person('3', 'Reis'), delegation: 'd2' },
        ],
      },
    },
    {
      id: 'ball',
      entries: {
        kind: 'team',
        items: [{ id: 't', name: 'Team', delegation: 'd1', members: [person('2', 'Lima'), person('4', 'Alves')] }],
      },
    },
  ],
} as unknown as GamesPlan;
const all = { event: '', delegation: '', from: 101, step: 1, prefix: '', isAnew: false };
const numbers = (more: Partial<typeof all>): string[] =>
  numberPeople(plan, { ...all, ...more }, 'pt').map(({ name, bib }) => `${name} ${bib}`);

test('only people without a number get one, by delegation and name, and no number is given twice', () => {
  // Lima keeps 102, also in the team.
  expect(numbers({})).toEqual(['Reis 101', 'Alves 103', 'Lima 102', 'Souza 104']);
});

test('one event or one delegation can be numbered, with a prefix and a step', () => {
  expect(numbers({ event: 'run', prefix: 'A', step: 10 })).toEqual(['Reis A101', 'Souza A111']);
  expect(numbers({ delegation: 'd2', from: 7 })).toEqual(['Reis 7']);
});

test('all people are renumbered if the organizer asks for it', () => {
  expect(numbers({ isAnew: true })).toEqual(['Reis 101', 'Alves 102', 'Lima 103', 'Souza 104']);
});

test('if no number fits, no competitor gets a new one', () => {
  // Lima has a number that the team lacks.
  expect(numbers({ prefix: 'DELEGATION' })).toEqual(['Lima 102']);
  expect(numbers({ from: Number.NaN })).toEqual([]);
});

test('a person has the same number in all events', () => {
  const { events } = withNumbers(plan, numberPeople(plan, { ...all, isAnew: true }, 'pt'));
  const bibs = JSON.stringify(events).match(/"id":"2","familyName":"Lima","bib":"103"/gu);
  expect(bibs).toHaveLength(2);
});
