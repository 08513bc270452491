import type { DeskFilter } from '@podium/contract';
import { readListQuery } from '../../lists/list-address.ts';

/** Sizes of a page that a user can choose. */
export const pageSizes = [25, 50, 100] as const;
/** States by which a list can be narrowed. */
export const states = [
  'new',
  'published',
  'changed',
  'draft',
  'review',
  'scheduled',
] as const satisfies readonly NonNullable<DeskFilter['state']>[];
const sorts: ReadonlySet<string> = new Set<DeskFilter['sort']>(['order', 'title', 'changed']);

/** Filter of a list, stored in its address, so that going back restores it. */
export type ListFilter = Pick<DeskFilter, 'q' | 'state' | 'missing' | 'sort' | 'direction'> & {
  /** From 1. */
  page: number;
  pageSize: number;
};

/** @returns the filters in the query of an address: `?state=draft&sort=changed&direction=desc&page=3` */
export function readListFilter(query: URLSearchParams): ListFilter {
  const text = (name: string): string | undefined => query.get(name) ?? undefined;
  const sort = text('sort') ?? '';
  const pageSize = Number(text('pageSize'));
  return {
    q: text('q'),
    state: text('state') as DeskFilter['state'],
    missing: text('missing') as DeskFilter['missing'],
    sort: (sorts.has(sort) ? sort : 'order') as DeskFilter['sort'],
    direction: text('direction') === 'desc' ? 'desc' : 'asc',
    page: readListQuery(query).page,
    pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
  };
}

/** @returns the query of the desk API */
export const toDeskFilter = (
  { page, pageSize, ...filter }: ListFilter,
  lang: DeskFilter['lang'],
): Partial<DeskFilter> => ({
  ...filter,
  lang,
  from: (page - 1) * pageSize,
  count: pageSize,
});
