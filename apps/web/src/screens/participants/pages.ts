import type { PageSize } from '../../shared/shell/page-size.ts';

export const defaultPageSize = 50;

/** A longer list makes a slow phone stutter and the server's page large. */
const MAX_ROWS = 500;
export const maxPages = (size: PageSize = defaultPageSize): number => Math.floor(MAX_ROWS / size);

/** The pages shown as one list. */
export interface Pages {
  first: number;
  last: number;
}

/** `2`, or `1-3` for three pages in one list; undefined for the first page alone. */
export function pagesText({ first, last }: Pages): string | undefined {
  if (last > first) return `${first}-${last}`;
  return first > 1 ? String(first) : undefined;
}

/** Normalizes the pages in an address, up to the limit. */
export function readPages(value: unknown, size?: PageSize): string | undefined {
  const [, first, last = first] = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/u.exec(String(value)) ?? [];
  if (first === undefined || Number(last) < Number(first)) return undefined;
  return pagesText({ first: Number(first), last: Math.min(Number(last), Number(first) + maxPages(size) - 1) });
}
