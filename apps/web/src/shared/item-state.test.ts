import { describe, expect, it } from 'vitest';
import { event } from '../fixtures/schedule.ts';
import { itemWords } from './item-state.ts';

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
