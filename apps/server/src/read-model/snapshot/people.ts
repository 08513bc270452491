import { canonicalCode } from '@podium/disciplines';
import { entryState, publishedPerson } from '@podium/games';
import type {
  EntryState,
  OrganisationCode,
  ParticipantId,
  ParticipantRole,
  PersonGender,
  PublicationLevel,
  PublishedPerson,
  Texts,
} from '@podium/games';
import type { Registration, TeamMember } from '../../feed/sport-tables.ts';
import { withCorrectedNames } from './corrected-names.ts';
import { eachRow } from './each-row.ts';
import type { HiddenNames } from './hidden-names.ts';
import { decideLevels, hiddenNames } from './person-levels.ts';
import type { EntryRow, ParticipantRow, PeopleRows, TeamRow } from './people-rows.ts';
import type { Reference } from './reference.ts';

export interface PersonInfo {
  id: string;
  organisation?: string;
  role: string;
  /** Limited to the publication level: only this data of a person reaches documents. */
  published: PublishedPerson;
  disciplines: string[];
  events: string[];
  /** Entry data from the lists of people, newest first. */
  registrations: Registration[];
  bib?: string;
  function?: string;
}

export interface TeamInfo {
  id: string;
  organisation?: string;
  eventId?: string;
  disciplineCode?: string;
  name: Texts;
  gender?: string;
  members: TeamMember[];
  registrations: Registration[];
}

export interface People {
  persons: Map<string, PersonInfo>;
  teams: Map<string, TeamInfo>;
  /** Teams by member. */
  teamsOf: Map<string, TeamInfo[]>;
  /** Entry status by person and event, from entries; it takes precedence over the lists of people. */
  entryStates: Map<string, EntryState>;
  /** Method of entry by person or team and event: `WC`. */
  entryMethods: Map<string, string>;
  /**
   * Levels set by the secretariat, including those of people who are not shown. All others have the default of the
   * Games.
   */
  levels: ReadonlyMap<string, PublicationLevel>;
  hidden: HiddenNames;
  /** Stored pictures whose person's publication level hides them. */
  hiddenPhotos: ReadonlySet<string>;
  /** All stored pictures of people, hidden or not. */
  photos: ReadonlySet<string>;
  /** Rows that cannot be presented, by table and id. */
  leftOut: string[];
  /** Source rows: when one discipline's people change, the rows of the others are reused. */
  rows: PeopleRows;
}

/** People and teams of a partition. A person may have rows in several disciplines; the newest row provides the name. */
export function buildPeople(rows: PeopleRows, reference: Reference): People {
  const participants = withCorrectedNames(rows);
  const levels = decideLevels(participants, rows.levels);
  const people: People = {
    persons: new Map(),
    teams: new Map(),
    teamsOf: new Map(),
    entryStates: new Map(),
    entryMethods: new Map(),
    levels,
    // Hides every spelling, original and corrected.
    hidden: hiddenNames([...rows.participants, ...participants], levels, reference.games.publicationDefault),
    hiddenPhotos: new Set(),
    photos: new Set(),
    leftOut: [],
    rows,
  };
  addPersons(people, participants, reference.games);
  people.photos = new Set(participants.flatMap((row) => row.photo ?? []));
  people.hiddenPhotos = hiddenPhotos(people.photos, people.persons);
  addTeams(people, rows.teams);
  addEntries(people, rows.entries);
  addRegisteredMethods(people);
  addDisciplines(people, reference);
  return people;
}

/** A picture is public while at least one person's level shows it. */
function hiddenPhotos(photos: ReadonlySet<string>, persons: ReadonlyMap<string, PersonInfo>): Set<string> {
  const hidden = new Set(photos);
  for (const { published } of persons.values()) if (published.photo) hidden.delete(published.photo);
  return hidden;
}

interface LevelSettings {
  levels: ReadonlyMap<string, PublicationLevel>;
  publicationDefault: PublicationLevel;
  year: number;
}

function addPersons(
  people: People,
  rows: readonly ParticipantRow[],
  games: { publicationDefault: PublicationLevel; year: number },
): void {
  const settings: LevelSettings = { ...games, levels: people.levels };
  const facts = collectFacts(rows);
  eachRow(
    rows,
    (row) => `participants ${row.id}`,
    people.leftOut,
    (row) => {
      if (!row.is_visible) return;
      let person = people.persons.get(row.id);
      if (!person) {
        person = newPerson({ ...row, ...facts.get(row.id) }, settings);
        people.persons.set(row.id, person);
      }
      const code = row.discipline_code && canonicalCode(row.discipline_code);
      if (code && !person.disciplines.includes(code)) person.disciplines.push(code);
      for (const registration of row.registrations) {
        person.registrations.push(registration);
        if (!person.events.includes(registration.event)) person.events.push(registration.event);
        person.bib ??= registration.bib;
      }
    },
  );
}

