import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { readTriviaSearch } from './list-search.ts';
import { TriviaListScreen } from './trivia-list-screen.tsx';
import type { TriviaSearch } from './list-search.ts';

export const Route = createFileRoute('/{-$locale}/trivia')({
  // Named here, loaded with the screen: what few people visit is not part of everyone's first script.
  validateSearch: ({ discipline, type }: TriviaSearch): TriviaSearch => ({ discipline, type }),
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
