import { noFlag } from '@podium/games';
import { isCountryType } from '../feed/code-facts.ts';
import { flagName, iso3, nameOfState, stateLetters } from './codes.ts';

/** Flag name for the ISO code that the Games give an organization: `BR-SP`, `GB-ENG`, `PE`, `PER`. */
function stateName(code: string): string | undefined {
  return flagName(iso3.get(code) ?? code);
}

/**
 * Flag name for an organization's own code. Two letters are never a country (`PA` is Pará), and a state, club or school
 * does not get a country's flag (`PER` is not Peru).
 */
function nameOfCode(code: string, type: string | undefined): string | undefined {
  if (code.length === 2) return isState(type) && stateLetters.has(code) ? nameOfState(code) : undefined;
  return code.length === 3 && isCountry(type) ? flagName(code) : undefined;
}

const isCountry = (type: string | undefined): boolean => !type || isCountryType(type);
const isState = (type: string | undefined): boolean => isCountry(type) || type?.toLowerCase() === 'state';

/**
 * Flag file names of special codes. For organizations they take precedence, although `/flags/rw.svg` is Rwanda and
 * `/flags/co.svg` is Colombia.
 */
const specialAddresses = new Map([
  ['JPA', 'jpa'],
  ['BR', 'org-br'],
  ['RW', 'org-rw'],
  ['CO', 'org-co'],
  ['BYE', 'bye'],
]);

/**
 * Address of an organization's flag if the Games provide no picture; null if it is unknown, as for neutral athletes.
 * @param info.letters flag code from the Games (`BR-PE` for the state with code `PER`); if absent, the organization's
 * code is used; `none` means no flag
 * @param info.type type from the Games: only a committee, or an organization without a type, gets a country's flag by
 * its code
 */
export function organisationFlag(
  code: string,
  { letters, type }: { letters?: string; type?: string } = {},
): string | null {
  if (letters?.toLowerCase() === noFlag) return null;
  const name =
    (isCountry(type) ? specialAddresses.get(code) : undefined) ??
    (letters && letters !== code ? stateName(letters) : undefined) ??
    nameOfCode(code, type);
  return name === undefined ? null : `/flags/${name}.svg`;
}
