import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { AccessLogScreen } from './access-log-screen.tsx';
import { readAccessLogSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/access-log')({
  staticData: { layout: 'non-ionic' },
  validateSearch: readAccessLogSearch,
  loader: async ({ context: { queryClient, language, phrases } }) => {
    await queryClient.query({ ...queries.games(language), ...fromCache });
    return pageTexts({ queryClient, language, phrases }, (t) => ({
      title: t('screens.access-log.title'),
      description: t('screens.access-log.description'),
      isPrivate: true,
    }));
  },
  component: AccessLogPage,
});

function AccessLogPage() {
  // The browser's search follows the order in the address; the filters must be rendered in the server's order.
  return <AccessLogScreen search={readAccessLogSearch({ ...Route.useSearch() })} />;
}
