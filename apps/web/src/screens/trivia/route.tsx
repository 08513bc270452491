import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { readTriviaSearch } from './list-search.ts';
import { TriviaListScreen } from './trivia-list-screen.tsx';

export const Route = createFileRoute('/{-$locale}/trivia')({
  validateSearch: readTriviaSearch,
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.trivia.title'),
      description: t('screens.trivia.description'),
    })),
  component: TriviaListPage,
});

function TriviaListPage() {
  return <TriviaListScreen search={Route.useSearch()} />;
}
