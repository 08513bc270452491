import type { Query } from '@tanstack/react-query';

/** A document that this page shows. The count of live contests in the menu only looks at one that other pages read. */
export const isActiveQuery = (query: Query): boolean =>
  query.observers.some(({ options }) => options.enabled !== false);

/**
 * Whether a document says something else than before. Equal parts are the same objects after a refetch; `asOf` and `keys`
 * change with every message of the feed and are no news to a reader.
 */
export function isDifferent(before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (!isObject(before) || !isObject(after)) return true;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].some((name) => name !== 'asOf' && name !== 'keys' && isNews(before[name], after[name]));
}

/**
 * In a list of contests news is which ones there are and whether they run: with twenty of them live a score changes every
 * second, and nobody could listen to that. The page of a contest reports its own score.
 */
function isNews(before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (!isContestList(before) || !isContestList(after)) return true;
  return statesOf(before) !== statesOf(after);
}

interface Contest {
  id: string;
  status: string;
}

const isContestList = (value: unknown): value is Contest[] =>
  Array.isArray(value) &&
  value.every((one) => isObject(one) && typeof one['id'] === 'string' && typeof one['status'] === 'string');

const statesOf = (contests: readonly Contest[]): string => contests.map(({ id, status }) => `${id} ${status}`).join();

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
