import { flagName } from '../../flags/codes.ts';

/** A country by its letters, `BRA` or `GER`, in the reader's language; the letters where nobody knows them. */
export function countryName(letters: string, language: string): string {
  const code = flagName(letters);
  if (!code || !/^[a-z]{2}$/.test(code)) return letters;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? letters;
}
