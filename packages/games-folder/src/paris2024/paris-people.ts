import { listedName } from '@podium/games';
import type { FolderRow } from '../folder-tables.ts';
import { row } from '../cells.ts';
import { eventKey, medallistCode } from './paris-set.ts';
import type { ParisRow, ParisSet } from './paris-set.ts';
import { personName } from './person-name.ts';
import { parsePythonList } from './python-list.ts';

const genders: ReadonlyMap<string, string> = new Map([
  ['M', 'M'],
  ['F', 'W'],
  ['W', 'W'],
  ['Male', 'M'],
  ['Female', 'W'],
]);

interface PersonFacts {
  id: string;
  role: 'athlete' | 'coach' | 'official';
  organisation?: string;
  name: string;
  gender?: string;
  birthDate?: string;
  height?: string;
  function?: string;
}

export interface ParisPeople {
  participants: FolderRow[];
  teams: FolderRow[];
  team_members: FolderRow[];
  entries: FolderRow[];
}

/** All people of the data set: athletes, late entries who appear only in results, coaches, officials, and their teams. */
export function readPeople(
  set: ParisSet,
  eventCodes: ReadonlyMap<string, string>,
  eventKinds: ReadonlyMap<string, string>,
): ParisPeople {
  const people = new Map<string, FolderRow>();
  const nationalities = new Map(
    set.rows('medallists.csv').map((each) => [medallistCode(each), each['nationality_code']]),
  );
  const add = (facts: PersonFacts): void => {
    if (!people.has(facts.id)) people.set(facts.id, personRow(facts, nationalities.get(facts.id)));
  };
  for (const each of set.rows('athletes/athletes.csv')) {
    add({
      id: each['code']!,
      role: 'athlete',
      organisation: each['country_code'],
      name: each['name']!,
      gender: each['gender'],
      birthDate: each['birthDate'],
      height: each['height'],
    });
  }
  for (const each of set.rows('medallists.csv')) {
    add({
      id: medallistCode(each),
      role: 'athlete',
      organisation: each['country_code'],
      name: each['name']!,
      gender: each['gender'],
      birthDate: each['birth_date'],
    });
  }
  for (const { rows } of set.stages) {
    for (const each of rows) {
      if (each['participant_type'] !== 'Person') continue;
      add({
        id: each['participant_code']!,
        role: 'athlete',
        organisation: each['participant_country_code'],
        name: each['participant_name']!,
        gender: /^[MW]$/.exec(each['gender'] ?? '')?.[0],
      });
    }
  }
  for (const each of set.rows('coaches.csv')) {
    add({
      id: each['code']!,
      role: 'coach',
      organisation: each['country_code'],
      name: each['name']!,
      gender: each['gender'],
      birthDate: each['birth_date'],
      function: each['function'],
    });
  }
  for (const each of set.rows('technical_officials.csv')) {
    add({
      id: each['code']!,
      role: 'official',
      organisation: each['organisation_code'],
      name: each['name']!,
      gender: each['gender'],
      birthDate: each['birth_date'],
      function: each['function'],
    });
  }
  const teams = set.rows('teams.csv');
  const members = teams.filter((team) => team['current'] === 'True').flatMap((team) => teamMembers(team, people));
  return {
    participants: [...people.values()],
    teams: teams.map((team) => teamRow(team, eventCodes)),
    team_members: members,
    entries: entryRows(set, teams, people, eventCodes, eventKinds),
  };
}

function personRow(
  { id, role, organisation, name, gender, birthDate, height, function: title }: PersonFacts,
  nationality: string | undefined,
): FolderRow {
  const { family, given } = personName(name);
  const usual = listedName({ family, givenName: given, organisation });
  return row({
    id,
    role,
    organisation,
    family_name: family,
    given_name: given,
    display_name: usual === name ? undefined : name,
    gender: genders.get(gender ?? ''),
    birth_date: birthDate,
    height_cm: Number(height) >= 50 ? height : undefined,
    nationality: nationality === organisation ? undefined : nationality,
    function_en: title,
  });
}

/** Rows with `current` False are holders of old records and alternates: kept without members and never displayed. */
function teamRow(team: ParisRow, eventCodes: ReadonlyMap<string, string>): FolderRow {
  return row({
    id: team['code'],
    event: eventOfTeam(team, eventCodes),
    organisation: team['country_code'],
    name_en: team['team'] ?? team['country'] ?? team['code'],
    gender: team['team_gender'],
    current: team['current'] === 'True' ? undefined : 'false',
  });
}

/** Finds the event by name; if that is blank, by the team's code, which begins with that of its event. */
function eventOfTeam(team: ParisRow, eventCodes: ReadonlyMap<string, string>): string | undefined {
  const named = eventCodes.get(eventKey(team['discipline'], team['events']));
  return named ?? [...eventCodes.values()].find((code) => team['code']!.startsWith(code));
}

/** Omits codes that are in no list of people: alternates and staff who were not present. */
function teamMembers(team: ParisRow, people: ReadonlyMap<string, FolderRow>): FolderRow[] {
  const seen = new Set<string>();
  const list = (codes: string, role: string | undefined): FolderRow[] =>
    parsePythonList(team[codes]).flatMap((id) => {
      if (seen.has(id) || !people.has(id)) return [];
      seen.add(id);
      return [row({ team: team['code'], participant: id, order: seen.size, role })];
    });
  return [...list('athletes_codes', undefined), ...list('coaches_codes', 'coach')];
}

/** Individuals or teams as entered, according to the event, followed by those who competed without an entry. */
function entryRows(
  set: ParisSet,
  teams: readonly ParisRow[],
  people: ReadonlyMap<string, FolderRow>,
  eventCodes: ReadonlyMap<string, string>,
  eventKinds: ReadonlyMap<string, string>,
): FolderRow[] {
  const rows = new Map<string, FolderRow>();
  const add = (event: string | undefined, type: 'person' | 'team', competitor: string): void => {
    if (event === undefined || (eventKinds.get(event) === 'individual') !== (type === 'person')) return;
    const key = `${event} ${competitor}`;
    if (!rows.has(key)) rows.set(key, row({ event, competitor_type: type, competitor }));
  };
  const disciplines = new Map<string, string[]>();
  for (const each of set.rows('athletes/athletes_disciplines.csv')) {
    disciplines.set(each['code']!, [...(disciplines.get(each['code']!) ?? []), each['disciplines']!]);
  }
  for (const each of set.rows('athletes/athletes_events.csv')) {
    if (!people.has(each['code']!)) continue;
    for (const discipline of disciplines.get(each['code']!) ?? [])
      add(eventCodes.get(eventKey(discipline, each['events'])), 'person', each['code']!);
  }
  for (const team of teams) {
    if (team['current'] === 'True') add(eventOfTeam(team, eventCodes), 'team', team['code']!);
  }
  for (const { rows: lines } of set.stages) {
    for (const line of lines)
      add(line['event_code'], line['participant_type'] === 'Team' ? 'team' : 'person', line['participant_code']!);
  }
  return [...rows.values()];
}
