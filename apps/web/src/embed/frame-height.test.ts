import { expect, it } from 'vitest';
import { readHeight } from './frame-height.ts';

it.each([
  [{ type: 'resize-iframe', height: 600.2 }, 601],
  [{ type: 'resize-iframe', height: -5 }, 48],
  [{ type: 'resize-iframe', height: 1e9 }, 20_000],
  [{ type: 'resize-iframe', height: '600' }, undefined],
  [{ type: 'resize-iframe', height: Number.NaN }, undefined],
  [{ type: 'resize', height: 600 }, undefined],
  [null, undefined],
  ['resize-iframe', undefined],
])('the message %j asks for a height of %s px', (message, height) => {
  expect(readHeight(message)).toBe(height);
});
