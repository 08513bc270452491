import { cellReader } from './gtfs-feed.ts';
import type { GtfsTable } from './gtfs-feed.ts';
import { parseServiceTime } from './service-time.ts';

/** Bits of `StopTimes.flags`. */
const isNotOffered = 1;
export const isOnRequest = 2;
export const isApproximate = 4;

/** All stop times in parallel arrays, grouped by trip and ordered within it; a departure is an index. */
export interface StopTimes {
  /** Seconds of the service day. */
  departure: Int32Array;
  /** Index in `stopIds`. */
  stop: Uint32Array;
  stopIds: readonly string[];
  /** Index in the trips. */
  trip: Uint32Array;
  flags: Uint8Array;
  /** Headsigns that differ from the trip's. */
  headsigns: ReadonlyMap<number, string>;
  /**
   * Departures of stop `n` are `byStop[offsets[n]]` to `byStop[offsets[n + 1] - 1]`: first those of trips with
   * frequencies, then, from `fixedFrom[n]` on, all others by time.
   */
  byStop: Uint32Array;
  offsets: Uint32Array;
  fixedFrom: Uint32Array;
}

interface TripRange {
  first: number;
  end: number;
}

/**
 * Trip indexes are filled in by the caller.
 *
 * @param frequent trips with frequencies
 */
export function indexStopTimes(
  table: GtfsTable,
  stopIds: readonly string[],
  frequent: ReadonlySet<string>,
): { stopTimes: StopTimes; ranges: Map<string, TripRange> } {
  const readCell = cellReader(table);
  const order = rowsInOrder(table);
  const count = order.length;
  const stopIndexes = new Map(stopIds.map((id, index) => [id, index]));
  const stopTimes = {
    departure: new Int32Array(count).fill(unknownTime),
    stop: new Uint32Array(count),
    stopIds,
    trip: new Uint32Array(count),
    flags: new Uint8Array(count),
    headsigns: new Map<number, string>(),
  };
  const ranges = new Map<string, TripRange>();
  for (const [index, row] of order.entries()) {
    const tripId = readCell(row, 'trip_id');
    const range = ranges.get(tripId);
    if (range) range.end = index + 1;
    else ranges.set(tripId, { first: index, end: index + 1 });
    stopTimes.stop[index] = stopIndexes.get(readCell(row, 'stop_id'))!;
    const seconds = parseServiceTime(readCell(row, 'departure_time') || readCell(row, 'arrival_time'));
    if (seconds !== undefined) stopTimes.departure[index] = seconds;
    const pickup = readCell(row, 'pickup_type');
    stopTimes.flags[index] =
      (pickup === '1' ? isNotOffered : 0) |
      (pickup === '2' || pickup === '3' ? isOnRequest : 0) |
      (readCell(row, 'timepoint') === '0' || seconds === undefined ? isApproximate : 0);
    const headsign = readCell(row, 'stop_headsign');
    if (headsign !== '') stopTimes.headsigns.set(index, headsign);
  }
  const isFrequent = new Uint8Array(count);
  for (const [tripId, { first, end }] of ranges) {
    if (frequent.has(tripId)) isFrequent.fill(1, first, end);
    interpolate(stopTimes.departure, first, end);
    // Trips end at their last stop.
    stopTimes.flags[end - 1]! |= isNotOffered;
  }
  return { stopTimes: { ...stopTimes, ...departuresByStop({ ...stopTimes, isFrequent }, stopIds.length) }, ranges };
}

const unknownTime = -1;

/** Rows grouped by trip, each by stop_sequence. */
function rowsInOrder(table: GtfsTable): (readonly string[])[] {
  const readCell = cellReader(table);
  const byTrip = new Map<string, { row: readonly string[]; sequence: number }[]>();
  for (const row of table.rows) {
    const entry = { row, sequence: Number(readCell(row, 'stop_sequence')) };
    const tripRows = byTrip.get(readCell(row, 'trip_id'));
    if (tripRows) tripRows.push(entry);
    else byTrip.set(readCell(row, 'trip_id'), [entry]);
  }
  return [...byTrip.values()].flatMap((rows) => rows.sort((a, b) => a.sequence - b.sequence).map(({ row }) => row));
}

/** Spreads stops without a time evenly between their neighbors with one. */
function interpolate(departure: Int32Array, first: number, end: number): void {
  let lastTimed = first;
  for (let index = first + 1; index < end; index++) {
    if (departure[index] === unknownTime) continue;
    const step = (departure[index]! - departure[lastTimed]!) / (index - lastTimed);
    for (let between = lastTimed + 1; between < index; between++)
      departure[between] = Math.round(departure[lastTimed]! + step * (between - lastTimed));
    lastTimed = index;
  }
}

interface Unsorted extends Pick<StopTimes, 'stop' | 'flags' | 'departure'> {
  isFrequent: Uint8Array;
}

/** Groups the departures that are offered by stop. */
function departuresByStop(
  { stop, flags, departure, isFrequent }: Unsorted,
  stopCount: number,
): Pick<StopTimes, 'byStop' | 'offsets' | 'fixedFrom'> {
  const offsets = new Uint32Array(stopCount + 1);
  for (let index = 0; index < stop.length; index++)
    if (!(flags[index]! & isNotOffered)) offsets[stop[index]! + 1]! += 1;
  for (let index = 0; index < stopCount; index++) offsets[index + 1]! += offsets[index]!;
  const byStop = new Uint32Array(offsets[stopCount]!);
  const next = offsets.slice();
  for (let index = 0; index < stop.length; index++)
    if (!(flags[index]! & isNotOffered)) byStop[next[stop[index]!]!++] = index;
  const fixedFrom = offsets.slice(0, stopCount);
  for (let index = 0; index < stopCount; index++) {
    const stopRows = byStop.subarray(offsets[index], offsets[index + 1]);
    stopRows.sort((a, b) => isFrequent[b]! - isFrequent[a]! || departure[a]! - departure[b]!);
    const first = stopRows.findIndex((index) => isFrequent[index] === 0);
    fixedFrom[index]! += first === -1 ? stopRows.length : first;
  }
  return { byStop, offsets, fixedFrom };
}
