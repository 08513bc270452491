import { createFileRoute } from '@tanstack/react-router';
import { disciplineHead, requireLowerKey } from '../../shared/discipline-route.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { SportResultsScreen } from './sport-results-screen.tsx';
import { readSportResultsSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/results')({
  validateSearch: readSportResultsSearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context: { queryClient, language }, params: { key } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.discipline(language, key), ...known }),
      queryClient.query({ ...queries.disciplineSchedule(language, key), ...known }),
    ]);
  },
  head: ({ match, params }) =>
    disciplineHead(match.context, params.key, (t) => t('parts.discipline-shell.page.results')),
  component: SportResultsPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function SportResultsPage() {
  const { key } = Route.useParams();
  return <SportResultsScreen disciplineKey={key} search={Route.useSearch()} />;
}
