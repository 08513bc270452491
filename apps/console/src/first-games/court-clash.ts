import type { GamesPlan, PlanEvent } from '@podium/contract';
import { drawEvent, layOut } from '@podium/games';

interface Slot {
  place: string;
  from: number;
  to: number;
}

const minuteMs = 60_000;

/** Contests of an event with their court, or the venue itself if it has no courts. */
function slotsOf(event: PlanEvent): Slot[] {
  const start = Date.parse(`${event.start}:00Z`);
  if (Number.isNaN(start)) return [];
  const courts = Math.max(1, event.courts.length);
  return layOut(drawEvent(event).stages, { ...event, courts }).map(({ minute, court }) => {
    const from = start + minute * minuteMs;
    return { place: event.courts[court] ?? event.venue, from, to: from + event.minutes * minuteMs };
  });
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
