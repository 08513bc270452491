import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

const unit = [
  { type: 'UI', code: 'INTERMEDIATE', pos: '1', value: 'SWIM' },
  { type: 'UI', code: 'INTERMEDIATE', pos: '2', value: 'TRANS1' },
];
const details = [
  lineFact('INTERMEDIATE', '1', '9:58', { attributes: { Value2: '9:58', Rank: '3' } }),
  lineFact('INTERMEDIATE', '2', '10:41', { attributes: { Value2: '43', Rank: '1' } }),
  lineFact('INTERMEDIATE', 'F', '58:20', { attributes: { Value2: '16:02' } }),
];

it('segments have names and their own times', () => {
  expect(shownLineFacts(details, { code: 'TRI', resultType: 'TIME', unit })).toEqual([
    'split: Swim 9:58 (Segment time 9:58, Rank 3)',
    'split: Transition 1 10:41 (Segment time 43, Rank 1)',
    'split: Run 58:20 (Segment time 16:02)',
  ]);
});

it('the time of each segment is a statistic, such as the fastest run', () => {
  const triathlon = disciplineFor('TRI');
  expect(selectFigures(triathlon, triathlon.statistics, { details }).map(({ id, value }) => [id, value])).toEqual([
    ['swim', '9:58'],
    ['transition1', '43'],
    ['run', '16:02'],
  ]);
});

it('segments with their own feed codes are recognized', () => {
  expect(
    shownLineFacts([lineFact('SWIM', undefined, '9:58'), lineFact('RUN', undefined, '16:02')], { code: 'TRI' }),
  ).toEqual(['split: Swim 9:58', 'split: Run 16:02']);
});
