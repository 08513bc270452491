import type { TextStore } from './saved-text.ts';

/** A device's storage, for tests. */
export function memoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, value) => void texts.set(name, value),
    removeItem: (name) => void texts.delete(name),
  };
}
