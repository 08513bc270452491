import { expect, it } from 'vitest';
import { marksOf } from './marks-of.ts';
import type { StandingAnswer } from '@podium/contract';

it('each ranked competitor has the mark of the ranking, and sides of a match have none', () => {
  const line = (id: string | null, result: string | null) => ({ competitor: { id }, result });
  const ranking = {
    lines: [line('A', '53.67'), line('B', null), line(null, '54.09')],
  } as unknown as StandingAnswer;
  expect([...marksOf({ ranking })]).toEqual([['A', '53.67']]);
  expect(marksOf({ ranking: null }).size).toBe(0);
});
