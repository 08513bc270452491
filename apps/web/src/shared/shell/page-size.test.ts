import { expect, it } from 'vitest';
import { pageSizeText } from './page-size.ts';

it.each([
  ['20', 50, 20],
  [100, 50, 100],
  ['50', 50, undefined],
  ['7', 50, undefined],
  [undefined, 100, undefined],
] as const)('rows per page: %j where %i is usual is %j', (text, usual, size) => {
  expect(pageSizeText(text, usual)).toBe(size);
});
