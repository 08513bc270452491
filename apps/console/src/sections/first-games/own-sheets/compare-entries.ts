/** Compares the entries of a spreadsheet with those of the plan. */
import type { GamesPlan, PlanEvent } from '@podium/contract';
import { fold, judgeEntry } from '@podium/games';
import type { SheetDoubt, SheetEntry } from '@podium/games-folder/own-sheets';
import { birthYear, entryFacts } from '../entry-facts.ts';
import type { EntryFacts, PersonFacts } from '../entry-facts.ts';
import type { NameOrder } from '../person-name.ts';
import { nextId } from '../plan-numbers.ts';
import { typedName } from '../plan.ts';
import type { ComparedEntries, DoubtfulEntry, EntryDoubt } from './compared-entries.ts';
import { factChanges, fullName, nameChange } from './fact-changes.ts';
import type { FactChange } from './fact-changes.ts';
import { goneEntries } from './gone-entries.ts';
import { KnownPeople } from './known-people.ts';
import type { FoundPerson, KnownPerson } from './known-people.ts';

interface CompareOptions {
  order: NameOrder;
  /** Public events, whose people keep their numbers. */
  published: readonly PlanEvent[];
  /** Ids of events whose contests have begun: they stay. */
  begun: ReadonlySet<string>;
  /** Keys of doubtful entries that are taken nevertheless. */
  accepted: ReadonlySet<string>;
}

type Item = PlanEvent['entries']['items'][number];
type Team = Extract<Item, { members: unknown }>;

const maxEntries = 128;
const maxMembers = 60;

