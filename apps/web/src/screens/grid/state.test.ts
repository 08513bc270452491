import { describe, expect, it } from 'vitest';
import { gridAnswer } from '../../fixtures/schedule.ts';
import { gridColumns, hasMarks, gridMark } from './marks.ts';
import { readGridSearch } from './state.ts';

const cell = {
  day: '2026-10-12',
  units: 8,
  medalUnits: 2,
  live: 1,
  done: 0,
  types: { competition: 6, 'competition-medal': 2, training: 3, meeting: 1 },
};

describe('the grid', () => {
  it('shows everything without a filter', () => {
    expect(gridMark(cell, undefined)).toEqual({
      units: 8,
      medalUnits: 2,
      live: 1,
      training: 3,
      arrival: 0,
      meeting: 1,
      departure: 0,
      other: 0,
    });
  });

  it('W11: is empty without a schedule, or if a filter leaves nothing', () => {
    const grid = { rows: [{ discipline: null, cells: [cell] }] };
    expect([hasMarks(grid, undefined), hasMarks(grid, new Set(['broadcast']))]).toEqual([true, false]);
    expect(hasMarks({ rows: [] }, undefined)).toBe(false);
  });

  it('shows only rows that match the filter', () => {
    expect(gridMark(cell, new Set(['training']))).toMatchObject({
      units: 0,
      medalUnits: 0,
      live: 0,
      training: 3,
      meeting: 0,
    });
    expect(gridMark(cell, new Set(['competition-medal']))).toMatchObject({ units: 2, medalUnits: 2 });
    expect(gridMark(cell, new Set(['broadcast']))).toBeUndefined();
    expect(gridMark(undefined, undefined)).toBeUndefined();
  });

  it('marks arrivals, meetings and departures separately, and counts a meeting once', () => {
    const types = { others: 2, arrival: 1, 'technical-meeting': 2, meeting: 2, departure: 3 };
    const quiet = { ...cell, units: 0, medalUnits: 0, live: 0, types };
    expect(gridMark(quiet, undefined)).toMatchObject({ arrival: 1, meeting: 2, departure: 3, other: 2 });
    expect(gridMark(quiet, new Set(['meeting']))).toMatchObject({ arrival: 0, meeting: 2, other: 0 });
    expect(gridMark(quiet, new Set(['technical-meeting']))).toMatchObject({ meeting: 2 });
    expect(gridMark(quiet, new Set(['departure']))).toMatchObject({ departure: 3, arrival: 0 });
  });

  it('is divided into eight and seven days on phones', () => {
    const weeks = gridColumns(gridAnswer, undefined, undefined).map(({ week }) => week);
    expect(weeks.filter((week) => week === '1')).toHaveLength(8);
    expect(weeks.filter((week) => week === '2')).toHaveLength(7);
  });

  it('is one week on phones if the Games last a few days', () => {
    const few = { ...gridAnswer, days: gridAnswer.days.slice(0, 5) };
    expect(gridColumns(few, undefined, undefined).map(({ week }) => week)).toEqual(['1', '1', '1', '1', '1']);
  });

  it('leaves out days without events on request', () => {
    const only = gridColumns(gridAnswer, new Set(['opening-ceremony']), 'event');
    expect(only.map(({ day }) => day)).toEqual([gridAnswer.days[0]]);
  });

  it('reads types in its own order and drops unknown ones', () => {
    expect(readGridSearch({ type: 'training,nonsense,medal', week: '3', days: 'event' })).toEqual({
      type: 'medal,training',
      days: 'event',
    });
  });
});
