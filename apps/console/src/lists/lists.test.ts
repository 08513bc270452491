import type { InfiniteData } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeListQuery, readListQuery } from './list-address.ts';
import { grownList, loadedList } from './loaded-list.ts';
import { validSelection, withKeys } from './selection.ts';

test('an address keeps the filters and the page of a list', () => {
  const { read, page } = readListQuery(new URLSearchParams('q=bus&state=draft&page=3'));
  expect([read('q'), read('state'), read('missing'), page]).toEqual(['bus', 'draft', '', 3]);
});

test.each(['', 'page=0', 'page=-2', 'page=many'])('an address without a page shows the first one: %j', (query) => {
  expect(readListQuery(new URLSearchParams(query)).page).toBe(1);
});

test('a new filter shows the first page and keeps the other filters', () => {
  const query = new URLSearchParams('q=bus&page=3&sort=title');
  expect(changeListQuery(query, { state: 'draft' }).toString()).toBe('q=bus&sort=title&state=draft');
  expect(changeListQuery(query, { q: '' }).toString()).toBe('sort=title');
});

test('moving to another page keeps the filters, and the first page needs no parameter', () => {
  const query = new URLSearchParams('q=bus');
  const second = changeListQuery(query, { page: '2' });
  expect(second.toString()).toBe('q=bus&page=2');
  expect(changeListQuery(second, { page: '1' }).toString()).toBe('q=bus');
});

const codes = [
  { id: 'a', isOpen: true },
  { id: 'b', isOpen: false },
  { id: 'c', isOpen: true },
  { id: 'd', isOpen: true },
];
const rules = { itemKey: ({ id }: { id: string }) => id, isSelectable: ({ isOpen }: { isOpen: boolean }) => isOpen };

test('a selection leaves out items that have ended or left the list', () => {
  const { keys, state } = validSelection(codes, new Set(['b', 'c', 'gone']), { ...rules, max: 60 });
  expect([keys, state]).toEqual([['c'], 'some']);
});

test('a selection is complete when it has as many items as the action accepts', () => {
  const chosen = new Set(['a', 'c', 'd']);
  expect(validSelection(codes, chosen, { ...rules, max: 60 })).toMatchObject({ keys: ['a', 'c', 'd'], state: 'all' });
  expect(validSelection(codes, chosen, { ...rules, max: 2 })).toMatchObject({ keys: ['a', 'c'], state: 'all' });
  expect(validSelection(codes, new Set<string>(), { ...rules, max: 2 }).state).toBe('none');
});

test('items are added to a selection and removed from it', () => {
  const added = withKeys(new Set(['a']), ['c', 'd'], true);
  expect([...added]).toEqual(['a', 'c', 'd']);
  expect([...withKeys(added, ['a', 'd'], false)]).toEqual(['c']);
});

test('a list that failed keeps the items of its last answer', () => {
  const error = new Error('offline');
  const list = loadedList({ data: { items: codes, total: 40 }, error, refetch: () => undefined });
  expect(list).toMatchObject({ items: codes, total: 40, error });
});

test('a list that is paged by cursor has the items of all pages, and asks for more only if there are more', () => {
  const data: InfiniteData<{ items: readonly string[] }, unknown> = {
    pages: [{ items: ['a', 'b'] }, { items: ['c'] }],
    pageParams: [],
  };
  let loads = 0;
  const query = {
    data,
    error: null,
    refetch: () => undefined,
    isFetching: false,
    fetchNextPage: () => {
      loads += 1;
    },
  };
  const list = grownList({ ...query, hasNextPage: true });
  expect(list.items).toEqual(['a', 'b', 'c']);
  list.more?.load();
  expect(loads).toBe(1);
  expect(grownList({ ...query, hasNextPage: false }).more).toBeUndefined();
});
