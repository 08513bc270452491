/** Keeps the parts that a plan has removed and that events which stay as published still need. */
import type { GamesPlan, KeptEvent, PlanEvent } from '@podium/contract';

interface Identified {
  id: string;
}

/** Adds missing items of an earlier list, each behind the one that it followed there. */
export function keepMissing<Item extends Identified>(
  now: readonly Item[],
  then: readonly Item[],
  isNeeded: (item: Item) => boolean,
): Item[] {
  const items = [...now];
  const has = ({ id }: Item): boolean => items.some((item) => item.id === id);
  for (const [index, item] of then.entries()) {
    if (!isNeeded(item) || has(item)) continue;
    const previous = then.slice(0, index).findLast(has);
    items.splice(items.findIndex(({ id }) => id === previous?.id) + 1, 0, item);
  }
  return items;
}

/** Venues of an event and its phases. */
const venuesOf = ({ venue, phases = [] }: PlanEvent): string[] => [
  venue,
  ...phases.flatMap((phase) => phase.venue ?? []),
];
const courtsOf = ({ courts, phases = [] }: PlanEvent): string[] => [
  ...courts,
  ...phases.flatMap((phase) => phase.courts ?? []),
];

/** Adds places, delegations and sports of the published plan that events need although the plan no longer has them. */
export function keepNeeded(plan: GamesPlan, before: GamesPlan | undefined): GamesPlan {
  if (!before) return plan;
  const needed = {
    venues: new Set(plan.events.flatMap(venuesOf)),
    courts: new Set(plan.events.flatMap(courtsOf)),
    delegations: new Set(plan.events.flatMap(({ entries }) => entries.items.map(({ delegation }) => delegation))),
    sports: new Set(plan.events.map(({ discipline }) => discipline)),
  };
  const venues = keepMissing(plan.venues, before.venues, ({ id }) => needed.venues.has(id)).map((venue) => {
    const then = before.venues.find(({ id }) => id === venue.id)?.courts ?? [];
    return { ...venue, courts: keepMissing(venue.courts, then, ({ id }) => needed.courts.has(id)) };
  });
  const sportsWithIds = ({ sports }: GamesPlan) => sports.map((sport) => ({ ...sport, id: sport.code }));
  return {
    ...plan,
    venues,
    delegations: keepMissing(plan.delegations, before.delegations, ({ id }) => needed.delegations.has(id)),
    sports: keepMissing(sportsWithIds(plan), sportsWithIds(before), ({ code }) => needed.sports.has(code)).map(
      ({ id: _id, ...sport }) => sport,
    ),
  };
}

/** A published event with everything that it names. */
export function keptEvent({ venues, delegations, sports }: GamesPlan, event: PlanEvent): KeptEvent {
  const ofEntries = new Set(event.entries.items.map(({ delegation }) => delegation));
  return {
    event,
    sport: sports.find(({ code }) => code === event.discipline) ?? { code: event.discipline, name: event.name },
    venues: venues.filter(
      ({ id, courts }) => venuesOf(event).includes(id) || courts.some((court) => courtsOf(event).includes(court.id)),
    ),
    delegations: delegations.filter(({ id }) => ofEntries.has(id)),
  };
}
