import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { AlbumScreen } from './album-screen.tsx';

export const Route = createFileRoute('/{-$locale}/official-photos/$id')({
  loader: async ({ context, params: { id } }) => {
    const { queryClient, language } = context;
    const album = await queryClient.query({ ...queries.album(language, { id }), ...fromCache });
    return pageTexts(context, (t) => ({
      title: album.title.text || t('parts.veil.placeholder'),
      description: album.description?.text ?? t('screens.official-photos.menuHint'),
    }));
  },
  component: AlbumPage,
});

function AlbumPage() {
  const { id } = Route.useParams();
  return <AlbumScreen key={id} id={id} />;
}
