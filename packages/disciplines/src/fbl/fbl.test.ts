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
] as const)('an action is shown in words of football: %s', (_name, action, type, phrase) => {
  expect(actionType(football, { changesScore: false, ...action })).toBe(type);
  expect(actionPhrase(football, action)).toBe(phrase);
});

it('the reason of a goal review is shown', () => {
  expect(readFacts(football, { details: [{ code: 'VARDETAILS', value: 'OFFSIDE' }] })).toMatchObject([
    { phrase: 'reviewReason', valuePhrase: 'offside' },
  ]);
});

it.each([
  [{ action: 'VAR', add: 'GOAL' }, { Loc: 'CONFIRMED' }, ['reviewed: reviewedGoal', 'decision: reviewConfirmed']],
  [{ action: 'VAR', result: 'CANCELLED' }, {}, ['decision: reviewOverturned']],
  [{ action: 'VAR', add: 'CONFIRMED' }, { Loc: 'MONITOR' }, ['decision: reviewConfirmed', 'decision: reviewAtScreen']],
  [{ action: 'SHOT', result: 'GOAL' }, { Loc: '18' }, []],
])('W4: %j with %j states the subject, the decision and the reason of the review', (action, attributes, expected) => {
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

it.each([
  ['CHECK_NOPTY_FOUL', ['reviewedPenalty', 'reviewCheck', 'foul']],
  ['FIELD_NOPTY_FOUL', ['reviewedPenalty', 'reviewAtScreen', 'foul']],
  ['CHANGED_NOPTY_FOUL', ['reviewedPenalty', 'changedPenalty', 'foul']],
  ['CHECK_GOAL_OFF', ['reviewedGoal', 'reviewCheck', 'offside']],
  ['CONFIRMED_NOGOAL_OFF', ['reviewedNoGoal', 'confirmedNoGoal', 'offside']],
  ['CHANGED_GOAL_OFF', ['reviewedGoal', 'changedNoGoal', 'offside']],
  ['CHECK_NOGOAL_OFF', ['reviewedNoGoal', 'reviewCheck', 'offside']],
  ['CHECK_NORC', ['reviewedRedCard', 'reviewCheck']],
  ['CHANGED_NORC', ['reviewedRedCard', 'changedRedCard']],
  ['CHECK_MISTAKEN', ['mistakenIdentity', 'reviewCheck']],
  ['CHANGED_PTY_OUT', ['penaltyShot', 'changedNoPenalty', 'ballOut']],
])('H3: the review %s states its subject, its progress and its reason once', (result, expected) => {
  const [state = '', subject, reason] = result.split('_');
  const sent = [
    readActionFacts(football, { action: 'VAR', result }, []),
    readActionFacts(football, { action: 'VAR', result, add: subject }, [], { Loc: state }),
    readActionFacts(
      football,
      { action: 'VAR', result, add: subject },
      reason ? [{ code: 'VARDETAILS', value: reason }] : [],
      { Loc: result },
    ),
  ];
  for (const facts of sent) expect(facts.map(({ valuePhrase }) => valuePhrase)).toEqual(expected);
});

it('shots are shown with how many were on target', () => {
  const details = [{ type: 'ST', code: 'SHOT', pos: 'TOT', value: '5', attributes: { Attempt: '11' } }];
  expect(selectFigures(football, football.statistics, { details })).toMatchObject([
    { phrase: 'shots', value: '5', of: '11' },
  ]);
});
