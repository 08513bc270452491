import { createFileRoute } from '@tanstack/react-router';
import { needPosition } from '../../platform/page-needs.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { logicalDay } from '../../shared/shell/games-time.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import type { LoaderContext } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { pointOf } from '../../shared/places/place/point-of.ts';
import { loadNearestStops } from '../../shared/places/way/lazy-nearest-stops.tsx';
import { VenuesScreen } from './venues-screen.tsx';
import { readVenuesSearch } from './search.ts';
import type { Venue } from './state.ts';
import { selectedDay, maxStops, findVenue } from './state.ts';

export const Route = createFileRoute('/{-$locale}/venues')({
  validateSearch: readVenuesSearch,
  // Without `loaderDeps`, and only when entering the page: opening a venue is not a navigation, so that the list and
  // its field stay mounted.
  loader: async ({ context, location, cause }) => {
    await needPosition();
    const { queryClient, language } = context;
    const search = readVenuesSearch(location.search);
    const loaded = queryClient.getQueryData(queries.venues(language).queryKey);
    if (cause === 'stay' && loaded) return textsOfVenue(context, findVenue(loaded.items, search.venue)?.name);
    const [games, venues] = await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.venues(language), ...fromCache }),
      queryClient.query({ ...queries.live(language), ...fromCache }),
      queryClient.query({ ...queries.venueGuides(language), ...fromCache }),
    ]);
    const venue = findVenue(venues.items, search.venue);
    if (venue) {
      const day = selectedDay(games, search.date, serverNow());
      await Promise.all([
        queryClient.query({ ...queries.day(language, { day, venue: venue.id }), ...fromCache }),
        queryClient.query({ ...queries.venueGuide(language, { id: venue.id }), ...fromCache }).catch(() => undefined),
        // If the timetable cannot be loaded, the venue is shown without it.
        loadDepartures(context, venue, logicalDay(serverNow(), games)).catch(() => undefined),
      ]);
    }
    return textsOfVenue(context, venue?.name);
  },
  staticData: { board: 'venue' },
  component: VenuesPage,
});

/** If departures cannot be loaded, the venue page is shown without them. */
async function loadDepartures(context: LoaderContext, venue: Venue, day: string): Promise<void> {
  const { queryClient, language } = context;
  const { stops } = await queryClient.query({ ...queries.transport(language, { venue: venue.id }), ...fromCache });
  if (stops.length === 0) {
    const guides = await queryClient.query({ ...queries.venueGuides(language), ...fromCache });
    const point = guides.items.find(({ id }) => id === venue.id)?.point ?? pointOf(venue);
    return point ? loadNearestStops(context, point, day) : undefined;
  }
  await Promise.all(
    stops
      .slice(0, maxStops)
      .map(async ({ id }) => queryClient.query({ ...queries.transportStop(language, { id, day }), ...fromCache })),
  );
}

function textsOfVenue(context: LoaderContext, name: string | undefined) {
  return pageTexts(context, (t) => ({
    title: name ?? t('screens.venues.menu'),
    description: t('screens.venues.description'),
  }));
}

function VenuesPage() {
  return <VenuesScreen search={Route.useSearch()} />;
}
