import { expect, it } from 'vitest';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

it('each lap shows its own time, the rank and the gap', () => {
  const lap = lineFact('INTERMEDIATE', '3', '45:10.2', { attributes: { Value2: '15:02.1', Rank: '4', Diff: '+3.4' } });
  expect(shownLineFacts([lap], { code: 'OWS', resultType: 'TIME' })).toEqual([
    'split: Lap 3 45:10.2 (Lap time 15:02.1, Rank 4, Difference +3.4)',
  ]);
});

it('a race of eight laps shows all eight', () => {
  const laps = Array.from({ length: 8 }, (_, index) =>
    lineFact('INTERMEDIATE', String(index + 1), `${index + 1}0:00.0`),
  );
  expect(shownLineFacts(laps, { code: 'OWS', resultType: 'TIME' })).toHaveLength(8);
});

it('flags of the judges have names', () => {
  expect(shownLineFacts([lineFact('YC', undefined, '1')], { code: 'OWS' })).toEqual(['other: Yellow flags 1']);
});
