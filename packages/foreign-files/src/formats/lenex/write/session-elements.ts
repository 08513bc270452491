/** Sessions of a meet with their events, rounds and heats. */
import type { FolderRow } from '@podium/games-folder';
import { lookUp } from '../../../look-up.ts';
import { element, wrapped } from '../../../xml/write-xml.ts';
import type { NewElement } from '../../../xml/write-xml.ts';
import { ageGroupElements, ageGroupId } from './age-group-elements.ts';
import type { RoundPlaces } from './age-group-elements.ts';
import { swimmingIds, textOf } from './lenex-tables.ts';
import type { Files, SwimEvent, SwimHeat, SwimRound } from './lenex-tables.ts';
import type { Unwritten } from './unwritten.ts';

interface Session {
  key: string;
  day: string;
  rounds: SwimRound[];
  items: FolderRow[];
}

interface SessionParts {
  files: Files;
  events: readonly SwimEvent[];
  places: RoundPlaces;
  /** Year in which ages are counted. */
  year: number;
  firstDay: string;
  /** `officialid` of a participant. */
  officialId: (participant: string) => number;
  unwritten: Unwritten;
}

/** `2031-03-15` of a local time or of an instant with its offset. */
const dayOf = (unit: FolderRow): string | undefined => unit['start']?.slice(0, 10) ?? unit['day'];
const clockOf = (unit: FolderRow, column = 'start'): string | undefined =>
  unit['hide_start'] === 'true' ? undefined : unit[column]?.slice(11, 16);

/** The sessions: on each day, one begins with a warm-up, in another place, or under another description. */
export function sessionElements(parts: SessionParts): NewElement[] {
  const sessions = arrangeSessions(parts);
  const venues = new Map(parts.files.venues?.map((venue) => [venue['id'], venue]));
  const usual = usualVenue(sessions);
  const taken = new Set(sessions.flatMap(({ items }) => numberOf(items) ?? []));
  let next = 0;
  return sessions.map(({ day, rounds, items }) => {
    const own = numberOf(items);
    if (own === undefined)
      do next += 1;
      while (taken.has(String(next)));
    const first = rounds[0]!.unit;
    const venue = first?.['venue'];
    const pool = venue === usual ? undefined : textOf(venues.get(venue) ?? {}, 'name');
    return element(
      'SESSION',
      {
        number: own ?? next,
        date: day,
        name: first && textOf(first, 'description'),
        daytime: first && clockOf(first),
        ...itemClocks(items, parts.unwritten),
      },
      [
        ...(pool === undefined ? [] : [element('POOL', { name: pool })]),
        ...wrapped('JUDGES', judgeElements(rounds, parts)),
        ...wrapped(
          'EVENTS',
          rounds.map((round, index) => eventElement(round, index + 1, parts)),
        ),
      ],
    );
  });
}

