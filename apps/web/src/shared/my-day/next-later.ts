import { useQueries } from '@tanstack/react-query';
import { usePage } from '../page-context.tsx';
import { queries } from '../queries/queries.ts';
import { nextOfMine, myItems } from './my-items.ts';
import type { Follow } from '../follow/follows.ts';
import type { MyItem } from './my-items.ts';

/** When nothing of mine is left today: the first item of a later day. `isWanted` is false while that is not known. */
export function useNextLater(follows: readonly Follow[], day: string, now: Date, isWanted: boolean) {
  const { language } = usePage();
  const of = (...kinds: Follow['kind'][]) => (isWanted ? follows.filter(({ kind }) => kinds.includes(kind)) : []);
  const [people, delegations, sports] = [of('athlete', 'team'), of('delegation'), of('discipline')];
  const profiles = useQueries({ queries: people.map(({ id }) => queries.participant(language, { id })) });
  const teams = useQueries({ queries: delegations.map(({ id }) => queries.delegation(language, { code: id })) });
  const programmes = useQueries({ queries: sports.map(({ id }) => queries.discipline(language, { key: id })) });
  const found = [
    ...people.map((follow, index) => ({ follow, items: profiles[index]?.data?.schedule ?? [] })),
    ...delegations.map((follow, index) => ({ follow, items: teams[index]?.data?.next ?? [] })),
    ...sports.map((follow, index) => ({ follow, items: programmes[index]?.data?.next ?? [] })),
  ];
  const later = found.map(({ follow, items }) => ({ follow, items: items.filter((item) => item.day > day) }));
  const next: MyItem | undefined = isWanted ? nextOfMine(myItems(later), now) : undefined;
  return { next, isLoading: [...profiles, ...teams, ...programmes].some(({ isPending }) => isPending) };
}
