/** Who competes where, as far as start lists and results tell. */
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Some competitors by id, and the organisation whose they are, if it is one's. */
export interface Competitors {
  ids: ReadonlySet<string>;
  organisation?: string;
}

/** People and teams of an organisation, also teams of several in which one of its people plays. */
export function ofDelegation({ people }: Snapshot, code: string): Competitors {
  const ids = new Set<string>();
  for (const person of people.persons.values()) if (person.organisation === code) ids.add(person.id);
  for (const team of people.teams.values())
    if (team.organisation === code || team.members.some((member) => ids.has(member.id))) ids.add(team.id);
  return { ids, organisation: code };
}

/** A person with the teams they play for, or a team. */
export function ofParticipant({ people }: Snapshot, id: string): Competitors {
  const teams = people.teamsOf.get(id) ?? [];
  return { ids: new Set([id, ...teams.map((team) => team.id)]) };
}

/** The units in which one of them starts or holds a line of the result, in no order. */
export function unitsWith({ units }: Snapshot, { ids, organisation }: Competitors): UnitInfo[] {
  const found = new Set([...ids].flatMap((id) => units.of('entrant', id)));
  if (organisation !== undefined) for (const unit of units.of('organisation', organisation)) found.add(unit);
  return [...found];
}
