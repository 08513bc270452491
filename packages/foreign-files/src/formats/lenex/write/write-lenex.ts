import { zipSync } from 'fflate';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import type { ForeignWriting } from '../../../foreign-format.ts';
import { element, wrapped, writeXml } from '../../../xml/write-xml.ts';
import { clubElements, mostFrequent } from './club-elements.ts';
import { swimEvents, textOf } from './lenex-tables.ts';
import type { Files, SwimEvent } from './lenex-tables.ts';
import { recordElements } from './record-elements.ts';
import { sessionElements, usualVenue } from './session-elements.ts';
import { swimElements } from './swim-elements.ts';
import { countColumns, Unwritten } from './unwritten.ts';

/** The swimming of the Games as a meet, with its records; undefined if they have none. */
export function writeLenex({ games, files: all, content }: FolderTables): ForeignWriting | undefined {
  const events = swimEvents(all);
  if (!events.some(({ rounds }) => rounds.length > 0)) return undefined;
  const unwritten = new Unwritten();
  const { files, otherRows } = swimmingTables(all, events);
  const people = files.participants ?? [];
  const year = Number(games.start.slice(0, 4));
  const athleteId = numbering(people);
  const parts = { files, events, people, year, athleteId, officialId: athleteId, unwritten, firstDay: games.start };
  const swims = swimElements(parts);
  const sessions = sessionElements({ ...parts, places: swims.places });
  for (const [table, rows = []] of Object.entries(files) as [keyof Files, FolderRow[] | undefined][])
    countColumns(table, rows, unwritten);
  for (const [kind, rows] of content ?? []) if (rows.length > 0) unwritten.add(kind, 'noPlace', rows.length);
  unwritten.add('games code', 'noPlace');
  unwritten.add('games timeZone', 'noPlace');
  if (otherRows > 0) unwritten.add('other sports', 'unmatched', otherRows);
  const venue = files.venues?.find(({ id }) => id === usualVenue([{ rounds: events.flatMap(({ rounds }) => rounds) }]));
  // Ages without years of birth come from a file that counts them on a day.
  const hasYears = (files.event_rules ?? []).some((rule) => rule['born_from'] ?? rule['born_to'] ?? rule['age_groups']);
  const records = recordElements(files, events, unwritten);
  const root = element('LENEX', { version: '3.0' }, [
    element('CONSTRUCTOR', { name: 'Podium', version: '1' }, [element('CONTACT', { name: 'Podium' })]),
    element('MEETS', {}, [
      element(
        'MEET',
        {
          name: games.name.en ?? Object.values(games.name)[0] ?? games.code,
          city: venue?.['city'] ?? (venue && textOf(venue, 'name')),
          nation: mostFrequent(people.map(({ nationality }) => nationality)),
        },
        [
          element('AGEDATE', { type: hasYears ? 'YEAR' : 'DATE', value: games.start }),
          ...poolElements(venue, files),
          element('SESSIONS', {}, sessions),
          ...wrapped('CLUBS', clubElements({ ...parts, ...swims })),
        ],
      ),
    ]),
    ...wrapped('RECORDLISTS', records),
  ]);
  const bytes = zipSync({ 'meet.lef': writeXml(root) }, { mtime: new Date('2000-01-01T00:00:00') });
  return { bytes, lost: unwritten.list() };
}

/** The pool with its lanes, and the address of its facility. */
function poolElements(venue: FolderRow | undefined, { event_rules: rules = [] }: Files): ReturnType<typeof element>[] {
  const lanes = Math.max(0, ...rules.map(({ lanes: count }) => Number(count ?? 0)));
  const name = venue && textOf(venue, 'name');
  const street = venue && textOf(venue, 'address');
  return [
    ...(street === undefined ? [] : [element('FACILITY', { name, city: venue?.['city'], street })]),
    ...(name === undefined && lanes === 0
      ? []
      : [element('POOL', { name, ...(lanes > 0 && { lanemin: 1, lanemax: lanes }) })]),
  ];
}

/** Numbers of people by their position. */
function numbering(people: readonly FolderRow[]): (id: string) => number {
  const numbers = new Map(people.map(({ id }, index) => [id, index + 1]));
  return (id) => numbers.get(id) ?? 0;
}

/** The rows of swimming, and the number of all others. In Games of swimming alone, everybody belongs to it. */
function swimmingTables(files: Files, events: readonly SwimEvent[]): { files: Files; otherRows: number } {
  const eventIds = new Set(events.map(({ row }) => row['id']));
  const phases = (files.phases ?? []).filter(({ event }) => eventIds.has(event));
  const sports = new Set(events.map(({ row }) => row['discipline']));
  const ids = new Set([...phases.map(({ id }) => id), ...eventIds]);
  const units = (files.units ?? []).filter(
    ({ phase, discipline }) =>
      (phase !== undefined && ids.has(phase)) || (discipline !== undefined && sports.has(discipline)),
  );
  for (const { id } of units) ids.add(id);
  const isIn = (column: string) => (row: FolderRow) => ids.has(row[column]);
  const teams = (files.teams ?? []).filter(isIn('event'));
  const teamIds = new Set(teams.map(({ id }) => id));
  const own: Files = {
    disciplines: files.disciplines?.filter(({ id }) => sports.has(id)),
    events: files.events?.filter(isIn('id')),
    phases,
    units,
    teams,
    event_rules: files.event_rules?.filter(isIn('event')),
    team_members: files.team_members?.filter(({ team }) => teamIds.has(team)),
    entries: files.entries?.filter(isIn('event')),
    results: files.results?.filter(isIn('ref')),
    result_details: files.result_details?.filter(isIn('ref')),
    lineups: files.lineups?.filter(isIn('unit')),
    officials: files.officials?.filter(isIn('unit')),
    actions: files.actions?.filter(isIn('unit')),
    medals: files.medals?.filter(isIn('event')),
    records: files.records?.filter(isIn('event')),
    codes: files.codes?.filter(({ discipline }) => discipline !== undefined && sports.has(discipline)),
  };
  const swimming = peopleOf(own);
  const isOnlySport = (files.disciplines?.length ?? 1) === 1;
  own.participants = files.participants?.filter(({ id }) => isOnlySport || swimming.has(id));
  const delegations = new Set([...(own.participants ?? []), ...teams].map(({ organisation }) => organisation));
  own.organisations = files.organisations?.filter(({ id }) => isOnlySport || delegations.has(id));
  const venues = new Set(units.map(({ venue }) => venue));
  own.venues = files.venues?.filter(({ id }) => venues.has(id));
  const count = (tables: Files): number => Object.values(tables).reduce((sum, rows) => sum + (rows?.length ?? 0), 0);
  return { files: own, otherRows: count(files) - count(own) };
}

/** Everybody who is named by a table of swimming. */
function peopleOf({
  entries = [],
  results = [],
  team_members: members = [],
  officials = [],
  lineups = [],
}: Files): Set<string | undefined> {
  return new Set([
    ...[...entries, ...results].flatMap((row) => (row['competitor_type'] === 'person' ? [row['competitor']] : [])),
    ...[...members, ...officials, ...lineups].map(({ participant }) => participant),
  ]);
}
