import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

it('a split shows the time of its length, the rank and the gap', () => {
  const split = lineFact('INTERMEDIATE', '2', '1:01.08', {
    attributes: { Value2: '31.02', Rank: '2', Diff: '+0.12', SortOrder: '2' },
  });
  const unit = [{ type: 'UI', code: 'INTERMEDIATE', pos: '2', value: '100 m' }];
  expect(shownLineFacts([split], { code: 'SWM', resultType: 'TIME', unit })).toEqual([
    'split: 100 m 1:01.08 (Length time 31.02, Rank 2, Difference +0.12)',
  ]);
});

it('swimmers start from lanes, and the number of splits is hidden', () => {
  expect(disciplineFor('SWM').startOrder).toBe('lane');
  expect(shownLineFacts([lineFact('INTERMEDIATES_TOTAL', undefined, '4')], { code: 'SWM' })).toEqual([]);
});
