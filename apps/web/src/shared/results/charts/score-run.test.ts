import { describe, expect, it } from 'vitest';
import { scoreRun } from './score-run.ts';
import type { ActionAnswer } from '@podium/contract';

const action = (order: number, home: string, away: string, period = 'H1'): ActionAnswer => ({
  id: String(order),
  order,
  type: 'goal',
  code: null,
  result: null,
  period,
  clock: null,
  side: null,
  score: { home, away },
  people: [],
  text: null,
});
const six = [
  action(1, '1', '0'),
  action(2, '1', '1'),
  action(3, '1', '2'),
  action(4, '2', '2'),
  action(5, '3', '2', 'H2'),
  action(6, '4', '2', 'H2'),
];

describe('the run of the score', () => {
  it('is the lead of the home side after each score, in the order of the source', () => {
    const steps = scoreRun({ actions: six.toReversed() });
    expect(steps?.map(({ lead }) => lead)).toEqual([1, 0, -1, 0, 1, 2]);
    expect(steps?.at(-1)).toEqual({ period: 'H2', clock: null, home: 4, away: 2, lead: 2 });
  });

  it('counts a score once, whatever actions follow', () => {
    const kickOff = action(0, '0', '0');
    expect(scoreRun({ actions: [kickOff, ...six, action(7, '4', '2')] })).toHaveLength(6);
  });

  it('falls with a retracted goal', () => {
    const steps = scoreRun({ actions: [...six, action(7, '3', '2')] });
    expect(steps?.at(-1)?.lead).toBe(1);
  });

  it('is not shown for fewer than six scores, nor for scores that are not numbers', () => {
    expect(scoreRun({ actions: six.slice(1) })).toBeUndefined();
    expect(scoreRun({ actions: six.map((one) => ({ ...one, score: { home: 'W', away: 'L' } })) })).toBeUndefined();
  });
});
