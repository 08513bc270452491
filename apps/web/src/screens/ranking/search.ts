import { oneOf } from '../../shared/shell/search-text.ts';
import type { UserType } from '@podium/contract';

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
  /** Omits users without points. */
  nonzero?: '1';
  q?: string;
  /** Rows per page; 20 by default. */
  size?: Exclude<PageSize, '20'>;
  page?: string;
}

const maxLetters = 30;

export function readRankingSearch(search: Record<string, unknown>): RankingSearch {
  return {
    type: oneOf(search.type, types),
    nonzero: String(search.nonzero) === '1' ? '1' : undefined,
    q: queryText(search.q),
    size: oneOf(String(search.size), ['50', '100']),
    page: /^[1-9]\d{0,5}$/u.test(String(search.page)) && String(search.page) !== '1' ? String(search.page) : undefined,
  };
}

/** The search text in the form that the server accepts. */
const queryText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, maxLetters) || undefined
    : undefined;
