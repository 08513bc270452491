import { describe, expect, it } from 'vitest';
import { readPeopleSearch } from './search.ts';
import { isNarrowed, peopleFilter } from './state.ts';

describe('the people of a sport', () => {
  it('R21: are filtered by the known values of the address', () => {
    expect(
      readPeopleSearch({
        kind: 'teams',
        event: 'HBLMTEAM7---D1',
        gender: 'M',
        delegation: 'spa',
        q: ' silva ',
        page: '2',
      }),
    ).toEqual({ kind: 'teams', event: 'HBLMTEAM7---D1', gender: 'M', delegation: 'SPA', q: 'silva', page: 2 });
    expect(readPeopleSearch({ kind: 'athletes', gender: 'Q', delegation: '?', q: '  ', page: '1' })).toEqual({});
  });

  it('are requested with the parameters of the API', () => {
    expect(peopleFilter('hbl', readPeopleSearch({ q: 'x'.repeat(100), delegation: 'SPA' }))).toEqual({
      kind: 'athletes',
      discipline: 'hbl',
      query: 'x'.repeat(80),
      organisation: 'SPA',
      page: 1,
      pageSize: 50,
    });
  });

  it('are requested in pages of the size in the address', () => {
    expect(peopleFilter('hbl', readPeopleSearch({ size: '100', page: '2' }))).toMatchObject({ page: 2, pageSize: 100 });
    expect(readPeopleSearch({ size: '50' }).size).toBeUndefined();
  });

  it('count as filtered by anything except kind and page', () => {
    expect(isNarrowed({ kind: 'teams', page: 2 })).toBe(false);
    expect(isNarrowed({ q: 'a' })).toBe(true);
  });
});
