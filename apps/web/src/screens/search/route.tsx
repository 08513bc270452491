import { createFileRoute } from '@tanstack/react-router';
import { describeFailure } from '../../platform/read-error.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { logicalDay } from '../../shared/shell/games-time.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { searchWords } from '../../shared/shell/search-text.ts';
import { SearchScreen } from './search-screen.tsx';

export const Route = createFileRoute('/{-$locale}/search')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => ({ q: searchWords(search.q) }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { queryClient, language, phrases }, deps: { q } }) => {
    const games = await queryClient.query({ ...queries.games(language), ...fromCache });
    const today = logicalDay(serverNow(), games);
    // Without a network, the screen searches what this device has kept.
    if (q)
      await queryClient
        .query({
          ...queries.search(language, { query: q, today }),
          ...fromCache,
        })
        .catch(unlessOffline);
    return pageTexts({ queryClient, language, phrases }, (t) => ({
      title: t('shared.searchTitle'),
      isPrivate: true,
    }));
  },
  component: SearchPage,
});

function unlessOffline(error: unknown): void {
  if (describeFailure(error).code !== 'offline') throw error;
}

function SearchPage() {
  return <SearchScreen query={Route.useSearch().q ?? ''} />;
}
