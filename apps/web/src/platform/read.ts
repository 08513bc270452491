import { isOurs } from '@podium/contract/served-by';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { failCheck } from './failed-check.ts';
import { positionHeaders } from './stream-position.ts';
import { nativeShell } from './native-shell.ts';
import { serverAddress, withServerAddresses } from './origin.ts';
import { setCachedCopy } from './service-worker.ts';
import { ReadError, readErrorFrom } from './read-error.ts';

interface Answer {
  status: number;
  json: unknown;
  retryAfterMs?: number;
}

const ask = createIsomorphicFn()
  .server((path: string, _signal?: AbortSignal): Promise<Answer> => {
    const context = getGlobalStartContext();
    // The offline shell is rendered at build time, without a server.
    if (!context?.read) return Promise.resolve({ status: 503, json: null });
    return context.read(path);
  })
  .client(async (path: string, signal?: AbortSignal): Promise<Answer> => {
    try {
      const response = await fetchDocument(serverAddress(path), {
        signal,
        headers: { accept: 'application/json', ...positionHeaders() },
        cache: 'no-cache',
      });
      // A network's sign-in page or a filter answers with data of its own.
      if (!isOurs(response)) throw new ReadError(0, 'offline', '');
      setCachedCopy(response.headers.get('x-kept'));
      const retryAfter = Number(response.headers.get('retry-after'));
      return {
        status: response.status,
        json: withServerAddresses<unknown>(await response.json().catch(() => null)),
        retryAfterMs: retryAfter > 0 ? Math.min(retryAfter, 60) * 1000 : undefined,
      };
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ReadError(0, 'offline', '');
    }
  });

/** In browsers the service worker caches documents; the native apps have no service worker. */
async function fetchDocument(address: string, init: RequestInit): Promise<Response> {
  if (!nativeShell()) return fetch(address, init);
  const { fetchAndStore } = await import('./stored-answers.ts');
  return fetchAndStore(address, init);
}

/** Performs a public read; a missing document is thrown as "not found", both on the server and in the browser. */
export async function read<T>(path: string, signal?: AbortSignal): Promise<T> {
  const { status, json, retryAfterMs } = await ask(path, signal);
  if (status === 200) return json as T;
  if (status === 404) throw failCheck();
  throw readErrorFrom(status, json, retryAfterMs);
}
