import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ReadError } from '../../../platform/read-error.ts';
import { beside } from './beside.ts';
import type { documentQuery } from './document-query.ts';

type CupsQuery = ReturnType<typeof documentQuery<'cups'>>;
const queryThat = (fails: Error) =>
  ({ queryKey: ['document', '/api/v1/cups'], queryFn: async () => Promise.reject(fails) }) as unknown as CupsQuery;
const kept = { items: [], total: 0, asOf: null, keys: [] };

test('a document beside the subject of a page is replaced only without a network; other failures are reported', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ask = async (failure: Error) => {
    client.clear();
    return client.query({ ...beside(queryThat(failure), async () => kept), retry: false });
  };
  expect(await ask(new ReadError(0, 'offline', ''))).toEqual(kept);
  await expect(ask(new ReadError(503, 'unavailable', ''))).rejects.toMatchObject({ status: 503 });
  await expect(ask(new TypeError('a fault of ours'))).rejects.toThrow('a fault of ours');
});
