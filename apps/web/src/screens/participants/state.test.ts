import { readPath } from '@podium/contract/paths';
import { describe, expect, it } from 'vitest';
import { stringifySearchText } from '../../shared/shell/search-text.ts';
import { activeFilters, participantsFilter, searchFor } from './filter.ts';
import { followingPages, parsePages } from './shown-pages.ts';
import { readParticipantsSearch } from './state.ts';

const full = readParticipantsSearch({
  page: '2',
  sort: '-medals',
  q: ' silva ',
  medal: 'gold',
  date: '2026-10-12',
  delegation: 'sp',
  gender: 'W',
  event: 'SWMW100M',
  discipline: 'SWM',
});

describe('the lists of participants', () => {
  it('S02: write their filters in a fixed order', () => {
    expect(stringifySearchText({ ...full })).toBe(
      '?discipline=swm&event=SWMW100M&gender=W&delegation=SP&date=2026-10-12&medal=gold&q=silva&sort=-medals&page=2',
    );
  });

  it('drop unknown filters', () => {
    const odd = { gender: 'Z', medal: 'tin', date: '2026-13-40', sort: 'age', page: '1', q: '  ', delegation: '<b>' };
    expect(Object.values(readParticipantsSearch(odd)).filter((value) => value !== undefined)).toEqual([]);
    expect(readParticipantsSearch({ event: 'SWMW100M' }).event).toBeUndefined();
    expect(readParticipantsSearch({ page: '2.5' }).page).toBeUndefined();
    expect(readParticipantsSearch({ page: '3-2' }).page).toBeUndefined();
    expect(readParticipantsSearch({ q: 'x'.repeat(200) }).q).toHaveLength(80);
  });

  it('show at most ten page numbers at once', () => {
    const pages = ['1', '1-1', '2-2', '1-3', '7-9', '1-99', '0-2'].map((page) => readParticipantsSearch({ page }).page);
    expect(pages).toEqual([undefined, undefined, '2', '1-3', '7-9', '1-10', undefined]);
    expect(parsePages({})).toEqual({ first: 1, last: 1 });
    expect(parsePages({ page: '4' })).toEqual({ first: 4, last: 4 });
    expect(parsePages({ page: '7-9' })).toEqual({ first: 7, last: 9 });
    expect(followingPages({ first: 7, last: 9 })).toEqual([8, 9]);
    expect(participantsFilter('athletes', { page: '7-9' }).page).toBe(7);
  });

  it('are requested with the parameters of the API, at one canonical address', () => {
    expect(readPath('participants', 'en', participantsFilter('athletes', full))).toBe(
      '/api/v1/participants?lang=en&query=silva&discipline=swm&event=SWMW100M&gender=W&organisation=SP&medal=gold' +
        '&day=2026-10-12&sort=medals&page=2',
    );
    expect(readPath('participants', 'en', participantsFilter('athletes', {}))).toBe('/api/v1/participants?lang=en');
    expect(participantsFilter('athletes', full, 7).page).toBe(7);
    const large = readParticipantsSearch({ size: '100', page: '1-99' });
    expect(large).toMatchObject({ size: 100, page: '1-5' });
    expect(readPath('participants', 'en', participantsFilter('athletes', { size: 100 }))).toBe(
      '/api/v1/participants?lang=en&pageSize=100',
    );
  });

  it('keep the filters that the other tab supports', () => {
    expect(searchFor('delegations', full)).toEqual({
      discipline: 'swm',
      date: '2026-10-12',
      medal: 'gold',
      q: 'silva',
      sort: '-medals',
      page: '2',
    });
    expect(searchFor('delegations', { sort: 'delegation' }).sort).toBeUndefined();
    expect(searchFor('teams', full)).toEqual(full);
  });

  it('count the filters behind the button, without the typed text', () => {
    expect(activeFilters('athletes', full)).toBe(6);
    expect(activeFilters('delegations', full)).toBe(3);
    expect(activeFilters('teams', { q: 'silva', page: '2' })).toBe(0);
  });
});
