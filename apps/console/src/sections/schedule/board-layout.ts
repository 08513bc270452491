import type { DeskUnit } from '@podium/contract';
import type { UnitForm } from './unit-form.ts';
import { withStart } from './unit-form.ts';

const minuteMs = 60_000;
/** Drawn duration of a contest whose end is unknown. */
const usualMinutes = 30;
const minMinutes = 15;

/** A field of play, or a venue for contests without one. */
export interface Court {
  id: string;
  name: string;
  venueName: string;
  venue: string;
  location: string;
}

interface Block {
  unit: DeskUnit;
  court: string;
  /** Minutes from the start of the board. */
  from: number;
  minutes: number;
  /** For simultaneous contests on one field of play: the lane of this one, and the number of lanes. */
  lane: number;
  lanes: number;
}

export interface Board {
  courts: Court[];
  blocks: Block[];
  /** The first full hour in epoch milliseconds, and the number of hours. */
  startsAt: number;
  hours: number;
}

const unitCourt = ({ venue, location }: DeskUnit): Court | undefined =>
  venue
    ? {
        id: `${venue.id} ${location?.id ?? ''}`,
        name: location?.name ?? venue.name,
        venueName: venue.name,
        venue: venue.id,
        location: location?.id ?? '',
      }
    : undefined;

interface VenueOfBoard {
  id: string;
  name: string;
  locations: readonly { id: string; name: string }[];
}

/**
 * Contests by field of play and time. Contests without a time or a venue are omitted.
 *
 * @param venues whose unused fields of play are included
 */
export function layOutBoard(
  units: readonly DeskUnit[],
  venues: readonly VenueOfBoard[],
  compare: (a: string, b: string) => number,
): Board {
  const courts = new Map<string, Court>();
  for (const { id: venue, name: venueName, locations } of venues)
    for (const { id: location, name } of locations)
      if (units.some((unit) => unit.venue?.id === venue))
        courts.set(`${venue} ${location}`, { id: `${venue} ${location}`, name, venueName, venue, location });
  const timed = units.flatMap((unit) => {
    const court = unitCourt(unit);
    if (!court || unit.start === null) return [];
    courts.set(court.id, court);
    const start = Date.parse(unit.start);
    const end = unit.end === null ? start + usualMinutes * minuteMs : Date.parse(unit.end);
    return [{ unit, court: court.id, start, end: Math.max(end, start + minMinutes * minuteMs) }];
  });
  const hourMs = 60 * minuteMs;
  const startsAt = Math.floor(Math.min(...timed.map(({ start }) => start)) / hourMs) * hourMs;
  const hours = Math.ceil((Math.max(...timed.map(({ end }) => end)) - startsAt) / hourMs);
  const blocks = [...courts.keys()].flatMap((court) =>
    inLanes(timed.filter((item) => item.court === court).toSorted((item, other) => item.start - other.start)).map(
      ({ unit, start, end, lane, lanes }): Block => ({
        unit,
        court,
        from: (start - startsAt) / minuteMs,
        minutes: (end - start) / minuteMs,
        lane,
        lanes,
      }),
    ),
  );
  return timed.length === 0
    ? { courts: [], blocks: [], startsAt: 0, hours: 0 }
    : {
        courts: [...courts.values()].toSorted((a, b) => compare(a.venueName, b.venueName) || compare(a.name, b.name)),
        blocks,
        startsAt,
        hours,
      };
}

interface Span {
  start: number;
  end: number;
}

/**
 * Puts overlapping spans into separate lanes.
 * @param spans sorted by start
 */
function inLanes<Item extends Span>(spans: readonly Item[]): (Item & { lane: number; lanes: number })[] {
  const groups: (Item & { lane: number })[][] = [];
  let groupEnd = -Infinity;
  let ends: number[] = [];
  for (const span of spans) {
    if (span.start >= groupEnd) {
      groups.push([]);
      ends = [];
    }
    const free = ends.findIndex((end) => end <= span.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = span.end;
    groupEnd = Math.max(groupEnd, span.end);
    groups.at(-1)!.push({ ...span, lane });
  }
  return groups.flatMap((group) => {
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    return group.map((item) => ({ ...item, lanes }));
  });
}

/** A contest being moved. */
export interface Move {
  id: string;
  /** Index of its field of play on the board before the move. */
  from: number;
  minutes: number;
  /** Offset in fields of play: 1 is the next one. */
  courts: number;
}

/** Step of the board in minutes. */
export const stepMinutes = 5;
export const roundToStep = (minutes: number): number => Math.round(minutes / stepMinutes) * stepMinutes;

/**
 * The form of a contest that was moved on the board.
 * @param minutes later, or earlier if negative
 */
export function movedForm(form: UnitForm, minutes: number, court: Pick<Court, 'venue' | 'location'>): UnitForm {
  const start = new Date(Date.parse(`${form.start}Z`) + minutes * minuteMs).toISOString().slice(0, 16);
  return { ...withStart(form, start), venue: court.venue, location: court.location };
}
