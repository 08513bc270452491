import type { DemoContext } from '../context.ts';
import type { DemoFile, DemoItem, DemoPart } from '../demo-item.ts';
import { hospitalView, hotelView } from '../drawing/building-views.ts';
import { venueDrawings } from '../drawing/venue-pictures.ts';
import { folderItems } from '../folder-items.ts';
import { cityMap } from './city.ts';

/** Hotels, hospitals and other places, facts about the venues, and the map of the city. */
export function places(context: DemoContext): DemoPart {
  const count = context.isSmall ? 1 : undefined;
  const all = folderItems('place', context);
  const placesOf = (type: DemoItem<'place'>['data']['type']): DemoItem<'place'>[] =>
    all.filter(({ data }) => data.type === type).slice(0, count);
  const [hotels, hospitals] = [placesOf('hotel'), placesOf('hospital')];
  const venues = folderItems('venue-info', context).slice(0, count);
  return {
    items: [...hotels, ...hospitals, ...venues, ...placesOf('other'), ...folderItems('base-map', context)],
    files: [
      ...hotels.flatMap(({ data: { photo, localAddress } }, seed) =>
        picture(photo, hotelView({ seed, isAtLake: localAddress?.startsWith('Via do Lago') ?? false })),
      ),
      ...hospitals.flatMap(({ data: { photo } }, seed) => picture(photo, hospitalView({ seed }))),
      ...venueDrawings(venues),
      { path: 'files/city.geojson', purpose: 'map', content: cityMap() },
    ],
  };
}

const picture = (photo: { path: string } | undefined, content: string): DemoFile[] =>
  photo ? [{ path: photo.path, purpose: 'photo', content }] : [];
