import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { LiveScreen } from './live-screen.tsx';
import { readLiveSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/live')({
  validateSearch: readLiveSearch,
  loader: async ({ context: { queryClient, language, phrases } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.live(language), ...fromCache }),
    ]);
    return pageTexts({ queryClient, language, phrases }, (t) => ({
      title: t('screens.live.title'),
      description: t('screens.live.description'),
    }));
  },
  component: LivePage,
});

function LivePage() {
  return <LiveScreen search={Route.useSearch()} />;
}
