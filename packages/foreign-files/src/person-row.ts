import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { hashParts, slug } from './stable-id.ts';

export interface Person {
  role: 'athlete' | 'coach' | 'official';
  organisation: string;
  family: string;
  given?: string;
  gender?: 'M' | 'W';
  /** Day or year of birth. */
  born?: string;
  nationality?: string;
  license?: string;
  /** School or club beside the delegation. */
  institution?: string;
}

const letters = { athlete: 'A', coach: 'C', official: 'J' } as const;

/**
 * The row of a person. The id depends on role, name, birth and gender alone, so that all formats describe the same person
 * by the same id. It is a hash, because ids are public and not every name is.
 */
export function personRow(person: Person): FolderRow {
  const { role, organisation, family, given, gender, born, nationality, license, institution } = person;
  const isDay = born !== undefined && born.length > 4;
  return row({
    id: `${letters[role]}-${hashParts([role, slug(family), slug(given ?? ''), born, gender], 12)}`,
    role,
    organisation,
    family_name: family,
    given_name: given,
    gender,
    birth_date: isDay ? born : undefined,
    birth_year: isDay ? undefined : born,
    nationality,
    federation_id: license,
    ...texts('institution', institution === undefined ? undefined : { en: institution }),
  });
}
