import { addDays } from '@podium/games';
import type { CalendarDay } from '@podium/games';
import { runsOn } from './services.ts';
import { dayInZone, serviceDayStart } from './service-time.ts';
import { isApproximate, isOnRequest } from './stop-times.ts';
import type { FrequencyPeriod, Timetable, TimetableTrip } from './timetable.ts';

export interface Departure {
  /** Epoch milliseconds. */
  at: number;
  stopId: string;
  tripId: string;
  lineId: string;
  direction: '0' | '1';
  headsign: string;
  /** Headsign of this stop, rather than of the whole trip. */
  isStopHeadsign: boolean;
  /** Day to which the trip belongs: a departure at 25:10:00 is after midnight of this day. */
  serviceDay: CalendarDay;
  /** False if the time is an estimate: without a fixed timetable, or between fixed times. */
  isExact: boolean;
  /** Interval in seconds, for trips without a fixed timetable. */
  headway: number | undefined;
  /** Has to be arranged by phone or with the driver. */
  isOnRequest: boolean;
}

/** Departures of one service day, including those after its midnight, ordered by time. */
export function departuresOf(
  timetable: Timetable,
  stopIds: Iterable<string>,
  serviceDay: CalendarDay,
): readonly Departure[] {
  return unordered(timetable, stopIds, serviceDay, -Infinity).sort(byTime);
}

/**
 * The first departures from an instant on, of all service days: those of the evening before that run past midnight, and
 * those of later days if today has too few.
 *
 * @param instant epoch milliseconds
 */
export function nextDepartures(
  timetable: Timetable,
  stopIds: readonly string[],
  instant: number,
  limit: number,
): readonly Departure[] {
  const today = dayInZone(instant, timetable.timeZone);
  const found: Departure[] = [];
  for (let ahead = -daysPastMidnight; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    const start = serviceDayStart(day, timetable.timeZone);
    // Departures of this day and later ones are not before `start`.
    if (found.length >= limit && found[limit - 1]!.at <= start) break;
    found.push(...unordered(timetable, stopIds, day, instant));
    found.sort(byTime);
  }
  return found.slice(0, limit);
}

/** Service times reach `71:59:59` in practice: long-distance trains. */
const daysPastMidnight = 2;
const daysAhead = 14;

const byTime = (one: Departure, other: Departure): number =>
  one.at - other.at || (one.tripId < other.tripId ? -1 : one.tripId > other.tripId ? 1 : 0);

function unordered(timetable: Timetable, stopIds: Iterable<string>, day: CalendarDay, from: number): Departure[] {
  const { stopTimes, trips } = timetable;
  const start = serviceDayStart(day, timetable.timeZone);
  const earliest = (from - start) / 1000;
  const running = new Map<string, boolean>();
  const isRunning = (serviceId: string): boolean => {
    let isOn = running.get(serviceId);
    if (isOn === undefined) {
      const service = timetable.services.get(serviceId);
      isOn = service !== undefined && runsOn(service, day);
      running.set(serviceId, isOn);
    }
    return isOn;
  };
  const found: Departure[] = [];
  for (const stopId of new Set(stopIds)) {
    const stop = stopIndex(timetable, stopId);
    if (stop === undefined) continue;
    for (let at = stopTimes.offsets[stop]!; at < stopTimes.offsets[stop + 1]!; at++) {
      const index = stopTimes.byStop[at]!;
      const trip = trips[stopTimes.trip[index]!]!;
      const seconds = stopTimes.departure[index]!;
      if (trip.periods.length === 0 && seconds < earliest) continue;
      if (!isRunning(trip.serviceId)) continue;
      const headsign = stopTimes.headsigns.get(index);
      const departure = {
        stopId,
        tripId: trip.id,
        lineId: trip.lineId,
        direction: trip.direction,
        headsign: headsign ?? trip.headsign,
        isStopHeadsign: headsign !== undefined,
        serviceDay: day,
        isOnRequest: (stopTimes.flags[index]! & isOnRequest) !== 0,
      };
      const isFixed = (stopTimes.flags[index]! & isApproximate) === 0;
      for (const run of runsOf(trip, seconds - stopTimes.departure[trip.first]!, seconds)) {
        if (run.seconds < earliest) continue;
        found.push({
          ...departure,
          at: start + run.seconds * 1000,
          isExact: isFixed && run.period?.isExact !== false,
          headway: run.period?.isExact === false ? run.period.headway : undefined,
        });
      }
    }
  }
  return found;
}

interface Run {
  /** Of the departure from the stop. */
  seconds: number;
  period?: FrequencyPeriod;
}

/** @param ride seconds from the first stop to this one @param seconds time of a trip without frequencies */
function* runsOf(trip: TimetableTrip, ride: number, seconds: number): Generator<Run> {
  if (trip.periods.length === 0) yield { seconds };
  for (const period of trip.periods)
    for (let at = period.from; at < period.until; at += period.headway) yield { seconds: at + ride, period };
}

const stopIndexes = new WeakMap<Timetable, Map<string, number>>();

function stopIndex(timetable: Timetable, stopId: string): number | undefined {
  let indexes = stopIndexes.get(timetable);
  if (!indexes) {
    indexes = new Map(timetable.stopTimes.stopIds.map((id, index) => [id, index]));
    stopIndexes.set(timetable, indexes);
  }
  return indexes.get(stopId);
}
