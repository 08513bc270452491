/** People of a plan, recognized by delegation and name. */
import { findNearWord } from '@podium/games';
import type { SheetPerson } from '@podium/games-folder/own-sheets';
import { isOtherBirth, likeness } from '../doubled-people.ts';
import { entryFacts, peopleOf, personFacts } from '../entry-facts.ts';
import type { EnteredEvent, PersonFacts } from '../entry-facts.ts';
import { personName, readPerson } from '@podium/games-folder/own-sheets';
import type { EnteredPerson, NameOrder } from '@podium/games-folder/own-sheets';

export interface KnownPerson extends EnteredPerson {
  id: string;
  facts: PersonFacts;
  bib?: string;
}

export interface FoundPerson extends EnteredPerson {
  /** Undefined for someone new. */
  known?: KnownPerson;
  facts: PersonFacts;
  /** A known person of another birth. */
  other?: KnownPerson;
  /** Name of a known person that differs in one letter. */
  similar?: string;
  /** Someone of another name who may be the same person: of the same birth date or with the same number. */
  maybe?: KnownPerson;
}

export class KnownPeople {
  readonly #byName = new Map<string, KnownPerson>();
  /** Names of the plan, by delegation. */
  readonly #names = new Map<string, Map<string, KnownPerson>>();

  /** @param events earlier ones first: the number of a person and what is known are those of the last */
  constructor(events: readonly EnteredEvent[]) {
    for (const { person, delegation } of events.flatMap(peopleOf)) {
      const names = this.#names.get(delegation) ?? new Map<string, KnownPerson>();
      const { bib = names.get(likeness(person))?.bib } = entryFacts(person);
      const known: KnownPerson = {
        ...this.add(delegation, person, personFacts(person), person.id),
        id: person.id,
        ...(bib !== undefined && { bib }),
      };
      this.#byName.set(keyOf(delegation, person), known);
      this.#names.set(delegation, names.set(likeness(person), known));
    }
  }

  add(delegation: string, { familyName, givenName }: EnteredPerson, facts: PersonFacts, id: string): KnownPerson {
    const key = keyOf(delegation, { familyName, givenName });
    const before = this.#byName.get(key);
    const known: KnownPerson = {
      id: before?.id ?? id,
      familyName,
      ...(givenName !== undefined && { givenName }),
      facts: { ...before?.facts, ...facts },
    };
    this.#byName.set(key, known);
    return known;
  }

  find(delegation: string, written: SheetPerson, order: NameOrder): FoundPerson {
    const name = typeof written.name === 'string' ? readPerson(written.name, order) : written.name;
    const { birthDate, birthYear, sex, school } = written;
    const facts = personFacts({ birthDate, birthYear, gender: sex, school });
    const known = this.#byName.get(keyOf(delegation, name));
    if (!known) {
      const maybe = this.#renamed(delegation, name, facts, written.number);
      return { ...name, facts, ...(maybe ? { maybe } : { similar: this.#similar(delegation, name) }) };
    }
    if (isOtherBirth(known.facts, facts)) return { ...name, facts, other: known };
    return { ...name, facts, known };
  }

  #renamed(
    delegation: string,
    name: EnteredPerson,
    facts: PersonFacts,
    number: string | undefined,
  ): KnownPerson | undefined {
    const words = new Set(likeness(name).split(' '));
    const countSharedFacts = (known: KnownPerson): number =>
      likeness(known)
        .split(' ')
        .filter((word) => word.length > 1 && words.has(word)).length;
    const isMaybe = (known: KnownPerson): boolean => {
      const { birthDate, gender } = known.facts;
      if (isOtherBirth(known.facts, facts) || (gender && facts.gender && gender !== facts.gender)) return false;
      const isSameNumber = number !== undefined && number === known.bib;
      const isSameBirth = birthDate !== undefined && birthDate === facts.birthDate;
      return isSameBirth ? isSameNumber || countSharedFacts(known) > 0 : isSameNumber && countSharedFacts(known) > 0;
    };
    return [...(this.#names.get(delegation)?.values() ?? [])]
      .filter(isMaybe)
      .toSorted((a, b) => countSharedFacts(b) - countSharedFacts(a))[0];
  }

  #similar(delegation: string, name: EnteredPerson): string | undefined {
    const key = likeness(name);
    const names = this.#names.get(delegation);
    const near = [...(names?.keys() ?? [])].filter(({ length }) => Math.abs(length - key.length) <= 1);
    const found = near.find((other) => findNearWord(key, [other]) !== null);
    return found === undefined ? undefined : personName(names!.get(found)!);
  }
}

const keyOf = (delegation: string, name: EnteredPerson): string => `${delegation}\t${likeness(name)}`;
