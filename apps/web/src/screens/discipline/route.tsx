import { createFileRoute } from '@tanstack/react-router';
import { disciplineHead, requireLowerKey } from '../../shared/discipline-route.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { DisciplineScreen } from './discipline-screen.tsx';

export const Route = createFileRoute('/{-$locale}/discipline/$key')({
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context: { queryClient, language }, params: { key } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.discipline(language, key), ...known }),
      queryClient.query({ ...queries.medallists(language, key), ...known }),
      queryClient.query({ ...queries.records(language, key), ...known }),
    ]);
  },
  head: ({ match, params }) => disciplineHead(match.context, params.key, () => undefined),
  component: DisciplinePage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function DisciplinePage() {
  const { key } = Route.useParams();
  return <DisciplineScreen disciplineKey={key} />;
}
