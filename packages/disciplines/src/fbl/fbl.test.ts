import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { figuresOf } from '../figures.ts';
import { actionPhraseOf, actionTypeOf } from '../read-actions.ts';
import { factsOf } from '../read-facts.ts';

const football = disciplineFor('FBL');

it.each([
  ['a goal from a penalty', { action: 'PEN', result: 'GOAL' }, 'goal', 'penaltyGoal'],
  ['a penalty that the goalkeeper holds', { action: 'PTY', result: 'SAVE' }, 'shot-missed', 'penaltySaved'],
  ['a penalty in a shoot-out', { action: 'PEN', result: 'GOAL', isShootOut: true }, 'shot-made', 'shootOutScored'],
  ['one that misses there', { action: 'PEN', result: 'MISS', isShootOut: true }, 'shot-missed', 'penaltyMissed'],
  ['an own goal', { action: 'OG', changesScore: true }, 'goal', 'ownGoal'],
  [
    'a review, whatever score stands beside it',
    { action: 'VAR', add: 'GOAL', changesScore: true },
    'others',
    'videoReview',
  ],
] as const)('%s', (_name, sent, type, phrase) => {
  expect(actionTypeOf(football, { changesScore: false, ...sent })).toBe(type);
  expect(actionPhraseOf(football, sent)).toBe(phrase);
});

it('says why a goal was looked at', () => {
  expect(factsOf(football, { details: [{ code: 'VARDETAILS', value: 'OFFSIDE' }] })).toMatchObject([
    { phrase: 'reviewReason', valuePhrase: 'offside' },
  ]);
});

it('shots are told with how many of them were on target', () => {
  const details = [{ type: 'ST', code: 'SHOT', pos: 'TOT', value: '5', attributes: { Attempt: '11' } }];
  expect(figuresOf(football, football.statistics, { details })).toMatchObject([
    { phrase: 'shots', value: '5', of: '11' },
  ]);
});
