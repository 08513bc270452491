import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { lookUp } from '../../look-up.ts';
import { hashParts, slug, stableId } from '../../stable-id.ts';
import { listChildren } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { attribute, readCountry, readDay } from './lenex-values.ts';
import { noClub, englishOnly } from './lenex-words.ts';

/** Earlier years are placeholders of programs for an unknown birth date. */
const firstYear = 1900;

export interface People {
  organisations: FolderRow[];
  participants: Map<string, FolderRow>;
  /** Ids of athletes by `athleteid`, and of officials by `officialid`, both as in the file. */
  athletes: Map<string, string>;
  officials: Map<string, string>;
  /** Athletes and relays with the id of their delegation. */
  entrants: { element: XmlElement; organisation: string; person?: string }[];
  /** Number of delegations whose code was made up. */
  madeCodes: number;
}

/** Reads clubs as delegations, and their athletes, coaches and officials. */
export function readPeople(meet: XmlElement): People {
  const clubs = listChildren(meet, 'CLUBS', 'CLUB');
  const people: People = {
    organisations: [],
    participants: new Map(),
    athletes: new Map(),
    officials: new Map(),
    entrants: [],
    madeCodes: 0,
  };
  const names = Map.groupBy(clubs, givenCode);
  const codes = new Set<string>();
  const known = new Map<string, FolderRow>();
  for (const club of clubs) {
    const given = givenCode(club);
    const isShared = given !== undefined && new Set(names.get(given)!.map(clubKey)).size > 1;
    const isUsable = given !== undefined && !isShared && /^[A-Z0-9]{2,8}$/u.test(given);
    const id = isUsable ? given : stableId('CLUB', hashParts([clubKey(club)], 8));
    if (!known.has(id)) {
      const code = isUsable ? given : madeCode(club, codes);
      if (!isUsable) people.madeCodes += 1;
      codes.add(code);
      const organisation = organisationRow(club, id, code);
      known.set(id, organisation);
      people.organisations.push(organisation);
    }
    readMembers(club, id, people);
  }
  return people;
}

const isNational = (club: XmlElement): boolean => attribute(club, 'type') === 'NATIONALTEAM';

/** The club's code without other characters; a national team without one has the code of its country. */
function givenCode(club: XmlElement): string | undefined {
  const code = attribute(club, 'code')
    ?.toUpperCase()
    .replaceAll(/[^A-Z0-9]/gu, '');
  if (code !== undefined && code !== '') return code;
  return isNational(club) ? readCountry(club) : undefined;
}

const clubKey = (club: XmlElement): string =>
  [attribute(club, 'nation'), attribute(club, 'name') ?? attribute(club, 'shortname')].join(' ');

/** A code for lists: the beginning of the name, with a digit if it is taken. */
function madeCode(club: XmlElement, taken: ReadonlySet<string>): string {
  const words = slug(attribute(club, 'shortname') ?? attribute(club, 'name') ?? 'CLUB').replaceAll('-', '');
  const base = words.slice(0, 6).padEnd(2, 'X');
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? base : `${base.slice(0, 8 - String(number).length)}${number}`;
    if (!taken.has(code)) return code;
  }
}

function organisationRow(club: XmlElement, id: string, code: string): FolderRow {
  const name = attribute(club, 'name') ?? attribute(club, 'shortname');
  const short = attribute(club, 'shortname');
  const country = readCountry(club);
  return row({
    id,
    code,
    ...texts('name', name === undefined ? noClub : englishOnly(name)),
    ...texts('short_name', short === undefined || short === name ? undefined : englishOnly(short)),
    type: isNational(club) ? 'noc' : attribute(club, 'type') === 'REGIONALTEAM' ? 'state' : 'club',
    flag: isNational(club) ? (country ?? 'none') : undefined,
  });
}

function readMembers(club: XmlElement, organisation: string, people: People): void {
  const add = (element: XmlElement, role: 'athlete' | 'coach' | 'official'): string | undefined => {
    const person = personRow(element, role, organisation, readCountry(club));
    if (!person) return undefined;
    const id = person['id']!;
    if (!people.participants.has(id)) people.participants.set(id, person);
    return id;
  };
  for (const element of listChildren(club, 'ATHLETES', 'ATHLETE')) {
    const person = add(element, 'athlete');
    if (person === undefined) continue;
    people.athletes.set(attribute(element, 'athleteid') ?? '', person);
    people.entrants.push({ element, organisation, person });
  }
  for (const element of listChildren(club, 'COACHES', 'COACH')) add(element, 'coach');
  for (const element of listChildren(club, 'OFFICIALS', 'OFFICIAL')) {
    const person = add(element, 'official');
    if (person !== undefined) people.officials.set(attribute(element, 'officialid') ?? '', person);
  }
  for (const element of listChildren(club, 'RELAYS', 'RELAY')) people.entrants.push({ element, organisation });
}

/**
 * The id of a person depends on name, birth date and gender alone, so that entries and results of a meet describe the
 * same people whatever program wrote them. It is a hash, because ids are public and not every name is.
 */
function personRow(
  element: XmlElement,
  role: 'athlete' | 'coach' | 'official',
  organisation: string,
  clubCountry: string | undefined,
): FolderRow | undefined {
  const last = attribute(element, 'lastname');
  const first = attribute(element, 'firstname');
  const family = [attribute(element, 'nameprefix'), last].filter((part) => part !== undefined).join(' ') || first;
  if (family === undefined) return undefined;
  const born = readDay(element, 'birthdate');
  const birth = born !== undefined && Number(born.slice(0, 4)) >= firstYear ? born : undefined;
  const gender = lookUp({ M: 'M', F: 'W' }, attribute(element, 'gender'));
  const key = [role, slug(family), slug(last === undefined ? '' : (first ?? '')), birth, gender];
  return row({
    id: `${role === 'athlete' ? 'A' : role === 'coach' ? 'C' : 'J'}-${hashParts(key, 12)}`,
    role,
    organisation,
    family_name: family,
    given_name: last === undefined ? undefined : first,
    gender,
    birth_date: birth,
    nationality: readCountry(element) ?? clubCountry,
    federation_id: attribute(element, 'license'),
    // Only in trees made from a Hy-Tek file.
    school_year: attribute(element, 'schoolyear'),
    ...texts('function', role === 'coach' ? ownFunction(element) : undefined),
  });
}

const ownFunction = (element: XmlElement): ReturnType<typeof englishOnly> | undefined => {
  const type = attribute(element, 'type');
  return type === undefined ? undefined : englishOnly(type);
};
