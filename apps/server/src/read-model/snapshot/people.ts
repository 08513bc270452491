import { publishedPerson } from '@podium/games';
import type {
  OrganisationCode,
  ParticipantId,
  ParticipantRole,
  PersonGender,
  PublicationLevel,
  PublishedPerson,
  Texts,
} from '@podium/games';
import type pg from 'pg';
import type { Registration, TeamMember } from '../../feed/sport-tables.ts';
import type { Reference } from './reference.ts';

export interface PersonInfo {
  id: string;
  organisation?: string;
  role: string;
  /** Cut to the publication level: nothing else of a person ever leaves the database for a document. */
  published: PublishedPerson;
  disciplines: string[];
  events: string[];
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
}

export interface People {
  persons: Map<string, PersonInfo>;
  teams: Map<string, TeamInfo>;
}

interface ParticipantRow {
  id: string;
  discipline_code: string | null;
  role: string;
  function: string | null;
  organisation: string | null;
  family_name: string | null;
  given_name: string | null;
  display_name: string | null;
  gender: string | null;
  birth_date: string | null;
  height: number | null;
  weight: number | null;
  institution: Texts | null;
  nationality: string | null;
  photo: string | null;
  publication: PublicationLevel | null;
  is_visible: boolean;
  registrations: Registration[];
}

interface TeamRow {
  id: string;
  discipline_code: string | null;
  event_id: string | null;
  organisation: string | null;
  name: Texts;
  gender: string | null;
  members: TeamMember[];
  registrations: Registration[];
}

interface EntryRow {
  event_id: string;
  competitor_id: string;
  competitor_type: string;
  bib: string | null;
}

/** People and teams of a partition. A person told of by several disciplines is one: the newest row names it. */
export async function loadPeople(client: pg.Pool, partition: number, reference: Reference): Promise<People> {
  const [participants, teams, entries] = await Promise.all([
    client.query<ParticipantRow>(
      `select id, discipline_code, role, function, organisation, family_name, given_name, display_name, gender, birth_date, height, weight,
              institution, nationality, photo, publication, is_visible, registrations
       from sport.participants where partition = $1 order by id, source desc, stamp desc, scope`,
      [partition],
    ),
    client.query<TeamRow>(
      `select distinct on (id) id, discipline_code, event_id, organisation, name, gender, members, registrations
       from sport.teams where partition = $1 and is_visible order by id, source desc, stamp desc, scope`,
      [partition],
    ),
    client.query<EntryRow>(
      'select event_id, competitor_id, competitor_type, bib from sport.entries where partition = $1 order by event_id, sort',
      [partition],
    ),
  ]);
  const people: People = { persons: new Map(), teams: new Map() };
  addPersons(people, participants.rows, reference.games);
  for (const row of teams.rows) {
    people.teams.set(row.id, {
      id: row.id,
      organisation: row.organisation ?? undefined,
      eventId: row.event_id ?? row.registrations[0]?.event,
      disciplineCode: row.discipline_code ?? undefined,
      name: row.name,
      gender: row.gender ?? undefined,
      members: row.members,
    });
  }
  addEntries(people, entries.rows);
  addDisciplines(people, reference);
  return people;
}

function addPersons(
  people: People,
  rows: readonly ParticipantRow[],
  settings: { publicationDefault: PublicationLevel; year: number },
): void {
  for (const row of rows) {
    if (!row.is_visible) continue;
    let person = people.persons.get(row.id);
    if (!person) {
      person = newPerson(row, settings);
      people.persons.set(row.id, person);
    }
    if (row.discipline_code && !person.disciplines.includes(row.discipline_code))
      person.disciplines.push(row.discipline_code);
    for (const registration of row.registrations) {
      if (!person.events.includes(registration.event)) person.events.push(registration.event);
      person.bib ??= registration.bib;
    }
  }
}

function newPerson(row: ParticipantRow, settings: { publicationDefault: PublicationLevel; year: number }): PersonInfo {
  const isYear = row.birth_date?.length === 4;
  const bib = row.registrations.find((registration) => registration.bib)?.bib;
  return {
    id: row.id,
    organisation: row.organisation ?? undefined,
    role: row.role,
    disciplines: [],
    events: [],
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
        nationality: row.nationality,
        photo: row.photo,
      },
      row.publication ?? settings.publicationDefault,
      settings.year,
    ),
  };
}

function addEntries(people: People, rows: readonly EntryRow[]): void {
  for (const row of rows) {
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

/** Whoever is entered in an event belongs to its discipline, also where no message of that discipline names them. */
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
