import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

it.each(['SHS', 'SHO'])('the discipline %s of the feed is shooting', (code) => {
  expect(disciplineFor(code).key).toBe('shs');
});

it('a qualification shows each series, with inner tens and the shoot-off', () => {
  const details = [
    lineFact('SERIES', '1', '97'),
    lineFact('SERIES', '2', '98'),
    lineFact('X', 'TOT', '21'),
    lineFact('SHOOT_OFF', '1', '9.8'),
  ];
  expect(shownLineFacts(details, { code: 'SHO', resultType: 'POINTS' })).toEqual([
    'period: Series 1 97',
    'period: Series 2 98',
    'other: Inner tens 21',
    'period: Shoot-off 1 9.8',
  ]);
  const shooting = disciplineFor('SHS');
  expect(selectFigures(shooting, shooting.statistics, { details }).map(({ id, value }) => [id, value])).toEqual([
    ['series_1', '97'],
    ['series_2', '98'],
    ['innerTens', '21'],
    ['shootOff', '9.8'],
  ]);
});

it('the three positions have names', () => {
  expect(
    shownLineFacts(
      [lineFact('KNEEL', undefined, '197'), lineFact('PRONE', undefined, '199'), lineFact('STAND', undefined, '190')],
      {
        code: 'SHO',
      },
    ),
  ).toEqual(['period: Kneeling 197', 'period: Prone 199', 'period: Standing 190']);
});
