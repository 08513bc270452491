/** Athletes and teams of imported tables, as a plan enters them. */
import type { KnownPeople } from '@podium/contract';
import type { FolderTables } from '@podium/games-folder';
import { delegationsOf, isPlanId, namesOf, personOf } from './imported-draft.ts';

const maxBib = 10;
const maxMembers = 60;

/** Officials are left out, and people whose delegation the tables do not have. */
export function peopleOfTables({ files }: FolderTables): KnownPeople {
  const delegations = delegationsOf(files.organisations ?? []);
  const delegationIds = new Set(delegations.map(({ id }) => id));
  const bibs = new Map<string, string>();
  const keepBib = (id: string | undefined, bib: string | undefined): void => {
    if (id !== undefined && bib !== undefined && bib.length <= maxBib && !bibs.has(id)) bibs.set(id, bib);
  };
  for (const { competitor_type: type, competitor, bib } of files.entries ?? [])
    if (type === 'person') keepBib(competitor, bib);
  for (const { participant, bib } of files.team_members ?? []) keepBib(participant, bib);
  const people = (files.participants ?? []).flatMap((row): KnownPeople['people'] => {
    const { id = '', role, organisation = '' } = row;
    const person = role === 'athlete' && delegationIds.has(organisation) ? personOf(row, bibs.get(id)) : undefined;
    return person ? [{ ...person, delegation: organisation }] : [];
  });
  const byId = new Map(
    people.map((athlete) => {
      const { delegation: _, bib: __, ...person } = athlete;
      return [person.id, person];
    }),
  );
  const members = Map.groupBy(files.team_members ?? [], ({ team }) => team);
  const events = new Map((files.events ?? []).map((row) => [row['id'], namesOf(row)]));
  const teams = (files.teams ?? []).flatMap((row): KnownPeople['teams'] => {
    const { id = '', organisation = '', event } = row;
    const [name] = Object.values(namesOf(row));
    if (!isPlanId(id) || name === undefined || !delegationIds.has(organisation)) return [];
    const own = (members.get(id) ?? []).flatMap(({ participant }) => byId.get(participant ?? '') ?? []);
    return [{ id, name, delegation: organisation, event: events.get(event) ?? {}, members: own.slice(0, maxMembers) }];
  });
  const used = new Set([...people, ...teams].map(({ delegation }) => delegation));
  return { people, teams, delegations: delegations.filter(({ id }) => used.has(id)) };
}
