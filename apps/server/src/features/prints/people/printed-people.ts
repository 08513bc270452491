import type { PeoplePaperQuery } from '@podium/contract';
import { Presenter } from '../../../read-model/program/presenter.ts';
import { peopleInFull } from '../../../read-model/program/full-people.ts';
import type { Program } from '../../../read-model/program/program.ts';

/** A person as on a card or a diploma, with the full name: the paper is handed to the person. */
export interface PrintedPerson {
  id: string;
  name: string;
  role: string;
  /** Undefined if neither the person's data nor the events contain it. */
  sex?: 'M' | 'W' | undefined;
  /** Code and name; empty for people without a delegation. */
  delegation: { code: string; name: string };
  bib?: string;
  events: readonly string[];
  sports: readonly string[];
  /** SHA-256 of a photo that the person's publication level allows to show. */
  photo?: string;
}

type Person = NonNullable<ReturnType<ReturnType<typeof peopleInFull>['get']>>;

type Filter = Pick<PeoplePaperQuery, 'event' | 'delegation'>;

const sha256 = /^[\da-f]{64}$/u;

/** People of a filter: by delegation, role and name. */
export function findPeople(
  program: Program,
  { event, delegation }: Filter,
  language: PeoplePaperQuery['lang'],
): PrintedPerson[] {
  const presenter = new Presenter(program, language);
  const code = delegation?.toUpperCase();
  const people: PrintedPerson[] = [];
  for (const person of peopleInFull(program).values()) {
    if (code !== undefined && person.organisation !== code) continue;
    if (event !== undefined && !person.events.includes(event)) continue;
    const { spokenName, displayName } = person.published;
    const photo = program.people.persons.get(person.id)?.published.photo;
    people.push({
      id: person.id,
      name: spokenName ?? displayName ?? person.id,
      role: person.role,
      sex: sexOf(person, presenter),
      delegation: { code: person.organisation ?? '', name: presenter.organisation(person.organisation)?.name ?? '' },
      ...(person.bib !== undefined && { bib: person.bib }),
      events: person.events,
      sports: person.disciplines.map((sport) => presenter.discipline(sport).name),
      ...(photo && sha256.test(photo) && { photo }),
    });
  }
  const compare = new Intl.Collator(language).compare;
  return people.toSorted(
    (a, b) =>
      compare(a.delegation.name, b.delegation.name) ||
      compare(a.role, b.role) ||
      compare(a.name, b.name) ||
      compare(a.id, b.id),
  );
}

/** From the person's data, otherwise from the events, if all of them are for men or all for women. */
function sexOf({ published: { gender }, events }: Person, presenter: Presenter): 'M' | 'W' | undefined {
  const [only, ...others] = new Set(gender ? [gender] : events.map((event) => presenter.event(event).gender));
  return others.length === 0 && (only === 'M' || only === 'W') ? only : undefined;
}
