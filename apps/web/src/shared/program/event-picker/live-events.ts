import type { EventRef, ScheduleItemAnswer } from '@podium/contract';

export interface LiveEvent {
  event: EventRef;
  key: string;
  sport: string;
}

/** The events with a contest under way, each once, in the order in which the live list names them. */
export function liveEvents(live: readonly Pick<ScheduleItemAnswer, 'event' | 'discipline'>[]): LiveEvent[] {
  const found = live.flatMap(({ event, discipline }): [string, LiveEvent][] =>
    event && discipline ? [[event.id, { event, key: discipline.key, sport: discipline.name }]] : [],
  );
  return [...new Map(found).values()];
}
