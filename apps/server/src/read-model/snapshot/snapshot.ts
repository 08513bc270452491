import type pg from 'pg';
import type { OutboxMessage } from '../../feed/outbox.ts';
import { publicPartition, readInstallation } from '../../feed/installation.ts';
import { loadAwards } from './awards.ts';
import type { Awards } from './awards.ts';
import { loadPeople } from './people.ts';
import type { People } from './people.ts';
import { loadUnits } from './programme.ts';
import type { UnitInfo } from './programme.ts';
import { loadReference } from './load-reference.ts';
import type { Reference } from './reference.ts';

/** What documents are built from, kept in memory: everything small and asked for by many. Lines and actions stay in tables. */
export interface Snapshot {
  partition: number;
  reference: Reference;
  people: People;
  units: Map<string, UnitInfo>;
  awards: Awards;
  /** Newest stamp in the snapshot: how old documents of the whole Games are. */
  stamp: string;
  /** When the newest message came, epoch milliseconds: nothing that documents say is younger, however it is dated. */
  receivedAt: number;
  /** Rows that cannot be presented, by table and code: of what names things, and of the programme. */
  leftOut: { reference: string[]; units: string[] };
  /** Grows with every refresh: what is derived from a snapshot is remembered by it. */
  version: number;
}

let versions = 0;

/** Rows of all kinds that no document shows because they cannot be presented. */
export function rowsLeftOut({ leftOut, people }: Snapshot): string[] {
  return [...leftOut.reference, ...people.leftOut, ...leftOut.units];
}

/** No partition has this number: the Games of an empty database. */
const noPartition = 0;

/**
 * The public Games, read whole; Games without anything in them on an empty database.
 * `unranked`: organisations that have no rank, whatever the source says of them.
 */
export async function loadSnapshot(
  pool: pg.Pool,
  defaultZone: string,
  unranked: readonly string[] = [],
): Promise<Snapshot> {
  const { gamesCode = '' } = await readInstallation(pool);
  const partition = (await publicPartition(pool)) ?? noPartition;
  const leftOut: string[] = [];
  const reference = await loadReference(pool, partition, gamesCode, defaultZone, leftOut);
  for (const code of unranked) {
    const organisation = reference.organisations.get(code);
    if (organisation) organisation.isRanked = false;
  }
  const [people, programme, awards, stamp, receivedAt] = await Promise.all([
    loadPeople(pool, partition, reference),
    loadUnits(pool, partition, 'all', reference),
    loadAwards(pool, partition, 'all'),
    newestStamp(pool, partition),
    lastReceived(pool),
  ]);
  return {
    partition,
    reference,
    people,
    units: programme.units,
    awards,
    stamp,
    receivedAt,
    leftOut: { reference: leftOut, units: programme.leftOut },
    version: (versions += 1),
  };
}

async function newestStamp(pool: pg.Pool, partition: number): Promise<string> {
  const { rows } = await pool.query<{ stamp: string | null }>(
    `select max(stamp) as stamp from (
       select max(stamp) as stamp from feed.heads where partition = $1
       union all select max(stamp) from sport.schedule_units where partition = $1) as stamps`,
    [partition],
  );
  return rows[0]?.stamp ?? '';
}

async function lastReceived(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ received_at: number }>(
    'select received_at from feed.journal order by id desc limit 1',
  );
  return rows[0]?.received_at ?? 0;
}

/**
 * Brings a snapshot up to date with outbox messages by reading again only what they touch.
 * @returns the snapshot to use from now on, and each message's keys.
 */
