import { createFileRoute } from '@tanstack/react-router';
import { loadReports } from './load-reports.ts';
import { ReportsScreen } from './reports-screen.tsx';
import { readReportsSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/reports/{-$discipline}')({
  staticData: { layout: 'non-ionic' },
  validateSearch: readReportsSearch,
  loaderDeps: ({ search: { discipline } }) => ({ discipline }),
  loader: ({ context, params, deps, location }) =>
    loadReports(context, { inPath: params.discipline, requestedKey: deps.discipline, search: location.search }),
  component: ReportsPage,
});

function ReportsPage() {
  const { discipline } = Route.useParams();
  return <ReportsScreen discipline={discipline} search={Route.useSearch()} />;
}
