import type { GamesPlan, PlanEvent } from '@podium/contract';
import { judgeEntry } from '@podium/games';
import { courtClash, eventEnd } from './court-clash.ts';
import { birthYear, factsById, peopleOf } from './entry-facts.ts';
import { personName } from '@podium/games-folder/own-sheets';
import type { PublishedDraws } from './published-draw.ts';

/** Something that can be published, but should be looked at before. */
export type PlanWarning =
  | { kind: 'overlaps'; event: PlanEvent; other: PlanEvent }
  | { kind: 'endsLate'; event: PlanEvent }
  | { kind: 'past'; event: PlanEvent };

/** Local time of the Games: `2026-11-29T09:30`. */
export const gamesNow = ({ timeZone }: Pick<GamesPlan, 'timeZone'>, epochMs: number): string =>
  // Sweden writes dates like ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(epochMs)
    .replace(' ', 'T');

/**
 * Events at the same time in the same place, events that end after the Games, and events that are not public yet and
 * would begin in the past.
 *
 * @param now local time of the Games
 */
export function planWarnings(plan: GamesPlan, draws: PublishedDraws, now: string): PlanWarning[] {
  return plan.events.flatMap((event): PlanWarning[] => {
    const clash = courtClash(plan, event, draws);
    const end = eventEnd(event, draws);
    return [
      ...(clash ? [{ kind: 'overlaps', event, other: clash.other } as const] : []),
      ...(end !== undefined && end.slice(0, 10) > plan.end ? [{ kind: 'endsLate', event } as const] : []),
      ...(draws[event.id] === undefined && event.start !== '' && event.start < now
        ? [{ kind: 'past', event } as const]
        : []),
    ];
  });
}

/** Teams with fewer members than the rules of their event need, by event. Teams without any members are not known yet. */
export function smallTeams({ events }: GamesPlan): { event: PlanEvent; names: string[] }[] {
  return events.flatMap((event) => {
    const names = event.entries.items.flatMap((item) => {
      if (!('members' in item) || item.members.length === 0) return [];
      const doubts = judgeEntry({ members: item.members.length, birthYears: [] }, event.rules ?? {});
      return doubts.length > 0 ? item.name : [];
    });
    return names.length > 0 ? [{ event, names }] : [];
  });
}

/** People whose year of birth is outside of the limits of their event, by event. */
export function outOfAge({ events }: GamesPlan): { event: PlanEvent; names: string[] }[] {
  const facts = factsById(events);
  return events.flatMap((event) => {
    const names = peopleOf(event).flatMap(({ person }) => {
      const year = birthYear(facts.get(person.id) ?? {});
      const doubts = year === undefined ? [] : judgeEntry({ birthYears: [year] }, event.rules ?? {});
      return doubts.length > 0 ? personName(person) : [];
    });
    return names.length > 0 ? [{ event, names }] : [];
  });
}
