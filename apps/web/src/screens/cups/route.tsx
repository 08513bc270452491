import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { CupsScreen } from './cups-screen.tsx';

export const Route = createFileRoute('/{-$locale}/cups')({
  loader: async ({ context }) => {
    await context.queryClient.query({ ...queries.cups(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.cups.title'),
      description: t('screens.cups.description'),
    }));
  },
  component: CupsScreen,
});
