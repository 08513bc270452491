import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { actionPhraseOf, actionTypeOf } from '../read-actions.ts';
import { factsOf } from '../read-facts.ts';
import { periodNameOf } from '../read-periods.ts';

const tableTennis = disciplineFor('TTE');

it.each([
  ['a yellow card', { action: 'CARD', result: 'Y' }, 'yellow-card', 'yellowCard'],
  ['both cards for the first time', { action: 'CARD', result: 'YR1' }, 'warning', 'onePenaltyPoint'],
  ['both cards again', { action: 'CARD', result: 'YR2' }, 'warning', 'twoPenaltyPoints'],
  ['a red card', { action: 'CARD', result: 'R' }, 'red-card', 'disqualified'],
] as const)('%s', (_name, sent, type, phrase) => {
  expect(actionTypeOf(tableTennis, { changesScore: false, ...sent })).toBe(type);
  expect(actionPhraseOf(tableTennis, sent)).toBe(phrase);
});

it('its periods are games, seven at most', () => {
  expect(periodNameOf(tableTennis, 'G7')).toEqual({ phrase: 'gameNumber', short: 'gameShort', number: '7' });
});

it('shows the grip', () => {
  expect(factsOf(tableTennis, { details: [{ type: 'EUE', code: 'GRIP', value: 'P' }] })).toMatchObject([
    { phrase: 'grip', valuePhrase: 'penhold' },
  ]);
});
