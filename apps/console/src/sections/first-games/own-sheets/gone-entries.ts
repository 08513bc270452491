/** Entries of the plan that a spreadsheet does not have. */
import type { GamesPlan, PlanEvent } from '@podium/contract';
import type { SheetEntry } from '@podium/games-folder/own-sheets';
import { entrantName } from '../entrant-name.ts';
import type { GoneEntry } from './compared-entries.ts';
import { fullName } from './fact-changes.ts';

/** @param seen events with entrants, and with teams and members, that the sheet has */
export function goneEntries(
  plan: GamesPlan,
  entries: readonly SheetEntry[],
  { seen, begun }: { seen: ReadonlySet<string>; begun: ReadonlySet<string> },
): GoneEntry[] {
  const events = new Set(entries.map(({ event }) => event));
  const delegations = new Set(entries.map(({ delegation }) => delegation));
  return plan.events.flatMap((event) => {
    if (!events.has(event.id) || begun.has(event.id)) return [];
    return event.entries.items.flatMap((item): GoneEntry[] => {
      if (!delegations.has(item.delegation) || item.isWithdrawn) return [];
      const gone = { event: event.id, delegation: item.delegation, entrant: item.id };
      if (!seen.has(`${event.id}\t${item.id}`)) return [{ ...gone, name: entrantName(item) }];
      if (!('members' in item)) return [];
      // A sheet that names no members leaves them as they are.
      const named = item.members.filter(({ id }) => seen.has(`${event.id}\t${item.id}\t${id}`));
      if (named.length === 0) return [];
      const missing = item.members.filter((member) => !named.includes(member));
      return missing.map((member) => ({ ...gone, member: member.id, name: fullName(member) }));
    });
  });
}

/** The plan without entries that the organizer chose to remove. */
export function removeGone(plan: GamesPlan, gone: readonly GoneEntry[]): GamesPlan {
  const whole = new Set(
    gone.filter(({ member }) => member === undefined).map(({ event, entrant }) => `${event}\t${entrant}`),
  );
  const members = new Set(gone.map(({ event, entrant, member }) => `${event}\t${entrant}\t${member}`));
  const events = plan.events.map((event): PlanEvent => {
    const isKept = ({ id }: { id: string }): boolean => !whole.has(`${event.id}\t${id}`);
    const { entries } = event;
    if (entries.kind === 'individual')
      return { ...event, entries: { ...entries, items: entries.items.filter(isKept) } };
    const items = entries.items.filter(isKept).map((team) => ({
      ...team,
      members: team.members.filter(({ id }) => !members.has(`${event.id}\t${team.id}\t${id}`)),
    }));
    return { ...event, entries: { ...entries, items } };
  });
  return { ...plan, events };
}
