/** With each page of the list, whoever asks for it: so that all ask for the same documents. */
export const PAGE_SIZE = 50;

/** More rows than these would make a slow phone stutter, and the server's page heavy. */
export const MOST_PAGES = 10;

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

/** The pages of an address in their one form, without those that are too many at once. */
export function readPages(value: unknown): string | undefined {
  const [, first, last = first] = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/u.exec(String(value)) ?? [];
  if (first === undefined || Number(last) < Number(first)) return undefined;
  return pagesText({ first: Number(first), last: Math.min(Number(last), Number(first) + MOST_PAGES - 1) });
}
