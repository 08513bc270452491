/** Order and groups of the list of results. */
import type { ListedContest } from '@podium/contract';
import { entryState } from './sheet-state.ts';

const groupNames = ['toConfirm', 'on', 'toCome', 'done'] as const;
type ContestGroup = (typeof groupNames)[number];

type Grouped = Pick<ListedContest, 'status' | 'hasFeed'>;

/** Canceled and official contests need no more work; the results system itself confirms the results that it sends. */
function contestGroup({ status, hasFeed }: Grouped): ContestGroup {
  const state = entryState(status);
  return state === 'official' || status === 'CANCELLED' || (state === 'toConfirm' && hasFeed) ? 'done' : state;
}

/** @returns the groups that have contests, those that need work first; each keeps the order of the list */
export function contestGroups<Item extends Grouped>(items: readonly Item[]): { name: ContestGroup; items: Item[] }[] {
  return groupNames.flatMap((name) => {
    const members = items.filter((item) => contestGroup(item) === name);
    return members.length > 0 ? [{ name, items: members }] : [];
  });
}

interface ListedRound {
  /** One of its contests. */
  unit: string;
  /** Sport, event and round, each said once. */
  name: string;
  count: number;
}

/** Rounds with several contests of two that are entered on one page, as long as one of them still needs an entry or a confirmation. */
export function listedRounds(items: readonly ListedContest[]): ListedRound[] {
  const rounds = Map.groupBy(
    items.filter(({ sides, round, mayEnter, hasFeed }) => sides.length === 2 && round && mayEnter && !hasFeed),
    ({ round }) => round!.id,
  );
  return [...rounds.values()].flatMap((contests) => {
    const [first] = contests;
    if (!first || contests.length === 1 || contests.every((contest) => contestGroup(contest) === 'done')) return [];
    const { discipline, event, round, unit } = first;
    return [{ unit: unit.id, name: saidOnce([discipline?.name, event?.name, round!.name]), count: contests.length }];
  });
}

type Placed = Pick<ListedContest, 'unit' | 'discipline' | 'event' | 'sides'>;

/** Where a contest belongs, without what its line already says: the name of the contest, or the names of its sides. */
export function belongingText({ unit, discipline, event, sides }: Placed): string {
  if (sides.length > 0) return saidOnce([discipline?.name, event?.name, unit.name]);
  const isEventSaid = event !== null && isSaidBy(unit.name, event.name);
  return saidOnce([discipline?.name, isEventSaid ? undefined : event?.name]);
}

const isSaidBy = (text: string, name: string): boolean => `${text} `.startsWith(`${name} `);

/** Joins names; a name that the next one begins with is left out, as "Women’s doubles" before "Women’s doubles · Final". */
const saidOnce = (names: readonly (string | undefined)[]): string => {
  const known = names.filter((name) => name !== undefined);
  return known.filter((name, index) => !isSaidBy(known[index + 1] ?? '', name)).join(' · ');
};
