import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { actionPhrase, actionType } from '../read-actions.ts';

const beach = disciplineFor('VBV');

it.each([
  ['a serve that nobody touches', { action: 'SRV', result: 'ACE', changesScore: true }, 'point', 'ace'],
  ['an attack that falls', { action: 'ATC', result: 'SCS', changesScore: true }, 'point', 'attackPoint'],
  ['a mistake of the others', { action: 'OPP_ERR', changesScore: true }, 'point', 'opponentError'],
  ['a sanction for delay', { action: 'PTY', result: 'DEL' }, 'warning', 'delay'],
  ['sent off', { action: 'PTY', result: 'EXP' }, 'red-card', 'sentOffForSet'],
] as const)('an action is shown in words of beach volleyball: %s', (_name, action, type, phrase) => {
  expect(actionType(beach, { changesScore: false, ...action })).toBe(type);
  expect(actionPhrase(beach, action)).toBe(phrase);
});

it('serves show their aces and faults', () => {
  const extensions = [
    { code: 'ACE', value: '3' },
    { code: 'FLT', value: '5' },
  ];
  const details = [{ type: 'ST', code: 'SRV', value: '38', extensions }];
  expect(selectFigures(beach, beach.statistics, { details }).map(({ phrase, value }) => [phrase, value])).toEqual([
    ['aces', '3'],
    ['serveFaults', '5'],
  ]);
});
