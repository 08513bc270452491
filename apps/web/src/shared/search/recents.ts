import { PRIVATE_KEY } from '../user/private-storage.ts';

const STORAGE_KEY = `${PRIVATE_KEY}searches`;
const MOST_RECENTS = 6;
const LONGEST_TEXT = 80;

/**
 * What was searched for on this device and led to a page, the newest first. Only the typed words are kept: whoever must no
 * longer be named is not named by them.
 */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, MOST_RECENTS) : [];
  } catch {
    return [];
  }
}

export function keepSearch(text: string): void {
  if (!isText(text)) return;
  const others = recentSearches().filter((one) => one.toLocaleLowerCase() !== text.toLocaleLowerCase());
  write([text, ...others].slice(0, MOST_RECENTS));
}

export const forgetSearches = (): void => write([]);

const isText = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.length <= LONGEST_TEXT;

function write(texts: readonly string[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(texts));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage nothing is remembered.
  }
}
