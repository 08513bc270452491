import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import { requireKnown } from '../../shared/require-known.ts';
import { only } from '../../shared/search-text.ts';
import { AccessLogScreen } from './access-log-screen.tsx';
import { readAccessLogSearch } from './search.ts';
import type { AccessLogSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/access-log')({
  // Named here, loaded with the screen: what few people visit is not part of everyone's first script.
  validateSearch: (search: AccessLogSearch): AccessLogSearch =>
    only(search, 'range', 'from', 'to', 'status', 'device', 'language', 'app', 'route', 'discipline'),
  beforeLoad: async ({ search, location }) => {
    if (import.meta.env.SSR) requireKnown((await import('./search.ts')).readAccessLogSearch({ ...search }), location);
  },
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
  // In a fixed order, the one the page was made in: the browser would use the order of its address.
  return <AccessLogScreen search={readAccessLogSearch({ ...Route.useSearch() })} />;
}
