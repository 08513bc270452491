import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { disciplineTexts } from '../../shared/program/discipline-shell/discipline-texts.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { SportResultsScreen } from './sport-results-screen.tsx';
import { readSportResultsSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/results')({
  validateSearch: readSportResultsSearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params: { key } }) => {
    const { queryClient, language } = context;
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.discipline(language, { key }), ...fromCache }),
      queryClient.query({ ...queries.disciplineSchedule(language, { key }), ...fromCache }),
    ]);
    return disciplineTexts(context, key, (t) => t('parts.discipline-shell.page.results'));
  },
  component: SportResultsPage,
});

function SportResultsPage() {
  const { key } = Route.useParams();
  return <SportResultsScreen disciplineKey={key} search={Route.useSearch()} />;
}
