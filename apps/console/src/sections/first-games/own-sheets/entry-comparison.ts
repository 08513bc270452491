/** The running comparison of a spreadsheet with the plan: the results so far, and the known people. */
import type { GamesPlan, PlanEvent } from '@podium/contract';
import { judgeEntry } from '@podium/games';
import type { SheetDoubt, SheetEntry } from '@podium/games-folder/own-sheets';
import { birthYear, entryFacts } from '../entry-facts.ts';
import type { EnteredEvent, EntryFacts, PersonFacts } from '../entry-facts.ts';
import type { EnteredPerson, NameOrder } from '@podium/games-folder/own-sheets';
import { nextId } from '../plan-numbers.ts';
import { typedName } from '../plan.ts';
import type { ComparedEntries, DoubtfulEntry, EntryDoubt, MaybeSamePerson } from './compared-entries.ts';
import { factChanges, fullName, nameChange } from './fact-changes.ts';
import type { FactChange } from './fact-changes.ts';
import { KnownPeople } from './known-people.ts';
import type { FoundPerson, KnownPerson } from './known-people.ts';

export interface CompareOptions {
  order: NameOrder;
  /** Public events and imported people, who keep their numbers. */
  earlier: readonly EnteredEvent[];
  /** Ids of events whose contests have begun: who is entered, and where, stays. */
  begun: ReadonlySet<string>;
  /** Keys of doubtful entries that are taken nevertheless. */
  accepted: ReadonlySet<string>;
}

type Item = PlanEvent['entries']['items'][number];
export type Team = Extract<Item, { members: unknown }>;
export type SheetPerson = NonNullable<SheetEntry['person']>;

export class EntryComparison {
  readonly events: ReadonlyMap<string, PlanEvent>;
  readonly people: KnownPeople;
  readonly options: CompareOptions;
  /** Keys of the plan's entries that the sheet names. */
  readonly seen = new Set<string>();
  /** Teams that may be late entries, by event, delegation and name: their members are on separate lines. */
  readonly lateTeams = new Map<string, Team>();
  readonly result: Omit<ComparedEntries, 'plan' | 'gone'>;
  readonly #plan: GamesPlan;
  /** Ids of people whom the sheet calls by the name of the plan. */
  readonly #named = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #updates = new Map<string, KnownPerson>();
  #next: number;

  constructor(plan: GamesPlan, doubts: readonly SheetDoubt[], options: CompareOptions) {
    this.#plan = plan;
    this.options = options;
    this.events = new Map(structuredClone(plan.events).map((event) => [event.id, event]));
    this.people = new KnownPeople([...options.earlier, ...plan.events]);
    this.result = { added: [], changed: [], doubtful: [...doubts], sameCount: 0 };
    this.#next = nextId({ ...plan, events: [...options.earlier, ...plan.events] });
  }

