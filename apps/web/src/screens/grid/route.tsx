import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { gamesData } from '../../shared/program/linked-data/linked-data.ts';
import { linkedHead } from '../../shared/program/linked-data/linked-head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { GridScreen } from './grid-screen.tsx';
import { readGridSearch } from './state.ts';

export const Route = createFileRoute('/{-$locale}/schedule/grid')({
  validateSearch: readGridSearch,
  loader: async ({ context: { queryClient, language, phrases } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.grid(language), ...fromCache }),
      queryClient.query({ ...queries.live(language), ...fromCache }),
      queryClient.query({ ...queries.medals(language, {}), ...fromCache }),
    ]);
    return pageTexts({ queryClient, language, phrases }, (t) => ({
      title: t('screens.grid.title'),
      description: t('screens.grid.description'),
    }));
  },
  head: ({ match }) =>
    import.meta.env.SSR ? linkedHead(match, ({ games, ...facts }) => games && gamesData(games, facts)) : {},
  component: GridPage,
});

function GridPage() {
  return <GridScreen search={Route.useSearch()} />;
}
