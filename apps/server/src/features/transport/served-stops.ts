import type { Timetable, TimetableStop } from '@podium/gtfs';

/** A stop or station with its platforms and the lines that serve it. */
export interface ServedStop {
  stop: TimetableStop;
  /** Its platforms, or the stop itself. */
  places: readonly string[];
  lineIds: ReadonlySet<string>;
}

const stopsByTimetable = new WeakMap<Timetable, ReadonlyMap<string, ServedStop>>();

/** Stations and single stops that any trip serves, by id; platforms are part of their station. */
export function servedStops(timetable: Timetable): ReadonlyMap<string, ServedStop> {
  const stops = stopsByTimetable.get(timetable) ?? collect(timetable);
  stopsByTimetable.set(timetable, stops);
  return stops;
}

function collect({ stops, trips, stopTimes }: Timetable): Map<string, ServedStop> {
  const linesByPlace = stopTimes.stopIds.map(() => new Set<string>());
  for (const { lineId, first, end } of trips)
    for (let index = first; index < end; index++) linesByPlace[stopTimes.stop[index]!]!.add(lineId);
  const served = new Map<string, { stop: TimetableStop; places: string[]; lineIds: Set<string> }>();
  for (const [index, place] of stopTimes.stopIds.entries()) {
    const lineIds = linesByPlace[index]!;
    if (lineIds.size === 0) continue;
    const stop = stops.get(place)!;
    const whole = (stop.station === undefined ? undefined : stops.get(stop.station)) ?? stop;
    const entry = served.get(whole.id) ?? { stop: whole, places: [], lineIds: new Set<string>() };
    served.set(whole.id, entry);
    entry.places.push(place);
    for (const line of lineIds) entry.lineIds.add(line);
  }
  return served;
}
