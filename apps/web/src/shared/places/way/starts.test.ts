import { expect, it } from 'vitest';
import type { MyPlace } from '../my-places/use-my-places.ts';
import { startChoices, usualStart } from './starts.ts';

const place = (id: string, more: Partial<MyPlace> = {}): MyPlace => ({
  kind: 'place',
  id,
  name: id,
  path: `/${id}`,
  icon: 'pin',
  point: { latitude: 0, longitude: 0 },
  ...more,
});
const stop = place('sta', { kind: 'stop' });
const [ipe, marina] = [place('ipe', { isHotel: true }), place('marina', { isHotel: true })];

it('a route can start at the starred places, then at the other hotels, but never at its destination', () => {
  const names = (destination: string) =>
    startChoices([stop, marina], [ipe, marina, place('nowhere', { point: null })], destination).map(({ id }) => id);
  expect(names('venue AQC')).toEqual(['sta', 'marina', 'ipe']);
  expect(names('place marina')).toEqual(['sta', 'ipe']);
});

it('a route starts at the reader’s starred hotel, unless that is the destination', () => {
  expect(usualStart([stop, marina, ipe], 'venue AQC')).toBe('place marina');
  expect(usualStart([stop, marina], 'place marina')).toBeUndefined();
});
