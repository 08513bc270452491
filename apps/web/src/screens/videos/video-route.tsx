import { createFileRoute } from '@tanstack/react-router';
import { failCheck } from '../../platform/failed-check.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { VideoScreen } from './video-screen.tsx';

export const Route = createFileRoute('/{-$locale}/videos/$id')({
  loader: async ({ context, params: { id } }) => {
    const { items } = await context.queryClient.query({ ...queries.videos(context.language), ...fromCache });
    const video = items.find((item) => item.id === id);
    if (!video) throw failCheck();
    return pageTexts(context, (t) => ({
      title: video.title.text || t('parts.veil.placeholder'),
      description: video.description?.text ?? t('screens.videos.menuHint'),
    }));
  },
  component: VideoPage,
});

function VideoPage() {
  const { id } = Route.useParams();
  return <VideoScreen key={id} id={id} />;
}
