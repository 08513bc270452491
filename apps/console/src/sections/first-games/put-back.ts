/** Published events with results that a plan has removed or changed: they return with their numbers and entries. */
import type { GamesPlan, KeptEvent, PlanEvent } from '@podium/contract';
import { addEvent, typedName } from './plan.ts';
import type { NewEvent } from './plan.ts';

/** The event as it is published, in place of one with its number or code, with everything that it names. */
export function putBack(plan: GamesPlan, { event, sport, venues, delegations }: KeptEvent): GamesPlan {
  const isSame = (other: PlanEvent): boolean => other.id === event.id || isSameCode(other, event);
  const index = plan.events.findIndex(isSame);
  const others = plan.events.filter((other) => !isSame(other));
  const ownCourts = new Set([...event.courts, ...(event.phases ?? []).flatMap((phase) => phase.courts ?? [])]);
  const missing = <Item extends { id: string }>(now: readonly Item[], then: readonly Item[]): Item[] =>
    then.filter(({ id }) => !now.some((item) => item.id === id));
  return {
    ...plan,
    venues: [
      ...plan.venues.map((venue) => {
        const courts = venues.find(({ id }) => id === venue.id)?.courts ?? [];
        const needed = courts.filter(({ id }) => ownCourts.has(id));
        return { ...venue, courts: [...venue.courts, ...missing(venue.courts, needed)] };
      }),
      ...missing(plan.venues, venues),
    ],
    delegations: [...plan.delegations, ...missing(plan.delegations, delegations)],
    sports: plan.sports.some(({ code }) => code === sport.code) ? plan.sports : [...plan.sports, sport],
    events: others.toSpliced(index === -1 ? others.length : index, 0, event),
  };
}

/** The published event that stays in place of an event of the plan, or of one that the plan has removed. */
export function keptFor(plan: GamesPlan, id: string, kept: readonly KeptEvent[]): KeptEvent | undefined {
  const event = plan.events.find((candidate) => candidate.id === id);
  return kept.find((candidate) => candidate.event.id === id || (event && isSameCode(candidate.event, event)));
}

const isSameCode = (a: PlanEvent, b: PlanEvent): boolean =>
  a.discipline === b.discipline && a.gender === b.gender && a.code === b.code;

const simplify = (name: string): string => name.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** Adds an event. One that was removed although it has results, and is added again, is the published one. */
export function addOrPutBack(plan: GamesPlan, wanted: NewEvent, kept: readonly KeptEvent[]): GamesPlan {
  const { sport, name, gender, kind } = wanted;
  const isSportNamed = (names: PlanEvent['name']): boolean => simplify(typedName(plan, names)) === simplify(sport.name);
  const again = kept.find(
    ({ event, sport: published }) =>
      !plan.events.some(({ id }) => id === event.id) &&
      ('code' in sport ? published.code === sport.code : isSportNamed(published.name)) &&
      event.gender === gender &&
      event.entries.kind === kind &&
      simplify(typedName(plan, event.name)) === simplify(name),
  );
  if (again) return putBack(plan, again);
  return addEvent(
    plan,
    wanted,
    kept.map((one) => one.sport.code),
  );
}
