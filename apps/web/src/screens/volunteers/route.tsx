import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { VolunteersScreen } from './volunteers-screen.tsx';

export const Route = createFileRoute('/{-$locale}/volunteers')({
  loader: async ({ context }) => {
    await context.queryClient.query({ ...queries.volunteers(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.volunteers.title'),
      description: t('screens.volunteers.intro'),
    }));
  },
  component: VolunteersScreen,
});
