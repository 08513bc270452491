import { expect, it } from 'vitest';
import { boundsOf } from './bounds.ts';

it('the bounds contain every point, south-west first', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  expect(boundsOf([at(-15, -47), at(-16, -48), at(-15.5, -46)])).toEqual([
    [-48, -16],
    [-46, -15],
  ]);
  expect(boundsOf([])).toBeUndefined();
});
