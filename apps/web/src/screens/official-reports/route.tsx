import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { OfficialReportsScreen } from './official-reports-screen.tsx';
import { readOfficialReportsSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/official-reports')({
  staticData: { layout: 'non-ionic' },
  validateSearch: readOfficialReportsSearch,
  loader: async ({ context }) => {
    await context.queryClient.query({ ...queries.contentDocuments(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.official-reports.title'),
      description: t('screens.official-reports.description'),
    }));
  },
  component: OfficialReportsPage,
});

function OfficialReportsPage() {
  return <OfficialReportsScreen search={Route.useSearch()} />;
}
