import { PRIVATE_KEY } from '../../reader/private-storage.ts';

const STORAGE_KEY = `${PRIVATE_KEY}searches`;
const MAX_RECENTS = 6;
const MAX_TEXT = 80;

/**
 * Searches on this device that led to a page, newest first. Only the typed words are stored, so that they never name a
 * person who has been hidden since.
 */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, MAX_RECENTS) : [];
  } catch {
    return [];
  }
}

export function keepSearch(text: string): void {
  if (!isText(text)) return;
  const others = recentSearches().filter((one) => one.toLocaleLowerCase() !== text.toLocaleLowerCase());
  write([text, ...others].slice(0, MAX_RECENTS));
}

export const clearSearches = (): void => write([]);

const isText = (text: unknown): text is string => typeof text === 'string' && text !== '' && text.length <= MAX_TEXT;

function write(texts: readonly string[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(texts));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage no searches are remembered.
  }
}
