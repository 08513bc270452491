import type { RankedLine } from '@podium/contract';
import type { RankingSearch } from './search.ts';

const serialize = (parameters: Record<string, string | undefined>): string => {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
  return query && `?${query}`;
};

export const listPath = ({ type, nonzero, q, size, page }: RankingSearch): string =>
  `/api/v1/ranking${serialize({ type, nonzero, query: q, page, pageSize: size })}`;

/** The user's position in that list, regardless of the search text. */
export const minePath = ({ type, nonzero, size }: RankingSearch): string =>
  `/api/v1/ranking/me${serialize({ type, nonzero, pageSize: size })}`;

export const isNarrowed = ({ type, nonzero, q }: RankingSearch): boolean =>
  type !== undefined || nonzero !== undefined || q !== undefined;

/** Returns whether the user is among the displayed rows. */
export const isShown = (items: readonly RankedLine[], username: string): boolean =>
  items.some((line) => line.username === username);
