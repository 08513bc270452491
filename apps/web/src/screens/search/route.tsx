import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import { searchWords } from '../../shared/search-text.ts';
import { SearchScreen } from './search-screen.tsx';

export const Route = createFileRoute('/{-$locale}/search')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => ({ q: searchWords(search.q) }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { queryClient, language, phrases }, deps: { q } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      q ? queryClient.query({ ...queries.search(language, { query: q }), ...fromCache }) : undefined,
    ]);
    return pageTexts({ queryClient, language, phrases }, (t) => ({ title: t('shared.searchTitle'), isPrivate: true }));
  },
  component: SearchPage,
});

function SearchPage() {
  return <SearchScreen query={Route.useSearch().q ?? ''} />;
}
