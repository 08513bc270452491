import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { RankingScreen } from './ranking-screen.tsx';
import { readRankingSearch } from './search.ts';
import type { RankingSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/ranking')({
  // Named here, loaded with the screen: what few people visit is not part of everyone's first script.
  validateSearch: ({ type, nonzero, q, size, page }: RankingSearch): RankingSearch => ({
    type,
    nonzero,
    q,
    size,
    page,
  }),
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.ranking.menu'),
      description: t('screens.ranking.description'),
    })),
  component: RankingPage,
});

function RankingPage() {
  return <RankingScreen search={readRankingSearch({ ...Route.useSearch() })} />;
}
