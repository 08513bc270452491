import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { lineFact, shownLineFacts, shownUnitFacts } from '../shown-facts.ts';

it('an attempt shows its wind and the best result after it', () => {
  const third = lineFact('INTERMEDIATE', '3', '7.42', {
    extensions: [
      { code: 'WIND_SPEED', value: '+2.1' },
      { code: 'AFTER_ATTEMPT_BEST', value: '7.42' },
    ],
  });
  expect(shownLineFacts([third], { code: 'ATH', resultType: 'DISTANCE' })).toEqual([
    'attempt: Attempt 3 7.42 (wind: Wind +2.1, Best so far 7.42)',
  ]);
});

it.each(['x', '-', 'r', 'xo', 'xxx', 'o'])('the attempt %s is shown as on a result sheet', (mark) => {
  expect(shownLineFacts([lineFact('INTERMEDIATE', '2', mark)], { code: 'ATH', resultType: 'DISTANCE' })).toEqual([
    `attempt: Attempt 2 ${mark}`,
  ]);
});

it('a split has its place, rank and gap', () => {
  const unit = [{ type: 'UI', code: 'INTERMEDIATE', pos: '1', value: '200 m' }];
  const split = lineFact('INTERMEDIATE', '1', '23.10', { attributes: { Rank: '2', Diff: '+0.21' } });
  expect(shownLineFacts([split], { code: 'ATH', resultType: 'TIME', unit })).toEqual([
    'split: 200 m 23.10 (Rank 2, Difference +0.21)',
  ]);
});

it.each([
  ['~', 'loss of contact'],
  ['>', 'bent knee'],
])('the card of a race walking judge with the code %s is for %s', (value, words) => {
  expect(shownLineFacts([lineFact('WARNINGS', undefined, value)], { code: 'ATH' })).toEqual([
    `other: Judges’ red cards ${words}`,
  ]);
});

it('a part of a combined event shows its points and the running total', () => {
  const details = [lineFact('PTS', undefined, '871'), lineFact('TOTAL_PTS', undefined, '3402')];
  expect(shownLineFacts(details, { code: 'ATH' })).toEqual(['points: Points 871', 'points: Points so far 3402']);
  const athletics = disciplineFor('ATH');
  expect(
    selectFigures(athletics, athletics.statistics, { details }).map(({ id, value }) => [id, value]),
  ).toContainEqual(['points', '871']);
});

it('wind over the limit is shown, and a false start only if there was one', () => {
  expect(
    shownLineFacts(
      [
        lineFact('WIND_SPEED', undefined, '+2.1', { attributes: { Value2: 'Y' } }),
        lineFact('FALSE_START', undefined, 'N'),
        lineFact('FALSE_START', undefined, 'Y'),
      ],
      { code: 'ATH' },
    ),
  ).toEqual(['wind: Wind +2.1 (Wind over the limit Yes)', 'other: False start Yes']);
});

it("codes that only control the feed's screens are hidden", () => {
  expect(shownUnitFacts('ATH', [{ type: 'UI', code: 'INTERMEDIATES_TOTAL', value: '6' }])).toEqual([]);
});
