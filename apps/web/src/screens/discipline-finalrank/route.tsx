import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { disciplineTexts } from '../../shared/program/discipline-shell/discipline-texts.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { FinalRankScreen } from './final-rank-screen.tsx';
import { readFinalRankSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/finalrank')({
  validateSearch: readFinalRankSearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loaderDeps: ({ search: { event } }) => ({ event }),
  loader: async ({ context, params: { key }, deps }) => {
    const { queryClient, language } = context;
    const [discipline] = await Promise.all([
      queryClient.query({ ...queries.discipline(language, { key }), ...fromCache }),
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.ranking(language, { key }), ...fromCache }),
    ]);
    const event = discipline.eventList.find(({ id }) => id === deps.event);
    return disciplineTexts(context, key, (t) => {
      const page = t('parts.discipline-shell.page.finalrank');
      return event ? t('shared.pair', { first: event.name, second: page }) : page;
    });
  },
  component: FinalRankPage,
});

function FinalRankPage() {
  const { key } = Route.useParams();
  return <FinalRankScreen disciplineKey={key} search={Route.useSearch()} />;
}
