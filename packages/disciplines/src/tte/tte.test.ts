import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { actionPhrase, actionType } from '../read-actions.ts';
import { readFacts } from '../read-facts.ts';
import { findPeriodName } from '../read-periods.ts';

const tableTennis = disciplineFor('TTE');

it.each([
  ['a yellow card', { action: 'CARD', result: 'Y' }, 'yellow-card', 'yellowCard'],
  ['both cards for the first time', { action: 'CARD', result: 'YR1' }, 'warning', 'onePenaltyPoint'],
  ['both cards again', { action: 'CARD', result: 'YR2' }, 'warning', 'twoPenaltyPoints'],
  ['a red card', { action: 'CARD', result: 'R' }, 'red-card', 'disqualified'],
] as const)('an action is shown in words of table tennis: %s', (_name, action, type, phrase) => {
  expect(actionType(tableTennis, { changesScore: false, ...action })).toBe(type);
  expect(actionPhrase(tableTennis, action)).toBe(phrase);
});

it('table tennis has games as periods, seven at most', () => {
  expect(findPeriodName(tableTennis, 'G7')).toEqual({ phrase: 'gameNumber', short: 'gameShort', number: '7' });
});

it('the grip is shown', () => {
  expect(readFacts(tableTennis, { details: [{ type: 'EUE', code: 'GRIP', value: 'P' }] })).toMatchObject([
    { phrase: 'grip', valuePhrase: 'penhold' },
  ]);
});
