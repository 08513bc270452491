/** Organizers' corrections of people's names, for documents and exports. */
import { editedValue } from '@podium/games';
import type pg from 'pg';
import type { PersonName } from './tables/edits.ts';

export interface NameCorrection {
  person: string;
  name: PersonName;
  over: PersonName;
  by: string | null;
  reason: string | null;
  stamp: string;
}

/**
 * Current corrections.
 * @param person undefined: all people
 */
export async function readNames(
  client: Pick<pg.Pool, 'query'> | pg.ClientBase,
  partition: number,
  person?: string,
): Promise<NameCorrection[]> {
  const { rows } = await client.query<NameCorrection>(
    `select person_id as person, name, over, by, reason, stamp from sport.names
     where partition = $1 and name is not null and ($2::text is null or person_id = $2) order by person_id`,
    [partition, person ?? null],
  );
  return rows;
}

const isSame = (a: PersonName, b: PersonName): boolean => a.family === b.family && a.given === b.given;

/** The corrected name; undefined if the feed has since sent a different name, which is shown instead. */
export function correctedName(
  source: { family_name: string | null; given_name: string | null; stamp: string },
  correction: NameCorrection | undefined,
): PersonName | undefined {
  if (!correction) return undefined;
  const reported = { family: source.family_name, given: source.given_name };
  const { name: value, over, stamp } = correction;
  const edit = { value, over, stamp, isLasting: false };
  const edited = editedValue({ value: reported, stamp: source.stamp }, edit, isSame);
  return edited.isEdited ? edited.value : undefined;
}
