import { createFileRoute } from '@tanstack/react-router';
import { failCheck } from '../../platform/failed-check.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { codeText } from '../../shared/shell/search-text.ts';
import { OpenDataScreen } from './open-data-screen.tsx';

interface OpenDataSearch {
  /** Key of the discipline whose data is downloaded; all by default. */
  discipline?: string;
}

export const Route = createFileRoute('/{-$locale}/open-data')({
  validateSearch: ({ discipline }: Record<string, unknown>): OpenDataSearch => ({
    discipline: codeText(discipline)?.toLowerCase(),
  }),
  loaderDeps: ({ search: { discipline } }) => ({ discipline }),
  loader: async ({ context, deps: { discipline } }) => {
    const { disciplines } = await context.queryClient.query({ ...queries.games(context.language), ...fromCache });
    if (discipline !== undefined && !disciplines.some(({ key }) => key === discipline)) throw failCheck();
    return pageTexts(context, (t) => ({
      title: t('screens.open-data.title'),
      description: t('screens.open-data.intro'),
    }));
  },
  component: OpenDataPage,
});

function OpenDataPage() {
  return <OpenDataScreen discipline={Route.useSearch().discipline} />;
}
