/** Takes lines of a spreadsheet as a team and its members. */
import type { PlanEvent } from '@podium/contract';
import { fold } from '@podium/games';
import type { SheetEntry } from '@podium/games-folder/own-sheets';
import { entryFacts } from '../entry-facts.ts';
import type { EntryComparison, SheetPerson, Team } from './entry-comparison.ts';
import { factChanges, fullName } from './fact-changes.ts';
import type { FoundPerson } from './known-people.ts';
import { MAX_ENTRIES } from './take-person.ts';

/** Most members of a team. */
const MAX_MEMBERS = 60;

export function takeTeam(
  comparison: EntryComparison,
  entry: SheetEntry,
  event: PlanEvent,
  all: readonly SheetPerson[],
): void {
  if (event.entries.kind !== 'team') return;
  const written = all.filter((person) => !comparison.asksSame(entry, person));
  if (all.length > 0 && written.length === 0) return;
  const { items } = event.entries;
  const ofDelegation = items.filter(({ delegation }) => delegation === entry.delegation);
  const team = entry.team ? ofDelegation.find(({ name }) => fold(name) === fold(entry.team!)) : ofDelegation[0];
  if (!entry.team && ofDelegation.length > 1)
    return comparison.doubt(entry, 'whichTeam', ofDelegation.map(({ name }) => name).join(' · '));
  // The draw of an event that has begun is made.
  const isDrawn = comparison.options.begun.has(event.id);
  const facts = { ...entryFacts({ ageGroup: entry.class, best: entry.mark }), seed: isDrawn ? undefined : entry.seed };
  const name = team?.name ?? entry.team ?? comparison.delegationName(entry.delegation);
  if (isDrawn && !team) return takeLateTeam(comparison, entry, { name, facts, written });
  if (isDrawn && team && !written.every((person) => hasMember(team, comparison.find(entry, person)))) {
    const names = written.map((person) => fullName(comparison.find(entry, person)));
    comparison.seen.add(`${event.id}\t${team.id}`);
    return comparison.doubt(entry, 'begun', names.join(' · ') || name);
  }
  if (!team && items.length >= MAX_ENTRIES) return comparison.doubt(entry, 'full', name);
  const taken = written.filter(
    (person) =>
      !comparison.isRefused(entry, event, comparison.find(entry, person), {
        team,
        facts: { bib: person.number },
      }),
  );
  if (written.length > 0 && taken.length === 0) {
    if (team) comparison.seen.add(`${event.id}\t${team.id}`);
    return;
  }
  const changed: Team = team ?? { id: comparison.nextId(), name, delegation: entry.delegation, members: [] };
  if (!team) items.push(changed);
  comparison.seen.add(`${event.id}\t${changed.id}`);
  const teamChanges = team ? factChanges(team, facts) : [];
  Object.assign(changed, withValues(facts));
  if (written.length === 0) comparison.list(entry, name, team ? teamChanges : undefined);
  for (const [index, each] of taken.entries()) {
    const found = comparison.find(entry, each);
    const person = comparison.keepPerson(entry.delegation, found);
    const member = changed.members.find(({ id }) => id === person.id);
    const own = entryFacts({ bib: each.number });
    if (!member && changed.members.length >= MAX_MEMBERS) {
      comparison.doubt(entry, 'full', fullName(found));
      continue;
    }
    comparison.seen.add(`${event.id}\t${changed.id}\t${person.id}`);
    // Differences of the team are listed once.
    const changes = [...(index === 0 ? teamChanges : []), ...comparison.changesOf(found, member, own)];
    comparison.list(entry, fullName(found), member ? changes : undefined);
    const { id, familyName, givenName } = person;
    const entered = {
      ...member,
      id,
      familyName,
      ...(givenName !== undefined && { givenName }),
      ...person.facts,
      ...own,
    };
    if (member) changed.members[changed.members.indexOf(member)] = entered;
    else changed.members.push(entered);
  }
}

/** Collects a team for an event that has begun, in which the plan has no such team. */
function takeLateTeam(
  comparison: EntryComparison,
  entry: SheetEntry,
  { name, facts, written }: { name: string; facts: Partial<Team>; written: readonly SheetPerson[] },
): void {
  const { event, delegation } = entry;
  const key = [event, delegation, fold(name)].join('\t');
  const isFirst = !comparison.lateTeams.has(key);
  const team: Team = comparison.lateTeams.get(key) ?? {
    id: comparison.nextId(),
    name,
    delegation,
    members: [],
    ...withValues(facts),
  };
  comparison.lateTeams.set(key, team);
  if (isFirst) comparison.doubt(entry, 'begun', '', { name, late: team });
  for (const each of written) {
    const found = comparison.find(entry, each);
    const person = comparison.people.add(
      delegation,
      found.known ?? found,
      found.facts,
      found.known?.id ?? comparison.nextId(),
    );
    if (team.members.length >= MAX_MEMBERS || team.members.some(({ id }) => id === person.id)) continue;
    const { id, familyName, givenName, facts: known } = person;
    team.members.push({
      id,
      familyName,
      ...(givenName !== undefined && { givenName }),
      ...known,
      ...entryFacts({ bib: each.number }),
    });
  }
}

const withValues = <Facts extends object>(facts: Facts): Partial<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<Facts>;

const hasMember = (team: Team, { known }: FoundPerson): boolean => team.members.some(({ id }) => id === known?.id);
