import { correctedName } from '../../feed/corrected-name.ts';
import type { PersonName } from '../../feed/tables/edits.ts';
import type { ParticipantRow, PeopleRows } from './people-rows.ts';

/** Applies organizers' name corrections. The first row of a person provides the displayed name. */
export function withCorrectedNames({ participants, names }: PeopleRows): readonly ParticipantRow[] {
  if (names.length === 0) return participants;
  const corrections = new Map(names.map((name) => [name.person, name]));
  const corrected = new Map<string, PersonName | undefined>();
  for (const row of participants)
    if (row.is_visible && !corrected.has(row.id)) corrected.set(row.id, correctedName(row, corrections.get(row.id)));
  return participants.map((row) => {
    const name = corrected.get(row.id);
    const clearedNames = { display_name: null, tv_name: null, local_name: null };
    return name ? { ...row, family_name: name.family, given_name: name.given, ...clearedNames } : row;
  });
}
