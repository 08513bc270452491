import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { SponsorsScreen } from './sponsors-screen.tsx';

export const Route = createFileRoute('/{-$locale}/sponsors')({
  loader: async ({ context }) => {
    await context.queryClient.query({ ...queries.sponsors(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.sponsors.menu'),
      description: t('screens.sponsors.menuHint'),
    }));
  },
  component: SponsorsScreen,
});
