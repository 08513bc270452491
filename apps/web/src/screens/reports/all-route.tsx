import { createFileRoute } from '@tanstack/react-router';
import { loadReports } from './load-reports.ts';
import { ReportsScreen } from './reports-screen.tsx';
import { codeText } from '../../shared/search-text.ts';
import { toReportsOf } from './to-reports-of.ts';
import { readReportsSearch } from './search.ts';
import type { ReportsSearch } from './search.ts';

interface AllReportsSearch extends ReportsSearch {
  /** What the chooser sends without scripts: it leads to the address of that sport. */
  discipline?: string;
}

export const Route = createFileRoute('/{-$locale}/reports')({
  validateSearch: (search: Record<string, unknown>): AllReportsSearch => ({
    ...readReportsSearch(search),
    discipline: codeText(search.discipline)?.toLowerCase(),
  }),
  loaderDeps: ({ search: { discipline } }) => ({ discipline }),
  loader: ({ context, deps, location }) => {
    if (deps.discipline) throw toReportsOf(deps.discipline, location.search);
    return loadReports(context);
  },
  component: AllReportsPage,
});

function AllReportsPage() {
  return <ReportsScreen search={Route.useSearch()} />;
}
