import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { actionPhrase, actionType } from '../read-actions.ts';
import { lineFact, shownLineFacts, shownUnitFacts } from '../shown-facts.ts';

const judo = disciplineFor('JUD');

it('scores and penalties have their Japanese names in judo only', () => {
  expect(
    shownLineFacts([lineFact('WAZ', 'TOT', '1'), lineFact('S', 'TOT', '2'), lineFact('S', '1', '1')], { code: 'JUD' }),
  ).toEqual(['points: Waza-ari 1', 'points: Shido 2', 'points: Shido 1 1']);
  expect(shownLineFacts([lineFact('S', 'TOT', '2')])).toEqual(['other: S 2']);
});

it('a contest shows how it was decided, by which throw, and the golden score', () => {
  const details = [
    { type: 'UI', code: 'RES_CODE', value: 'IPP' },
    { type: 'UI', code: 'TECH_CODE', value: 'OSG' },
    { type: 'UI', code: 'GOLD_SCORE', value: 'Y', extensions: [{ code: 'DURATION', pos: '2', value: '1:10' }] },
  ];
  expect(shownUnitFacts('JUD', details)).toEqual([
    'other: Decision by ippon',
    'other: Technique O-soto-gari',
    'other: Golden score Yes (Duration 1:10)',
  ]);
  expect(shownUnitFacts('JUD', [{ type: 'UI', code: 'GOLD_SCORE', value: 'N' }])).toEqual([]);
});

it.each([
  ['IPP', 'point', 'ippon'],
  ['WAZ', 'point', 'wazaAri'],
  ['S', 'warning', 'shido'],
  ['X', 'warning', 'directHansokuMake'],
])('the action %s is a %s', (action, type, phrase) => {
  expect(actionType(judo, { action, changesScore: false })).toBe(type);
  expect(actionPhrase(judo, { action })).toBe(phrase);
});
