import type { GamesPlan, PlanEvent } from '@podium/contract';
import { drawEvent, layOut } from '@podium/games';

interface Slot {
  place: string;
  from: number;
  to: number;
}

const minuteMs = 60_000;

/** The start as if clocks showed UTC; NaN while it is incomplete, which `Date.parse` may take for a date. */
export const startMs = ({ start }: PlanEvent): number =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(start) ? Date.parse(`${start}:00Z`) : Number.NaN;

/** Contests of an event with their court, or the venue itself if it has no courts. */
function slotsOf(event: PlanEvent): Slot[] {
  const start = startMs(event);
  if (Number.isNaN(start)) return [];
  const courts = Math.max(1, event.courts.length);
  return layOut(drawEvent(event).stages, { ...event, courts }).map(({ minute, court }) => {
    const from = start + minute * minuteMs;
    return { place: event.courts[court] ?? event.venue, from, to: from + event.minutes * minuteMs };
  });
}

/** End of the last contest of an event, on the clock of the Games; undefined if nothing is drawn. */
export function eventEnd(event: PlanEvent): string | undefined {
  const slots = slotsOf(event);
  return slots.length === 0 ? undefined : new Date(Math.max(...slots.map(({ to }) => to))).toISOString().slice(0, 16);
}

export interface CourtClash {
  /** The earlier event of the plan. */
  other: PlanEvent;
  /** Start at which the other event is finished, on the clock of the Games. */
  freeFrom: string;
}

/** The first event before this one in the plan whose contests are on the same court at the same time. */
export function courtClash({ events }: GamesPlan, event: PlanEvent): CourtClash | undefined {
  const slots = slotsOf(event);
  for (const other of events.slice(0, events.indexOf(event))) {
    const taken = slotsOf(other);
    const isTaken = slots.some(({ place, from, to }) =>
      taken.some((one) => one.place === place && one.from < to && from < one.to),
    );
    if (!isTaken) continue;
    const end = Math.max(...taken.map(({ to }) => to)) + other.breakMinutes * minuteMs;
    return { other, freeFrom: new Date(end).toISOString().slice(0, 16) };
  }
  return undefined;
}
