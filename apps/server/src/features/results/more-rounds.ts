import type pg from 'pg';
import { eventsToBeDrawn, pairedEvents } from '../draw-services.ts';
import type { FeatureKit } from '../kit.ts';
import { countedRows } from './done-rounds.ts';
import { isDecided } from './event-rows.ts';
import type { EventRows } from './event-rows.ts';

/**
 * The rows of an event, which is not over as long as its plan has rounds that are drawn later. Reads the plan only if at
 * most one contest is open: otherwise, the event is not over in any case.
 */
export async function withMoreRounds(
  { all }: Pick<FeatureKit, 'all'>,
  client: pg.Pool | pg.ClientBase,
  rows: EventRows,
): Promise<EventRows> {
  const counted = countedRows(rows.contests);
  const eventId = counted[0]?.unit.eventId;
  if (eventId === undefined || counted.filter((row) => !isDecided(row)).length > 1) return rows;
  const found = await Promise.all(all(eventsToBeDrawn).map(async (find) => find(client)));
  return { ...rows, hasMoreRounds: found.some((ids) => ids.has(eventId)) };
}

/** Ids of events in which only an act of the draw changes who meets. */
export async function readPairedEvents(
  { all }: Pick<FeatureKit, 'all'>,
  client: pg.Pool | pg.ClientBase,
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(all(pairedEvents).map(async (find) => find(client)));
  return new Set(found.flatMap((ids) => [...ids]));
}
