import type { GamesPlan, PlanEvent } from '@podium/contract';
import { planTimes } from '@podium/games';
import { peopleOf } from './entry-facts.ts';
import { personName } from '@podium/games-folder/own-sheets';
import { typedName } from './plan.ts';
import { drawnEvent } from './published-draw.ts';
import type { PublishedDraws } from './published-draw.ts';

export interface Appearance {
  person: string;
  from: number;
  to: number;
}

const minuteMs = 60_000;

/** The first contests of everybody in an event, as far as the draw knows who takes part. */
export function appearances(event: PlanEvent, draws: PublishedDraws): Appearance[] {
  const drawn = drawnEvent(event, draws);
  const starts = new Map(planTimes(event, drawn).map(({ key, startMs }) => [key, startMs]));
  const peopleOfEntrant = new Map(
    event.entries.items.map((item) => [item.id, 'members' in item ? item.members.map(({ id }) => id) : [item.id]]),
  );
  return drawn.contests.flatMap(({ key, sides }) => {
    const from = starts.get(key);
    if (from === undefined || Number.isNaN(from)) return [];
    return sides.flatMap((side) =>
      'entrant' in side
        ? (peopleOfEntrant.get(side.entrant) ?? []).map((person) => ({
            person,
            from,
            to: from + event.minutes * minuteMs,
          }))
        : [],
    );
  });
}

/**
 * People who would compete in two events at the same time, each below the later event of the plan, with the name of the
 * other: `Ana Lima (100 m)`.
 */
export function twiceAtOnce(plan: GamesPlan, draws: PublishedDraws): { event: PlanEvent; names: string[] }[] {
  const seen: (Appearance & { event: PlanEvent })[] = [];
  return plan.events.flatMap((event) => {
    const own = appearances(event, draws);
    const people = new Map(peopleOf(event).map(({ person }) => [person.id, person]));
    const names = own.flatMap(({ person, from, to }) => {
      const other = seen.find((one) => one.person === person && one.from < to && from < one.to);
      return other ? `${personName(people.get(person)!)} (${typedName(plan, other.event.name)})` : [];
    });
    seen.push(...own.map((one) => ({ ...one, event })));
    return names.length > 0 ? [{ event, names: [...new Set(names)] }] : [];
  });
}
