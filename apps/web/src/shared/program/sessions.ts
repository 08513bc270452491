import { minutesIn } from './clock-minutes.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'open';

export interface Session {
  part: PartOfDay;
  venue: ScheduleItemAnswer['venue'];
  items: ScheduleItemAnswer[];
}

/**
 * The part of the day in which an item starts. The morning ends at noon, the afternoon at six; items after midnight
 * belong to the previous evening.
 */
export function partOf(item: ScheduleItemAnswer, timeZone: string): PartOfDay {
  if (!item.start || item.status === 'POSTPONED') return 'open';
  const minutes = minutesIn(item.start, timeZone);
  if (minutes < 4 * 60 || minutes >= 18 * 60) return 'evening';
  return minutes < 12 * 60 ? 'morning' : 'afternoon';
}

/** A day of one sport as sessions: the items of one part of the day at one venue, by time. */
export function sessionsOf(items: readonly ScheduleItemAnswer[], timeZone: string): Session[] {
  const sessions = new Map<string, Session>();
  for (const item of items) {
    const part = partOf(item, timeZone);
    const key = `${part} ${item.venue?.id ?? ''}`;
    const session = sessions.get(key);
    if (session) session.items.push(item);
    else sessions.set(key, { part, venue: item.venue, items: [item] });
  }
  return [...sessions.values()];
}

/** Minutes between the end of an item and the start of the next one at the same place; undefined if there is no gap. */
export function gapAfter(item: ScheduleItemAnswer, following: readonly ScheduleItemAnswer[]): number | undefined {
  if (!item.end || item.isStartHidden) return undefined;
  const end = Date.parse(item.end);
  const placeOf = ({ location, venue }: ScheduleItemAnswer) => location?.id ?? venue?.id;
  const next = following.find(
    (other) => other.start && !other.isStartHidden && other.status !== 'CANCELLED' && placeOf(other) === placeOf(item),
  );
  if (!next?.start) return undefined;
  const minutes = Math.round((Date.parse(next.start) - end) / 60_000);
  return minutes > 0 ? minutes : undefined;
}
