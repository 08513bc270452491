/** Time for which a board shows each page (ms): long enough to read it. */
export const PAGE_MS = 12_000;

/** Number of pages of a list; an empty list has one page. */
export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

/** The next page; wraps to the first, also if the list has become shorter. */
export const nextPage = (page: number, pages: number): number => (page + 1 >= pages ? 0 : page + 1);

/** The rows of a page, or of the first page if that page no longer exists. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, perPage: number): readonly Row[] {
  const shown = page < pageCount(rows.length, perPage) ? page : 0;
  return rows.slice(shown * perPage, (shown + 1) * perPage);
}

/**
 * Number of whole rows that fit on a screen; lengths in hundredths of its height, or of three quarters of its width if
 * less.
 */
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
 * The contests of a day in order of relevance at the venue: live, upcoming, then finished ones, latest first. Finished
 * contests beyond `maxDone` are omitted.
 */
export function boardOrder<Item extends Coming>(items: readonly Item[], maxDone: number): Item[] {
  const live = items.filter(({ isLive }) => isLive);
  const ahead = items.filter(({ isLive, isDone }) => !isLive && !isDone);
  const done = items.filter(({ isDone }) => isDone).toReversed();
  return [...live, ...ahead, ...done.slice(0, maxDone)];
}

/** A result stays until the next contest is this near (ms). */
const NEAR_MS = 900_000;

/**
 * The contest of a court: the live one, otherwise the next one if it begins soon, otherwise the last result.
 *
 * @param items contests of a court on one day, by start
 */
export function courtContest<Item extends Coming & { startMs: number | undefined }>(
  items: readonly Item[],
  nowMs: number,
): Item | undefined {
  const next = items.find(({ isLive, isDone }) => !isLive && !isDone);
  const last = items.findLast(({ isDone }) => isDone);
  const isNear = next?.startMs !== undefined && next.startMs - nowMs <= NEAR_MS;
  return items.find(({ isLive }) => isLive) ?? (isNear ? next : (last ?? next));
}
