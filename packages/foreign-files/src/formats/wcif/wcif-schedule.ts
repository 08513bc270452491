import { ZoneTimes } from '@podium/games-folder';
import { objectsAt, textAt, wholeAt } from '../../json/read-json.ts';
import type { JsonObject } from '../../json/read-json.ts';
import { stableId } from '../../stable-id.ts';

interface Hall {
  id: string;
  name: string;
  lat: string | undefined;
  lon: string | undefined;
  rooms: { id: string; name: string }[];
}

/** An activity with the times as they are written in a Games folder, with the offset of the Games. */
export interface Activity {
  number: number | undefined;
  code: string;
  name: string;
  start: string;
  end: string;
  venue: string;
  room: string;
}

export interface Schedule {
  halls: Hall[];
  /** Activities of rounds and of anything else, with those inside them, by start. */
  activities: Activity[];
  /** First and last day on the clocks of the Games. */
  days: string[];
}

/** Longest depth of activities inside activities: round, group, attempt. */
const depth = 4;

/** Venues, rooms and activities; activities without a time are left out. */
export function readSchedule(schedule: JsonObject | undefined, timeZone: string): Schedule {
  const times = zoneTimes(timeZone);
  const halls: Hall[] = [];
  const activities: Activity[] = [];
  for (const [index, venue] of objectsAt(schedule, 'venues').entries()) {
    const id = stableId('CUB-V', String(wholeAt(venue, 'id') ?? index + 1));
    if (halls.some((hall) => hall.id === id)) continue;
    const name = textAt(venue, 'name') ?? id;
    const hall: Hall = { id, name, ...position(venue), rooms: [] };
    halls.push(hall);
    for (const [place, room] of objectsAt(venue, 'rooms').entries()) {
      const roomId = stableId(id, String(wholeAt(room, 'id') ?? place + 1));
      if (hall.rooms.some((other) => other.id === roomId)) continue;
      hall.rooms.push({ id: roomId, name: textAt(room, 'name') ?? roomId });
      visit(objectsAt(room, 'activities'), depth, (activity) => {
        const found = activityOf(activity, times);
        if (found) activities.push({ ...found, venue: id, room: roomId });
      });
    }
  }
  const sorted = activities.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  return {
    halls,
    activities: sorted,
    days: sorted.flatMap(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)]).toSorted(),
  };
}

/** The zone of the first venue that names a zone of the tz database. */
export const zoneOf = (schedule: JsonObject | undefined): string | undefined =>
  objectsAt(schedule, 'venues')
    .map((venue) => textAt(venue, 'timezone'))
    .find((zone) => zone !== undefined && isZone(zone));

const isZone = (zone: string): boolean => {
  try {
    return zone.includes('/') && new ZoneTimes(zone).day(0) !== '';
  } catch {
    // Formatters refuse names of zones that they do not know.
    return false;
  }
};

const zoneTimes = (timeZone: string): ZoneTimes => new ZoneTimes(isZone(timeZone) ? timeZone : 'UTC');

function visit(activities: readonly JsonObject[], left: number, found: (activity: JsonObject) => void): void {
  for (const activity of activities) {
    found(activity);
    if (left > 1) visit(objectsAt(activity, 'childActivities'), left - 1, found);
  }
}

function activityOf(activity: JsonObject, times: ZoneTimes): Omit<Activity, 'venue' | 'room'> | undefined {
  const [start, end] = [instant(activity, 'startTime'), instant(activity, 'endTime')];
  const code = textAt(activity, 'activityCode');
  if (code === undefined || start === undefined || end === undefined || end < start) return undefined;
  return {
    number: wholeAt(activity, 'id'),
    code,
    name: textAt(activity, 'name') ?? code,
    start: times.time(start)!,
    end: times.time(end)!,
  };
}

/** Years that a competition can be in; a number beyond them is no date. */
const [firstInstant, lastInstant] = [Date.UTC(1980, 0, 1), Date.UTC(2200, 0, 1)];

function instant(activity: JsonObject, name: string): number | undefined {
  const text = textAt(activity, name);
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(text)) return undefined;
  const at = Date.parse(text);
  return at >= firstInstant && at <= lastInstant ? Math.floor(at / 1000) * 1000 : undefined;
}

/** Degrees from millionths; a position needs both. */
function position(venue: JsonObject): { lat: string | undefined; lon: string | undefined } {
  const [lat, lon] = [wholeAt(venue, 'latitudeMicrodegrees'), wholeAt(venue, 'longitudeMicrodegrees')];
  const isPlace = lat !== undefined && lon !== undefined && Math.abs(lat) <= 90e6 && Math.abs(lon) <= 180e6;
  return isPlace && (lat !== 0 || lon !== 0)
    ? { lat: String(lat / 1e6), lon: String(lon / 1e6) }
    : { lat: undefined, lon: undefined };
}

/** Part of a code: round, group and attempt of `333-r1-g2-a3`. */
export function codeParts(code: string): { round: string; group?: string; attempt?: number } | undefined {
  const [, round, group, attempt] =
    /^(\w+-r\d{1,2})(?:-g([^-]{1,20}))?(?:-a(\d{1,2}))?(?:-g[^-]{1,20})?$/u.exec(code) ?? [];
  if (round === undefined) return undefined;
  return {
    round,
    ...(group !== undefined && { group }),
    ...(attempt !== undefined && { attempt: Number(attempt) }),
  };
}
