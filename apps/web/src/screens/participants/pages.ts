import type { PageSize } from '../../shared/page-size.ts';

export const defaultPageSize = 50;

/** More rows in one list make a slow phone stutter and the server's page heavy. */
const MAX_ROWS = 500;
export const maxPages = (size: PageSize = defaultPageSize): number => Math.floor(MAX_ROWS / size);

/** The pages that are shown one below the other. */
export interface Pages {
  first: number;
  last: number;
}

/** `2`, or `1-3` for three pages in one list; none for the first alone. */
export function pagesText({ first, last }: Pages): string | undefined {
  if (last > first) return `${first}-${last}`;
  return first > 1 ? String(first) : undefined;
}

/** The pages of an address in canonical form, up to the limit. */
export function readPages(value: unknown, size?: PageSize): string | undefined {
  const [, first, last = first] = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/u.exec(String(value)) ?? [];
  if (first === undefined || Number(last) < Number(first)) return undefined;
  return pagesText({ first: Number(first), last: Math.min(Number(last), Number(first) + maxPages(size) - 1) });
}
