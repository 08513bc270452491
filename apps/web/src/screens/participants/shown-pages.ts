/** Separate from the code that reads addresses, which every page loads. */
import type { Pages } from './pages.ts';

export function parsePages({ page = '1' }: { page?: string }): Pages {
  const [first, last = first] = page.split('-').map(Number);
  return { first: first!, last: last! };
}

/** The pages after the first one, which is loaded separately. */
export function followingPages({ first, last }: Pages): number[] {
  return Array.from({ length: last - first }, (_, index) => first + index + 1);
}
