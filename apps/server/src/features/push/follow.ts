import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { liveKeys, parseLiveKey } from '@podium/contract/live-keys';
import type { OutboxMessage } from '../../feed/outbox.ts';
import { machineNow } from '../../ground/machine-time.ts';
import type { Programme, UnitInfo } from '../../read-model/programme/programme.ts';
import { veiledSnapshot } from '../../read-model/programme/veiled-snapshot.ts';
import type { FeatureKit } from '../kit.ts';
import { announce, voidReminders } from './announce.ts';
import { decideMedals, decideUnit } from './decide.ts';
import type { AnnouncedEvent, AnnouncedUnit, UnitChange } from './decide.ts';
import { eventTopic, unitTopic } from './news.ts';
import type { News, Subject } from './news.ts';
import { isAnnounced, medalSubjects, eventMedals, readOutcomes, unitState, unitSubjects } from './states.ts';
import { hasAnnounced, storeAnnounced, readAnnounced } from './told.ts';

const hourMs = 3_600_000;
const newsLifeMs = 12 * hourMs;

/** Units and events affected by changes; `all` after a change of the Games as a whole. */
function touchedBy(changes: readonly OutboxMessage[]): { units: Set<string>; events: Set<string>; isAll: boolean } {
  const units = new Set<string>();
  const events = new Set<string>();
  let isAll = false;
  for (const key of changes.flatMap(({ keys }) => keys)) {
    if (key === liveKeys.games) isAll = true;
    const { kind, of } = parseLiveKey(key) ?? { of: '' };
    if (kind === 'unit') units.add(of);
    if (kind === 'awards') events.add(of);
  }
  return { units, events, isAll };
}

/**
 * Compares changes with what was announced to devices, and announces the difference. Runs in the transaction that
 * advances the follower's position, so that each difference is announced exactly once.
 */
export async function followChanges(
  changes: readonly OutboxMessage[],
  client: pg.ClientBase,
  kit: Pick<FeatureKit, 'programme' | 'programmeAt' | 'clock'>,
): Promise<void> {
  await kit.programmeAt(changes.at(-1)!.seq);
  const programme = kit.programme();
  const ownChanges = changes.filter(({ partition }) => partition === programme.partition);
  if (ownChanges.length === 0) return;
  const { units, events, isAll } = touchedBy(ownChanges);
  // If nothing was announced yet, the current state becomes the baseline.
  const isBaseline = isAll || !(await hasAnnounced(client, programme.partition));
  const concerned = isBaseline
    ? [...programme.units.values()]
    : [...units].flatMap((id) => programme.units.get(id) ?? []);
  await followUnits(client, programme, concerned.filter(isAnnounced), kit.clock.now());
  await followEvents(client, programme, isBaseline ? allEvents(programme) : [...events]);
}

const allEvents = ({ reference, awards }: Programme): string[] => [
  ...new Set([...reference.events.keys(), ...awards.byEvent.keys()]),
];

async function followUnits(
  client: pg.ClientBase,
  programme: Programme,
  units: readonly UnitInfo[],
  now: number,
): Promise<void> {
  const { partition } = programme;
  const announcedUnits = await readAnnounced<AnnouncedUnit>(
    client,
    partition,
    'unit',
    units.map(({ id }) => id),
  );
  const outcomes = await readOutcomes(client, partition, units);
  const nextUnits = new Map<string, AnnouncedUnit>();
  for (const unit of units) {
    const before = announcedUnits.get(unit.id);
    const decision = decideUnit(before, unitState(unit, outcomes.get(unit.id)), now);
    if (!isDeepStrictEqual(stored(decision.told), before)) nextUnits.set(unit.id, decision.told);
    const { change } = decision;
    if (change && change.kind !== 'result' && change.kind !== 'correction')
      await voidReminders(client, partition, unit.id);
    if (change) await announce(client, partition, unitNews(programme, unit, change));
  }
  await storeAnnounced(client, partition, 'unit', nextUnits);
}

/** Converts a state as JSON storage does, without undefined fields. */
const stored = (announced: AnnouncedUnit): unknown => JSON.parse(JSON.stringify(announced));

function unitNews(programme: Programme, unit: UnitInfo, change: UnitChange): News {
  const veiledUnit = veiledSnapshot(programme).units.get(unit.id) ?? unit;
  const type = change.kind === 'result' || change.kind === 'correction' ? 'result' : 'schedule';
  return {
    topic: unitTopic(unit.id),
    facts: { type, unit: unit.id, change },
    expiresAt: machineNow() + newsLifeMs,
    to: {
      open: affectedSubjects(change, unitSubjects(programme, unit)),
      veiled: affectedSubjects(change, unitSubjects(programme, veiledUnit)),
    },
  };
}

/** Followers of an athlete or a team are notified of a correction only if it changes that competitor's outcome. */
function affectedSubjects(change: UnitChange, subjects: Subject[]): Subject[] {
  if (change.kind !== 'correction') return subjects;
  return subjects.filter(({ kind, id }) => (kind !== 'athlete' && kind !== 'team') || Object.hasOwn(change.before, id));
}

async function followEvents(client: pg.ClientBase, programme: Programme, events: readonly string[]): Promise<void> {
  const { partition } = programme;
  const announcedEvents = await readAnnounced<AnnouncedEvent>(client, partition, 'event', events);
  const nextEvents = new Map<string, AnnouncedEvent>();
  for (const event of events) {
    const before = announcedEvents.get(event);
    const decision = decideMedals(before, eventMedals(programme, event));
    if (decision.told !== before) nextEvents.set(event, decision.told);
    if (!decision.change) continue;
    const subjects = medalSubjects(programme, event, decision.change);
    await announce(client, partition, {
      topic: eventTopic(event),
      facts: { type: 'medal', event, medals: decision.change },
      expiresAt: machineNow() + newsLifeMs,
      // A notification about a medal reveals its winner.
      to: { open: subjects, veiled: subjects.filter(({ kind }) => kind === 'discipline') },
    });
  }
  await storeAnnounced(client, partition, 'event', nextEvents);
}
