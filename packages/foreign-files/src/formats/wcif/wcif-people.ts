import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { readPerson } from '@podium/games-folder/own-sheets';
import { Delegations } from '../../delegations.ts';
import type { ForeignOptions } from '../../foreign-format.ts';
import { objectAt, objectsAt, textAt, wholeAt, wordsAt } from '../../json/read-json.ts';
import type { JsonObject } from '../../json/read-json.ts';
import { lookUp } from '../../look-up.ts';
import { personRow } from '../../person-row.ts';
import { hashParts } from '../../stable-id.ts';
import { isDay } from '../../text-lines.ts';

/** A person of the competition with the id in the Games. */
export interface Cuber {
  id: string;
  /** Number on the name badge; people who do not compete may have none. */
  number: number | undefined;
  /** Letters of the events that an accepted registration names. */
  events: string[];
  roles: string[];
  /** Tasks by the number of the activity. */
  assignments: { activity: number; task: string; station: number | undefined }[];
  /** Best single and average by event: `333 single`. */
  bests: ReadonlyMap<string, number>;
}

/** People and delegations, which are the countries of the competitors. */
export class WcifPeople {
  readonly delegations: Delegations;
  readonly participants = new Map<string, FolderRow>();
  readonly all: Cuber[] = [];
  /** Registrations that are not accepted. */
  waiting = 0;
  readonly #findCountry: ForeignOptions['findCountry'];

  constructor(options: ForeignOptions) {
    this.delegations = new Delegations(options);
    this.#findCountry = options.findCountry;
  }

  /** Reads all people who compete or have a role. */
  read(persons: readonly JsonObject[]): void {
    for (const person of persons) {
      const registration = objectAt(person, 'registration');
      const isAccepted = registration !== undefined && textAt(registration, 'status') === 'accepted';
      const roles = wordsAt(person, 'roles');
      if (registration && !isAccepted) this.waiting += 1;
      if (!isAccepted && roles.length === 0) continue;
      const competes = isAccepted && registration['isCompeting'] !== false;
      this.#add(person, { events: competes ? wordsAt(registration, 'eventIds') : [], roles });
    }
  }

  #add(person: JsonObject, { events, roles }: Pick<Cuber, 'events' | 'roles'>): void {
    const name = textAt(person, 'name')?.slice(0, 200);
    if (name === undefined) return;
    const number = wholeAt(person, 'registrantId');
    const id = this.#participant(person, { name, number, isAthlete: events.length > 0 });
    this.all.push({ id, number, events, roles, ...factsOf(person) });
  }

  #participant(
    person: JsonObject,
    { name, number, isAthlete }: { name: string; number: number | undefined; isAthlete: boolean },
  ): string {
    // A name in the person's own letters follows in brackets: `Mei Lin (林美)`.
    const { familyName, givenName } = readPerson(/^(.+?)\s*\(/u.exec(name)?.[1] ?? name);
    const gender = lookUp({ m: 'M', f: 'W' } as const, textAt(person, 'gender'));
    const born = textAt(person, 'birthdate');
    const letters = textAt(person, 'countryIso2')?.toUpperCase();
    const country = letters === undefined ? undefined : this.#findCountry?.(letters);
    const license = textAt(person, 'wcaId');
    const cells = personRow({
      role: isAthlete ? 'athlete' : 'official',
      organisation:
        country === undefined ? this.delegations.club(letters, undefined) : this.delegations.country(country),
      family: familyName,
      ...(givenName !== undefined && { given: givenName }),
      ...(gender !== undefined && { gender }),
      ...(born !== undefined && /^(?:19|20)\d{2}-\d{2}-\d{2}$/u.test(born) && isDay(born) && { born }),
      ...(country !== undefined && { nationality: country }),
      ...(license !== undefined && { license }),
    });
    // Two people with the same name differ by their number in the association, or by that of the competition.
    const id = this.participants.has(cells['id']!)
      ? `${cells['id']}-${hashParts([license ?? String(number ?? this.all.length)], 4)}`
      : cells['id']!;
    this.participants.set(id, row({ ...cells, id }));
    return id;
  }
}

function factsOf(person: JsonObject): Pick<Cuber, 'assignments' | 'bests'> {
  return {
    assignments: objectsAt(person, 'assignments').flatMap((assignment) => {
      const [activity, task] = [wholeAt(assignment, 'activityId'), textAt(assignment, 'assignmentCode')];
      return activity === undefined || task === undefined
        ? []
        : [{ activity, task, station: wholeAt(assignment, 'stationNumber') }];
    }),
    bests: new Map(
      objectsAt(person, 'personalBests').flatMap((best) => {
        const value = wholeAt(best, 'best');
        return value === undefined ? [] : [[`${textAt(best, 'eventId')} ${textAt(best, 'type')}`, value] as const];
      }),
    ),
  };
}
