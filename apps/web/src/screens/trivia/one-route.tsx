import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { TriviaScreen } from './trivia-screen.tsx';

export const Route = createFileRoute('/{-$locale}/trivia/$id')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.trivia.title'),
      description: t('screens.trivia.description'),
      isPrivate: true,
    })),
  component: TriviaPage,
});

function TriviaPage() {
  const { id } = Route.useParams();
  return <TriviaScreen key={id} id={id} />;
}
