import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { AwardsScreen } from './awards-screen.tsx';
import { readAwardsSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/official-awards-schedule')({
  validateSearch: readAwardsSearch,
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.query({ ...queries.awards(context.language), ...fromCache }),
      context.queryClient.query({ ...queries.specialAwards(context.language), ...fromCache }),
    ]);
    return pageTexts(context, (t) => ({
      title: t('screens.awards.menu'),
      description: t('screens.awards.description'),
    }));
  },
  component: AwardsPage,
});

function AwardsPage() {
  return <AwardsScreen search={Route.useSearch()} />;
}
