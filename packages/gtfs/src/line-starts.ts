import type { CalendarDay } from '@podium/games';
import { runsOn } from './services.ts';
import { serviceDayStart } from './service-time.ts';
import { tripStarts } from './trip-starts.ts';
import type { Timetable } from './timetable.ts';

export interface LineStart {
  /** Departure at the first stop, in epoch milliseconds. */
  at: number;
  /** First stop of the trip. */
  stopId: string;
}

/** Departures of every line from its first stops on a service day, ordered by time, in one pass over the trips. */
export function lineStarts(timetable: Timetable, day: CalendarDay): ReadonlyMap<string, LineStart[]> {
  const { stopTimes, services } = timetable;
  const zero = serviceDayStart(day, timetable.timeZone);
  const runsByService = new Map<string, boolean>();
  const isRunning = (id: string): boolean => {
    const cached = runsByService.get(id);
    if (cached !== undefined) return cached;
    const service = services.get(id);
    const runs = service !== undefined && runsOn(service, day);
    runsByService.set(id, runs);
    return runs;
  };
  const lines = new Map<string, LineStart[]>();
  for (const trip of timetable.trips) {
    if (!isRunning(trip.serviceId) || trip.first === trip.end) continue;
    const starts = lines.get(trip.lineId) ?? [];
    lines.set(trip.lineId, starts);
    const stopId = stopTimes.stopIds[stopTimes.stop[trip.first]!]!;
    for (const { start } of tripStarts(trip, stopTimes.departure[trip.first]!))
      starts.push({ at: zero + start * 1000, stopId });
  }
  for (const starts of lines.values()) starts.sort((a, b) => a.at - b.at);
  return lines;
}
