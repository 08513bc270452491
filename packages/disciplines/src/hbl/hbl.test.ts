import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { actionPhrase, actionType } from '../read-actions.ts';
import { readFacts } from '../read-facts.ts';

const handball = disciplineFor('HBL');

it.each([
  ['a goal', { action: 'SHOT', result: 'GOAL', changesScore: true }, 'goal', undefined],
  ['a shot that the goalkeeper holds', { action: 'SHOT', result: 'SAVE' }, 'shot-missed', 'shotSaved'],
  ['two minutes for a player', { action: 'TMS' }, 'warning', 'suspension'],
  ['two and two minutes', { action: 'TPT' }, 'warning', 'doubleSuspension'],
  ['two minutes for the bench', { action: 'TBP' }, 'warning', 'benchSuspension'],
  ['a disqualification with a report', { action: 'EXC' }, 'red-card', 'blueCard'],
  ['a foul that gives a throw from seven metres', { action: 'FRP' }, 'foul', 'sevenMetresCaused'],
  ['who was fouled', { action: 'RFP' }, 'others', 'sevenMetresWon'],
  ['another goalkeeper', { action: 'GKS' }, 'substitution', 'keeperChange'],
] as const)('an action is shown in words of handball: %s', (_name, action, type, phrase) => {
  expect(actionType(handball, { changesScore: false, ...action })).toBe(type);
  expect(actionPhrase(handball, action)).toBe(phrase);
});

it('the position and the target of a shot are shown', () => {
  const details = [
    { code: 'SHOT_POS', value: 'CLD' },
    { code: 'SHOT_DEST', value: 'TL' },
  ];
  expect(readFacts(handball, { details })).toMatchObject([
    { phrase: 'shotFrom', valuePhrase: 'centreNine' },
    { phrase: 'shotTo', valuePhrase: 'topLeft' },
  ]);
});

it('a position without a name is shown as sent', () => {
  expect(readFacts(handball, { details: [{ code: 'SHOT_POS', value: 'XX' }] })).toMatchObject([
    { phrase: 'shotFrom', value: 'XX' },
  ]);
});

it('goals and saves are shown with their shots', () => {
  const st = (code: string, value: string, attributes: Record<string, string> = {}) => ({
    type: 'ST',
    code,
    value,
    attributes,
  });
  const details = [
    st('SAVE', '21', { Attempt: '60', Percent: '35' }),
    st('SHOT', '57', { Attempt: '91' }),
    st('TMS', '4'),
  ];
  expect(
    selectFigures(handball, handball.statistics, { details }).map(({ phrase, value, of }) => [phrase, value, of]),
  ).toEqual([
    ['shots', '57', '91'],
    ['saves', '21', '60'],
    ['suspensions', '4', undefined],
  ]);
});
