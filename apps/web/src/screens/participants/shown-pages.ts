/** Apart from what reads an address, which every page brings. */
import type { Pages } from './pages.ts';

export function pagesOf({ page = '1' }: { page?: string }): Pages {
  const [first, last = first] = page.split('-').map(Number);
  return { first: first!, last: last! };
}

/** Those after the first, which is read by itself. */
export function followingPages({ first, last }: Pages): number[] {
  return Array.from({ length: last - first }, (_, index) => first + index + 1);
}
