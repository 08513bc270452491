import { describe, expect, it } from 'vitest';
import { medalTab } from './search.ts';
import { tableFilters } from './state.ts';

const events = [
  { gender: 'M', division: '1' },
  { gender: 'W', division: '3' },
  { gender: 'M', division: null },
] as const;

describe('the medals of a sport', () => {
  it('R21: are shown by event unless the address contains another view', () => {
    expect(medalTab(undefined)).toBe('events');
    expect(medalTab('division')).toBe('division');
    expect(medalTab('country')).toBeUndefined();
  });

  it('S03: have a table for each existing gender and division', () => {
    expect(tableFilters('hbl', 'table', events).map(({ filter }) => filter)).toEqual([{ discipline: 'hbl' }]);
    expect(tableFilters('hbl', 'gender', events).map(({ name }) => name)).toEqual(['W', 'M']);
    expect(tableFilters('hbl', 'division', events).map(({ filter }) => filter)).toEqual([
      { discipline: 'hbl', division: '1' },
      { discipline: 'hbl', division: '3' },
    ]);
    expect(tableFilters('hbl', 'events', events)).toEqual([]);
    expect(tableFilters('swm', 'division', [{ gender: 'M', division: null }])).toEqual([]);
  });
});
