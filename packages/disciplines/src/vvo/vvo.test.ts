import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { actionPhrase, actionType } from '../read-actions.ts';
import { findPeriodName } from '../read-periods.ts';

const volleyball = disciplineFor('VVO');

it.each([
  ['a serve that nobody touches', { action: 'SRV', result: 'ACE', changesScore: true }, 'point', 'ace'],
  ['a spike that wins the rally', { action: 'SPK', result: 'SPK', changesScore: true }, 'point', 'spikePoint'],
  ['a spike that is dug', { action: 'SPK', result: 'SHO' }, 'others', 'spikeReturned'],
  ['a block that falls', { action: 'BLC', result: 'BLC_SCS', changesScore: true }, 'point', 'blockPoint'],
  ['a mistake of the others', { action: 'OPP_ERR', changesScore: true }, 'point', 'opponentError'],
  ['a challenge that was right', { action: 'VTR', result: 'A' }, 'others', 'challengeAccepted'],
  ['a yellow card', { action: 'CARD', result: 'YC' }, 'yellow-card', 'yellowCard'],
  ['both cards in one hand', { action: 'CARD', result: 'YR' }, 'red-card', 'sentOffForSet'],
  ['both cards, one in each', { action: 'CARD', result: 'Y_R' }, 'red-card', 'disqualified'],
] as const)('an action is shown in words of volleyball: %s', (_name, action, type, phrase) => {
  expect(actionType(volleyball, { changesScore: false, ...action })).toBe(type);
  expect(actionPhrase(volleyball, action)).toBe(phrase);
});

it('aces are listed under the serves they belong to', () => {
  const serves = { type: 'ST', code: 'SRV', value: '20', extensions: [{ code: 'ACE', value: '4' }] };
  const details = [serves, { type: 'ST', code: 'SPK', value: '42', attributes: { Attempt: '96' } }];
  expect(
    selectFigures(volleyball, volleyball.statistics, { details }).map(({ phrase, value, of }) => [phrase, value, of]),
  ).toEqual([
    ['spikes', '42', '96'],
    ['serves', '20', undefined],
    ['aces', '4', undefined],
  ]);
});

it('volleyball has sets as periods', () => {
  expect(findPeriodName(volleyball, 'S5')).toEqual({ phrase: 'setNumber', short: 'setShort', number: '5' });
});
