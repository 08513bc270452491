import type { DemoContext } from '../context.ts';
import { itemsOf } from '../demo-item.ts';
import type { DemoPart } from '../demo-item.ts';
import { cityMap } from './city.ts';
import { hospitalItems, otherItems } from './care-items.ts';
import { hotelItems } from './hotel-items.ts';
import { venueInfoItems } from './venue-info-items.ts';

/** Where to sleep, heal, eat and find things, and what there is to know about each venue. */
export function places({ isSmall }: DemoContext): DemoPart {
  const groups = [hotelItems(), hospitalItems(), otherItems()];
  const { items, files } = venueInfoItems({ isSmall });
  const map = itemsOf('base-map', [['city', { file: { path: 'files/city.geojson' }, attribution: 'Podium' }]]);
  return {
    items: [...groups.flatMap((group) => (isSmall ? group.slice(0, 1) : group)), ...items, ...map],
    files: [...files, { path: 'files/city.geojson', purpose: 'map', content: cityMap() }],
  };
}
