/** A plan that begins with Games that were imported from files. */
import { planId } from '@podium/contract';
import type { GamesPlan, ImportedEvent, PlanEvent } from '@podium/contract';
import { disciplineFor } from '@podium/disciplines';
import { genders, languages, parseRsc } from '@podium/games';
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';
import { eventId } from '../plan-folder.ts';

type Names = PlanEvent['name'];
type Entry = PlanEvent['entries']['items'][number];
type Person = Extract<PlanEvent['entries'], { kind: 'team' }>['items'][number]['members'][number];

const minutes = 30;
const lanes = 8;
const sportCode = /^[A-Z0-9]{3}$/;
const delegationCode = /^[A-Z0-9]{2,8}$/;
const firstHour = '09:00';

/**
 * The draft of imported Games, with ids of the files: their venues, delegations and sports, and the events that have
 * entries but no contests yet, to be drawn here.
 *
 * @param tables rows of imports, with our ids
 */
export function importedDraft(tables: FolderTables): GamesPlan & { lastId: number } {
  const { games, files } = tables;
  const { code, name, start, end, timeZone } = games;
  const venues = venuesOf(files.venues ?? []);
  const delegations = delegationsOf(files.organisations ?? []);
  const sports = (files.disciplines ?? []).flatMap((row) => {
    const { code = '', pictogram } = row;
    return sportCode.test(code) ? [{ code, name: namesOf(row), ...(pictogram !== undefined && { pictogram }) }] : [];
  });
  const [venue] = venues;
  return {
    code,
    name,
    start,
    end,
    timeZone,
    languages: [...games.languages],
    ...(games.regions && { regions: games.regions }),
    isFromFiles: true,
    venues,
    delegations,
    sports,
    events: venue ? undrawnEvents(tables, { venue: venue.id, start, delegations }) : [],
    // Numbers that the console gives are higher than those of the files.
    lastId: highestNumber(files),
  };
}

/** Events of imports that a plan does not contain; they stay as their files have them. */
export function importedEvents(
  rows: readonly { id: string; name: Readonly<Record<string, string>>; disciplineId: string | null }[],
  events: readonly PlanEvent[],
): ImportedEvent[] {
  const planned = new Set(events.map(eventId));
  return rows.flatMap(({ id, name, disciplineId }) =>
    planned.has(id) ? [] : [{ id, name: namesIn(name), discipline: disciplineId }],
  );
}

export const delegationsOf = (rows: readonly FolderRow[]): GamesPlan['delegations'] =>
  rows.flatMap((row) => {
    const [id = '', code = id] = [row['id'], row['code']];
    const flag = row['flag'];
    return isPlanId(id) && delegationCode.test(code)
      ? [{ id, code, name: namesOf(row), ...(flag !== undefined && flag.length <= 10 && { flag }) }]
      : [];
  });

function venuesOf(rows: readonly FolderRow[]): GamesPlan['venues'] {
  return rows.flatMap((row) => {
    const { id = '', kind } = row;
    if (kind !== 'venue' || !isPlanId(id)) return [];
    const courts = rows.flatMap((court) =>
      court['parent'] === id && court['kind'] === 'location' && isPlanId(court['id'] ?? '')
        ? [{ id: court['id']!, name: namesOf(court) }]
        : [],
    );
    return [{ id, name: namesOf(row), courts }];
  });
}

