import { createFileRoute } from '@tanstack/react-router';
import { disciplineHead, requireLowerKey } from '../../shared/discipline-route.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { CompetitionsScreen } from './competitions-screen.tsx';
import { readCompetitionsSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/competitions')({
  validateSearch: readCompetitionsSearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context: { queryClient, language }, params: { key } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.discipline(language, key), ...known }),
      queryClient.query({ ...queries.disciplineEvents(language, key), ...known }),
    ]);
  },
  head: ({ match, params }) =>
    disciplineHead(match.context, params.key, (t) => t('screens.discipline-competitions.title')),
  component: CompetitionsPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function CompetitionsPage() {
  const { key } = Route.useParams();
  return <CompetitionsScreen disciplineKey={key} search={Route.useSearch()} />;
}
