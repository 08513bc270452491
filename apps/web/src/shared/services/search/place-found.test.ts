import { expect, it } from 'vitest';
import { foundPlaces } from './place-found.tsx';

it('venues come first, then places, lines and stops; texts are not places', () => {
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
