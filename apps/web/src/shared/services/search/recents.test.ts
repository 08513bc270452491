import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSearches, keepSearch, recentSearches } from './recents.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('the six newest searches are stored, each once', () => {
  for (const text of ['judo', 'silva', 'bahia', 'JUDO', 'final', '100 m', 'arena', 'hotel']) keepSearch(text);
  expect(recentSearches()).toEqual(['hotel', 'arena', '100 m', 'final', 'JUDO', 'bahia']);
});

test('recent searches can be deleted', () => {
  keepSearch('judo');
  clearSearches();
  expect([...kept]).toEqual([]);
});

test.each(['{', '7', 'null', '[7, "", "judo"]'])('any stored text can be read: %s', (text) => {
  kept.set('podium-private-searches', text);
  expect(recentSearches()).toEqual(text.includes('judo') ? ['judo'] : []);
});

test('recent searches are empty without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSearch('judo');
  expect(recentSearches()).toEqual([]);
});
