import { expect, it } from 'vitest';
import { contestWords } from './contest-words.ts';
import type { Competitor, ScheduleItemAnswer } from '@podium/contract';

const side = (name: string): Competitor => ({ id: name || null, type: 'team', name, organisation: null });
const match = {
  discipline: { name: 'Football' },
  event: { name: 'Women' },
  phase: { name: 'Finals' },
  name: 'Final',
  isHeadToHead: true,
} as unknown as ScheduleItemAnswer;

it('a contest is named by its sport, event and round, and by its two sides', () => {
  expect(contestWords(match, [side('Brazil'), side('United States')])).toMatchObject({
    sport: 'Football',
    event: 'Women',
    round: 'Final',
    sides: [{ name: 'Brazil' }, { name: 'United States' }],
  });
});

it('sides that are unknown, or that race each other, are not part of the name', () => {
  expect(contestWords(match, [side('Brazil'), side('')]).sides).toBeUndefined();
  expect(contestWords({ ...match, isHeadToHead: false }, [side('Brazil'), side('Peru')]).sides).toBeUndefined();
  expect(contestWords(match).sides).toBeUndefined();
});
