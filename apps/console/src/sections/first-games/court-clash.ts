import type { GamesPlan, PlanEvent } from '@podium/contract';
import { planTimes } from '@podium/games';
import { drawnEvent } from './published-draw.ts';
import type { PublishedDraws } from './published-draw.ts';

export interface Slot {
  place: string;
  from: number;
  to: number;
}

const minuteMs = 60_000;

/** Contests of an event with their court, or with the venue if it has no courts. */
export function eventSlots(event: PlanEvent, draws: PublishedDraws): Slot[] {
  return planTimes(event, drawnEvent(event, draws)).flatMap(({ startMs, venue, court }) =>
    // The start is not complete while it is being typed.
    Number.isNaN(startMs) ? [] : { place: court ?? venue, from: startMs, to: startMs + event.minutes * minuteMs },
  );
}

/** End of the last contest of an event, in local time of the Games; undefined if nothing is drawn. */
export function eventEnd(event: PlanEvent, draws: PublishedDraws = {}): string | undefined {
  const slots = eventSlots(event, draws);
  return slots.length === 0 ? undefined : new Date(Math.max(...slots.map(({ to }) => to))).toISOString().slice(0, 16);
}

export interface CourtClash {
  /** An earlier event in the plan. */
  other: PlanEvent;
  /** Start time at which the other event has finished, in local time of the Games. */
  freeFrom: string;
}

/** The first preceding event in the plan with contests on the same court at the same time. */
export function courtClash(
  { events }: GamesPlan,
  event: PlanEvent,
  draws: PublishedDraws = {},
): CourtClash | undefined {
  const slots = eventSlots(event, draws);
  for (const other of events.slice(0, events.indexOf(event))) {
    const takenSlots = eventSlots(other, draws);
    const isTaken = slots.some(({ place, from, to }) =>
      takenSlots.some((slot) => slot.place === place && slot.from < to && from < slot.to),
    );
    if (!isTaken) continue;
    const end = Math.max(...takenSlots.map(({ to }) => to)) + other.breakMinutes * minuteMs;
    return { other, freeFrom: new Date(end).toISOString().slice(0, 16) };
  }
  return undefined;
}
