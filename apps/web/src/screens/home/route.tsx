import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { HomeScreen } from './home-screen.tsx';

/** Used by the apps only: on the web the layout has already redirected to the grid (N06). */
export const Route = createFileRoute('/{-$locale}/')({
  loader: async ({ context: { queryClient, language, phrases } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.live(language), ...fromCache }),
      queryClient.query({ ...queries.medals(language, {}), ...fromCache }),
      queryClient.query({ ...queries.bulletins(language), ...fromCache }),
    ]);
    return pageTexts({ queryClient, language, phrases }, (t) => ({ title: t('screens.home.menu') }));
  },
  component: HomeScreen,
});
