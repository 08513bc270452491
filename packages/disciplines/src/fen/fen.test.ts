import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { actionPhrase, actionType } from '../read-actions.ts';
import { readFacts } from '../read-facts.ts';
import { findPeriodName } from '../read-periods.ts';

const fencing = disciplineFor('FEN');

it.each([
  ['a touch', { action: 'TOUCH', changesScore: true }, 'point', 'touch'],
  ['a yellow card', { action: 'CARD', result: 'Y' }, 'yellow-card', 'yellowCard'],
  [
    'a red card, which is a touch for the other',
    { action: 'CARD', result: 'R', changesScore: true },
    'red-card',
    'redCardTouch',
  ],
  ['a black card', { action: 'CARD', result: 'B' }, 'red-card', 'blackCard'],
] as const)('an action is shown in words of fencing: %s', (_name, action, type, phrase) => {
  expect(actionType(fencing, { changesScore: false, ...action })).toBe(type);
  expect(actionPhrase(fencing, action)).toBe(phrase);
});

it('fencing has periods, the extra minute and, for teams, bouts', () => {
  expect(['P2', 'OT', 'B9'].map((code) => findPeriodName(fencing, code)?.phrase)).toEqual([
    'periodNumber',
    'overtime',
    'boutNumber',
  ]);
});

it('the fencer with priority is shown if neither scored in the extra minute', () => {
  expect(readFacts(fencing, { details: [{ type: 'UI', code: 'RES_CODE', value: 'TOSS' }] })).toMatchObject([
    { phrase: 'decision', valuePhrase: 'byPriority' },
  ]);
});
