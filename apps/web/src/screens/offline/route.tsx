import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { OfflineScreen } from './offline-screen.tsx';

export const Route = createFileRoute('/{-$locale}/offline')({
  loader: async ({ context }) => {
    await context.queryClient.query({ ...queries.games(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.offline.title'),
      description: t('screens.offline.description'),
      isPrivate: true,
    }));
  },
  component: OfflineScreen,
});
