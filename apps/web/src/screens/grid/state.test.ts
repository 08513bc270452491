import { describe, expect, it } from 'vitest';
import { gridAnswer } from '../../fixtures/schedule.ts';
import { columnsOf, markOf, readGridSearch } from './state.ts';

const cell = {
  day: '2026-10-12',
  units: 8,
  medalUnits: 2,
  live: 1,
  types: { competition: 6, 'competition-medal': 2, training: 3, meeting: 1 },
};

describe('the grid', () => {
  it('shows everything without a filter', () => {
    expect(markOf(cell, undefined)).toEqual({ units: 8, medalUnits: 2, live: 1, training: 3, other: 1 });
  });

  it('shows what the filter asks for, nothing where nothing is left', () => {
    expect(markOf(cell, new Set(['training']))).toEqual({ units: 0, medalUnits: 0, live: 0, training: 3, other: 0 });
    expect(markOf(cell, new Set(['competition-medal']))).toMatchObject({ units: 2, medalUnits: 2 });
    expect(markOf(cell, new Set(['broadcast']))).toBeUndefined();
    expect(markOf(undefined, undefined)).toBeUndefined();
  });

  it('has eight and seven days for phones', () => {
    const weeks = columnsOf(gridAnswer, undefined, undefined).map(({ week }) => week);
    expect(weeks.filter((week) => week === '1')).toHaveLength(8);
    expect(weeks.filter((week) => week === '2')).toHaveLength(7);
  });

  it('leaves out days without events on request', () => {
    const only = columnsOf(gridAnswer, new Set(['opening-ceremony']), 'event');
    expect(only.map(({ day }) => day)).toEqual([gridAnswer.days[0]]);
  });

  it('reads types in its own order and forgets unknown ones', () => {
    expect(readGridSearch({ type: 'training,nonsense,medal', week: '3', days: 'event' })).toEqual({
      type: 'medal,training',
      days: 'event',
    });
  });
});