function undrawnEvents(
  { files }: FolderTables,
  { venue, start, delegations }: { venue: string; start: string; delegations: GamesPlan['delegations'] },
): PlanEvent[] {
  const drawn = new Set([
    ...(files.phases ?? []).map(({ event }) => event),
    ...(files.medals ?? []).map(({ event }) => event),
    ...(files.results ?? []).flatMap(({ level, ref }) => (level === 'event' ? ref : [])),
  ]);
  const organisations = new Set(delegations.map(({ id }) => id));
  return (files.events ?? []).flatMap((row): PlanEvent[] => {
    const { id = '', rsc = '', gender = 'O', kind } = row;
    const code = parseRsc(rsc);
    if (drawn.has(id) || !code.isValid || (kind !== 'individual' && kind !== 'team')) return [];
    const entries = entriesOf(files, id, kind, organisations);
    if (entries.items.length === 0 || entries.items.length > maxEntries) return [];
    const event: PlanEvent = {
      id,
      discipline: code.discipline,
      code: code.event.replaceAll(/^-+|-+$/gu, ''),
      name: namesOf(row),
      gender: genders.find((known) => known === gender) ?? 'O',
      entries,
      template:
        disciplineFor(code.discipline).contest === 'sides'
          ? { kind: 'knockout', hasBronze: true }
          : { kind: 'timedFinal', lanes },
      draw: 1,
      venue,
      courts: [],
      start: `${start}T${firstHour}`,
      minutes,
      breakMinutes: 0,
    };
    return isPlanId(id) && eventId(event) === id ? [event] : [];
  });
}

const maxEntries = 128;

function entriesOf(
  files: FolderTables['files'],
  event: string,
  kind: 'individual' | 'team',
  delegations: ReadonlySet<string | undefined>,
): PlanEvent['entries'] {
  const people = new Map(files.participants?.map((row) => [row['id'], row]));
  const teams = new Map(files.teams?.map((row) => [row['id'], row]));
  const items = (files.entries ?? []).flatMap((entry): Entry[] => {
    const { competitor: id = '', seed, age_group: ageGroup, best } = entry;
    if (entry['event'] !== event || !isPlanId(id)) return [];
    const facts = {
      ...(seed !== undefined && { seed: Number(seed) }),
      ...(entry['status'] === 'withdrawn' && { isWithdrawn: true as const }),
      ...(ageGroup !== undefined && { ageGroup }),
      ...(best !== undefined && { best }),
    };
    const who = (kind === 'team' ? teams : people).get(id);
    const delegation = who?.['organisation'];
    if (!who || delegation === undefined || !delegations.has(delegation)) return [];
    if (kind === 'individual') {
      const person = personOf(who, entry['bib']);
      return person ? [{ ...person, delegation, ...facts }] : [];
    }
    const members = (files.team_members ?? []).flatMap((member) => {
      const row = member['team'] === id ? people.get(member['participant']) : undefined;
      return (row && personOf(row, member['bib'])) ?? [];
    });
    return [{ id, name: Object.values(namesOf(who))[0]!, delegation, members, ...facts }];
  });
  return { kind, items } as PlanEvent['entries'];
}

/** @returns undefined for a row without a family name or with an id that a plan cannot hold */
export function personOf(row: FolderRow, bib: string | undefined): Person | undefined {
  const { id = '', family_name: familyName, given_name: givenName, birth_date: birthDate, birth_year: year } = row;
  const { gender } = row;
  if (!isPlanId(id) || familyName === undefined) return undefined;
  return {
    id,
    familyName,
    ...(givenName !== undefined && { givenName }),
    ...(birthDate !== undefined && { birthDate }),
    ...(birthDate === undefined && year !== undefined && { birthYear: Number(year) }),
    ...((gender === 'M' || gender === 'W') && { gender }),
    ...(bib !== undefined && { bib }),
  };
}

export const isPlanId = (id: string): boolean => planId.safeParse(id).success;

/** `name_en`, `name_pt` as texts by language. */
export const namesOf = (row: FolderRow): Names =>
  namesIn(Object.fromEntries(languages.map((language) => [language, row[`name_${language}`] ?? ''])));

const namesIn = (texts: Readonly<Record<string, string>>): Names =>
  Object.fromEntries(languages.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));

const numberedFiles = ['organisations', 'venues', 'events', 'participants', 'teams'] as const satisfies FileName[];

function highestNumber(files: FolderTables['files']): number {
  let highest = 1000;
  for (const file of numberedFiles)
    for (const { id } of files[file] ?? []) {
      const number = Number(id);
      if (Number.isSafeInteger(number) && number > highest) highest = number;
    }
  return highest;
}