export async function refreshSnapshot(
  pool: pg.Pool,
  snapshot: Snapshot,
  messages: readonly OutboxMessage[],
  defaultZone: string,
  unranked: readonly string[] = [],
): Promise<{ snapshot: Snapshot; keys: Map<number, string[]> }> {
  const keys = new Map(messages.map((message) => [message.seq, [...message.keys]]));
  const isWhole = snapshot.partition === noPartition || messages.some((message) => message.keys.includes('games'));
  if (isWhole) return { snapshot: await loadSnapshot(pool, defaultZone, unranked), keys };

  const current = snapshot;
  const touched = touchedBy(messages.filter((message) => message.partition === current.partition));
  const { reference, partition } = current;
  const before = new Map<string, string>();
  for (const id of touched.units) before.set(id, current.units.get(id)?.day ?? '');
  const codes = [...touched.disciplines];
  const wholeDays = new Map(codes.map((code) => [code, daysOf(current, code)]));
  const ids = [...touched.units];
  const events = [...touched.awards];
  const [byDiscipline, byId, awards, people, stamp, receivedAt] = await Promise.all([
    codes.length > 0 ? loadUnits(pool, partition, { disciplines: codes }, reference) : undefined,
    ids.length > 0 ? loadUnits(pool, partition, { ids }, reference) : undefined,
    events.length > 0 ? loadAwards(pool, partition, events) : undefined,
    touched.hasPeople ? loadPeople(pool, partition, reference) : current.people,
    newestStamp(pool, partition),
    lastReceived(pool),
  ]);
  // From here on without a pause: whoever builds a document sees the snapshot before or after, never between.
  if (byDiscipline) {
    for (const [id, unit] of current.units)
      if (touched.disciplines.has(unit.disciplineCode ?? '')) current.units.delete(id);
    for (const [id, unit] of byDiscipline.units) current.units.set(id, unit);
  }
  for (const id of ids) replace(current.units, id, byId?.units.get(id));
  for (const event of events) {
    replace(current.awards.byEvent, event, awards?.byEvent.get(event));
    replace(current.awards.corrections, event, awards?.corrections.get(event));
    replace(current.awards.withdrawals, event, awards?.withdrawals.get(event));
  }
  const again = new Set([...(byDiscipline?.leftOut ?? []), ...(byId?.leftOut ?? [])]);
  // One that is well now stands among the units; one that is gone stays named until the next whole reading.
  for (const name of current.leftOut.units) if (!current.units.has(name.slice(name.indexOf(' ') + 1))) again.add(name);
  current.leftOut.units = [...again];
  current.people = people;
  current.stamp = stamp;
  current.receivedAt = receivedAt;
  current.version = versions += 1;
  for (const [code, days] of wholeDays) for (const day of daysOf(current, code)) days.add(day);
  for (const message of messages) addDays(keys.get(message.seq)!, current, before, wholeDays);
  return { snapshot: current, keys };
}

function replace<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}

interface Touched {
  units: Set<string>;
  disciplines: Set<string>;
  awards: Set<string>;
  hasPeople: boolean;
}

function touchedBy(messages: readonly OutboxMessage[]): Touched {
  const touched: Touched = { units: new Set(), disciplines: new Set(), awards: new Set(), hasPeople: false };
  for (const message of messages) {
    const isWholeSchedule = message.kind === 'schedule' && message.unit === undefined;
    for (const key of message.keys) {
      const [name, value = ''] = splitKey(key);
      if (name === 'unit') touched.units.add(value);
      if (name === 'participants') touched.hasPeople = true;
      if (name === 'event' && message.keys.includes('medals')) touched.awards.add(value);
      if (name === 'discipline' && isWholeSchedule) touched.disciplines.add(value.toUpperCase());
    }
  }
  return touched;
}

function splitKey(key: string): [string, string?] {
  const index = key.indexOf(':');
  return index === -1 ? [key] : [key.slice(0, index), key.slice(index + 1)];
}

function daysOf(snapshot: Snapshot, disciplineCode: string): Set<string> {
  const days = new Set<string>();
  for (const unit of snapshot.units.values()) if (unit.disciplineCode === disciplineCode) days.add(unit.day);
  return days;
}

/**
 * A unit's change is a change of its day, also of the day it has left. A whole schedule is one of all days of its
 * discipline, before and after: what it no longer names was on one of them.
 */
function addDays(
  keys: string[],
  snapshot: Snapshot,
  before: ReadonlyMap<string, string>,
  wholeDays: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const days = new Set<string>();
  for (const key of keys) {
    const [name, id = ''] = splitKey(key);
    if (name === 'discipline') for (const day of wholeDays.get(id.toUpperCase()) ?? []) days.add(day);
    if (name !== 'unit') continue;
    days.add(snapshot.units.get(id)?.day ?? '');
    days.add(before.get(id) ?? '');
  }
  for (const day of days) if (day) keys.push(`day:${day}`);
}
