import { expect, it } from 'vitest';
import { cityShapes, frameAround, placeIn } from './city.ts';
import type { FeatureCollection, Frame } from './city.ts';

const frame: Frame = { center: { latitude: 0, longitude: 10 }, width: 200, height: 100, metersPerUnit: 111.195 };
const feature = (kind: string, geometry: FeatureCollection['features'][number]['geometry']) => ({
  type: 'Feature' as const,
  properties: { kind },
  geometry,
});

it('a drawing has north at the top and its point in the middle', () => {
  expect(placeIn(frame, frame.center)).toEqual({ x: 100, y: 50 });
  expect(placeIn(frame, { latitude: 0.02, longitude: 10.03 })).toEqual({ x: 130, y: 30 });
});

it('a drawing has the features that are visible in it, areas below lines', () => {
  const square = [
    [9.99, -0.01],
    [10.01, -0.01],
    [10.01, 0.01],
  ];
  const city: FeatureCollection = {
    type: 'FeatureCollection',
    features: [
      feature('road', {
        type: 'LineString',
        coordinates: [
          [9, 0],
          [11, 0],
        ],
      }),
      feature('water', { type: 'Polygon', coordinates: [square] }),
      feature('park', { type: 'Polygon', coordinates: [square.map(([x = 0, y = 0]) => [x + 5, y])] }),
      feature('other', {
        type: 'LineString',
        coordinates: [
          [9, 0],
          [11, 0],
        ],
      }),
      feature('road', { type: 'Point', coordinates: [10, 0] }),
    ],
  };
  expect(cityShapes(city, frame)).toEqual([
    { kind: 'water', isArea: true, d: 'M90 60L110 60L110 40Z' },
    { kind: 'road', isArea: false, d: 'M-900 50L1100 50' },
  ]);
});

it('a view around points contains all of them, with a margin', () => {
  const points = [
    { latitude: -15.7, longitude: -47.95 },
    { latitude: -15.85, longitude: -47.8 },
  ];
  const frame = frameAround(points, { width: 600, height: 640 })!;
  for (const { x, y } of points.map((point) => placeIn(frame, point))) {
    expect(x).toBeGreaterThan(50);
    expect(x).toBeLessThan(550);
    expect(y).toBeGreaterThan(50);
    expect(y).toBeLessThan(590);
  }
  expect(frameAround([], { width: 600, height: 640 })).toBeUndefined();
});
