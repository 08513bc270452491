import { portraitCount, portraitNumber } from './drawing/portrait.ts';
import type { Person } from '../model.ts';
import { nationality } from '../people/nationality.ts';

/** A row of a Games folder's `participants.csv`, by column. */
type ProfileRow = Readonly<Record<string, string>>;

export interface FullProfiles {
  rows: readonly ProfileRow[];
  /** SVG drawings by the path used in a row. */
  portraits: ReadonlyMap<string, string>;
}

/** Younger athletes never have a full profile. */
const MIN_AGE_MS = 16 * 365.25 * 86_400_000;
const PER_SPORT = 3;

const schools = [
  'Colégio Estadual Castro Alves',
  'Instituto Federal, Campus Centro',
  'Escola Municipal Anísio Teixeira',
  'Colégio Santa Cecília',
  'Centro de Ensino Médio Paulo Freire',
  'Escola Técnica Estadual do Porto',
  'Colégio Militar',
];

/**
 * Athletes of sixteen and older whose guardians have agreed to a full profile: some in each sport, as organizers
 * would import them.
 *
 * @param firstDay first day of the Games: `2026-11-13`
 */
export function fullProfiles(people: readonly Person[], firstDay: string): FullProfiles {
  const eligible = people.filter(
    ({ role, birthDate }) => role === 'athlete' && Date.parse(firstDay) - Date.parse(birthDate) >= MIN_AGE_MS,
  );
  const selectedAthletes = [...Map.groupBy(eligible, ({ discipline }) => discipline).values()].flatMap((athletes) =>
    athletes.toSorted((a, b) => b.strength - a.strength).slice(0, PER_SPORT),
  );
  const portraits = new Map<string, string>();
  const rows = selectedAthletes.map((person, index) => {
    const photo = index < portraitCount ? `photos/${person.id}.svg` : '';
    if (photo !== '') portraits.set(photo, portraitNumber(index));
    return {
      id: person.id,
      odf_code: person.id,
      role: 'athlete',
      organisation: person.organisation,
      family_name: person.family,
      given_name: person.givenName,
      gender: person.gender,
      birth_date: person.birthDate,
      height_cm: person.height === undefined ? '' : String(person.height),
      weight_kg: person.weight === undefined ? '' : String(person.weight),
      institution_en: schools[index % schools.length]!,
      ...schoolYearCell(person.birthDate, firstDay),
      nationality: nationality(person),
      photo,
      publication: 'full',
    };
  });
  return { rows, portraits };
}

/** Brazilian schools count the last three years on their own: athletes of 16 years are in the second. */
function schoolYearCell(birthDate: string, firstDay: string): { school_year?: string } {
  const years = Number(firstDay.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return years >= 15 && years <= 17 ? { school_year: `${years - 14}ª série` } : {};
}
