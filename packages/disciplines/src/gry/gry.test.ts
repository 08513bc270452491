import { expect, it } from 'vitest';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

const exercise = (apparatus: string) => [
  lineFact('DIFFICULTY', '1', '9.800'),
  lineFact('ARTISTRY', '1', '8.150'),
  lineFact('EXECUTION', '1', '8.350'),
  lineFact('SCORE', '1', '26.300', { extensions: [{ code: 'APPARATUS', value: apparatus }] }),
];
const pointsText = '(points: Difficulty 9.800, points: Artistry 8.150, points: Execution 8.350)';

it.each([
  ['HOOP', 'Hoop'],
  ['BALL', 'Ball'],
  ['CLUBS', 'Clubs'],
  ['RIBBON', 'Ribbon'],
  ['5_HOOPS', '5 hoops'],
  ['3_RIBBONS_2_BALLS', '3 ribbons and 2 balls'],
])('an exercise with %s is spoken as %s, with difficulty, artistry and execution', (code, words) => {
  expect(shownLineFacts(exercise(code), { code: 'GRY', resultType: 'POINTS' })).toEqual([
    `points: ${words} 26.300 ${pointsText}`,
  ]);
});

it('the score needed for a medal is shown', () => {
  expect(shownLineFacts([lineFact('NEED', '1', '27.100')], { code: 'GRY' })).toEqual([
    'other: Score needed for 1st place 27.100',
  ]);
});
