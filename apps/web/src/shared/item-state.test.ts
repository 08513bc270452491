import { describe, expect, it } from 'vitest';
import { event } from '../fixtures/schedule.ts';
import { itemWords, leadersOf } from './item-state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const named = (event_: string | null, phase: string | null, name: string) =>
  itemWords({ event: event_ ? event('E', event_) : null, phase: phase ? { id: 'P', name: phase } : null, name });

describe('the words of an item', () => {
  it('are its event and which part of it, nothing twice', () => {
    expect(named('Women’s 100 m', 'Heats', 'Heat 1')).toEqual({ title: 'Women’s 100 m', part: 'Heats · Heat 1' });
    expect(named('Women’s 100 m', 'Final', 'Final')).toEqual({ title: 'Women’s 100 m', part: 'Final' });
    expect(named('Women’s 100 m', 'Finals', 'Final').part).toBe('Final');
    expect(named('Women’s 100 m', 'Bronze medal match', 'Bronze').part).toBe('Bronze medal match');
    expect(named('Women’s 100 m', 'Final', 'Women’s 100 m, Final')).toEqual({
      title: 'Women’s 100 m',
      part: 'Final',
    });
    // A title is only left out as whole words: `Women` is not the beginning of `Women's`.
    expect(named('Women', null, "Women's Preliminary Round Group B")).toEqual({
      title: 'Women',
      part: "Women's Preliminary Round Group B",
    });
    expect(named(null, null, 'Opening ceremony')).toEqual({ title: 'Opening ceremony', part: '' });
  });
});

describe('who is in front in a row', () => {
  const side = (name: string, rank?: string, result?: string) =>
    ({ id: name, type: 'athlete', name, organisation: null, rank, result }) as const;
  const row = (more: Partial<ScheduleItemAnswer>) =>
    ({
      status: 'OFFICIAL',
      isHeadToHead: false,
      medal: 'gold',
      gender: 'W',
      competitors: [side('Dea', '1', '2:04.10'), side('Ana', '2', '2:04.90')],
      ...more,
    }) as ScheduleItemAnswer;
  const told = (item: ScheduleItemAnswer) => {
    const front = leadersOf(item);
    return front && `${front.role} ${front.leaders.map(({ name, result }) => `${name} ${result ?? '–'}`).join(', ')}`;
  };

  it('W0: is the gold medalist, without the mark of the last unit', () => {
    expect(told(row({ outcome: { decidedBy: 'awards', winners: [side('Ana')], marks: 'none' } }))).toBe(
      'shared.winner Ana –',
    );
  });

  it('C8: is the gold medalist of a final without a single line', () => {
    const bare = row({
      competitors: undefined,
      outcome: { decidedBy: 'awards', winners: [side('Ana')], marks: 'none' },
    });
    expect(told(bare)).toBe('shared.winner Ana –');
  });

  it('W0: is only the first of this unit before anybody has won a medal, and in one that decides none', () => {
    expect(told(row({}))).toBe('shared.first Dea 2:04.10');
    expect(told(row({ medal: null }))).toBe('shared.first Dea 2:04.10');
    expect(told(row({ status: 'RUNNING' }))).toBe('shared.leader Dea 2:04.10');
  });

  it('F17: is only the first of this unit while the medals are under correction', () => {
    expect(told(row({ outcome: { decidedBy: 'correction', winners: [], marks: 'none' } }))).toBe(
      'shared.first Dea 2:04.10',
    );
  });
});
