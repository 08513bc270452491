import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { figuresOf } from '../figures.ts';
import { actionFactsOf, actionPhraseOf, actionTypeOf } from '../read-actions.ts';
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

it('shows why a goal was reviewed', () => {
  expect(factsOf(football, { details: [{ code: 'VARDETAILS', value: 'OFFSIDE' }] })).toMatchObject([
    { phrase: 'reviewReason', valuePhrase: 'offside' },
  ]);
});

it.each([
  [{ action: 'VAR', add: 'GOAL' }, { Loc: 'CONFIRMED' }, ['reviewed: reviewedGoal', 'decision: reviewConfirmed']],
  [{ action: 'VAR', result: 'CANCELLED' }, {}, ['decision: reviewOverturned']],
  [{ action: 'VAR', add: 'CONFIRMED' }, { Loc: 'MONITOR' }, ['decision: reviewConfirmed', 'decision: MONITOR']],
  [{ action: 'SHOT', result: 'GOAL' }, { Loc: '18' }, []],
])('W4: %j with %j says what was reviewed, decided and why', (sent, attributes, said) => {
  const details = [
    { code: 'VARDETAILS', value: 'ATTFOUL' },
    { code: 'VARDETAILS', value: 'FOULIN' },
  ];
  const facts = actionFactsOf(football, sent, details, attributes);
  expect(facts.map(({ phrase, value, valuePhrase }) => `${phrase}: ${valuePhrase ?? value}`)).toEqual([
    ...said,
    'reviewReason: attackingFoul',
    'reviewReason: foulInArea',
  ]);
});

it('shots are shown with how many were on target', () => {
  const details = [{ type: 'ST', code: 'SHOT', pos: 'TOT', value: '5', attributes: { Attempt: '11' } }];
  expect(figuresOf(football, football.statistics, { details })).toMatchObject([
    { phrase: 'shots', value: '5', of: '11' },
  ]);
});
