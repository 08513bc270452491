import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { figuresOf } from '../figures.ts';
import { actionPhraseOf, actionTypeOf } from '../read-actions.ts';
import { factsOf } from '../read-facts.ts';

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
  expect(factsOf(wrestling, { details: [{ type: 'UI', code: 'RES_CODE', value }] })).toMatchObject([
    { phrase: 'decision', valuePhrase },
  ]);
});

it.each([
  ['a takedown', { action: 'TWO', changesScore: true }, 'point', 'twoPoints'],
  ['a caution', { action: 'CAUTION' }, 'warning', 'caution'],
  ['a challenge that was wrong', { action: 'CHALLENGE', result: 'REJECTED' }, 'others', 'challengeRejected'],
] as const)('%s', (_name, sent, type, phrase) => {
  expect(actionTypeOf(wrestling, { changesScore: false, ...sent })).toBe(type);
  expect(actionPhraseOf(wrestling, sent)).toBe(phrase);
});

it('statistics of a side are its classification points', () => {
  expect(
    figuresOf(wrestling, wrestling.statistics, { details: [{ type: 'ER', code: 'CLASS_PTS', value: '3' }] }),
  ).toMatchObject([{ phrase: 'classificationPoints', value: '3' }]);
});
