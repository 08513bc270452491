import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { actionPhrase, actionType } from '../read-actions.ts';
import { readFacts } from '../read-facts.ts';
import { findPeriodName } from '../read-periods.ts';

const taekwondo = disciplineFor('TKW');

it.each([
  ['a kick to the head', { action: 'HEAD_KICK', changesScore: true }, 'point', 'headKick'],
  ['one with a turn, as an older feed has it', { action: 'OK4', changesScore: true }, 'point', 'turningHeadKick'],
  ['a penalty, which is a point for the other', { action: 'DED', changesScore: true }, 'warning', 'gamJeom'],
] as const)('an action is shown in words of taekwondo: %s', (_name, action, type, phrase) => {
  expect(actionType(taekwondo, action)).toBe(type);
  expect(actionPhrase(taekwondo, action)).toBe(phrase);
});

it.each([
  ['PTG', 'byPointGap'],
  ['PUN', 'byPunitiveDeclaration'],
  ['DDQ', 'bothDisqualified'],
])('the decision %s is shown in words', (value, valuePhrase) => {
  expect(readFacts(taekwondo, { details: [{ type: 'UI', code: 'RES_CODE', value }] })).toMatchObject([{ valuePhrase }]);
});

it('taekwondo has rounds as periods', () => {
  expect(findPeriodName(taekwondo, 'R2')).toEqual({ phrase: 'roundNumber', short: 'roundShort', number: '2' });
});

it('statistics of a side are hits and penalties', () => {
  const lineFact = (code: string, value: string) => ({ type: 'ER', code, pos: 'TOT', value });
  const details = [lineFact('DED', '2'), lineFact('HEAD_KICK', '1'), lineFact('PUNCH', '3')];
  expect(
    selectFigures(taekwondo, taekwondo.statistics, { details }).map(({ phrase, value }) => [phrase, value]),
  ).toEqual([
    ['punches', '3'],
    ['headKicks', '1'],
    ['gamJeoms', '2'],
  ]);
});
