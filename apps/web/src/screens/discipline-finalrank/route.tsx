import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/discipline-route.ts';
import { disciplineTexts } from '../../shared/discipline-shell/discipline-texts.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import { FinalRankScreen } from './final-rank-screen.tsx';
import { readFinalRankSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/finalrank')({
  validateSearch: readFinalRankSearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params: { key } }) => {
    const { queryClient, language } = context;
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.discipline(language, { key }), ...fromCache }),
      queryClient.query({ ...queries.ranking(language, { key }), ...fromCache }),
    ]);
    return disciplineTexts(context, key, (t) => t('parts.discipline-shell.page.finalrank'));
  },
  component: FinalRankPage,
});

function FinalRankPage() {
  const { key } = Route.useParams();
  return <FinalRankScreen disciplineKey={key} search={Route.useSearch()} />;
}
