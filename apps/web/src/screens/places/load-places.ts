import type { PlaceType } from '@podium/content/words';
import { needPosition } from '../../platform/page-needs.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import type { LoaderContext } from '../../shared/shell/head.ts';
import type { Translate } from '../../shared/shell/messages.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { findPlace } from './state.ts';
import type { PlacesSearch } from './state.ts';

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
  return pageTexts(context, (t) => ({
    title: openPlace?.name.text ?? placesTitle(t, types),
    description: t('screens.places.description'),
  }));
}
