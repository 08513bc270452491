import { expect, test } from 'vitest';
import { Topics, matchesKeys, keysOfRequest } from './topics.ts';

test('clients that subscribe to the same keys in any order share a topic, which ends with the last of them', () => {
  const topics = new Topics<string>();
  const first = topics.join('ana', ['unit:A', 'games']);
  expect(topics.join('rui', ['games', 'unit:A'])).toBe(first);
  topics.join('eva', []);
  const readersOf = (...keys: string[]): string[] => topics.of(keys).flatMap(({ readers }) => [...readers]);
  expect(readersOf('unit:A', 'schedule').sort()).toEqual(['ana', 'eva', 'rui']);
  expect(readersOf('unit:B')).toEqual(['eva']);
  topics.leave('ana', first);
  topics.leave('rui', first);
  expect(readersOf('unit:A')).toEqual(['eva']);
});

test('a key matches changes of its subject', () => {
  expect(matchesKeys([], ['unit:A'])).toBe(true);
  expect(matchesKeys(['participants'], ['participants:swm'])).toBe(true);
  expect(matchesKeys(['participants:ath'], ['participants:swm'])).toBe(false);
});

test('a request contains each key once, and too many keys mean all changes', () => {
  expect(keysOfRequest('/api/v1/live')).toEqual([]);
  expect(keysOfRequest('/api/v1/live?position=a-1&keys=unit%3AA,games,games,')).toEqual(['unit:A', 'games']);
  expect(
    keysOfRequest(`/api/v1/live?keys=${Array.from({ length: 201 }, (_, index) => `unit:${index}`).join(',')}`),
  ).toEqual([]);
});
