import { createFileRoute } from '@tanstack/react-router';
import { screenHead } from '../../shared/head.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { VenuesScreen } from './venues-screen.tsx';
import { dayOf, openedVenue, readVenuesSearch } from './state.ts';

export const Route = createFileRoute('/{-$locale}/venues')({
  validateSearch: readVenuesSearch,
  // Without `loaderDeps`, and only on the way in: to open a venue is no other page, so the list and its field stay.
  loader: async ({ context: { queryClient, language }, location, cause }) => {
    if (cause === 'stay') return;
    const [games, venues] = await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.venues(language), ...known }),
      queryClient.query({ ...queries.live(language), ...known }),
    ]);
    const search = readVenuesSearch(location.search);
    const venue = openedVenue(venues.items, search.venue);
    if (!venue) return;
    const day = dayOf(games, search.date, new Date());
    await queryClient.query({ ...queries.day(language, day, { venue: venue.id }), ...known });
  },
  head: ({ match }) =>
    screenHead(match.context, (t) => {
      const { language, queryClient } = match.context;
      const venues = queryClient.getQueryData(queries.venues(language).queryKey)?.items ?? [];
      return {
        title: openedVenue(venues, match.search.venue)?.name ?? t('screens.venues.title'),
        description: t('screens.venues.description'),
      };
    }),
  component: VenuesPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function VenuesPage() {
  return <VenuesScreen search={Route.useSearch()} />;
}
