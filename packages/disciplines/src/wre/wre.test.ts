import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { actionPhrase, actionType } from '../read-actions.ts';
import { readFacts } from '../read-facts.ts';

const wrestling = disciplineFor('WRE');

it.each([
  ['VT', 'byFall'],
  ['VFA', 'byFall'],
  ['SP', 'bySuperiority'],
  ['VPO1', 'byPoints'],
  ['VB', 'byInjury'],
  ['EX', 'byCautions'],
  ['E2', 'bothDisqualified'],
])('a bout that ends by %s is won %s', (value, valuePhrase) => {
  expect(readFacts(wrestling, { details: [{ type: 'UI', code: 'RES_CODE', value }] })).toMatchObject([
    { phrase: 'decision', valuePhrase },
  ]);
});

it.each([
  ['a takedown', { action: 'TWO', changesScore: true }, 'point', 'twoPoints'],
  ['a caution', { action: 'CAUTION' }, 'warning', 'caution'],
  ['a challenge that was wrong', { action: 'CHALLENGE', result: 'REJECTED' }, 'others', 'challengeRejected'],
] as const)('an action is shown in words of wrestling: %s', (_name, action, type, phrase) => {
  expect(actionType(wrestling, { changesScore: false, ...action })).toBe(type);
  expect(actionPhrase(wrestling, action)).toBe(phrase);
});

it('statistics of a side are its classification points', () => {
  expect(
    selectFigures(wrestling, wrestling.statistics, { details: [{ type: 'ER', code: 'CLASS_PTS', value: '3' }] }),
  ).toMatchObject([{ phrase: 'classificationPoints', value: '3' }]);
});
