/** Delegations as clubs, with their people and relays. */
import type { FolderRow } from '@podium/games-folder';
import { lookUp } from '../../../look-up.ts';
import { hashParts, stableId } from '../../../stable-id.ts';
import { element, wrapped } from '../../../xml/write-xml.ts';
import type { NewElement } from '../../../xml/write-xml.ts';
import { noClub } from '../lenex-words.ts';
import { textOf } from './lenex-tables.ts';
import type { Files, SwimEvent } from './lenex-tables.ts';
import { competitorKey } from './swim-elements.ts';
import type { Unwritten } from './unwritten.ts';

interface ClubParts {
  files: Files;
  events: readonly SwimEvent[];
  people: readonly FolderRow[];
  entries: ReadonlyMap<string, NewElement[]>;
  results: ReadonlyMap<string, NewElement[]>;
  athleteId: (participant: string) => number;
  officialId: (participant: string) => number;
  unwritten: Unwritten;
}

const types: Readonly<Record<string, string>> = { noc: 'NATIONALTEAM', state: 'REGIONALTEAM', club: 'CLUB' };

export function clubElements(parts: ClubParts): NewElement[] {
  const { files, people, events, unwritten } = parts;
  const members = Map.groupBy(people, ({ organisation }) => organisation);
  const eventIds = new Set(events.map(({ row }) => row['id']));
  const teams = Map.groupBy(
    (files.teams ?? []).filter(({ event }) => eventIds.has(event)),
    ({ organisation }) => organisation,
  );
  return (files.organisations ?? []).flatMap((club) => {
    const own = members.get(club['id']) ?? [];
    const relays = teams.get(club['id']) ?? [];
    // In Games of several sports, delegations without swimmers are no clubs of the meet.
    if (own.length + relays.length === 0 && members.size > 0 && isOfOtherSports(parts)) return [];
    const type = lookUp(types, club['type']);
    if (club['type'] !== undefined && type === undefined) unwritten.add('organisations type', 'noPlace');
    const nation = nationOf(club, own);
    const name = textOf(club, 'name');
    const ofRole = (...roles: string[]): FolderRow[] => own.filter(({ role = '' }) => roles.includes(role));
    return [
      element(
        'CLUB',
        {
          code: isMadeCode(club) ? undefined : club['code'],
          name: name === textOf({ ...club, name_en: noClub.en! }, 'name') ? undefined : name,
          shortname: textOf(club, 'short_name'),
          nation,
          type,
        },
        [
          ...wrapped(
            'ATHLETES',
            ofRole('athlete').map((person) => athleteElement(person, nation, parts)),
          ),
          ...wrapped(
            'OFFICIALS',
            ofRole('official').map((person) =>
              element('OFFICIAL', { officialid: parts.officialId(person['id']!), ...personFacts(person, nation) }),
            ),
          ),
          ...wrapped(
            'COACHES',
            ofRole('coach').map((person) =>
              element('COACH', { ...personFacts(person, nation), type: textOf(person, 'function') }),
            ),
          ),
          ...wrapped('RELAYS', relayElements(relays, parts)),
        ],
      ),
    ];
  });
}

const isOfOtherSports = ({ files }: ClubParts): boolean => (files.disciplines?.length ?? 0) > 1;

/** The id of a club whose code was made up when its file was read. */
const isMadeCode = ({ id = '' }: FolderRow): boolean => /^CLUB\.[0-9A-Z]{8}$/u.test(id);

/** The nation of a national team; for others the one that all members share, which also is part of some ids. */
function nationOf(club: FolderRow, members: readonly FolderRow[]): string | undefined {
  const { flag, type } = club;
  if (type === 'noc' && flag !== undefined && /^[A-Z]{3}$/u.test(flag)) return flag;
  const nations = [...new Set(members.map(({ nationality }) => nationality))];
  if (isMadeCode(club)) {
    const name = textOf(club, 'name');
    const known = [...nations, undefined].find(
      (nation) => stableId('CLUB', hashParts([[nation, name].join(' ')], 8)) === club['id'],
    );
    if (known !== undefined || nations.length === 0) return known;
  }
  return nations.includes(undefined) ? undefined : mostFrequent(members.map(({ nationality }) => nationality));
}

/** The value that most have; undefined for none. */
export const mostFrequent = (values: readonly (string | undefined)[]): string | undefined =>
  [...Map.groupBy(values, (value) => value)]
    .filter(([value]) => value !== undefined)
    .toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];

function personFacts(person: FolderRow, clubNation: string | undefined): NewElement['attributes'] {
  const { family_name: last, given_name: first, gender, nationality, federation_id: license } = person;
  return {
    lastname: last,
    firstname: first ?? '',
    gender: gender === 'W' ? 'F' : gender,
    nation: nationality === clubNation ? undefined : nationality,
    license,
  };
}

function athleteElement(person: FolderRow, nation: string | undefined, parts: ClubParts): NewElement {
  const { id, birth_date: day, birth_year: year } = person;
  const key = competitorKey({ competitor_type: 'person', competitor: id! });
  const birthdate = day ?? (year === undefined ? undefined : `${year}-01-01`);
  return element('ATHLETE', { athleteid: parts.athleteId(id!), ...personFacts(person, nation), birthdate }, [
    ...handicapElement(id!, parts),
    ...wrapped('ENTRIES', parts.entries.get(key) ?? []),
    ...wrapped('RESULTS', parts.results.get(key) ?? []),
  ]);
}

/** The classes of a para swimmer by stroke: `S9`, `SB8`, `SM9`. */
function handicapElement(id: string, { files, unwritten }: ClubParts): NewElement[] {
  const names: Readonly<Record<string, string>> = { S: 'free', SB: 'breast', SM: 'medley' };
  const classes: Record<string, string> = {};
  for (const { competitor, group } of files.entries ?? []) {
    if (competitor !== id || group === undefined) continue;
    const [, prefix, number] = /^(S|SB|SM)(\d{1,2})$/u.exec(group) ?? [];
    const name = lookUp(names, prefix);
    if (name === undefined) unwritten.add('entries group', 'noPlace');
    else classes[name] = number!;
  }
  return Object.keys(classes).length === 0 ? [] : [element('HANDICAP', classes)];
}

function relayElements(teams: readonly FolderRow[], { entries, results }: ClubParts): NewElement[] {
  const numbers = new Map<string, number>();
  return teams.map((team) => {
    const { id, event, gender, organisation } = team;
    const next = (numbers.get(event!) ?? 0) + 1;
    numbers.set(event!, next);
    // The id of a relay that came from such a file ends in its number: `CNP.SWM-X4x50MEDLEY.1`.
    const own = id!.startsWith(`${organisation}.SWM-`)
      ? /\.(\d{1,3})(?:\.[\d-]+)?(?:\.[MFX])?$/u.exec(id!)?.[1]
      : undefined;
    const number = own ?? String(next);
    const name = textOf(team, 'name');
    const key = competitorKey({ competitor_type: 'team', competitor: id! });
    return element(
      'RELAY',
      {
        number,
        name: name === number ? undefined : name,
        gender: gender === 'W' ? 'F' : gender,
        agemin: -1,
        agemax: -1,
        agetotalmin: -1,
        agetotalmax: -1,
      },
      [...wrapped('ENTRIES', entries.get(key) ?? []), ...wrapped('RESULTS', results.get(key) ?? [])],
    );
  });
}
