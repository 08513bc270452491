import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { requireKnown } from '../../shared/require-known.ts';
import { only } from '../../shared/search-text.ts';
import { readTriviaSearch } from './list-search.ts';
import { TriviaListScreen } from './trivia-list-screen.tsx';
import type { TriviaSearch } from './list-search.ts';

export const Route = createFileRoute('/{-$locale}/trivia')({
  // Named here, loaded with the screen: what few people visit is not part of everyone's first script.
  validateSearch: (search: TriviaSearch): TriviaSearch => only(search, 'discipline', 'type'),
  beforeLoad: async ({ search, location }) => {
    if (import.meta.env.SSR) requireKnown((await import('./list-search.ts')).readTriviaSearch({ ...search }), location);
  },
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.trivia.title'),
      description: t('screens.trivia.description'),
    })),
  component: TriviaListPage,
});

function TriviaListPage() {
  return <TriviaListScreen search={readTriviaSearch({ ...Route.useSearch() })} />;
}
