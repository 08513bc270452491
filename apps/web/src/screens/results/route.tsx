import { createFileRoute, redirect } from '@tanstack/react-router';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { failCheck } from '../../platform/failed-check.ts';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { oneOf } from '../../shared/shell/search-text.ts';
import { contestData } from '../../shared/program/linked-data/linked-data.ts';
import { linkedHead } from '../../shared/program/linked-data/linked-head.ts';
import { loadSport } from '../../shared/results/sport/load-sport.ts';
import { ResultsScreen } from './results-screen.tsx';
import { readUnitSearch, unitTabs } from './search.ts';
import { loadEvent, loadUnit, unitTexts } from './unit-page.ts';
import { hasContent } from './state.ts';
import { loadResultParts, unitParts } from './unit-parts.ts';
import { showsPathHere } from './unit-tabs.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/results/$unit/$tab')({
  validateSearch: readUnitSearch,
  beforeLoad: ({ params, location }) => {
    const tab = oneOf(params.tab.toLowerCase(), unitTabs);
    if (!tab) throw failCheck();
    if (tab !== params.tab) {
      throw redirect({
        to: '/{-$locale}/discipline/$key/results/$unit/$tab',
        params: { ...params, key: params.key.toLowerCase(), tab },
        search: location.search,
        statusCode: 301,
      });
    }
    requireLowerKey(params.key, location);
  },
  loader: async ({ context, params }) => {
    const unit = await loadUnit(context, params);
    const discipline = await loadSport(context.language, unit.discipline?.code);
    const content = context.queryClient.query({
      ...queries.unitContent(context.language, { id: unit.id }),
      ...fromCache,
      // The results do not wait for a retry; the page itself retries.
      retry: false,
    });
    await Promise.all([
      loadResultParts(unit, discipline),
      showsPathHere(unit, discipline) && loadEvent(context, unit),
      // If it fails, the results are shown without it.
      content.then(async (published) => hasContent(published) && unitParts.content.load()).catch(() => undefined),
    ]);
    return unitTexts(context, unit, 'results');
  },
  head: ({ match, params }) =>
    import.meta.env.SSR
      ? linkedHead(match, (facts) => {
          const { queryClient, language } = match.context;
          const unit = queryClient.getQueryData(queries.unit(language, { id: params.unit }).queryKey);
          return unit && contestData(unit, facts);
        })
      : {},
  staticData: {
    board: 'unit',
    wake: async ({ queryClient, language }, { unit: id = '' }) => {
      const unit = queryClient.getQueryData(queries.unit(language, { id }).queryKey);
      if (!unit) return;
      // Static data is part of every page.
      const { wakeUnit } = await import('./unit-parts.ts');
      await wakeUnit(language, unit);
    },
  },
  component: ResultsPage,
});

function ResultsPage() {
  const { unit } = Route.useParams();
  const { rows, type } = Route.useSearch();
  return <ResultsScreen unitId={unit} isWhole={rows === 'all'} type={type} />;
}
