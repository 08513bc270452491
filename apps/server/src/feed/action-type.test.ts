import { expect, test } from 'vitest';
import { withTypes } from './action-type.ts';
import type { StoredAction } from './action-type.ts';

const match = 'HBLMTEAM7-------------GPA-000100';
const action = (overrides: Partial<StoredAction> & { score?: string; tally?: string }) => ({
  type: null,
  code: null,
  result: null,
  add: null,
  score: undefined,
  tally: undefined,
  ...overrides,
});
const actionTypes = (isOver: boolean, ...actions: ReturnType<typeof action>[]): string[] =>
  withTypes(match, actions, {
    isOver,
    changesScore: ({ score }) => score !== undefined,
    isShootOut: ({ tally }) => tally !== undefined,
  }).map(({ type }) => type);

test('the type in an import takes precedence over the type that follows from codes', () => {
  expect(actionTypes(false, action({ type: 'foul', code: 'SHOT', result: 'GOAL' }))).toEqual(['foul']);
});

test('an action without a type gets one from its code, its result, its addition or its score', () => {
  expect(
    actionTypes(
      false,
      action({ code: 'SHOT', result: 'GOAL' }),
      action({ code: 'CARD', add: 'YC' }),
      action({ code: 'ODD', score: '1' }),
      action({ code: 'ODD' }),
    ),
  ).toEqual(['goal', 'yellow-card', 'point', 'others']);
});

const [start, end] = [action({ code: 'STARTP' }), action({ code: 'ENDP' })];

test('a match starts with its first period, and ends with its last once it is finished', () => {
  const halves = [start, end, { ...start }, { ...end }];
  expect(actionTypes(false, ...halves)).toEqual(['match-start', 'others', 'others', 'others']);
  expect(actionTypes(true, ...halves)).toEqual(['match-start', 'others', 'others', 'match-end']);
});

test('the start and end that the source reports are those of the match, and each occurs once', () => {
  const game = { result: 'GAME' };
  const sent = [{ ...start, ...game }, { ...start, ...game }, { ...end, ...game }, { ...end }];
  expect(actionTypes(false, ...sent)).toEqual(['match-start', 'others', 'match-end', 'others']);
});
