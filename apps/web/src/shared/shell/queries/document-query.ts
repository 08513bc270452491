import { queryOptions } from '@tanstack/react-query';
import { readPath, veiledPath } from '@podium/contract/paths';
import type { AskedParameters, Document, ReadName } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import type { LanguageTag } from '@podium/i18n';
import { isRetryable, ReadError } from '../../../platform/read-error.ts';
import { read } from '../../../platform/read.ts';
import { isVeiled } from '../../reader/veil.ts';

/** Metadata of every document. */
interface Dated {
  asOf: string | null;
}

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;

/** At most four attempts per request; the HTTP layer does not retry. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 3 && isRetryable(error);
}

/** Doubles from 1 s up to 30 s, with jitter, but never sooner than the server's Retry-After. */
export function retryDelay(failures: number, error: unknown): number {
  const ceiling = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
  const asked = error instanceof ReadError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, ceiling / 2 + (Math.random() * ceiling) / 2);
}

/** Ignores an answer that is older than the displayed one, such as one from a slow cache. */
export function newerOf<T extends Dated>(shown: T | undefined, arrived: T): T {
  if (!shown?.asOf || !arrived.asOf) return arrived;
  return Date.parse(arrived.asOf) < Date.parse(shown.asOf) ? shown : arrived;
}

/** The query of one document of the read model by its canonical URL; without results for users who hide them. */
export function documentQuery<Name extends ReadName>(
  name: Name,
  language: LanguageTag,
  parameters?: AskedParameters<Name>,
) {
  const plain = readPath(name, contentLanguage(language), parameters);
  const path = isVeiled() ? veiledPath(plain) : plain;
  return queryOptions({
    queryKey: ['document', path] as const,
    queryFn: async ({ client, queryKey, signal }): Promise<Document<Name>> => {
      const arrived = await read<Document<Name>>(path, signal);
      return newerOf(client.getQueryData<Document<Name>>(queryKey), arrived);
    },
    // Offline, a read fails immediately and the screen shows it, instead of pausing silently.
    networkMode: 'always',
    retry: (failures, error) => typeof window !== 'undefined' && navigator.onLine && shouldRetry(failures, error),
    retryDelay,
  });
}
