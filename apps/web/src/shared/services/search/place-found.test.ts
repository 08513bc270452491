import { expect, it } from 'vitest';
import { foundPlaces, sortHospitals } from './place-found.tsx';

it('a search lists venues first, then places, lines and stops, and no texts among places', () => {
  const content = (kind: string, id: string, type?: string) => ({
    kind,
    id,
    type,
    name: id,
    detail: '',
    lang: 'en' as const,
  });
  const found = foundPlaces({
    venues: [{ id: 'AQC', name: 'Aquatics Center', detail: '' }],
    content: [
      content('bulletin', '7'),
      content('place', 'ipe', 'hotel'),
      content('line', '1'),
      content('stop', 'sta/1'),
    ],
  });
  expect(found.map(({ path, icon }) => [path, icon])).toEqual([
    ['/venues?venue=AQC', 'pin'],
    ['/places/hotel?place=ipe', 'bed'],
    ['/transport/lines/1', 'bus'],
    ['/transport/stops/sta%2F1', 'bus'],
  ]);
});

it('hospitals are sorted by distance, and those without a position come last', () => {
  const place = (id: string, hospital?: string) => ({
    id,
    hospital,
    path: '',
    icon: 'plus' as const,
    name: id,
    detail: '',
  });
  const found = [place('pool'), place('far', 'far'), place('inn'), place('unknown', 'unknown'), place('near', 'near')];
  const meters = new Map([
    ['far', 4000],
    ['near', 300],
  ]);
  expect(sortHospitals(found, meters).map(({ id }) => id)).toEqual(['pool', 'near', 'inn', 'far', 'unknown']);
  expect(sortHospitals(found, new Map())).toEqual(found);
});