  /** The plan with the entries of the sheet. */
  get plan(): GamesPlan {
    return { ...this.#plan, events: [...this.events.values()].map((event) => this.#withUpdates(event)) };
  }

  /** @returns an id that no entry has */
  nextId(): string {
    return String(this.#next++);
  }

  /** @param written the person as in the sheet */
  find(entry: SheetEntry, written: SheetPerson): FoundPerson {
    const found = this.people.find(entry.delegation, written, this.options.order);
    const { maybe, ...rest } = found;
    if (!maybe) return found;
    const { sameKey, otherKey } = samePersonKeys(entry, found);
    if (this.options.accepted.has(sameKey)) return { ...rest, known: maybe };
    // Someone whom the sheet names too, as a twin, is not the same person.
    return this.#named.has(maybe.id) || this.options.accepted.has(otherKey) ? rest : found;
  }

  /** Remembers whom a sheet calls by the name of the plan. */
  nameKnown({ delegation }: SheetEntry, written: readonly SheetPerson[]): void {
    for (const person of written) {
      const { known } = this.people.find(delegation, person, this.options.order);
      if (known) this.#named.add(known.id);
    }
  }

  /** Asks whether a line is someone known under another name. @returns true while the answer is missing */
  asksSame(entry: SheetEntry, written: SheetPerson): boolean {
    const found = this.find(entry, written);
    const { maybe } = found;
    if (!maybe) return false;
    const keys = samePersonKeys(entry, found);
    // The answer counts for all events of the line.
    if (!this.#asked.has(keys.sameKey)) {
      this.#asked.add(keys.sameKey);
      const same = { known: rowOf(maybe), written: rowOf({ ...found, bib: written.number }), ...keys };
      this.doubt(entry, 'samePerson', '', { same });
    }
    this.keepAll(maybe.id);
    return true;
  }

  /** Keeps all entries of someone who may be named in the sheet. */
  keepAll(id: string): void {
    for (const { id: event, entries } of this.events.values())
      for (const item of entries.items) {
        if (item.id === id) this.seen.add(`${event}\t${id}`);
        if ('members' in item && item.members.some((member) => member.id === id)) {
          this.seen.add(`${event}\t${item.id}`);
          this.seen.add(`${event}\t${item.id}\t${id}`);
        }
      }
  }

  /** Lists an entry as doubtful if the organizer has to decide about it. */
  isRefused(
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
      this.doubt(entry, code, value, { name, ...(isTakeable && { key: doubtKey(entry, name, code) }) });
      // A doubtful entry of the sheet is kept in the plan.
      if (id !== undefined) this.seen.add(key);
      return true;
    };
    const isAccepted = (code: EntryDoubt): boolean => this.options.accepted.has(doubtKey(entry, name, code));
    if (id !== undefined && this.seen.has(key)) return refuse('twice', name);
    if (found.other) return refuse('otherBirth', `${bornText(found.other.facts)} · ${bornText(found.facts)}`);
    // The draw of an event that has begun is made; facts about its people may still be mended.
    if (this.options.begun.has(event.id) && item && this.changesOf(found, item, facts).some(isOfDraw))
      return refuse('begunStays', name);
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
  keepPerson(delegation: string, found: FoundPerson): KnownPerson {
    const { known, facts } = found;
    const name = known && !nameChange(known, found) ? known : found;
    const person = this.people.add(delegation, name, facts, known?.id ?? this.nextId());
    this.#updates.set(person.id, person);
    return person;
  }

  changesOf(found: FoundPerson, item: object | undefined, facts: EntryFacts & { seed?: number }): FactChange[] {
    const { known } = found;
    if (!known || !item) return [];
    const spelled = nameChange(known, found);
    return [
      ...(spelled ? [spelled] : []),
      ...factChanges({ ...known.facts, ...entryFacts(item), seed: seedOf(item) }, { ...found.facts, ...facts }),
    ];
  }

  list({ sheet, line, event, delegation }: SheetEntry, name: string, changes: FactChange[] | undefined): void {
    const listed = { sheet, line, event, delegation, name };
    if (!changes) this.result.added.push(listed);
    else if (changes.length > 0) this.result.changed.push({ ...listed, changes });
    else this.result.sameCount += 1;
  }

  doubt({ sheet, line, event }: SheetEntry, code: EntryDoubt, value: string, more: Partial<DoubtfulEntry> = {}): void {
    this.result.doubtful.push({ sheet, line, event, code, value, ...more });
  }

  delegationName(id: string): string {
    const found = this.#plan.delegations.find((delegation) => delegation.id === id);
    return found ? typedName(this.#plan, found.name) || found.code : '';
  }

  /** Facts about a person are the same in all events. */
  #withUpdates(event: PlanEvent): PlanEvent {
    const update = <Person extends { id: string; familyName: string; givenName?: string }>(person: Person): Person => {
      const known = this.#updates.get(person.id);
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

/** Keys of the answers for a line, whatever its event. */
function samePersonKeys(
  { sheet, line }: SheetEntry,
  found: FoundPerson,
): Pick<MaybeSamePerson, 'sameKey' | 'otherKey'> {
  const key = [sheet, line, fullName(found)].join('\t');
  return { sameKey: `${key}\tsame`, otherKey: `${key}\tother` };
}

/** Name, birth, school and number, as far as they are known. */
const rowOf = ({ facts, bib, ...name }: EnteredPerson & Pick<KnownPerson, 'facts' | 'bib'>): string[] =>
  [fullName(name), bornText(facts), facts.school ?? '', bib ?? ''].filter((text) => text !== '');

const isOfDraw = ({ field }: FactChange): boolean => field === 'seed';
const doubtKey = ({ sheet, line, event }: SheetEntry, name: string, code: EntryDoubt): string =>
  [sheet, line, event, name, code].join('\t');
const seedOf = (item: object): number | undefined => ('seed' in item ? (item.seed as number | undefined) : undefined);
const bornText = ({ birthDate, birthYear }: PersonFacts): string => birthDate ?? String(birthYear ?? '');
