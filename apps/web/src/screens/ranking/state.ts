import { oneOf } from '../../shared/search-text.ts';
import type { RankedLine, UserType } from '@podium/contract';

export const types = [
  'athlete',
  'coach',
  'referee',
  'manager',
  'staff',
  'volunteer',
  'guest',
  'admin',
] as const satisfies readonly UserType[];

const sizes = ['20', '50', '100'] as const;
export type PageSize = (typeof sizes)[number];
export const pageSizes: readonly PageSize[] = sizes;

export interface RankingSearch {
  type?: UserType;
  /** Leaves out who has no points. */
  nonzero?: '1';
  q?: string;
  /** Lines a page; twenty unless told. */
  size?: Exclude<PageSize, '20'>;
  page?: string;
}

const mostLetters = 30;

export function readRankingSearch(search: Record<string, unknown>): RankingSearch {
  return {
    type: oneOf(search.type, types),
    nonzero: String(search.nonzero) === '1' ? '1' : undefined,
    q: queryText(search.q),
    size: oneOf(String(search.size), ['50', '100']),
    page: /^[1-9]\d{0,5}$/u.test(String(search.page)) && String(search.page) !== '1' ? String(search.page) : undefined,
  };
}

/** What was typed, as the server takes it. */
const queryText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, mostLetters) || undefined
    : undefined;

const given = (parameters: Record<string, string | undefined>): string => {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
  return query && `?${query}`;
};

/** What the list is asked for. */
export const listPath = ({ type, nonzero, q, size, page }: RankingSearch): string =>
  `/api/v1/ranking${given({ type, nonzero, query: q, page, pageSize: size })}`;

/** Where I stand in that list; what I search for does not change it. */
export const minePath = ({ type, nonzero, size }: RankingSearch): string =>
  `/api/v1/ranking/me${given({ type, nonzero, pageSize: size })}`;

export const isNarrowed = ({ type, nonzero, q }: RankingSearch): boolean =>
  type !== undefined || nonzero !== undefined || q !== undefined;

/** Whether a line is among these. */
export const isShown = (items: readonly RankedLine[], username: string): boolean =>
  items.some((line) => line.username === username);
