/** Numbers of people, teams, places and events of a plan. */
import type { GamesPlan } from '@podium/contract';
import type { EnteredEvent } from './entry-facts.ts';

const firstNumber = 1001;

/** A plan while it is edited. */
interface DraftPlan extends GamesPlan {
  /** Highest number given so far, if what had it was removed. */
  lastId?: number;
}

/**
 * A changed plan in which the numbers of removed people, teams and places stay taken. Results and published draws
 * refer to them, so they must never be given to someone else.
 */
export function keepNumbers(before: DraftPlan, after: DraftPlan): DraftPlan {
  const lastId = nextId(before) - 1;
  return nextId(after) > lastId ? after : { ...after, lastId };
}

/** A number that no person, team or place of the plan has or had. */
export function nextId(
  plan: Pick<DraftPlan, 'venues' | 'delegations' | 'lastId'> & { events: readonly EnteredEvent[] },
): number {
  const usedIds = [
    ...plan.venues.flatMap(({ id, courts }) => [id, ...courts.map((court) => court.id)]),
    ...plan.delegations.map(({ id }) => id),
    ...plan.events.flatMap(({ id, entries }) => [
      id,
      ...entries.items.flatMap((item) => [
        item.id,
        ...('members' in item ? item.members.map((member) => member.id) : []),
      ]),
    ]),
  ];
  return (
    Math.max(plan.lastId ?? firstNumber - 1, firstNumber - 1, ...usedIds.map(Number).filter(Number.isSafeInteger)) + 1
  );
}
