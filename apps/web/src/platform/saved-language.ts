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

const MISSING_KEY = 'podium-missing-language';

/** Records a language whose phrases are not on this device, for the page in another language that opens instead. */
export function saveMissingLanguage(name: string): void {
  try {
    sessionStorage.setItem(MISSING_KEY, name);
  } catch {
    // Without storage, the other page opens without a word.
  }
}

let missing: string | null | undefined;

/** The name of the language in place of which this page opened; null if there is none. The next page has forgotten it. */
export function missingLanguage(): string | null {
  if (missing !== undefined) return missing;
  try {
    missing = sessionStorage.getItem(MISSING_KEY);
    sessionStorage.removeItem(MISSING_KEY);
  } catch {
    missing = null;
  }
  return missing;
}
