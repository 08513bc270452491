import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { readActionFacts, actionPhrase, actionType } from '../read-actions.ts';
import { readFacts } from '../read-facts.ts';

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
] as const)('%s', (_name, action, type, phrase) => {
  expect(actionType(football, { changesScore: false, ...action })).toBe(type);
  expect(actionPhrase(football, action)).toBe(phrase);
});

it('shows why a goal was reviewed', () => {
  expect(readFacts(football, { details: [{ code: 'VARDETAILS', value: 'OFFSIDE' }] })).toMatchObject([
    { phrase: 'reviewReason', valuePhrase: 'offside' },
  ]);
});

it.each([
  [{ action: 'VAR', add: 'GOAL' }, { Loc: 'CONFIRMED' }, ['reviewed: reviewedGoal', 'decision: reviewConfirmed']],
  [{ action: 'VAR', result: 'CANCELLED' }, {}, ['decision: reviewOverturned']],
  [{ action: 'VAR', add: 'CONFIRMED' }, { Loc: 'MONITOR' }, ['decision: reviewConfirmed', 'decision: MONITOR']],
  [{ action: 'SHOT', result: 'GOAL' }, { Loc: '18' }, []],
])('W4: %j with %j says what was reviewed, decided and why', (action, attributes, expected) => {
  const details = [
    { code: 'VARDETAILS', value: 'ATTFOUL' },
    { code: 'VARDETAILS', value: 'FOULIN' },
  ];
  const facts = readActionFacts(football, action, details, attributes);
  expect(facts.map(({ phrase, value, valuePhrase }) => `${phrase}: ${valuePhrase ?? value}`)).toEqual([
    ...expected,
    'reviewReason: attackingFoul',
    'reviewReason: foulInArea',
  ]);
});

it('shots are shown with how many were on target', () => {
  const details = [{ type: 'ST', code: 'SHOT', pos: 'TOT', value: '5', attributes: { Attempt: '11' } }];
  expect(selectFigures(football, football.statistics, { details })).toMatchObject([
    { phrase: 'shots', value: '5', of: '11' },
  ]);
});
