import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { AmbassadorsScreen } from './ambassadors-screen.tsx';
import { readAmbassadorsSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/ambassadors')({
  validateSearch: readAmbassadorsSearch,
  loader: async ({ context }) => {
    // Loads all days: the day is chosen on the page, which also works offline.
    await context.queryClient.query({ ...queries.ambassadors(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.ambassadors.menu'),
      description: t('screens.ambassadors.intro'),
    }));
  },
  component: AmbassadorsPage,
});

function AmbassadorsPage() {
  return <AmbassadorsScreen search={Route.useSearch()} />;
}
