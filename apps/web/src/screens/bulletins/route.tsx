import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { readPaperSearch } from '../../shared/results/papers/paper-list.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { BulletinsScreen } from './bulletins-screen.tsx';

export const Route = createFileRoute('/{-$locale}/informativos')({
  validateSearch: readPaperSearch,
  loader: async ({ context }) => {
    await context.queryClient.query({ ...queries.bulletins(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.bulletins.menu'),
      description: t('screens.bulletins.description'),
    }));
  },
  component: BulletinsPage,
});

function BulletinsPage() {
  return <BulletinsScreen search={Route.useSearch()} />;
}
