import { expect, it } from 'vitest';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

it('a race shows its half, its pace and its strokes', () => {
  const unit = [{ type: 'UI', code: 'INTERMEDIATE', pos: '1', value: '1000 m' }];
  const details = [
    lineFact('INTERMEDIATE', '1', '3:12.0'),
    lineFact('PACE', undefined, '1:36.0'),
    lineFact('STROKE_RATE', undefined, '32'),
  ];
  expect(shownLineFacts(details, { code: 'VRO', resultType: 'TIME', unit })).toEqual([
    'split: 1000 m 3:12.0',
    'other: Time per 500 m 1:36.0',
    'other: Strokes a minute 32',
  ]);
});
