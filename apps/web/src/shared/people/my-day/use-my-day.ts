import { useQueries } from '@tanstack/react-query';
import { useFollows } from '../../reader/follows.ts';
import { endedByClock } from '../../elements/item-state.ts';
import { useNow, usePage } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { myItems } from './my-items.ts';
import { withOwn } from './own-in-items.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { Follow } from '../../reader/follows.ts';
import type { FollowedItems, MyItem } from './my-items.ts';

export interface MyDay {
  items: MyItem[];
  follows: readonly Follow[];
  isLoading: boolean;
  /** Some follows could not be loaded; the others are shown. */
  hasFailed: boolean;
  retry: () => void;
}

/** One day of all follows of this device, from the public documents. */
export function useMyDay(day: string): MyDay {
  const { language } = usePage();
  const now = useNow();
  const follows = useFollows();
  const people = follows.filter(({ kind }) => kind === 'athlete' || kind === 'team');
  const groups = follows.filter(({ kind }) => kind === 'delegation' || kind === 'discipline');
  const profiles = useQueries({ queries: people.map(({ id }) => queries.participant(language, { id })) });
  const days = useQueries({
    queries: groups.map(({ kind, id }) =>
      queries.day(language, { day, ...(kind === 'delegation' ? { delegation: id } : { discipline: id }) }),
    ),
  });
  const found: FollowedItems[] = [
    ...people.map((follow, index) => {
      const profile = profiles[index]?.data;
      const items = (profile?.schedule ?? []).filter((item) => item.day === day);
      return {
        follow,
        items: profile ? items.map((item) => withOwn(profile, item)) : [],
        flag: profile?.organisation?.flag,
      };
    }),
    ...groups.map((follow, index) => {
      const items = endedByClock(days[index]?.data?.items ?? [], now);
      return { follow, items, flag: follow.kind === 'delegation' ? flagIn(items, follow.id) : undefined };
    }),
  ];
  const reads = [...profiles, ...days];
  return {
    follows,
    items: myItems(found),
    isLoading: reads.some(({ isPending }) => isPending),
    hasFailed: reads.some(({ isError }) => isError),
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}

/** Flag of a delegation, taken from one of its people or teams in these items. */
const flagIn = (items: readonly ScheduleItemAnswer[], code: string): string | null | undefined =>
  items
    .flatMap(({ competitors = [] }) => competitors)
    .find(({ organisation }) => organisation?.code.toLowerCase() === code.toLowerCase())?.organisation?.flag;
