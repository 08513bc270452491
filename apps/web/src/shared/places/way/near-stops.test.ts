import { expect, it } from 'vitest';
import type { TransportStop } from '@podium/contract';
import { nearStops, sharedLines } from './near-stops.ts';

/** A hundredth of a degree is 1.1 km. */
const stop = (id: string, latitude: number | null, ...lines: string[]) =>
  ({ id, latitude, longitude: latitude === null ? null : 0, lines }) as TransportStop;
const stops = [stop('far', 0.02), stop('near', 0.001, '1', '2'), stop('unknown', null), stop('next', 0.01, '2', '3')];
const here = { latitude: 0, longitude: 0 };

it('stops within walking distance are listed by distance, with the minutes on foot', () => {
  expect(nearStops(stops, here).map(({ stop, walk }) => [stop.id, walk])).toEqual([
    ['near', 2],
    ['next', 20],
  ]);
});

it('lines that stop at both ends are found', () => {
  const [near, next] = nearStops(stops, here);
  expect(sharedLines([near!], [next!], 6)).toEqual(['2']);
  expect(sharedLines([near!], [near!], 1)).toEqual(['1']);
});
