import type { Query } from '@tanstack/react-query';

/**
 * Returns whether this page shows the document. Excludes the live count in the menu, which only reads documents that other
 * components load.
 */
export const isActiveQuery = (query: Query): boolean =>
  query.observers.some(({ options }) => options.enabled !== false);

/**
 * Returns whether a document differs in content. Equal parts are the same objects after a refetch; `asOf` and `keys` change
 * with every message of the feed and are not relevant to readers.
 */
export function isDifferent(before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (!isObject(before) || !isObject(after)) return true;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].some((name) => name !== 'asOf' && name !== 'keys' && isNews(before[name], after[name]));
}

/**
 * Returns whether a change is worth announcing. In a list of contests, only additions, removals and status changes are: with
 * twenty live contests, a score changes every second, too often to announce. The page of a contest announces its own
 * score.
 */
function isNews(before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (!isContestList(before) || !isContestList(after)) return true;
  return contestStates(before) !== contestStates(after);
}

interface Contest {
  id: string;
  status: string;
}

const isContestList = (value: unknown): value is Contest[] =>
  Array.isArray(value) &&
  value.every((item) => isObject(item) && typeof item['id'] === 'string' && typeof item['status'] === 'string');

const contestStates = (contests: readonly Contest[]): string =>
  contests.map(({ id, status }) => `${id} ${status}`).join();

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
