import type { GamesPlan, PlanEvent } from '@podium/contract';
import type { EnteredEvent } from '../entry-facts.ts';
import { enteredLines, enterLines } from '../enter-lines.ts';
import { readEntryLines } from '../entry-lines.ts';

type Entrant = PlanEvent['entries']['items'][number];

/** A person or team as typed in the form of a late entry. */
export interface TypedEntrant {
  name: string;
  /** Id of the delegation. */
  delegation: string;
  /** Members of a team, one per line. */
  members: string;
}

/**
 * A late entry with the number that the person or team has in another event, or with a new one.
 *
 * @param earlier events whose people keep their numbers
 * @returns undefined while the form is incomplete
 */
export function newEntrant(
  plan: GamesPlan,
  event: PlanEvent,
  { name, delegation, members }: TypedEntrant,
  earlier: readonly EnteredEvent[],
): Entrant | undefined {
  if (delegation === '') return undefined;
  const isTeam = event.entries.kind === 'team';
  const cells = [name, delegation, '', ...(isTeam ? members.split('\n') : [])].map((cell) => cell.trim());
  // A delegation is chosen, so that its id is the only word for it.
  const find = (): string => delegation;
  const { entries, faults } = readEntryLines(cells.join('\t'), { isTeam, find });
  const [line] = entries;
  if (!line || faults.length > 0) return undefined;
  const others = enteredLines(plan, event).map((entered, index) => ({
    ...entered,
    delegation: event.entries.items[index]!.delegation,
  }));
  const entered = enterLines(plan, event.id, [...others, line], earlier);
  return entered.events.find(({ id }) => id === event.id)?.entries.items.at(-1);
}
