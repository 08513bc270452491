import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { disciplineTexts } from '../../shared/program/discipline-shell/discipline-texts.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { CompetitionsScreen } from './competitions-screen.tsx';
import { readCompetitionsSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/competitions')({
  validateSearch: readCompetitionsSearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params: { key } }) => {
    const { queryClient, language } = context;
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.discipline(language, { key }), ...fromCache }),
      queryClient.query({ ...queries.disciplineEvents(language, { key }), ...fromCache }),
    ]);
    return disciplineTexts(context, key, (t) => t('screens.discipline-competitions.title'));
  },
  component: CompetitionsPage,
});

function CompetitionsPage() {
  const { key } = Route.useParams();
  return <CompetitionsScreen disciplineKey={key} search={Route.useSearch()} />;
}
