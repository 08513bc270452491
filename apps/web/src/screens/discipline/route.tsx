import { createFileRoute, redirect } from '@tanstack/react-router';
import { screenHead } from '../../shared/head.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { DisciplineScreen } from './discipline-screen.tsx';

export const Route = createFileRoute('/{-$locale}/discipline/$key')({
  beforeLoad: ({ params }) => {
    const key = params.key.toLowerCase();
    if (key !== params.key) {
      throw redirect({ to: '/{-$locale}/discipline/$key', params: { ...params, key }, statusCode: 301 });
    }
  },
  loader: async ({ context: { queryClient, language }, params: { key } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.discipline(language, key), ...known }),
      queryClient.query({ ...queries.disciplineEvents(language, key), ...known }),
    ]);
  },
  head: ({ match, params }) =>
    screenHead(match.context, (t) => {
      const { language, queryClient } = match.context;
      const name = queryClient.getQueryData(queries.discipline(language, params.key).queryKey)?.name ?? params.key;
      return { title: name, description: t('screens.discipline.description', { name }) };
    }),
  component: DisciplinePage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function DisciplinePage() {
  const { key } = Route.useParams();
  return <DisciplineScreen disciplineKey={key} />;
}
