const YEAR_S = 365 * 86_400;

/** Remembers the language for a banner that may suggest it later; only the address selects the language. */
export function rememberLanguage(prefix: string): void {
  document.cookie = `i18n_redirected=${prefix}; max-age=${YEAR_S}; path=/; samesite=lax`;
}
