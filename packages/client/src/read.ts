import { toPodiumError, unreachable } from './podium-error.ts';
import { RetryBudget, backoffMs, isTemporary, pause, retryAfterMs } from './retry.ts';
import type { Reads } from './schema.gen.ts';

export type Path = keyof Reads;
export type Parameters<P extends Path> = Reads[P]['path'] & Reads[P]['query'];
export type Answer<P extends Path> = Reads[P]['answer'];

export interface ReadDocument<Document> {
  document: Document;
  /** Identifies this version of the document. */
  etag: string | undefined;
}

interface ReadOptions {
  signal?: AbortSignal;
  /** Version already known; the response is undefined if there is no newer one. */
  etag?: string;
}

interface Reader {
  <P extends Path>(
    path: P,
    parameters: Parameters<P>,
    options: ReadOptions & { etag: string | undefined },
  ): Promise<ReadDocument<Answer<P>> | undefined>;
  <P extends Path>(
    path: P,
    parameters: Parameters<P>,
    options: Omit<ReadOptions, 'etag'>,
  ): Promise<ReadDocument<Answer<P>>>;
}

const maxAttempts = 4;
const maxWaitMs = 60_000;

/** Reads documents of one server; temporary failures are retried. */
export function createReader(origin: URL, lang: string, fetchFrom: typeof fetch): Reader {
  const budget = new RetryBudget();
  const read = async (
    path: Path,
    parameters: object,
    { signal, etag }: ReadOptions,
  ): Promise<ReadDocument<unknown> | undefined> => {
    const address = buildUrl(origin, path, { lang, ...parameters });
    const headers: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag };
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetchFrom(address, { headers, signal }).catch((error: unknown) => {
        signal?.throwIfAborted();
        return unreachable(error);
      });
      if (response instanceof Response && response.status === 304) return undefined;
      if (response instanceof Response && response.ok) {
        budget.earn();
        return { document: await response.json(), etag: response.headers.get('etag') ?? undefined };
      }
      const error = response instanceof Response ? await toPodiumError(response) : response;
      const wait =
        response instanceof Response ? retryAfterMs(response.headers.get('retry-after'), Date.now()) : undefined;
      const mayRetry = error.status === 0 || isTemporary(error.status);
      if (!mayRetry || attempt === maxAttempts || (wait ?? 0) > maxWaitMs || !budget.spend()) throw error;
      await pause((wait ?? 0) + backoffMs(attempt), signal);
    }
  };
  return read as Reader;
}

function buildUrl(origin: URL, path: Path, parameters: Readonly<Record<string, string | number | undefined>>): URL {
  const inPath = new Set<string>();
  const filledPath = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(parameters[name]));
  });
  const address = new URL(`/api/v1${filledPath}`, origin);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && !inPath.has(name)) address.searchParams.set(name, String(value));
  return address;
}
