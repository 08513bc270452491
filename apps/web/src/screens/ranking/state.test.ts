import { expect, it } from 'vitest';
import { readRankingSearch } from './search.ts';
import { isNarrowed, listPath, minePath } from './state.ts';

it('S11: the address selects the list, and unknown values are dropped', () => {
  const search = readRankingSearch({ type: 'athlete', nonzero: 1, q: ' ana ', size: '50', page: 3 });
  expect(search).toEqual({ type: 'athlete', nonzero: '1', q: 'ana', size: '50', page: '3' });
  expect(listPath(search)).toBe('/api/v1/ranking?type=athlete&nonzero=1&query=ana&page=3&pageSize=50');
  expect(minePath(search)).toBe('/api/v1/ranking/me?type=athlete&nonzero=1&pageSize=50');
  const invalidSearch = readRankingSearch({ type: 'king', nonzero: '0', q: ' ', size: '21', page: '0' });
  expect(Object.values(invalidSearch).every((value) => value === undefined)).toBe(true);
  expect([listPath(invalidSearch), minePath(invalidSearch)]).toEqual(['/api/v1/ranking', '/api/v1/ranking/me']);
});

it('a searched name may be a number or contain special characters of addresses, and the first page has no parameter', () => {
  expect(readRankingSearch({ q: 2026, page: '1' })).toMatchObject({ q: '2026', page: undefined });
  expect(listPath({ q: 'a&type=admin' })).toBe('/api/v1/ranking?query=a%26type%3Dadmin');
});

it('a ranking counts as filtered if a value excludes people, but not by its page size', () => {
  expect([isNarrowed({}), isNarrowed({ size: '50', page: '2' }), isNarrowed({ nonzero: '1' })]).toEqual([
    false,
    false,
    true,
  ]);
});
