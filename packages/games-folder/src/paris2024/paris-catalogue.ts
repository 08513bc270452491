import { rscToId } from '@podium/games';
import type { FolderRow } from '../folder-tables.ts';
import { phaseWords } from '../phase-words.ts';
import { row } from '../cells.ts';
import { scheduledEvents } from './paris-events.ts';
import { eventKey } from './paris-set.ts';
import type { ParisRow, ParisSet } from './paris-set.ts';

/** Neutral athletes: listed in the medal table without a rank. */
const unranked = new Set(['AIN']);

export function organisationRows(set: ParisSet): FolderRow[] {
  const rows = nocs(set).map((noc) =>
    row({
      id: noc['code'],
      code: noc['code'],
      name_en: noc['country'] ?? noc['code'],
      type: 'noc',
      ranked: !unranked.has(noc['code']!),
    }),
  );
  const known = new Set(rows.map((each) => each['id']));
  for (const official of set.rows('technical_officials.csv')) {
    const id = official['organisation_code'];
    if (id === undefined || known.has(id)) continue;
    known.add(id);
    rows.push(
      row({
        id,
        code: /^[A-Z0-9]{3}$/.test(id) ? id : undefined,
        name_en: official['organisation_long'] ?? official['organisation'] ?? id,
        type: 'other',
        ranked: true,
      }),
    );
  }
  return rows;
}

/** The list of delegations; without it, those that the results and the lists of people name. */
function nocs(set: ParisSet): readonly ParisRow[] {
  const listed = set.rows('nocs.csv');
  if (listed.length > 0) return listed;
  const found = new Map<string, ParisRow>();
  const add = (code: string | undefined, country: string | undefined): void => {
    if (code && !found.has(code)) found.set(code, { code, country: country ?? code });
  };
  for (const { rows } of set.stages)
    for (const line of rows) add(line['participant_country_code'], line['participant_country']);
  for (const file of ['athletes/athletes.csv', 'teams.csv', 'coaches.csv', 'medallists.csv', 'medals.csv'])
    for (const each of set.rows(file)) add(each['country_code'], each['country_name'] ?? each['country']);
  return [...found.values()].sort((one, other) => (one['code']! < other['code']! ? -1 : 1));
}

export function venueRows(set: ParisSet): FolderRow[] {
  const venues = new Map<string, FolderRow>();
  const locations = new Map<string, FolderRow>();
  for (const { venue_code: venue, venue: name, location_code: location, location_description: place } of set.rows(
    'schedules.csv',
  )) {
    if (venue === undefined) continue;
    if (!venues.has(venue)) venues.set(venue, row({ id: venue, kind: 'venue', name_en: name ?? venue }));
    const id = locationId(venue, location);
    if (id !== undefined && !locations.has(id))
      locations.set(id, row({ id, kind: 'location', parent: venue, name_en: place ?? location }));
  }
  return [...venues.values(), ...locations.values()];
}

export function locationId(venue: string | undefined, location: string | undefined): string | undefined {
  return venue === undefined || location === undefined ? undefined : `${venue}-${location}`;
}

export function disciplineRows(set: ParisSet): FolderRow[] {
  const names = new Map<string, string>();
  for (const { rows } of set.stages) names.set(rows[0]['discipline_code']!, rows[0]['discipline_name']!);
  for (const { row: item } of scheduledEvents(set))
    if (!names.has(item['discipline_code']!)) names.set(item['discipline_code']!, item['discipline']!);
  return [...names]
    .sort(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([code, name], index) => row({ id: code, code, name_en: name, order: index + 1 }));
}

export function eventRows(set: ParisSet): FolderRow[] {
  const order = new Map(
    set.rows('events.csv').map((event, index) => [eventKey(event['sport'], event['event']), index + 1]),
  );
  const types = new Map<string, Set<string>>();
  for (const item of set.rows('schedules.csv')) {
    const key = eventKey(item['discipline'], item['event']);
    types.set(key, (types.get(key) ?? new Set()).add(item['event_type'] ?? ''));
  }
  const events = new Map<string, FolderRow>();
  for (const { rows } of set.stages) {
    const [first] = rows;
    const id = first['event_code']!;
    if (events.has(id)) continue;
    const key = eventKey(first['discipline_name'], first['event_name']);
    events.set(
      id,
      row({
        id,
        discipline: first['discipline_code'],
        rsc: id.padEnd(34, '-'),
        name_en: first['event_name'],
        gender: first['gender'],
        kind: kindOf(first, types.get(key) ?? new Set()),
        exhibition: false,
        medals: 1,
        order: order.get(key),
      }),
    );
  }
  for (const { code, key, row: item } of scheduledEvents(set)) {
    const type = item['event_type'] ?? '';
    events.set(
      code,
      row({
        id: code,
        discipline: item['discipline_code'],
        rsc: code.padEnd(34, '-'),
        name_en: item['event'],
        gender: item['gender'],
        kind: type.endsWith('COUP') ? 'couple' : type.endsWith('TEAM') ? 'team' : 'individual',
        exhibition: false,
        medals: 1,
        order: order.get(key),
      }),
    );
  }
  return [...events.values()].sort((one, other) => Number(one['order']) - Number(other['order']));
}

/** Individuals or teams, according to the lines; an event whose teams are all couples is of kind couple. */
function kindOf(first: ParisRow, types: ReadonlySet<string>): string {
  if (first['participant_type'] !== 'Team') return 'individual';
  return [...types].every((type) => type === 'COUP' || type === 'HCOUP') ? 'couple' : 'team';
}

export interface PhaseSeen {
  /** First 26 characters of the code. */
  code: string;
  stage?: string;
  /** Start of its first unit. */
  at: string;
}

/** Phases of the results and of the schedule, ordered within each event by their first start. */
export function phaseRows(seen: readonly PhaseSeen[]): FolderRow[] {
  const phases = new Map<string, PhaseSeen>();
  for (const phase of seen) {
    const known = phases.get(phase.code);
    phases.set(
      phase.code,
      known ? { ...known, stage: known.stage ?? phase.stage, at: known.at < phase.at ? known.at : phase.at } : phase,
    );
  }
  const orders = new Map<string, number>();
  return [...phases.values()]
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.code < other.code ? -1 : 1))
    .map(({ code, stage }) => {
      const event = code.slice(0, 22).replace(/-+$/, '');
      const order = (orders.get(event) ?? 0) + 1;
      orders.set(event, order);
      const words = phaseWords(code.slice(22));
      const name =
        words.kind === 'other'
          ? (stage?.split(' - ')[0]!.replace(/ (Groupe?|Heat|Race|Round) \w+$/, '') ?? words.name)
          : words.name;
      return row({
        id: phaseId(code),
        event,
        rsc: code.padEnd(34, '-'),
        name_en: name,
        kind: words.kind,
        pool: words.pool,
        order,
      });
    });
}

/** Id of a phase by the first 26 characters of its code. */
export function phaseId(code: string): string {
  return rscToId(code.padEnd(34, '-'));
}
