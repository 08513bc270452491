import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { readFacts } from '../read-facts.ts';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

const exercise = (pos: string, apparatus: string, difficulty: string, execution: string, score: string) => [
  lineFact('DIFFICULTY', pos, difficulty),
  lineFact('EXECUTION', pos, execution),
  lineFact('SCORE', pos, score, { extensions: [{ code: 'APPARATUS', value: apparatus }] }),
];

it('an exercise is one fact named after its apparatus, made of difficulty, execution and penalty', () => {
  const details = [...exercise('1', 'BB', '5.400', '8.266', '13.566'), lineFact('PENALTY', '1', '0.100')];
  expect(shownLineFacts(details, { code: 'GAR', resultType: 'POINTS' })).toEqual([
    'points: Balance beam 13.566 (points: Difficulty 5.400, points: Execution 8.266, points: Penalty 0.100)',
  ]);
});

it.each([
  ['FX', 'floor'],
  ['PH', 'pommelHorse'],
  ['SR', 'rings'],
  ['VT', 'vault'],
  ['PB', 'parallelBars'],
  ['HB', 'horizontalBar'],
  ['UB', 'unevenBars'],
  ['BB', 'balanceBeam'],
])('%s is shown by its name, and an unknown apparatus by its code', (code, placePhrase) => {
  const apparatusOrder = (apparatus: string) =>
    readFacts(disciplineFor('GAR'), { details: exercise('1', apparatus, '5.000', '8.000', '13.000') })[0];
  expect(apparatusOrder(code)).toMatchObject({ placePhrase });
  expect(apparatusOrder('TUMB')).toMatchObject({ place: 'TUMB', placePhrase: undefined });
});

it('both vaults are statistics, each with difficulty, execution and score', () => {
  const gymnastics = disciplineFor('GAR');
  const details = [
    ...exercise('1', 'VT', '5.200', '9.066', '14.266'),
    ...exercise('2', 'VT', '5.000', '9.133', '14.133'),
  ];
  expect(selectFigures(gymnastics, gymnastics.statistics, { details }).map(({ id, value }) => [id, value])).toEqual([
    ['difficulty_1', '5.200'],
    ['difficulty_2', '5.000'],
    ['execution_1', '9.066'],
    ['execution_2', '9.133'],
    ['score_1', '14.266'],
    ['score_2', '14.133'],
  ]);
});

it('an inquiry and the current performer are shown as text', () => {
  expect(
    shownLineFacts([lineFact('INQUIRY', undefined, 'ACCEPTED'), lineFact('STAGE', undefined, 'NEXT')], { code: 'GAR' }),
  ).toEqual(['other: Inquiry accepted', 'other: Now next']);
});
