import { beforeEach, expect, it, vi } from 'vitest';
import { dropOwn, keepOwn, readOwn } from './own-store.ts';
import { clearPrivateStorage } from './private-storage.ts';

let storage: Record<string, string>;
beforeEach(() => {
  storage = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => void (storage[key] = text),
    removeItem: (key: string) => void delete storage[key],
  };
  // As the browser's, whose keys are what is kept.
  vi.stubGlobal('localStorage', new Proxy(methods, { ownKeys: () => Object.keys(storage), getOwnPropertyDescriptor }));
  return () => vi.unstubAllGlobals();
});
const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });

it('what is kept is read again until it is dropped', () => {
  keepOwn('trivia-a', { answers: 1 });
  expect(readOwn('trivia-a')).toEqual({ answers: 1 });
  dropOwn('trivia-a');
  expect(readOwn('trivia-a')).toBeNull();
});

it('whoever leaves takes all of it along, and nothing else', () => {
  keepOwn('trivia-a', {});
  keepOwn('trivia-b', {});
  storage['podium-user'] = '{}';
  clearPrivateStorage();
  expect(Object.keys(storage)).toEqual(['podium-user']);
});

it('what cannot be read is nothing', () => {
  storage['podium-private-trivia-a'] = '{';
  expect(readOwn('trivia-a')).toBeNull();
});
