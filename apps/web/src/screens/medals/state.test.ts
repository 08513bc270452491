import { describe, expect, it } from 'vitest';
import { medallistsAnswer } from '../../fixtures/medals.ts';
import { byEvent, byMedal, chosenMedallists } from '../../shared/results/medals/medallists.ts';
import { readMedalsSearch } from './search.ts';
import { hasLatest, hasMedalDays, hasMedallists, hasRace, peopleFilter, setFilters, tableFilter } from './state.ts';
import type { MedalRaceAnswer } from '@podium/contract';

const { items } = medallistsAnswer('all');

describe('the medal table', () => {
  it('is requested with the filters in the address', () => {
    expect(tableFilter('all', readMedalsSearch({ gender: 'W', division: '1', sort: '-total' }))).toEqual({
      discipline: undefined,
      gender: 'W',
      division: '1',
      sort: 'total',
    });
    expect(readMedalsSearch({ gender: 'Z', division: '9', sort: 'gold', medal: 'tin' })).toEqual({});
  });

  it('shows the medallists behind a count, and always those of one sport or one day', () => {
    expect(hasMedallists('all', {})).toBe(false);
    expect(hasMedallists('swm', {})).toBe(true);
    expect(hasMedallists('all', { date: '2026-10-12' })).toBe(true);
    expect(hasMedallists('swm', { view: 'people' })).toBe(false);
    expect(hasMedallists('all', { medal: 'gold' })).toBe(true);
    const matches = chosenMedallists(items, { delegation: 'SP', medal: 'gold' });
    expect(matches.map(({ organisation, medal }) => `${organisation!.code} ${medal}`)).toEqual(['SP gold', 'SP gold']);
    expect(chosenMedallists(items, { delegation: 'SP', medal: 'total' })).toHaveLength(3);
  });

  it('is shown next to the latest medals if it is complete, in either order, and while a count is open', () => {
    expect([hasLatest('all', {}), hasLatest('all', readMedalsSearch({ sort: '-total' }))]).toEqual([true, true]);
    expect(hasLatest('all', { delegation: 'SP', medal: 'total' })).toBe(true);
    const narrowed = [{ gender: 'W' }, { date: '2026-10-12' }, { medal: 'total' }, { view: 'people' }] as const;
    expect(narrowed.map((search) => hasLatest('all', search))).toEqual([false, false, false, false]);
    expect(hasLatest('swm', {})).toBe(false);
  });

  it('shows medals by day for one delegation, but not for a color or a day alone', () => {
    expect(hasMedalDays({ delegation: 'SP' })).toBe(true);
    expect(hasMedalDays({ delegation: 'SP', medal: 'total', gender: 'W' })).toBe(true);
    expect(hasMedalDays({ medal: 'total' })).toBe(false);
    expect(hasMedalDays({ delegation: 'SP', medal: 'gold' })).toBe(false);
    expect(hasMedalDays({ delegation: 'SP', date: '2026-10-12' })).toBe(false);
  });

  it('shows ranks by day only if there are two days and two delegations', () => {
    const row = {} as MedalRaceAnswer['rows'][number];
    expect(hasRace({ days: ['2026-10-12', '2026-10-13'], rows: [row, row] })).toBe(true);
    expect(hasRace({ days: ['2026-10-12'], rows: [row, row] })).toBe(false);
    expect(hasRace({ days: ['2026-10-12', '2026-10-13'], rows: [row] })).toBe(false);
    expect(hasLatest('all', readMedalsSearch({ view: 'race' }))).toBe(false);
  });

  it('D03: keeps shared medals and two bronzes side by side, gold first', () => {
    const medals = byEvent(items).map(({ medallists }) => medallists.map(({ medal }) => medal));
    expect(medals).toEqual([
      ['gold', 'silver', 'silver'],
      ['gold', 'silver', 'bronze'],
      ['gold', 'silver', 'bronze', 'bronze'],
    ]);
  });

  it('lists the medals behind each count, gold first, exhibitions separately', () => {
    const [first] = items;
    const exhibition = { ...first!, event: { ...first!.event, isExhibition: true } };
    const open = { ...first!, isOfficial: false, isEventOpen: true };
    const early = { ...first!, isOfficial: false, isEventOpen: false };
    const groups = byMedal([...items, exhibition, open, early]);
    expect(groups.map(({ medal, medallists, count }) => [medal, medallists.length, count])).toEqual([
      ['gold', 5, 4],
      ['silver', 4, 4],
      ['bronze', 3, 2],
      ['exhibition', 1, 1],
    ]);
  });

  it('counts the active filters of its view', () => {
    expect([setFilters('all', {}), setFilters('swm', { gender: 'W', division: '1', date: '2026-10-12' })]).toEqual([
      0, 4,
    ]);
    expect(setFilters('all', { view: 'people', division: '1', date: '2026-10-12' })).toBe(0);
    expect(setFilters('all', { medal: 'gold', delegation: 'SP', sort: '-total' })).toBe(0);
  });

  it('S03: shows multiple medalists, of one delegation on request', () => {
    expect(readMedalsSearch({ view: 'people' })).toEqual({ view: 'people' });
    expect(readMedalsSearch({ view: 'animals' })).toEqual({});
    expect(peopleFilter('all', { view: 'people', delegation: 'RJ' })).toMatchObject({ organisation: 'RJ' });
  });

  it('W9: requests multiple medalists in pages', () => {
    expect(readMedalsSearch({ view: 'people', page: '4' })).toEqual({ view: 'people', page: 4 });
    expect(peopleFilter('all', { view: 'people', page: 4 })).toMatchObject({ page: 4, pageSize: 100 });
  });
});
