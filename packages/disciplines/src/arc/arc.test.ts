import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

const set = (pos: string, value: string, points: string, arrows: readonly string[]) =>
  lineFact('SET', pos, value, {
    attributes: { Value2: points },
    extensions: arrows.map((arrow, index) => ({ code: 'ARROW', pos: String(index + 1), value: arrow })),
  });

it('a set shows its set points and each arrow', () => {
  expect(shownLineFacts([set('1', '28', '2', ['10', '9', '9'])], { code: 'ARC' })).toEqual([
    'period: Set 1 28 (Set points 2, Arrows 10 9 9)',
  ]);
});

it('statistics compare sets and the shoot-off between the two sides', () => {
  const archery = disciplineFor('ARC');
  const details = [set('1', '28', '2', []), set('2', '27', '1', []), lineFact('SHOOT_OFF', '1', '10')];
  expect(selectFigures(archery, archery.statistics, { details }).map(({ id, value }) => [id, value])).toEqual([
    ['set_1', '28'],
    ['set_2', '27'],
    ['shootOff', '10'],
  ]);
});

it('a ranking round shows its rounds, its tens and its inner tens', () => {
  const details = [
    lineFact('ROUND', '1', '320', { extensions: [{ code: 'TENS', value: '14' }] }),
    lineFact('ROUND', '2', '318'),
    lineFact('ROUND', '3', '321'),
    lineFact('TENS', 'TOT', '27'),
    lineFact('X', 'TOT', '9'),
  ];
  expect(shownLineFacts(details, { code: 'ARC', resultType: 'POINTS' })).toEqual([
    'period: Round 1 320 (Tens 14)',
    'period: Round 2 318',
    'period: Round 3 321',
    'other: Tens 27',
    'other: Inner tens 9',
  ]);
});
