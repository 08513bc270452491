import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { screenHead } from '../../shared/head.ts';
import { itemWords } from '../../shared/item-state.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { oneOf } from '../../shared/search-text.ts';
import { ResultsScreen } from './results-screen.tsx';

const tabs = ['results', 'startlist'] as const;

export const Route = createFileRoute('/{-$locale}/discipline/$key/results/$unit/$tab')({
  beforeLoad: ({ params }) => {
    const key = params.key.toLowerCase();
    const tab = oneOf(params.tab.toLowerCase(), tabs);
    if (!tab) throw notFound();
    if (key !== params.key || tab !== params.tab) {
      throw redirect({
        to: '/{-$locale}/discipline/$key/results/$unit/$tab',
        params: { ...params, key, tab },
        statusCode: 301,
      });
    }
  },
  loader: async ({ context: { queryClient, language }, params }) => {
    const [unit] = await Promise.all([
      queryClient.query({ ...queries.unit(language, params.unit), ...known }),
      queryClient.query({ ...queries.games(language), ...known }),
    ]);
    if (unit.discipline && unit.discipline.key !== params.key) throw notFound();
  },
  head: ({ match, params }) =>
    screenHead(match.context, (t) => {
      const { language, queryClient } = match.context;
      const unit = queryClient.getQueryData(queries.unit(language, params.unit).queryKey);
      if (!unit) return { title: t('parts.result.results') };
      const { title, part } = itemWords(unit);
      const words = { event: title, unit: part || (unit.discipline?.name ?? '') };
      const heading = params.tab === 'startlist' ? 'parts.result.titleStartList' : 'parts.result.title';
      return { title: t(heading, words), description: t('parts.result.description', words) };
    }),
  component: ResultsPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function ResultsPage() {
  const { unit, tab } = Route.useParams();
  return <ResultsScreen unitId={unit} tab={oneOf(tab, tabs) ?? 'results'} />;
}
