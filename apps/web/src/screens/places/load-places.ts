import type { PlaceType } from '@podium/content/words';
import { needPosition } from '../../platform/page-needs.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { loadNearestStops } from '../../shared/places/way/lazy-nearest-stops.tsx';
import { logicalDay } from '../../shared/shell/games-time.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import type { LoaderContext } from '../../shared/shell/head.ts';
import type { Translate } from '../../shared/shell/messages.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { findPlace } from './state.ts';
import type { PlacesSearch } from './search.ts';

/** The title of a page that shows one or several types. */
export function placesTitle(t: Translate, types: readonly PlaceType[]): string {
  if (types.length > 1) return t('screens.places.several');
  const [type] = types;
  return t(
    type === 'hotel'
      ? 'screens.places.hotels'
      : type === 'hospital'
        ? 'screens.places.hospitals'
        : 'screens.places.others',
  );
}

export async function loadPlaces(context: LoaderContext, types: readonly PlaceType[], search: PlacesSearch) {
  await needPosition();
  const { queryClient, language } = context;
  const { items } = await queryClient.query({ ...queries.places(language, { type: types.join(',') }), ...fromCache });
  const openPlace = findPlace(items, search.place);
  if (openPlace?.point) {
    const games = await queryClient.query({ ...queries.games(language), ...fromCache });
    // If the timetable cannot be loaded, the place is shown without it.
    await loadNearestStops(context, openPlace.point, logicalDay(serverNow(), games)).catch(() => undefined);
  }
  return pageTexts(context, (t) => ({
    title: openPlace?.name.text ?? placesTitle(t, types),
    description: t('screens.places.description'),
  }));
}
