/** How long a page of a board stays (ms), long enough to read it. */
export const PAGE_MS = 12_000;

/** Number of pages of a list; an empty one has a page too. */
export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

/** The page to show next: after the last follows the first, also if the list has become shorter meanwhile. */
export const nextPage = (page: number, pages: number): number => (page + 1 >= pages ? 0 : page + 1);

/** The rows of a page; of a page that is no longer there, those of the first. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, perPage: number): readonly Row[] {
  const shown = page < pageCount(rows.length, perPage) ? page : 0;
  return rows.slice(shown * perPage, (shown + 1) * perPage);
}

/** Whole rows on a screen; lengths in hundredths of its height, or of three quarters of its width if that is less. */
export function rowsThatFit({ width, height }: { width: number; height: number }, row: number, rest: number): number {
  const unit = Math.min(height, width * 0.75) / 100;
  return Math.max(1, Math.floor(height / unit / row - rest / row));
}

interface Coming {
  id: string;
  isLive: boolean;
  isDone: boolean;
}

/**
 * The contests of a day in the order in which people at the venue need them: live, then to come, then finished, the last
 * one first. More than `maxDone` finished ones are left out.
 */
export function boardOrder<Item extends Coming>(items: readonly Item[], maxDone: number): Item[] {
  const live = items.filter(({ isLive }) => isLive);
  const ahead = items.filter(({ isLive, isDone }) => !isLive && !isDone);
  const done = items.filter(({ isDone }) => isDone).toReversed();
  return [...live, ...ahead, ...done.slice(0, maxDone)];
}