export function compareEntries(
  plan: GamesPlan,
  { entries, doubts }: { entries: readonly SheetEntry[]; doubts: readonly SheetDoubt[] },
  { order, published, begun, accepted }: CompareOptions,
): ComparedEntries {
  const events = new Map(structuredClone(plan.events).map((event) => [event.id, event]));
  const people = new KnownPeople([...published, ...plan.events]);
  const updates = new Map<string, KnownPerson>();
  const seen = new Set<string>();
  /** Teams that may be late entries, by event, delegation and name: their members stand on lines of their own. */
  const lateTeams = new Map<string, Team>();
  const result: Omit<ComparedEntries, 'plan' | 'gone'> = {
    added: [],
    changed: [],
    doubtful: [...doubts],
    sameCount: 0,
  };
  let next = nextId({ ...plan, events: [...published, ...plan.events] });
  for (const entry of entries) takeEntry(entry);
  const gone = goneEntries(plan, entries, { seen, begun });
  return { ...result, gone, plan: { ...plan, events: [...events.values()].map(withUpdates) } };

  function takeEntry(entry: SheetEntry): void {
    const event = events.get(entry.event);
    if (!event) return;
    const people = entry.person ? [entry.person] : entry.members;
    if (event.entries.kind === 'individual' && people.length === 0) {
      doubt(entry, 'noPerson', entry.team ?? '');
      return;
    }
    if (event.entries.kind === 'individual') for (const person of people) takePerson(entry, event, person);
    else takeTeam(entry, event, people);
  }

  function takePerson(entry: SheetEntry, event: PlanEvent, written: NonNullable<SheetEntry['person']>): void {
    if (event.entries.kind !== 'individual') return;
    const found = people.find(entry.delegation, written, order);
    const { items } = event.entries;
    const item = items.find(({ id }) => id === found.known?.id);
    const facts = entryFacts({ bib: written.number, ageGroup: entry.class, best: entry.mark });
    const all = { ...facts, seed: entry.seed };
    if (isRefused(entry, event, found, { item, items, facts: all })) return;
    if (begun.has(event.id)) {
      const { known } = found;
      const late = entrant(
        entry,
        { ...(known ?? found), id: known?.id ?? String(next++) },
        { ...found.facts, ...facts },
      );
      return doubt(entry, 'begun', '', { name: fullName(found), late });
    }
    if (!item && items.length >= maxEntries) return doubt(entry, 'full', fullName(found));
    const person = keepPerson(entry.delegation, found);
    seen.add(`${event.id}\t${person.id}`);
    const changes = changesOf(found, item, all);
    list(entry, fullName(found), item ? changes : undefined);
    const taken = { ...item, ...entrant(entry, person, facts) };
    if (item) items[items.indexOf(item)] = taken;
    else items.push(taken);
  }

  function takeTeam(entry: SheetEntry, event: PlanEvent, written: readonly NonNullable<SheetEntry['person']>[]): void {
    if (event.entries.kind !== 'team') return;
    const { items } = event.entries;
    const ofDelegation = items.filter(({ delegation }) => delegation === entry.delegation);
    const team = entry.team ? ofDelegation.find(({ name }) => fold(name) === fold(entry.team!)) : ofDelegation[0];
    if (!entry.team && ofDelegation.length > 1)
      return doubt(entry, 'whichTeam', ofDelegation.map(({ name }) => name).join(' · '));
    const facts = { ...entryFacts({ ageGroup: entry.class, best: entry.mark }), seed: entry.seed };
    const name = team?.name ?? entry.team ?? delegationName(entry.delegation);
    if (begun.has(event.id)) {
      if (!team) return takeLateTeam(entry, { name, facts, written });
      const isSame = written.every((person) => hasMember(team, people.find(entry.delegation, person, order)));
      if (isSame) result.sameCount += 1;
      else
        doubt(
          entry,
          'begun',
          written.map((person) => fullName(people.find(entry.delegation, person, order))).join(' · ') || name,
        );
      seen.add(`${event.id}\t${team.id}`);
      return;
    }
    if (!team && items.length >= maxEntries) return doubt(entry, 'full', name);
    const taken = written.filter(
      (person) =>
        !isRefused(entry, event, people.find(entry.delegation, person, order), { team, facts: { bib: person.number } }),
    );
    if (written.length > 0 && taken.length === 0) {
      if (team) seen.add(`${event.id}\t${team.id}`);
      return;
    }
    const changed: Team = team ?? { id: String(next++), name, delegation: entry.delegation, members: [] };
    if (!team) items.push(changed);
    seen.add(`${event.id}\t${changed.id}`);
    const teamChanges = team ? factChanges(team, facts) : [];
    Object.assign(changed, withValues(facts));
    if (written.length === 0) list(entry, name, team ? teamChanges : undefined);
    for (const [index, each] of taken.entries()) {
      const found = people.find(entry.delegation, each, order);
      const person = keepPerson(entry.delegation, found);
      const member = changed.members.find(({ id }) => id === person.id);
      const own = entryFacts({ bib: each.number });
      if (!member && changed.members.length >= maxMembers) {
        doubt(entry, 'full', fullName(found));
        continue;
      }
      seen.add(`${event.id}\t${changed.id}\t${person.id}`);
      // What differs about the team is listed once.
      const changes = [...(index === 0 ? teamChanges : []), ...changesOf(found, member, own)];
      list(entry, fullName(found), member ? changes : undefined);
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
    entry: SheetEntry,
    {
      name,
      facts,
      written,
    }: { name: string; facts: Partial<Team>; written: readonly NonNullable<SheetEntry['person']>[] },
  ): void {
    const { event, delegation } = entry;
    const key = [event, delegation, fold(name)].join('\t');
    const isFirst = !lateTeams.has(key);
    const team: Team = lateTeams.get(key) ?? {
      id: String(next++),
      name,
      delegation,
      members: [],
      ...withValues(facts),
    };
    lateTeams.set(key, team);
    if (isFirst) doubt(entry, 'begun', '', { name, late: team });
    for (const each of written) {
      const found = people.find(delegation, each, order);
      const person = people.add(delegation, found.known ?? found, found.facts, found.known?.id ?? String(next++));
      if (team.members.length >= maxMembers || team.members.some(({ id }) => id === person.id)) continue;
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

  /** Lists an entry as doubtful if the organizer has to decide about it. */
  function isRefused(
    entry: SheetEntry,
    event: PlanEvent,
    found: FoundPerson,
    {
      item,
      items = [],
      team,
      facts,
    }: { item?: Item; items?: readonly Item[]; team?: Team; facts: EntryFacts & { seed?: number } },
  ): boolean {
    const name = fullName(found);
    const id = found.known?.id;
    const key = `${event.id}\t${team ? `${team.id}\t` : ''}${id}`;
    const refuse = (code: EntryDoubt, value: string, isTakeable = false): true => {
      doubt(entry, code, value, { name, ...(isTakeable && { key: doubtKey(entry, name, code) }) });
      // What is in the sheet does not disappear, although it is doubtful.
      if (id !== undefined) seen.add(key);
      return true;
    };
    const isAccepted = (code: EntryDoubt): boolean => accepted.has(doubtKey(entry, name, code));
    if (id !== undefined && seen.has(key)) return refuse('twice', name);
    if (found.other) return refuse('otherBirth', `${bornText(found.other.facts)} · ${bornText(found.facts)}`);
    if (begun.has(event.id) && item) {
      if (changesOf(found, item, facts).length > 0) return refuse('begunStays', name);
      seen.add(key);
      result.sameCount += 1;
      return true;
    }
    const others = [...items, ...(team?.members ?? [])].filter((other) => other.id !== id);
    if (facts.bib !== undefined && others.some((other) => 'bib' in other && other.bib === facts.bib))
      return refuse('numberTwice', facts.bib);
    if (facts.seed !== undefined && others.some((other) => 'seed' in other && other.seed === facts.seed))
      return refuse('seedTwice', String(facts.seed));
    const gender = found.facts.gender ?? found.known?.facts.gender;
    if ((event.gender === 'M' || event.gender === 'W') && gender && gender !== event.gender && !isAccepted('otherSex'))
      return refuse('otherSex', name, true);
    const year = birthYear({ ...found.known?.facts, ...found.facts });
    const [aged] = year === undefined ? [] : judgeEntry({ birthYears: [year] }, event.rules ?? {});
    if (aged && aged.code !== 'smallTeam' && !isAccepted(aged.code)) return refuse(aged.code, String(year), true);
    if (found.similar !== undefined && !isAccepted('similar')) return refuse('similar', found.similar, true);
    return false;
  }

  /** Remembers someone with what the sheet adds; the spelling of the sheet counts. */
  function keepPerson(delegation: string, found: FoundPerson): KnownPerson {
    const { known, facts } = found;
    const name = known && !nameChange(known, found) ? known : found;
    const person = people.add(delegation, name, facts, known?.id ?? String(next++));
    updates.set(person.id, person);
    return person;
  }

  function changesOf(
    found: FoundPerson,
    item: object | undefined,
    facts: EntryFacts & { seed?: number },
  ): FactChange[] {
    const { known } = found;
    if (!known || !item) return [];
    const spelled = nameChange(known, found);
    return [
      ...(spelled ? [spelled] : []),
      ...factChanges({ ...known.facts, ...entryFacts(item), seed: seedOf(item) }, { ...found.facts, ...facts }),
    ];
  }

  function list({ sheet, line, event, delegation }: SheetEntry, name: string, changes: FactChange[] | undefined): void {
    const listed = { sheet, line, event, delegation, name };
    if (!changes) result.added.push(listed);
    else if (changes.length > 0) result.changed.push({ ...listed, changes });
    else result.sameCount += 1;
  }

  function doubt(
    { sheet, line, event }: SheetEntry,
    code: EntryDoubt,
    value: string,
    more: Partial<DoubtfulEntry> = {},
  ): void {
    result.doubtful.push({ sheet, line, event, code, value, ...more });
  }

  function delegationName(id: string): string {
    const found = plan.delegations.find((delegation) => delegation.id === id);
    return found ? typedName(plan, found.name) || found.code : '';
  }

  /** Facts about a person are the same in all events, except those that stay as they are. */
  function withUpdates(event: PlanEvent): PlanEvent {
    if (begun.has(event.id)) return event;
    const update = <Person extends { id: string; familyName: string; givenName?: string }>(person: Person): Person => {
      const known = updates.get(person.id);
      if (!known) return person;
      const { givenName: _, ...rest } = person;
      const { familyName, givenName, facts } = known;
      return { ...rest, familyName, ...(givenName !== undefined && { givenName }), ...facts } as Person;
    };
    const { entries } = event;
    if (entries.kind === 'individual') return { ...event, entries: { ...entries, items: entries.items.map(update) } };
    const items = entries.items.map((team) => ({ ...team, members: team.members.map(update) }));
    return { ...event, entries: { ...entries, items } };
  }
}

/** An individual entry with what is known of the person. */
const entrant = (
  { delegation, seed }: SheetEntry,
  { id, familyName, givenName, facts: known }: KnownPerson,
  facts: EntryFacts & PersonFacts,
) => ({
  id,
  familyName,
  ...(givenName !== undefined && { givenName }),
  delegation,
  ...known,
  ...facts,
  ...(seed !== undefined && { seed }),
});

const withValues = <Facts extends object>(facts: Facts): Partial<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<Facts>;

const doubtKey = ({ sheet, line, event }: SheetEntry, name: string, code: EntryDoubt): string =>
  [sheet, line, event, name, code].join('\t');
const seedOf = (item: object): number | undefined => ('seed' in item ? (item.seed as number | undefined) : undefined);
const hasMember = (team: Team, { known }: FoundPerson): boolean => team.members.some(({ id }) => id === known?.id);
const bornText = ({ birthDate, birthYear }: PersonFacts): string => birthDate ?? String(birthYear ?? '');
