import { noFlag } from '@podium/games';
import { isCountryType } from '../feed/code-facts.ts';
import { flagName, iso3, nameOfState, stateLetters } from './codes.ts';

/** `BR-SP`, `GB-ENG`, `PE`, `PER`: letters of ISO that the Games gave with an organisation. */
function nameOfLetters(letters: string): string | undefined {
  return flagName(iso3.get(letters) ?? letters);
}

/** Two letters are never a country: `PA` is Pará. A state, club or school has no flag of a country: `PER` is not Peru. */
function nameOfCode(code: string, type: string | undefined): string | undefined {
  if (code.length === 2) return isState(type) && stateLetters.has(code) ? nameOfState(code) : undefined;
  return code.length === 3 && isCountry(type) ? flagName(code) : undefined;
}

const isCountry = (type: string | undefined): boolean => !type || isCountryType(type);
const isState = (type: string | undefined): boolean => isCountry(type) || type?.toLowerCase() === 'state';

/** Addresses of the special codes: as organisations they are asked first; `/flags/rw.svg` is Rwanda, `/flags/co.svg` Colombia. */
const specialAddresses = new Map([
  ['JPA', 'jpa'],
  ['BR', 'br'],
  ['RW', 'org-rw'],
  ['CO', 'org-co'],
  ['BYE', 'bye'],
]);

/**
 * Where the flag of an organisation is served when the Games bring no picture; null where none is known, as of neutral athletes.
 * @param info.letters what the Games say of its flag (`BR-PE` of the state whose code is `PER`); the code says it where they say nothing; `none` is no flag.
 * @param info.type what the Games say it is: only a committee, or one of no type, has a country's flag by its code.
 */
export function organisationFlag(
  code: string,
  { letters, type }: { letters?: string; type?: string } = {},
): string | null {
  if (letters?.toLowerCase() === noFlag) return null;
  const name =
    (isCountry(type) ? specialAddresses.get(code) : undefined) ??
    (letters && letters !== code ? nameOfLetters(letters) : undefined) ??
    nameOfCode(code, type);
  return name === undefined ? null : `/flags/${name}.svg`;
}
