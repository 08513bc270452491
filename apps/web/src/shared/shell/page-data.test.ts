import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { embedDocuments, takeDocuments } from './page-data.ts';

const medals = ['document', '/api/v1/medals?lang=en'];
const venues = ['document', '/api/v1/venues?lang=en'];
const readAt = Date.UTC(2026, 10, 20);

test('the browser has the documents of the page, and knows when the server read them', () => {
  const server = new QueryClient();
  server.setQueryData(medals, { rows: [{ rank: 1, name: 'Bahia' }] }, { updatedAt: readAt });
  server.setQueryData(venues, { items: [] }, { updatedAt: readAt + 5 });
  const browser = new QueryClient();
  takeDocuments(browser, embedDocuments(server));
  expect(browser.getQueryData(medals)).toEqual({ rows: [{ rank: 1, name: 'Bahia' }] });
  expect(browser.getQueryState(medals)).toMatchObject({
    status: 'success',
    fetchStatus: 'idle',
    dataUpdatedAt: readAt,
  });
  expect(browser.getQueryState(venues)?.dataUpdatedAt).toBe(readAt + 5);
});

test('a page contains neither a person’s own answers nor failed reads', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  server.setQueryData(['private', '/api/v1/me'], { email: 'ana@example.org' });
  await server.prefetchQuery({ queryKey: venues, queryFn: () => Promise.reject(new Error('no answer')) });
  const browser = new QueryClient();
  takeDocuments(browser, embedDocuments(server));
  expect(browser.getQueryCache().getAll()).toEqual([]);
});

test('two documents that contain the same contest write it once', () => {
  const contest = { id: 'ATHM100M', name: 'Men’s 100 m' };
  const server = new QueryClient();
  server.setQueryData(['document', '/api/v1/schedule/live'], { live: [contest] });
  server.setQueryData(['document', '/api/v1/schedule/days/2026-11-20'], { items: [contest] });
  expect(embedDocuments(server).documents.match(/Men’s 100 m/gu)).toHaveLength(1);
});
