import { createFileRoute, redirect } from '@tanstack/react-router';
import { needPosition } from '../../platform/page-needs.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { readTransportSearch } from './search.ts';
import { TransportScreen } from './transport-screen.tsx';

export const Route = createFileRoute('/{-$locale}/transport')({
  validateSearch: readTransportSearch,
  beforeLoad: async ({ search, params }) => {
    await needPosition();
    if (search.stop !== undefined)
      throw redirect({ to: '/{-$locale}/transport/stops/$id', params: { ...params, id: search.stop }, search: {} });
  },
  loader: async ({ context }) => {
    const { queryClient, language } = context;
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.transport(language), ...fromCache }),
      queryClient.query({ ...queries.contentDocuments(language, { type: 'transport' }), ...fromCache }),
    ]);
    return pageTexts(context, (t) => ({
      title: t('screens.transport.menu'),
      description: t('screens.transport.description'),
    }));
  },
  component: TransportPage,
});

function TransportPage() {
  return <TransportScreen search={Route.useSearch()} />;
}