/** Where most rounds are; a session elsewhere names its pool. */
export function usualVenue(sessions: readonly { rounds: readonly SwimRound[] }[]): string | undefined {
  const counts = Map.groupBy(
    sessions.flatMap(({ rounds }) => rounds),
    ({ unit }) => unit?.['venue'],
  );
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

function arrangeSessions({ files, events, firstDay, unwritten }: SessionParts): Session[] {
  const sports = swimmingIds(files);
  const items = (files.units ?? []).filter(
    ({ type, discipline }) => type !== 'competition' && discipline !== undefined && sports.has(discipline),
  );
  const position = new Map(files.units?.map((unit, index) => [unit, index]));
  const rounds = events.flatMap((event) => event.rounds);
  const dayOfRound = ({ unit }: SwimRound): string => (unit && dayOf(unit)) ?? firstDay;
  const startOf = ({ unit }: SwimRound): string => (unit && clockOf(unit)) ?? '';
  const sorted = rounds.toSorted(
    (one, other) =>
      dayOfRound(one).localeCompare(dayOfRound(other)) ||
      startOf(one).localeCompare(startOf(other)) ||
      (position.get(one.unit!) ?? 0) - (position.get(other.unit!) ?? 0),
  );
  const sessions: Session[] = [];
  for (const round of sorted) {
    const day = dayOfRound(round);
    const warmUps = items.filter((item) => item['type'] === 'training' && dayOf(item) === day);
    const before = warmUps.filter((item) => (clockOf(item) ?? '') <= startOf(round));
    const key = [day, textOf(round.unit ?? {}, 'description'), round.unit?.['venue'], before.length || 1].join('\t');
    const last = sessions.at(-1);
    if (last?.key === key) last.rounds.push(round);
    else sessions.push({ key, day, rounds: [round], items: [] });
  }
  for (const item of items) {
    const ofDay = sessions.filter(({ day }) => day === dayOf(item));
    const number = numberOf([item]);
    const session =
      ofDay.find((one) => number !== undefined && numberOf(one.items) === number) ??
      ofDay.find(({ rounds: [round], items: own }) => own.length === 0 && startOf(round!) >= (clockOf(item) ?? '')) ??
      ofDay.at(-1);
    if (session) session.items.push(item);
    else unwritten.add(`units ${item['type']}`, 'noPlace');
  }
  return sessions;
}

/** The number in the id of a warm-up or meeting that came from such a file: `SWM-S.2031-03-15.1.WARMUP`. */
const numberOf = (items: readonly FolderRow[]): string | undefined =>
  items.map(({ id }) => /^SWM-S\.[\d-]+\.(\d+)\./u.exec(id ?? '')?.[1]).find((number) => number !== undefined);

function itemClocks(items: readonly FolderRow[], unwritten: Unwritten): Record<string, string | undefined> {
  const clocks: Record<string, string | undefined> = {};
  const set = (item: FolderRow, values: Record<string, string | undefined>): void => {
    if (Object.keys(values).some((name) => clocks[name] !== undefined))
      unwritten.add(`units ${item['type']}`, 'noPlace');
    else Object.assign(clocks, values);
  };
  for (const item of items) {
    const from = clockOf(item);
    if (item['type'] === 'training') set(item, { warmupfrom: from, warmupuntil: clockOf(item, 'end') });
    else if (item['type'] === 'technical-meeting')
      set(item, { [item['id']?.endsWith('.OFFICIALS') ? 'officialmeeting' : 'teamleadermeeting']: from });
    else unwritten.add(`units ${item['type']}`, 'noPlace');
  }
  return clocks;
}

/** Officials of every contest of a session are its judges. */
function judgeElements(rounds: readonly SwimRound[], { files, officialId, unwritten }: SessionParts): NewElement[] {
  const heats = rounds.flatMap((round) => round.heats.map(({ unit }) => unit['id']));
  const here = new Set(heats);
  const rows = (files.officials ?? []).filter(({ unit }) => here.has(unit));
  const byPost = Map.groupBy(rows, (row) => `${row['participant']} ${row['function'] ?? ''}`);
  return [...byPost.values()].flatMap((ofPost) => {
    if (new Set(ofPost.map(({ unit }) => unit)).size < here.size) {
      unwritten.add('officials', 'noPlace', ofPost.length);
      return [];
    }
    const [{ participant, function: role }] = ofPost as [FolderRow];
    return [element('JUDGE', { officialid: officialId(participant!), role: role?.replaceAll('-', '') || 'OTH' })];
  });
}

const genders: Readonly<Record<string, string>> = { M: 'M', W: 'F', X: 'X' };

function eventElement(round: SwimRound, order: number, { places, year }: SessionParts): NewElement {
  const { event, unit, heats } = round;
  const { distance, legs, stroke, name, technique } = event.style;
  const before = event.rounds[event.rounds.indexOf(round) - 1];
  return element(
    'EVENT',
    {
      eventid: round.id,
      preveventid: before?.id ?? -1,
      number: unit?.['number'] ?? round.id,
      order,
      gender: lookUp(genders, event.row['gender']) ?? 'A',
      round: round.code,
      daytime: unit && clockOf(unit),
    },
    [
      element('SWIMSTYLE', { distance, relaycount: legs, stroke, technique, name }),
      ...wrapped('AGEGROUPS', ageGroupElements(round, places, year)),
      ...wrapped(
        'HEATS',
        heats.map((heat, index) =>
          heatElement(heat, Number(heat.unit['order'] ?? index + 1), ageGroupId(event, heat.group, year)),
        ),
      ),
    ],
  );
}

function heatElement({ id, number, final, unit }: SwimHeat, order: number, agegroupid: number | undefined): NewElement {
  const state =
    unit['status'] === 'FINISHED' || unit['result_status'] === 'OFFICIAL' || unit['result_status'] === 'UNOFFICIAL'
      ? unit['result_status'] === 'UNOFFICIAL'
        ? 'INOFFICIAL'
        : 'OFFICIAL'
      : unit['result_status'] === 'START_LIST'
        ? 'SEEDED'
        : 'SCHEDULED';
  return element('HEAT', { heatid: id, number, order, final, daytime: clockOf(unit), status: state, agegroupid });
}
