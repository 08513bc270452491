/** Storage key of the language of the last page whose phrases loaded: offline, other languages may be missing. */
const LANGUAGE_KEY = 'podium-language';

export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage, a page in another language waits for the network.
  }
}

export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
