import { queryOptions } from '@tanstack/react-query';
import { readPath, veiledPath } from '@podium/contract/paths';
import type { AskedParameters, Document, ReadName } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import type { LanguageTag } from '@podium/i18n';
import { isRetryable, ReadError } from '../../platform/read-error.ts';
import { read } from '../../platform/read.ts';
import { isVeiled } from '../veil/veil.ts';

/** What every document says of itself. */
interface Dated {
  asOf: string | null;
}

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;

/** About four tries in all, together with the HTTP layer, which has none of its own. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 3 && isRetryable(error);
}

/** Doubles from 1 s up to 30 s, with jitter, never sooner than the server asks for. */
export function retryDelay(failures: number, error: unknown): number {
  const ceiling = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
  const asked = error instanceof ReadError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, ceiling / 2 + (Math.random() * ceiling) / 2);
}

/** Drops an answer older than the one displayed, which a slow cache may return. */
export function newerOf<T extends Dated>(shown: T | undefined, arrived: T): T {
  if (!shown?.asOf || !arrived.asOf) return arrived;
  return Date.parse(arrived.asOf) < Date.parse(shown.asOf) ? shown : arrived;
}

/** The query of one document of the read model, under its canonical address; without results for readers who hide them. */
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
    // Without a network a read fails immediately and the screen shows it, instead of waiting invisibly.
    networkMode: 'always',
    retry: (failures, error) => typeof window !== 'undefined' && navigator.onLine && shouldRetry(failures, error),
    retryDelay,
  });
}
