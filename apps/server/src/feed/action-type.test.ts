import { expect, test } from 'vitest';
import { withTypes } from './action-type.ts';
import type { StoredAction } from './action-type.ts';

const match = 'HBLMTEAM7-------------GPA-000100';
const action = (given: Partial<StoredAction> & { score?: string }) => ({
  owner: '1',
  sort: 1,
  type: null,
  code: null,
  result: null,
  add: null,
  period: 'H1',
  score: undefined,
  ...given,
});
const types = (...actions: ReturnType<typeof action>[]): string[] =>
  withTypes(match, actions, ({ score }) => score !== undefined).map(({ type }) => type);

test('the type that an import gives goes before what its codes say', () => {
  expect(types(action({ type: 'foul', code: 'SHOT', result: 'GOAL' }))).toEqual(['foul']);
});

test('without one it is read from code, result, what is added, and a score beside', () => {
  expect(
    types(
      action({ code: 'SHOT', result: 'GOAL' }),
      action({ code: 'CARD', add: 'YC' }),
      action({ code: 'ODD', score: '1' }),
      action({ code: 'ODD' }),
    ),
  ).toEqual(['goal', 'yellow-card', 'point', 'others']);
});

test('the match starts with the first period of the message, in whatever order its rows come', () => {
  const second = action({ sort: 7, code: 'STARTP', period: 'H2' });
  const first = action({ sort: 0, code: 'STARTP', period: 'H1' });
  const ofAnother = action({ owner: '2', sort: 0, code: 'STARTP', period: 'H2' });
  expect(types(second, ofAnother, first)).toEqual(['others', 'match-start', 'match-start']);
});
