import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { DaysScreen } from './days-screen.tsx';
import { readDaysSearch } from './state.ts';

export const Route = createFileRoute('/{-$locale}/schedule/days')({
  validateSearch: readDaysSearch,
  loader: async ({ context: { queryClient, language, phrases } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.days(language), ...fromCache }),
      queryClient.query({ ...queries.live(language), ...fromCache }),
    ]);
    return pageTexts({ queryClient, language, phrases }, (t) => ({
      title: t('screens.days.title'),
      description: t('screens.days.description'),
    }));
  },
  component: DaysPage,
});

function DaysPage() {
  return <DaysScreen search={Route.useSearch()} />;
}
