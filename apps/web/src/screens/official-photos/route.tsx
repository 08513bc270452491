import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { PhotosScreen } from './photos-screen.tsx';
import { readPhotosSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/official-photos')({
  validateSearch: readPhotosSearch,
  loader: async ({ context }) => {
    // Loads all albums, so that filters also work offline.
    await context.queryClient.query({ ...queries.albums(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.official-photos.menu'),
      description: t('screens.official-photos.menuHint'),
    }));
  },
  component: PhotosPage,
});

function PhotosPage() {
  return <PhotosScreen search={Route.useSearch()} />;
}
