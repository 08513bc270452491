import type { DataProvider, GetListParams } from 'react-admin';
import type { DeskFilter } from '@podium/contract';
import { currentLanguage } from '../language/language-store.ts';
import { deskApi } from './desk-api.ts';

const sorts: ReadonlySet<string> = new Set<DeskFilter['sort']>(['order', 'title', 'changed']);

/** @returns the query of the desk API for a list of react-admin */
export function toDeskFilter({ pagination, sort, filter }: GetListParams): Partial<DeskFilter> {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const field = sort?.field === 'changedAt' ? 'changed' : (sort?.field ?? 'order');
  const { q, state, missing } = filter as Partial<Pick<DeskFilter, 'q' | 'state' | 'missing'>>;
  return {
    lang: currentLanguage(),
    q,
    state,
    missing,
    sort: (sorts.has(field) ? field : 'order') as DeskFilter['sort'],
    direction: sort?.order === 'DESC' ? 'desc' : 'asc',
    from: (page - 1) * perPage,
    count: perPage,
  };
}

async function refuse(): Promise<never> {
  return Promise.reject(new Error('The console changes content through its forms only.'));
}

/**
 * Lists of content for react-admin; a resource is a kind. Forms use the desk API directly, because drafts have
 * versions.
 */
export const dataProvider = {
  async getList(resource: string, params: GetListParams) {
    const { items, total } = await deskApi.list(resource, toDeskFilter(params));
    return { data: items, total };
  },
  getOne: refuse,
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
} as unknown as DataProvider;
