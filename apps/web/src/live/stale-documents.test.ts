import { expect, test } from 'vitest';
import { gatheringMs, staleAfter } from './stale-documents.ts';

const cachedQuery = (data: unknown) => ({ state: { data } }) as Parameters<ReturnType<typeof staleAfter>>[0];

test('a document is stale when one of the keys sent with it has changed', () => {
  const unit = cachedQuery({ keys: ['games', 'unit:SWMW50M', 'participants:swm'] });
  expect(staleAfter(['unit:SWMW50M', 'schedule'])(unit)).toBe(true);
  expect(staleAfter(['participants:swm'])(unit)).toBe(true);
  expect(staleAfter(['unit:SWMW100M', 'participants:ath'])(unit)).toBe(false);
  expect(staleAfter(['participants:ath'])(cachedQuery({ keys: ['participants'] }))).toBe(true);
});

test('documents that could not be read are requested again when they may have changed', () => {
  expect(staleAfter(['schedule'])(cachedQuery(undefined))).toBe(true);
  expect(staleAfter(['unit:SWMW50M', 'event:SWMW'])(cachedQuery(undefined))).toBe(false);
});

test('changes are collected for at most a third of a second, changes of the whole Games for a little over three seconds', () => {
  expect([0, 1].map((chance) => gatheringMs(['medals'], () => chance))).toEqual([150, 300]);
  expect(gatheringMs(['games'], () => 1)).toBe(3150);
});
