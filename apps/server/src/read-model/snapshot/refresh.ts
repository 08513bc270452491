import { dayKey, liveKeys, parseLiveKey, participantsKey, programKey, unitKey } from '@podium/contract/live-keys';
import { canonicalCode } from '@podium/disciplines';
import type pg from 'pg';
import type { OutboxMessage } from '../../feed/outbox.ts';
import { loadAwards } from './awards.ts';
import { fieldsOfPlay, updateEstimates } from './estimates.ts';
import { buildPeople } from './people.ts';
import type { People } from './people.ts';
import { readPeopleRows } from './people-rows.ts';
import { withOurKeys } from '../our-keys.ts';
import { unitFamily, unitSides } from '../program/unit-state.ts';
import { loadUnits } from './program.ts';
import type { UnitInfo } from './unit-info.ts';
import { loadStandings } from './standings.ts';
import { lastReceived, loadSnapshot, nextVersion, noPartition } from './snapshot.ts';
import type { GamesSettings, Snapshot } from './snapshot.ts';

/**
 * Updates a snapshot by reading only the data that the outbox messages affect.
 * @returns the snapshot to use from now on, and each message's keys
 */
export async function refreshSnapshot(
  pool: pg.Pool,
  snapshot: Snapshot,
  messages: readonly OutboxMessage[],
  defaultZone: string,
  settings?: GamesSettings,
): Promise<{ snapshot: Snapshot; keys: Map<number, string[]> }> {
  const keys = new Map(messages.map((message) => [message.seq, withOurKeys(message.keys)]));
  const isWhole =
    snapshot.partition === noPartition || messages.some(({ keys: named }) => named.includes(liveKeys.games));
  if (isWhole) return { snapshot: await loadSnapshot(pool, defaultZone, settings), keys };

  const current = snapshot;
  const touched = touchedBy(messages.filter((message) => message.partition === current.partition));
  const { reference, partition } = current;
  const codes = [...touched.disciplines];
  const ids = [...touched.units];
  const events = [...touched.awards];
  const phases = [...touched.standings];
  const [byDiscipline, byId, awards, standings, peopleRows, receivedAt] = await Promise.all([
    codes.length > 0 ? loadUnits(pool, partition, { disciplines: codes }, reference) : undefined,
    ids.length > 0 ? loadUnits(pool, partition, { ids }, reference) : undefined,
    events.length > 0 ? loadAwards(pool, partition, events, current.switches) : undefined,
    phases.length > 0 ? loadStandings(pool, partition, phases) : undefined,
    touched.people.size > 0
      ? readPeopleRows(pool, partition, { disciplines: [...touched.people], rows: current.people.rows })
      : undefined,
    lastReceived(pool),
  ]);
  // Synchronous from here on, so that documents are built from the snapshot before or after, never in between.
  const before = new Map<string, UnitInfo>();
  for (const unit of codes.flatMap((code) => current.units.of('feedCode', code))) before.set(unit.id, unit);
  for (const id of ids) if (current.units.has(id)) before.set(id, current.units.get(id)!);
  if (byDiscipline) {
    for (const code of codes) for (const unit of current.units.of('feedCode', code)) current.units.delete(unit.id);
    for (const [id, unit] of byDiscipline.units) current.units.set(id, unit);
  }
  for (const id of ids) replace(current.units, id, byId?.units.get(id));
  const read = [
    ...before.values(),
    ...ids.flatMap((id) => current.units.get(id) ?? []),
    ...(byDiscipline?.units.values() ?? []),
  ];
  const estimated = updateEstimates(current.units, fieldsOfPlay(read));
  for (const event of events) {
    replace(current.awards.byEvent, event, awards?.byEvent.get(event));
    replace(current.awards.corrections, event, awards?.corrections.get(event));
    replace(current.awards.withdrawals, event, awards?.withdrawals.get(event));
  }
  for (const phase of phases) replace(current.standings, phase, standings?.get(phase));
  const omitted = new Set([...(byDiscipline?.leftOut ?? []), ...(byId?.leftOut ?? [])]);
  // A row that can be presented again is now among the units; a deleted one stays listed until the next full load.
  for (const name of current.leftOut.units)
    if (!current.units.has(name.slice(name.indexOf(' ') + 1))) omitted.add(name);
  current.leftOut.units = [...omitted];
  const peopleBefore = current.people;
  if (peopleRows) current.people = buildPeople(peopleRows, reference);
  for (const { stamp, partition: games } of messages)
    if (games === partition && stamp > current.stamp) current.stamp = stamp;
  current.receivedAt = receivedAt;
  current.version = nextVersion();
  for (const message of messages) {
    const messageKeys = keys.get(message.seq)!;
    messageKeys.push(
      ...programKeys(message, current, before),
      ...estimateKeys(estimated, current),
      ...findOtherSports(message, [peopleBefore, current.people]),
    );
  }
  return { snapshot: current, keys };
}

