import { createFileRoute } from '@tanstack/react-router';
import { disciplineHead, requireLowerKey } from '../../shared/discipline-route.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { FinalRankScreen } from './final-rank-screen.tsx';
import { readFinalRankSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/finalrank')({
  validateSearch: readFinalRankSearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context: { queryClient, language }, params: { key } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.discipline(language, key), ...known }),
      queryClient.query({ ...queries.ranking(language, key), ...known }),
    ]);
  },
  head: ({ match, params }) =>
    disciplineHead(match.context, params.key, (t) => t('parts.discipline-shell.page.finalrank')),
  component: FinalRankPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function FinalRankPage() {
  const { key } = Route.useParams();
  return <FinalRankScreen disciplineKey={key} search={Route.useSearch()} />;
}
