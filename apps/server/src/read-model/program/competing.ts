/** Contests of competitors, from start lists and results. */
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Competitors by id, and their organization if the set is a whole delegation. */
export interface Competitors {
  ids: ReadonlySet<string>;
  organisation?: string;
}

/** People and teams of an organization, including mixed teams with one of its people. */
export function ofDelegation({ people }: Snapshot, code: string): Competitors {
  const ids = new Set<string>();
  for (const person of people.persons.values()) if (person.organisation === code) ids.add(person.id);
  for (const team of people.teams.values())
    if (team.organisation === code || team.members.some((member) => ids.has(member.id))) ids.add(team.id);
  return { ids, organisation: code };
}

/** A team, or a person with the teams they play for. */
export function ofParticipant({ people }: Snapshot, id: string): Competitors {
  const teams = people.teamsOf.get(id) ?? [];
  return { ids: new Set([id, ...teams.map((team) => team.id)]) };
}

/** Units in which one of the competitors is on the start list or in the result, in no particular order. */
export function unitsWith({ units }: Snapshot, { ids, organisation }: Competitors): UnitInfo[] {
  const found = new Set([...ids].flatMap((id) => units.of('entrant', id)));
  if (organisation !== undefined) for (const unit of units.of('organisation', organisation)) found.add(unit);
  return [...found];
}