function replace<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}

interface Touched {
  units: Set<string>;
  /** Feed codes of disciplines whose schedule is read again. */
  disciplines: Set<string>;
  awards: Set<string>;
  /** Phases and pools whose overall list is read again. */
  standings: Set<string>;
  /** Feed codes of disciplines whose people are read again. */
  people: Set<string>;
}

function touchedBy(messages: readonly OutboxMessage[]): Touched {
  const touched: Touched = {
    units: new Set(),
    disciplines: new Set(),
    awards: new Set(),
    standings: new Set(),
    people: new Set(),
  };
  for (const message of messages) {
    for (const key of message.keys) {
      const { kind, of } = parseLiveKey(key) ?? { of: '' };
      if (kind === 'unit') touched.units.add(of);
      if (kind === 'standing') touched.standings.add(of);
      if (kind === 'participants') touched.people.add(of.toUpperCase());
      if (kind === 'event' && message.keys.includes(liveKeys.medals)) touched.awards.add(of);
      if (kind === 'discipline' && isFullSchedule(message)) touched.disciplines.add(of.toUpperCase());
    }
  }
  return touched;
}

const isFullSchedule = (message: OutboxMessage): boolean => message.kind === 'schedule' && message.unit === undefined;

/**
 * Schedule keys of a change: the unit's old and new day, and its event's program if the unit's name, place or parent
 * has changed. A whole schedule affects all units of its discipline, old and new.
 */
function programKeys(message: OutboxMessage, { units }: Snapshot, before: ReadonlyMap<string, UnitInfo>): Set<string> {
  const ids = new Set<string>();
  for (const key of message.keys) {
    const { kind, of } = parseLiveKey(key) ?? { of: '' };
    if (kind === 'unit') ids.add(of);
    if (kind !== 'discipline' || !isFullSchedule(message)) continue;
    const code = of.toUpperCase();
    for (const unit of before.values()) if (unit.feedCode === code) ids.add(unit.id);
    for (const unit of units.of('feedCode', code)) ids.add(unit.id);
  }
  const keys = new Set<string>();
  for (const id of ids) {
    const [old, now] = [before.get(id), units.get(id)];
    const hasMoved = placeOf(old) !== placeOf(now);
    for (const unit of [old, now]) {
      if (unit?.day) keys.add(dayKey(unit.day));
      if (unit && hasMoved) keys.add(programKey(unitFamily(unit)));
    }
  }
  return keys;
}

/** A delay changes the estimated starts of later contests on its field of play. */
function estimateKeys(changed: readonly string[], { units }: Snapshot): string[] {
  return changed.flatMap((id) => [unitKey(id), ...(units.get(id)?.day ? [dayKey(units.get(id)!.day)] : [])]);
}

/** A person in two sports is on the pages of both, so both change. */
function findOtherSports(message: OutboxMessage, peoples: readonly People[]): Set<string> {
  const codes = new Set(
    message.keys.flatMap((key) => {
      const { kind, of } = parseLiveKey(key) ?? { of: '' };
      return kind === 'participants' ? [canonicalCode(of.toUpperCase())] : [];
    }),
  );
  const keys = new Set<string>();
  if (codes.size === 0) return keys;
  for (const { persons } of peoples)
    for (const { disciplines } of persons.values())
      if (disciplines.length > 1 && disciplines.some((code) => codes.has(code)))
        for (const code of disciplines) if (!codes.has(code)) keys.add(participantsKey(code));
  return keys;
}

/** Serialized properties that the pages of neighboring units show. */
function placeOf(unit: UnitInfo | undefined): string {
  if (!unit) return '';
  const {
    name,
    number,
    eventId,
    phaseId,
    parentId,
    day,
    startAt,
    actualStartAt,
    order,
    medal,
    status,
    names,
    entrants,
  } = unit;
  const isPossible = status === 'UNSCHEDULED';
  return JSON.stringify([
    name,
    number,
    eventId,
    phaseId,
    parentId,
    day,
    startAt ?? actualStartAt,
    order,
    medal,
    isPossible,
    names,
    unitSides(unit),
    // Units with the same entrants form one contest.
    medal === 'gold' || parentId !== undefined ? entrants.toSorted() : '',
  ]);
}
