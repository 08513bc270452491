import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { readVideosSearch } from './search.ts';
import { VideosScreen } from './videos-screen.tsx';

export const Route = createFileRoute('/{-$locale}/videos')({
  validateSearch: readVideosSearch,
  loader: async ({ context }) => {
    await context.queryClient.query({ ...queries.videos(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.videos.menu'),
      description: t('screens.videos.menuHint'),
    }));
  },
  component: VideosPage,
});

function VideosPage() {
  return <VideosScreen search={Route.useSearch()} />;
}
