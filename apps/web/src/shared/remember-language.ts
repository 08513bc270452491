const YEAR_S = 365 * 86_400;

/** For a banner that may offer it again; the address alone decides. */
export function rememberLanguage(prefix: string): void {
  document.cookie = `i18n_redirected=${prefix}; max-age=${YEAR_S}; path=/; samesite=lax`;
}
