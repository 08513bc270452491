import { expect, it } from 'vitest';
import { nearestFirst, roundDistance } from './distance.ts';

it.each([
  [3, { unit: 'meters', value: 10 }],
  [347, { unit: 'meters', value: 350 }],
  [996, { unit: 'kilometers', value: 1 }],
  [2449, { unit: 'kilometers', value: 2.4 }],
  [17_800, { unit: 'kilometers', value: 18 }],
])('a distance of %d meters is shown in a suitable unit', (meters, said) =>
  expect(roundDistance(meters)).toEqual(said),
);

it('the nearest place is first; places without a position are last', () => {
  const at = (id: string, latitude?: number) => ({
    id,
    point: latitude === undefined ? null : { latitude, longitude: 0 },
  });
  const items = [at('nowhere'), at('far', 2), at('near', 1)];
  expect(nearestFirst(items, { latitude: 0, longitude: 0 }).map(({ id }) => id)).toEqual(['near', 'far', 'nowhere']);
});
