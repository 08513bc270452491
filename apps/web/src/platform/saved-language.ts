/** The language of the last page that had its phrases: without a network others may be missing. */
const LANGUAGE_KEY = 'podium-language';

export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Then a page in another language waits for the network.
  }
}

export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
