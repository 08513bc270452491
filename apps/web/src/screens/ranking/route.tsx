import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { RankingScreen } from './ranking-screen.tsx';
import { readRankingSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/ranking')({
  validateSearch: readRankingSearch,
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.ranking.menu'),
      description: t('screens.ranking.description'),
    })),
  component: RankingPage,
});

function RankingPage() {
  return <RankingScreen search={Route.useSearch()} />;
}
