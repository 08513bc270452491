import { createFileRoute } from '@tanstack/react-router';
import { loadReports } from './load-reports.ts';
import { ReportsScreen } from './reports-screen.tsx';
import { readReportsSearch } from './search.ts';
import { toReportsOf } from './to-reports-of.ts';

export const Route = createFileRoute('/{-$locale}/reports/$discipline')({
  validateSearch: readReportsSearch,
  loader: ({ context, params: { discipline }, location }) => {
    if (discipline !== discipline.toLowerCase()) throw toReportsOf(discipline, location.search, 301);
    return loadReports(context, discipline);
  },
  component: SportReportsPage,
});

function SportReportsPage() {
  const { discipline } = Route.useParams();
  return <ReportsScreen discipline={discipline} search={Route.useSearch()} />;
}
