import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

it.each(['CYC', 'CRD', 'CTR', 'MTB', 'BMX', 'BMF'])('the discipline %s of the feed is cycling', (code) => {
  expect(disciplineFor(code).key).toBe('cyc');
});

it('a checkpoint shows the time since the previous one, the rank and the gap', () => {
  const second = lineFact('INTERMEDIATE', '2', '1:02:40', { attributes: { Value2: '30:11', Rank: '8', Diff: '+31' } });
  expect(shownLineFacts([second], { code: 'CRD', resultType: 'TIME' })).toEqual([
    'split: Checkpoint 2 1:02:40 (Section time 30:11, Rank 8, Difference +31)',
  ]);
});

it('the loops and laps of a mountain bike course have names', () => {
  const unit = [
    { type: 'UI', code: 'INTERMEDIATE', pos: '1', value: 'SL' },
    { type: 'UI', code: 'INTERMEDIATE', pos: '2', value: 'LAP' },
  ];
  const details = [lineFact('INTERMEDIATE', '1', '3:20'), lineFact('INTERMEDIATE', '2', '16:05')];
  expect(shownLineFacts(details, { code: 'MTB', resultType: 'TIME', unit })).toEqual([
    'split: Start loop 3:20',
    'split: Lap 16:05',
  ]);
});

it('a points race shows each sprint', () => {
  expect(
    shownLineFacts([lineFact('SPRINT', '1', '5'), lineFact('LAPS_GAINED', undefined, '20')], { code: 'CTR' }),
  ).toEqual(['points: Sprint 1 5', 'points: Points for laps gained 20']);
});
