import { useQueries } from '@tanstack/react-query';
import { usePage } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { nextOfMine, myItems } from './my-items.ts';
import type { Follow } from '../../reader/follows.ts';
import type { FollowedItems, MyItem } from './my-items.ts';

/** The first item of a later day if nothing followed is left today. Set `isWanted` to false while that is unknown. */
export function useNextLater(follows: readonly Follow[], day: string, now: Date, isWanted: boolean) {
  const { language } = usePage();
  const of = (...kinds: Follow['kind'][]) => (isWanted ? follows.filter(({ kind }) => kinds.includes(kind)) : []);
  const [people, delegations, sports] = [of('athlete', 'team'), of('delegation'), of('discipline')];
  const profiles = useQueries({ queries: people.map(({ id }) => queries.participant(language, { id })) });
  const teams = useQueries({ queries: delegations.map(({ id }) => queries.delegation(language, { code: id })) });
  const programs = useQueries({ queries: sports.map(({ id }) => queries.discipline(language, { key: id })) });
  const found: FollowedItems[] = [
    ...people.map((follow, index) => {
      const profile = profiles[index]?.data;
      return { follow, items: profile?.schedule ?? [], flag: profile?.organisation?.flag };
    }),
    ...delegations.map((follow, index) => {
      const team = teams[index]?.data;
      return { follow, items: team?.next ?? [], flag: team?.organisation.flag };
    }),
    ...sports.map((follow, index) => ({ follow, items: programs[index]?.data?.next ?? [] })),
  ];
  const later = found.map((one) => ({ ...one, items: one.items.filter((item) => item.day > day) }));
  const next: MyItem | undefined = isWanted ? nextOfMine(myItems(later), now) : undefined;
  return { next, isLoading: [...profiles, ...teams, ...programs].some(({ isPending }) => isPending) };
}
