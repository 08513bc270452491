import type { CalendarDay } from '@podium/games';
import { runsOn } from './services.ts';
import { serviceDayStart } from './service-time.ts';
import { isApproximate } from './stop-times.ts';
import { tripStarts } from './trip-starts.ts';
import type { Timetable, TimetableTrip } from './timetable.ts';

/** A trip on one day, or one of its runs if it has frequencies. */
export interface LineRun {
  trip: TimetableTrip;
  /** In the order of the trip. */
  stops: readonly { stopId: string; at: number }[];
  /** False if any of its times is an estimate. */
  isExact: boolean;
}

/** Runs of a line on a service day, ordered by start. Times are epoch milliseconds; that of the last stop is its arrival. */
export function lineRuns(timetable: Timetable, lineId: string, day: CalendarDay): readonly LineRun[] {
  const { stopTimes } = timetable;
  const zero = serviceDayStart(day, timetable.timeZone);
  const runs: LineRun[] = [];
  for (const trip of timetable.trips) {
    const service = timetable.services.get(trip.serviceId);
    if (trip.lineId !== lineId || !service || !runsOn(service, day)) continue;
    const base = stopTimes.departure[trip.first]!;
    const indexes = Array.from({ length: trip.end - trip.first }, (_, index) => trip.first + index);
    const isFixed = indexes.every((index) => (stopTimes.flags[index]! & isApproximate) === 0);
    for (const { start, period } of tripStarts(trip, base)) {
      runs.push({
        trip,
        stops: indexes.map((index) => ({
          stopId: stopTimes.stopIds[stopTimes.stop[index]!]!,
          at: zero + (start + stopTimes.departure[index]! - base) * 1000,
        })),
        isExact: isFixed && period?.isExact !== false,
      });
    }
  }
  return runs.sort((a, b) => a.stops[0]!.at - b.stops[0]!.at);
}

/**
 * One order of stops for trips that skip or add some: the longest sequence, with the missing stops of the others inserted
 * after the stop before them. Every sequence is contained in the result in its own order.
 */
export function mergeStops(sequences: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  for (const sequence of sequences.toSorted((a, b) => b.length - a.length)) {
    let position = -1;
    for (const stop of sequence) {
      const index = merged.indexOf(stop, position + 1);
      if (index === -1) merged.splice(position + 1, 0, stop);
      position = index === -1 ? position + 1 : index;
    }
  }
  return merged;
}
