/** Order and groups of the list of results. */
import type { ListedContest } from '@podium/contract';
import { entryState } from './sheet-state.ts';

const groupNames = ['toConfirm', 'on', 'toCome', 'done'] as const;
type ContestGroup = (typeof groupNames)[number];

type Grouped = Pick<ListedContest, 'status' | 'hasFeed'>;

/** Canceled and official contests need nobody anymore; the results system itself confirms what it sends. */
function contestGroup({ status, hasFeed }: Grouped): ContestGroup {
  const state = entryState(status);
  return state === 'official' || status === 'CANCELLED' || (state === 'toConfirm' && hasFeed) ? 'done' : state;
}

/** @returns the groups that have contests, those that need somebody first; each keeps the order of the list */
export function contestGroups<Item extends Grouped>(items: readonly Item[]): { name: ContestGroup; items: Item[] }[] {
  return groupNames.flatMap((name) => {
    const members = items.filter((item) => contestGroup(item) === name);
    return members.length > 0 ? [{ name, items: members }] : [];
  });
}

/** Rounds with several contests of two, which are entered on one page. `unit` is one of its contests. */
export function listedRounds(
  items: readonly ListedContest[],
): { unit: string; name: string; event: string; count: number }[] {
  const rounds = Map.groupBy(
    items.filter(({ sides, round, mayEnter, hasFeed }) => sides.length === 2 && round && mayEnter && !hasFeed),
    ({ round }) => round!.id,
  );
  return [...rounds.values()].flatMap((contests) => {
    const [first] = contests;
    return first && contests.length > 1
      ? [{ unit: first.unit.id, name: first.round!.name, event: first.event?.name ?? '', count: contests.length }]
      : [];
  });
}
