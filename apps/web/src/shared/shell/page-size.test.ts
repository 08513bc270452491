import { expect, it } from 'vitest';
import { pageSizeText } from './page-size.ts';

it.each([
  ['20', 50, 20],
  [100, 50, 100],
  ['50', 50, undefined],
  ['7', 50, undefined],
  [undefined, 100, undefined],
] as const)('the stored number of rows %j, where %i is usual, is read as %j', (text, usual, size) => {
  expect(pageSizeText(text, usual)).toBe(size);
});
