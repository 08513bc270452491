/** Gives numbers to the people of a plan. A person has the same number in all events. */
import type { GamesPlan, PlanEvent } from '@podium/contract';
import { peopleOf } from '../entry-facts.ts';
import type { PlanPerson } from '../entry-facts.ts';
import { personName } from '@podium/games-folder/own-sheets';

export interface Numbering {
  /** Id of an event or delegation; empty: everybody. */
  event: string;
  delegation: string;
  from: number;
  step: number;
  /** Put before each number: `A` gives `A101`. */
  prefix: string;
  /** Also gives a new number to those who have one. */
  isAnew: boolean;
}

export interface NumberedPerson {
  id: string;
  name: string;
  /** Id of the delegation. */
  delegation: string;
  bib: string;
}

/** As many as fit into the field of a number. */
export const maxBibLength = 10;
const maxNumber = 999_999;

/** New numbers in the order of the delegations and of names. A number that a person keeps is left out. */
export function numberPeople(plan: GamesPlan, numbering: Numbering, language: string): NumberedPerson[] {
  const { event, delegation, from, step, prefix, isAnew } = numbering;
  if (!Number.isInteger(from) || from < 0 || !Number.isInteger(step) || step < 1) return [];
  const all = plan.events.flatMap((one) => peopleOf(one).map((entered) => ({ ...entered, event: one.id })));
  const ownBibs = new Map<string, string>();
  for (const { person } of all) if (person.bib !== undefined) ownBibs.set(person.id, person.bib);
  const chosen = new Map<string, (typeof all)[number]>();
  for (const one of all) {
    const isChosen =
      (event === '' || one.event === event) &&
      (delegation === '' || one.delegation === delegation) &&
      (isAnew || one.person.bib === undefined);
    if (isChosen && !chosen.has(one.person.id)) chosen.set(one.person.id, one);
  }
  const isGiven = (id: string): boolean => chosen.has(id) && (isAnew || !ownBibs.has(id));
  const taken = new Set([...ownBibs].flatMap(([id, bib]) => (isGiven(id) ? [] : bib)));
  const order = new Map(plan.delegations.map(({ id }, index) => [id, index]));
  const { compare } = new Intl.Collator(language);
  const sorted = [...chosen.values()].toSorted(
    (a, b) =>
      (order.get(a.delegation) ?? Infinity) - (order.get(b.delegation) ?? Infinity) ||
      compare(sortName(a.person), sortName(b.person)),
  );
  let next = from;
  const nextBib = (): string | undefined => {
    while (next <= maxNumber) {
      const bib = `${prefix.trim()}${next}`;
      next += step;
      if (bib.length > maxBibLength) return undefined;
      if (!taken.has(bib)) return bib;
    }
    return undefined;
  };
  return sorted.flatMap(({ person, delegation: own }) => {
    // A person keeps one number in all events.
    const bib = isGiven(person.id) ? nextBib() : ownBibs.get(person.id);
    return bib === undefined ? [] : [{ id: person.id, name: personName(person), delegation: own, bib }];
  });
}

const sortName = ({ familyName, givenName = '' }: PlanPerson): string => `${familyName} ${givenName}`;

/** The plan with these numbers, in all events of each person. */
export function withNumbers(plan: GamesPlan, numbered: readonly NumberedPerson[]): GamesPlan {
  const bibs = new Map(numbered.map(({ id, bib }) => [id, bib]));
  const number = <Person extends { id: string; bib?: string }>(person: Person): Person => {
    const bib = bibs.get(person.id);
    return bib === undefined ? person : { ...person, bib };
  };
  const events = plan.events.map((event): PlanEvent => {
    const { entries } = event;
    if (entries.kind === 'individual') return { ...event, entries: { ...entries, items: entries.items.map(number) } };
    const items = entries.items.map((team) => ({ ...team, members: team.members.map(number) }));
    return { ...event, entries: { ...entries, items } };
  });
  return { ...plan, events };
}
