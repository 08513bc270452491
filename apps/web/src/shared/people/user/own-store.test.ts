import { beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../../fixtures/device-storage.ts';
import { removeOwn, saveOwn, readOwn } from './own-store.ts';
import { clearPrivateStorage } from '../../reader/private-storage.ts';

let storage: Record<string, string>;
beforeEach(() => {
  storage = stubStorage();
  return () => vi.unstubAllGlobals();
});

it('stored data is cached until it is dropped', () => {
  saveOwn('trivia-a', { answers: 1 });
  expect(readOwn('trivia-a')).toEqual({ answers: 1 });
  removeOwn('trivia-a');
  expect(readOwn('trivia-a')).toBeNull();
});

it('logging out removes all own data, and nothing else', () => {
  saveOwn('trivia-a', {});
  saveOwn('trivia-b', {});
  storage['podium-user'] = '{}';
  clearPrivateStorage();
  expect(Object.keys(storage)).toEqual(['podium-user']);
});

it('unreadable data counts as missing', () => {
  storage['podium-private-trivia-a'] = '{';
  expect(readOwn('trivia-a')).toBeNull();
});
