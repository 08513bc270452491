import { describe, expect, it } from 'vitest';
import { readSportResultsSearch } from './search.ts';
import { defaultPageSize } from './search.ts';
import { pageOfDays, countPages, sportResults } from './state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const item = (id: string, status: string, start: string, gender = 'M', event: string | null = 'A') =>
  ({
    id,
    status,
    start,
    day: start.slice(0, 10),
    end: null,
    actualEnd: null,
    parent: null,
    type: event === 'C' ? 'medal' : 'competition',
    event: event && { id: event, name: event, gender },
  }) as unknown as ScheduleItemAnswer;

const days = [
  {
    day: '2026-11-14',
    items: [
      item('1', 'OFFICIAL', '2026-11-14T10:00:00Z'),
      item('2', 'OFFICIAL', '2026-11-14T12:00:00Z', 'W', 'B'),
      item('3', 'FINISHED', '2026-11-14T08:00:00Z', 'M', null),
      item('7', 'FINISHED', '2026-11-14T09:00:00Z', 'M', 'C'),
    ],
  },
  {
    day: '2026-11-15',
    items: [
      item('4', 'UNOFFICIAL', '2026-11-15T10:00:00Z'),
      item('5', 'RUNNING', '2026-11-15T11:00:00Z'),
      item('6', 'SCHEDULED', '2026-11-15T13:00:00Z'),
    ],
  },
];

describe('the results of a sport', () => {
  it('R21: start with live contests, continue with the newest finished ones, and omit training and ceremonies', () => {
    const { live, finished, next } = sportResults(days, {});
    expect(live.map(({ id }) => id)).toEqual(['5']);
    expect(finished.map(({ id }) => id)).toEqual(['4', '2', '1']);
    expect(next?.id).toBe('6');
  });

  it('can be limited to an event and a gender', () => {
    expect(sportResults(days, { gender: 'W' }).finished.map(({ id }) => id)).toEqual(['2']);
    expect(sportResults(days, { event: 'B' }).live).toEqual([]);
  });

  it('are shown in pages, by day', () => {
    const { finished } = sportResults(days, {});
    expect(pageOfDays(finished, 1, defaultPageSize).map(({ day, items }) => [day, items.length])).toEqual([
      ['2026-11-15', 1],
      ['2026-11-14', 2],
    ]);
    expect(pageOfDays(finished, 2, defaultPageSize)).toEqual([]);
    expect(pageOfDays(finished, 2, 1).flatMap(({ items }) => items)).toEqual([finished[1]]);
    expect([countPages(0, 50), countPages(50, 50), countPages(51, 50), countPages(51, 20)]).toEqual([1, 1, 2, 3]);
  });

  it('are filtered by the known values of the address', () => {
    expect(readSportResultsSearch({ event: 'SWMM100', gender: 'X', page: '3' })).toEqual({
      event: 'SWMM100',
      gender: 'X',
      page: 3,
    });
    expect(readSportResultsSearch({ event: '"', gender: 'Q', page: '1' })).toEqual({});
    expect(readSportResultsSearch({ page: '-2' }).page).toBeUndefined();
  });
});
