import type { EventRef, ScheduleItemAnswer } from '@podium/contract';

type Contest = Pick<ScheduleItemAnswer, 'id' | 'event' | 'discipline'>;

export interface LiveEvent<One extends Contest = ScheduleItemAnswer> {
  event: EventRef;
  key: string;
  sport: string;
  /** Its most important live contest. */
  contest: One;
}

/**
 * The events with a contest under way, each once, in the order in which the live list names them.
 *
 * @param ranked the same contests, the most important first
 */
export function liveEvents<One extends Contest>(live: readonly One[], ranked: readonly One[] = live): LiveEvent<One>[] {
  const found = live.flatMap(({ event, discipline }): [string, LiveEvent<One>][] => {
    const contest = event && ranked.find((one) => one.event?.id === event.id);
    return contest && discipline ? [[event.id, { event, key: discipline.key, sport: discipline.name, contest }]] : [];
  });
  return [...new Map(found).values()];
}
