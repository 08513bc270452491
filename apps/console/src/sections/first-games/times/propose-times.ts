/** Proposes times for the events of a plan: one after the other on each court, and nobody in two events at once. */
import type { GamesPlan, PlanEvent } from '@podium/contract';
import { eventEnd, eventSlots } from '../court-clash.ts';
import { appearances } from '../person-clash.ts';
import type { PublishedDraws } from '../published-draw.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const roundMs = 5 * minuteMs;
/** Events that would end later begin on the next day. */
const dayEnd = 'T18:00';

interface Taken {
  /** Id of a court, a venue or a person. */
  what: string;
  from: number;
  to: number;
}

/**
 * Events that are public, and events that are free at their start, keep their times. An event that would end in the
 * evening begins on the next day of the Games, if there is one.
 */
export function proposeTimes(plan: GamesPlan, draws: PublishedDraws): GamesPlan {
  const isPublic = ({ id }: PlanEvent): boolean => draws[id] !== undefined;
  const taken = plan.events.filter(isPublic).flatMap((event) => takenBy(event, draws));
  const events = plan.events.map((event) => {
    if (isPublic(event)) return event;
    const moved = { ...event, start: freeStart(plan, event, draws, taken) };
    taken.push(...takenBy(moved, draws));
    return moved;
  });
  return { ...plan, events };
}

/** Checks if the proposal would move an event. */
export const hasClashes = (plan: GamesPlan, draws: PublishedDraws): boolean =>
  proposeTimes(plan, draws).events.some(({ start }, index) => start !== plan.events[index]!.start);

function takenBy(event: PlanEvent, draws: PublishedDraws): Taken[] {
  return [
    ...eventSlots(event, draws).map(({ place, from, to }) => ({ what: `place ${place}`, from, to })),
    ...appearances(event, draws).map(({ person, from, to }) => ({ what: `person ${person}`, from, to })),
  ];
}

function freeStart(plan: GamesPlan, event: PlanEvent, draws: PublishedDraws, taken: readonly Taken[]): string {
  if (event.start === '') return event.start;
  const morning = event.start.slice(10);
  let { start } = event;
  // Each turn passes something that is taken, so that there are not more of them.
  for (let turn = 0; turn <= taken.length + daysOf(plan); turn += 1) {
    const own = takenBy({ ...event, start }, draws);
    const clashing = own.flatMap(({ what, from, to }) =>
      taken.filter((other) => other.what === what && other.from < to && from < other.to),
    );
    const end = eventEnd({ ...event, start }, draws);
    const day = start.slice(0, 10);
    const nextDay = textOf(msOf(`${day}T00:00`) + dayMs).slice(0, 10);
    if (end !== undefined && end > day + dayEnd && start > day + morning && nextDay <= plan.end)
      start = nextDay + morning;
    else if (clashing.length === 0) return start;
    else {
      const free = Math.min(...clashing.map(({ to }) => to)) + event.breakMinutes * minuteMs;
      start = textOf(Math.max(Math.ceil(free / roundMs) * roundMs, msOf(start) + roundMs));
    }
  }
  return start;
}

const daysOf = ({ start, end }: GamesPlan): number => (msOf(`${end}T00:00`) - msOf(`${start}T00:00`)) / dayMs + 1;
const msOf = (local: string): number => Date.parse(`${local}Z`);
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16);
