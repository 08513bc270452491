import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { figuresOf } from '../figures.ts';
import { actionPhraseOf, actionTypeOf } from '../read-actions.ts';
import { factsOf } from '../read-facts.ts';
import { periodNameOf } from '../read-periods.ts';

const taekwondo = disciplineFor('TKW');

it.each([
  ['a kick to the head', { action: 'HEAD_KICK', changesScore: true }, 'point', 'headKick'],
  ['one with a turn, as an older feed has it', { action: 'OK4', changesScore: true }, 'point', 'turningHeadKick'],
  ['a penalty, which is a point for the other', { action: 'DED', changesScore: true }, 'warning', 'gamJeom'],
] as const)('%s', (_name, sent, type, phrase) => {
  expect(actionTypeOf(taekwondo, sent)).toBe(type);
  expect(actionPhraseOf(taekwondo, sent)).toBe(phrase);
});

it.each([
  ['PTG', 'byPointGap'],
  ['PUN', 'byPunitiveDeclaration'],
  ['DDQ', 'bothDisqualified'],
])('%s is said in words', (value, valuePhrase) => {
  expect(factsOf(taekwondo, { details: [{ type: 'UI', code: 'RES_CODE', value }] })).toMatchObject([{ valuePhrase }]);
});

it('its periods are rounds', () => {
  expect(periodNameOf(taekwondo, 'R2')).toEqual({ phrase: 'roundNumber', short: 'roundShort', number: '2' });
});

it('statistics of a side are hits and penalties', () => {
  const er = (code: string, value: string) => ({ type: 'ER', code, pos: 'TOT', value });
  const details = [er('DED', '2'), er('HEAD_KICK', '1'), er('PUNCH', '3')];
  expect(figuresOf(taekwondo, taekwondo.statistics, { details }).map(({ phrase, value }) => [phrase, value])).toEqual([
    ['punches', '3'],
    ['headKicks', '1'],
    ['gamJeoms', '2'],
  ]);
});
