import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Document, ReadName } from '@podium/contract';
import { ReadError } from '../../../platform/read-error.ts';
import type { documentQuery } from './document-query.ts';

/**
 * Query of a document that a page shows beside its own subject. Without a network, `kept` replaces it if the device
 * doesn't have it: a page whose own documents are there must not fail with it.
 */
export function beside<Name extends ReadName>(
  query: ReturnType<typeof documentQuery<Name>>,
  kept: (client: QueryClient) => Promise<Document<Name>>,
) {
  return queryOptions({
    ...query,
    queryFn: async (context): Promise<Document<Name>> => {
      try {
        return await (query.queryFn as (asked: typeof context) => Promise<Document<Name>>)(context);
      } catch (error) {
        if (!(error instanceof ReadError) || error.status !== 0) throw error;
        return kept(context.client);
      }
    },
  });
}
