import type { DemoContext } from '../context.ts';
import { demoItems } from '../demo-item.ts';
import type { DemoPart } from '../demo-item.ts';
import { cityMap } from './city.ts';
import { hospitalPart, otherItems } from './care-items.ts';
import { hotelPart } from './hotel-items.ts';
import { venueInfoItems } from './venue-info-items.ts';

export function places({ isSmall }: DemoContext): DemoPart {
  const count = isSmall ? 1 : undefined;
  const parts = [hotelPart(count), hospitalPart(count), venueInfoItems({ isSmall })];
  const map = demoItems('base-map', [['city', { file: { path: 'files/city.geojson' }, attribution: 'Podium' }]]);
  return {
    items: [...parts.flatMap(({ items }) => items), ...otherItems().slice(0, count), ...map],
    files: [...parts.flatMap(({ files }) => files), { path: 'files/city.geojson', purpose: 'map', content: cityMap() }],
  };
}
