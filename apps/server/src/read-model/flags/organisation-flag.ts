import { flagName, iso3, nameOfState, stateLetters } from './codes.ts';

/** `BR-SP`, `GB-ENG`, `PE`, `PER`: letters of ISO that the Games gave with an organisation. */
function nameOfLetters(letters: string): string | undefined {
  return flagName(iso3.get(letters) ?? letters);
}

/** Two letters are never a country: `PA` is Pará. */
function nameOfCode(code: string): string | undefined {
  if (code.length === 2) return stateLetters.has(code) ? nameOfState(code) : undefined;
  return code.length === 3 ? flagName(code) : undefined;
}

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
 * @param letters what the Games say of its flag (`BR-PE` of the state whose code is `PER`); the code says it where they say nothing.
 */
export function organisationFlag(code: string, letters: string | undefined): string | null {
  const name =
    specialAddresses.get(code) ??
    (letters && letters !== code ? nameOfLetters(letters) : undefined) ??
    nameOfCode(code);
  return name === undefined ? null : `/flags/${name}.svg`;
}
