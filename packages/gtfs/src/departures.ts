import { addDays } from '@podium/games';
import type { CalendarDay } from '@podium/games';
import { runsOn } from './services.ts';
import { dayInZone, serviceDayStart } from './service-time.ts';
import { isApproximate, isOnRequest } from './stop-times.ts';
import type { Timetable } from './timetable.ts';
import { tripStarts } from './trip-starts.ts';

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
export function listDepartures(
  timetable: Timetable,
  stopIds: Iterable<string>,
  serviceDay: CalendarDay,
): readonly Departure[] {
  return unordered(timetable, stopIds, serviceDay, { from: -Infinity, limit: Infinity }).sort(byTime);
}

/**
 * The first departures from an instant on, of all service days: those of the previous evening that run past midnight,
 * and those of later days if today has too few.
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
  const departures: Departure[] = [];
  for (let dayOffset = -daysPastMidnight; dayOffset <= daysAhead; dayOffset++) {
    const day = addDays(today, dayOffset);
    const start = serviceDayStart(day, timetable.timeZone);
    // Departures of this day and later ones are not before `start`.
    if (departures.length >= limit && departures[limit - 1]!.at <= start) break;
    departures.push(...unordered(timetable, stopIds, day, { from: instant, limit }));
    departures.sort(byTime);
  }
  return departures.slice(0, limit);
}

/** Service times reach `71:59:59` in practice: long-distance trains. */
const daysPastMidnight = 2;
const daysAhead = 14;

const byTime = (a: Departure, b: Departure): number =>
  a.at - b.at || (a.tripId < b.tripId ? -1 : a.tripId > b.tripId ? 1 : 0);

/**
 * Departures of a service day in any order.
 *
 * @param from earliest instant
 * @param limit number of departures per stop, after which the rest may be omitted
 */
function unordered(
  timetable: Timetable,
  stopIds: Iterable<string>,
  day: CalendarDay,
  { from, limit }: { from: number; limit: number },
): Departure[] {
  const { byStop, offsets, fixedFrom, departure } = timetable.stopTimes;
  const zero = serviceDayStart(day, timetable.timeZone);
  const earliest = (from - zero) / 1000;
  const reader = new DepartureReader(timetable, day, zero);
  const departures: Departure[] = [];
  for (const stopId of new Set(stopIds)) {
    const stop = stopIndex(timetable, stopId);
    if (stop === undefined) continue;
    const [fixed, end] = [fixedFrom[stop]!, offsets[stop + 1]!];
    for (let index = offsets[stop]!; index < fixed; index++) departures.push(...reader.read(byStop[index]!, earliest));
    const maxLength = departures.length + limit;
    for (
      let index = firstFrom(byStop, departure, { fixed, end, earliest });
      index < end && departures.length < maxLength;
      index++
    )
      departures.push(...reader.read(byStop[index]!, earliest));
  }
  return departures;
}

/** Position of the first departure that is not before a time, by binary search. */
function firstFrom(
  byStop: Uint32Array,
  departure: Int32Array,
  { fixed, end, earliest }: { fixed: number; end: number; earliest: number },
): number {
  let [low, high] = [fixed, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departure[byStop[middle]!]! < earliest) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Reads the departures of one service day from the stop times. */
class DepartureReader {
  readonly #timetable: Timetable;
  readonly #day: CalendarDay;
  readonly #zero: number;
  readonly #running = new Map<string, boolean>();

  constructor(timetable: Timetable, day: CalendarDay, zero: number) {
    this.#timetable = timetable;
    this.#day = day;
    this.#zero = zero;
  }

  /** Departures of a stop time, several for trips with frequencies. @param earliest seconds of the service day */
  *read(index: number, earliest: number): Generator<Departure> {
    const { stopTimes, trips } = this.#timetable;
    const trip = trips[stopTimes.trip[index]!]!;
    if (!this.#isRunning(trip.serviceId)) return;
    const flags = stopTimes.flags[index]!;
    const headsign = stopTimes.headsigns.get(index);
    const base = stopTimes.departure[trip.first]!;
    const ride = stopTimes.departure[index]! - base;
    for (const { start, period } of tripStarts(trip, base)) {
      if (start + ride < earliest) continue;
      const isEstimate = (flags & isApproximate) !== 0 || period?.isExact === false;
      yield {
        at: this.#zero + (start + ride) * 1000,
        stopId: stopTimes.stopIds[stopTimes.stop[index]!]!,
        tripId: trip.id,
        lineId: trip.lineId,
        direction: trip.direction,
        headsign: headsign ?? trip.headsign,
        isStopHeadsign: headsign !== undefined,
        serviceDay: this.#day,
        isExact: !isEstimate,
        headway: period?.isExact === false ? period.headway : undefined,
        isOnRequest: (flags & isOnRequest) !== 0,
      };
    }
  }

  #isRunning(serviceId: string): boolean {
    const cached = this.#running.get(serviceId);
    if (cached !== undefined) return cached;
    const service = this.#timetable.services.get(serviceId);
    const isRunning = service !== undefined && runsOn(service, this.#day);
    this.#running.set(serviceId, isRunning);
    return isRunning;
  }
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
