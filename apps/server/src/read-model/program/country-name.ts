import { flagName } from '../../flags/codes.ts';

/** Country name for a code such as `BRA` or `GER` in the given language; the code itself if it is unknown. */
export function countryName(letters: string, language: string): string {
  const code = flagName(letters);
  if (!code || !/^[a-z]{2}$/.test(code)) return letters;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? letters;
}
