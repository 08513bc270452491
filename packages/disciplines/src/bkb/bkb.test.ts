import type { Detail } from '@podium/games';
import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { actionPhrase, actionType } from '../read-actions.ts';

const basketball = disciplineFor('BKB');
const st = (code: string, value: string, overrides: Partial<Detail> = {}): Detail => ({
  type: 'ST',
  code,
  pos: 'TOT',
  value,
  ...overrides,
});

it.each([
  ['a three-pointer that goes in', { action: 'P3', result: 'MADE' }, 'shot-made', 'threePointerMade'],
  ['a free throw that does not', { action: 'FT', result: 'MISS' }, 'shot-missed', 'freeThrowMissed'],
  ['a technical foul', { action: 'FOUL', result: 'TF' }, 'foul', 'technicalFoul'],
  ['any other foul', { action: 'FOUL' }, 'foul', 'personalFoul'],
  ['a rebound under the own basket', { action: 'REB', result: 'DR' }, 'others', 'defensiveRebound'],
  ['a change of players', { action: 'SUBST' }, 'substitution', 'substitution'],
] as const)('an action is shown in words of basketball: %s', (_name, action, type, phrase) => {
  expect(actionType(basketball, { ...action, changesScore: false })).toBe(type);
  expect(actionPhrase(basketball, action)).toBe(phrase);
});

it('statistics follow the order of a box score, made of attempted, rebounds of both kinds', () => {
  const rebounds = {
    extensions: [
      { code: 'OR', value: '9' },
      { code: 'DR', value: '20' },
    ],
  };
  const goals = { attributes: { Attempt: '41', Percent: '34' } };
  const details = [st('REB', '29', rebounds), st('FG', '14', goals), st('PTS', '40'), st('DUNKS', '3')];
  expect(
    selectFigures(basketball, basketball.statistics, { details }).map(
      ({ phrase, code, value, of, percent }) => `${phrase ?? code} ${[value, of, percent].filter(Boolean).join('/')}`,
    ),
  ).toEqual([
    'points 40',
    'fieldGoals 14/41/34',
    'rebounds 29',
    'offensiveRebounds 9',
    'defensiveRebounds 20',
    'DUNKS 3',
  ]);
});