const factNames = [
  'gender',
  'birth_date',
  'height',
  'weight',
  'institution',
  'school_year',
  'nationality',
  'photo',
] as const;
type Facts = Pick<ParticipantRow, (typeof factNames)[number]>;

function addTeams(people: People, rows: readonly TeamRow[]): void {
  eachRow(
    rows,
    (row) => `teams ${row.id}`,
    people.leftOut,
    (row) => {
      const existing = people.teams.get(row.id);
      if (existing) {
        existing.registrations.push(...row.registrations);
        return;
      }
      people.teams.set(row.id, {
        id: row.id,
        organisation: row.organisation ?? undefined,
        eventId: row.event_id ?? row.registrations[0]?.event,
        disciplineCode: row.discipline_code ? canonicalCode(row.discipline_code) : undefined,
        name: row.name,
        gender: row.gender ?? undefined,
        members: row.members,
        registrations: [...row.registrations],
      });
    },
  );
  for (const team of people.teams.values())
    for (const id of new Set(team.members.map((member) => member.id)))
      people.teamsOf.set(id, [...(people.teamsOf.get(id) ?? []), team]);
}

/** Data of a person besides the name: the newest value of each field. Feeds have no pictures. */
function collectFacts(rows: readonly ParticipantRow[]): Map<string, Partial<Facts>> {
  const facts = new Map<string, Partial<Facts>>();
  for (const row of rows) {
    if (!row.is_visible) continue;
    const existing = facts.get(row.id) ?? {};
    facts.set(row.id, existing);
    for (const name of factNames) if (row[name] !== null) existing[name] ??= row[name] as never;
  }
  return facts;
}

function newPerson(row: ParticipantRow, settings: LevelSettings): PersonInfo {
  const isYear = row.birth_date?.length === 4;
  const bib = row.registrations.find((registration) => registration.bib)?.bib;
  return {
    id: row.id,
    organisation: row.organisation ?? undefined,
    role: row.role,
    disciplines: [],
    events: [],
    registrations: [],
    bib,
    function: row.function ?? undefined,
    published: publishedPerson(
      {
        participantId: row.id as ParticipantId,
        role: row.role as ParticipantRole,
        organisation: row.organisation as OrganisationCode | null,
        givenName: row.given_name,
        familyName: row.family_name,
        displayName: row.display_name,
        bib,
        number: bib ?? row.id.slice(-4),
        gender: row.gender as PersonGender | null,
        birthDate: isYear ? null : row.birth_date,
        birthYear: isYear ? Number(row.birth_date) : null,
        height: row.height,
        weight: row.weight,
        institution: row.institution?.en,
        schoolYear: row.school_year,
        nationality: row.nationality,
        photo: row.photo,
      },
      settings.levels.get(row.id) ?? settings.publicationDefault,
      settings.year,
    ),
  };
}

export const entryKey = (event: string, competitor: string): string => `${event} ${competitor}`;

function addEntries(people: People, rows: readonly EntryRow[]): void {
  for (const row of rows) {
    const key = entryKey(row.event_id, row.competitor_id);
    if (row.status !== null && people.entryStates.get(key) !== 'withdrawn')
      people.entryStates.set(key, entryState(row.status));
    if (row.qualification) people.entryMethods.set(key, row.qualification);
    const person = people.persons.get(row.competitor_id);
    if (person) {
      if (!person.events.includes(row.event_id)) person.events.push(row.event_id);
      person.bib ??= row.bib ?? undefined;
    }
    const team = people.teams.get(row.competitor_id);
    if (team) team.eventId ??= row.event_id;
  }
  for (const team of people.teams.values()) {
    if (!team.eventId) continue;
    for (const member of team.members) {
      const person = people.persons.get(member.id);
      if (person && !person.events.includes(team.eventId)) person.events.push(team.eventId);
    }
  }
}

/** Adds methods of entry from the lists of people and teams where entries have none. */
function addRegisteredMethods(people: People): void {
  for (const { id, registrations } of [...people.persons.values(), ...people.teams.values()]) {
    for (const { event, details } of registrations) {
      const method = details.find(({ code }) => code === 'QUAL_TYPE')?.value;
      const key = entryKey(event, id);
      if (method && !people.entryMethods.has(key)) people.entryMethods.set(key, method);
    }
  }
}

/** Adds an event's discipline to its entrants, even if no message of that discipline names them. */
function addDisciplines(people: People, reference: Reference): void {
  for (const person of people.persons.values()) {
    for (const event of person.events) {
      const code = reference.events.get(event)?.disciplineCode;
      if (code && !person.disciplines.includes(code)) person.disciplines.push(code);
    }
  }
  for (const team of people.teams.values()) {
    team.disciplineCode ??= team.eventId && reference.events.get(team.eventId)?.disciplineCode;
  }
}
