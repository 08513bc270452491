import { flagName } from '../../flags/codes.ts';
import { organisationFlag } from '../../flags/organisation-flag.ts';
import { countryName } from './country-name.ts';
import type { Names } from './names.ts';
import type { People } from '../snapshot/people.ts';
import type { Reference } from '../snapshot/reference.ts';

/**
 * Nationality to show beside a delegation: the name of the country of a person whose public nationality is not the
 * country of the delegation.
 *
 * A delegation has the country of its flag (Brazil for the state of Bahia). Clubs and schools without one have the country
 * of most people of the Games, if most have the same.
 *
 * @returns undefined if both are the same, or if the nationality is unknown or not published
 */
export function foreignNationality({ snapshot, language }: Names, id: string): string | undefined {
  const { people, reference } = snapshot;
  const person = people.persons.get(id);
  const letters = person?.published.nationality;
  if (!person || !letters) return undefined;
  const home = countryOfDelegation(reference, person.organisation) ?? mostFrequentCountry(people);
  return countryCode(letters) === home ? undefined : countryName(letters, language);
}

/** ISO code for Olympic and ISO letters, otherwise the letters: `de` for `GER`. */
const countryCode = (letters: string): string => flagName(letters) ?? letters;

function countryOfDelegation({ organisations }: Reference, code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const info = organisations.get(code);
  const flag = organisationFlag(code, { letters: info?.flag, type: info?.type });
  return /^\/flags\/([a-z]{2})(?:-[a-z]{2,3})?\.svg$/u.exec(flag ?? '')?.[1];
}

const frequentCountries = new WeakMap<People, string | null>();

/** Country of more than half of the people with a public nationality. */
function mostFrequentCountry(people: People): string | undefined {
  let country = frequentCountries.get(people);
  if (country === undefined) {
    const counts = new Map<string, number>();
    let total = 0;
    for (const { published } of people.persons.values()) {
      if (!published.nationality) continue;
      const code = countryCode(published.nationality);
      counts.set(code, (counts.get(code) ?? 0) + 1);
      total++;
    }
    country = [...counts].find(([, count]) => count * 2 > total)?.[0] ?? null;
    frequentCountries.set(people, country);
  }
  return country ?? undefined;
}
