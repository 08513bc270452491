import { buildPeople } from '../snapshot/people.ts';
import type { PersonInfo } from '../snapshot/people.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/**
 * Everyone with the data that the Games have about them, whatever their publication level. Only for what organizers hand to
 * the people themselves, such as cards and diplomas; names as organizers have corrected them.
 */
export function peopleInFull({
  people,
  reference,
}: Pick<Snapshot, 'people' | 'reference'>): ReadonlyMap<string, PersonInfo> {
  const { rows } = people;
  const participants = rows.participants.map((row) => ({ ...row, publication: null }));
  const games = { ...reference.games, publicationDefault: 'full' as const };
  return buildPeople({ ...rows, participants, levels: [] }, { ...reference, games }).persons;
}
