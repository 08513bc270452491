import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { requireKnown } from '../../shared/require-known.ts';
import { only } from '../../shared/search-text.ts';
import { RankingScreen } from './ranking-screen.tsx';
import { readRankingSearch } from './search.ts';
import type { RankingSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/ranking')({
  // Named here, loaded with the screen: what few people visit is not part of everyone's first script.
  validateSearch: (search: RankingSearch): RankingSearch => only(search, 'type', 'nonzero', 'q', 'size', 'page'),
  beforeLoad: async ({ search, location }) => {
    if (import.meta.env.SSR) requireKnown((await import('./search.ts')).readRankingSearch({ ...search }), location);
  },
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
