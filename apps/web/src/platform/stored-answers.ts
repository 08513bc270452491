/**
 * Public documents that the native apps cache for offline use; in browsers the service worker does so, by the same
 * rules.
 */
import { isOurs, servedBy } from '@podium/contract/served-by';
import { createStore, delMany, entries, get, keys, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { isRecent, maxKept } from '../../worker/rules.ts';

interface StoredAnswer {
  json: string;
  /** Time of receipt (ISO). */
  at: string;
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** If there is a copy, a server that does not answer within this time counts as unreachable. */
const PATIENCE_MS = 4000;
const FORGOTTEN_AT_ONCE = 20;

let store: UseStore | undefined;
const answerStore = (): UseStore => (store ??= createStore('podium-documents', 'documents'));

let isServerUnreachable = false;

/**
 * Fetches a public document from the server, or returns the last copy. A copy has the header `x-kept` with its time of
 * receipt.
 *
 * @throws the error of `fetch` if there is no copy
 */
export async function fetchAndStore(address: string, init: RequestInit, fetchAnswer: Fetch = fetch): Promise<Response> {
  const copy = await get<StoredAnswer>(address, answerStore()).catch(() => undefined);
  const usable = copy && isRecent(copy.at, Date.now()) ? copy : undefined;
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  init.signal?.addEventListener('abort', stop);
  const timeout = usable && setTimeout(stop, PATIENCE_MS);
  try {
    const response = await fetchAnswer(address, { ...init, signal: stopping.signal });
    clearTimeout(timeout);
    // A network's sign-in page or a filter answers in place of the server.
    if (!isOurs(response)) throw new TypeError(`${address} was not answered by our server.`);
    // Awaited: withdrawn data must be removed before anything else is shown.
    if (isServerUnreachable) await refreshAll(fetchAnswer);
    isServerUnreachable = false;
    await storeAnswer(address, response.clone());
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    isServerUnreachable = true;
    if (!usable) throw error;
    return new Response(usable.json, {
      headers: { ...servedBy, 'content-type': 'application/json', 'x-kept': usable.at },
    });
  } finally {
    clearTimeout(timeout);
    init.signal?.removeEventListener('abort', stop);
  }
}

async function storeAnswer(address: string, response: Response): Promise<void> {
  const isRemoved = response.status === 404 || response.status === 410;
  if (isRemoved) return delMany([address], answerStore());
  if (!response.ok || /no-store/u.test(response.headers.get('cache-control') ?? '')) return;
  const stored: StoredAnswer = { json: await response.text(), at: new Date().toISOString() };
  // With full storage the answer is not cached, but still shown.
  await set(address, stored, answerStore()).catch(() => undefined);
  await forgetOldest();
}

/**
 * Refetches all cached answers. Answers that the server no longer has, or does not return, are removed.
 * @throws TypeError if something else answers; nothing is removed for that
 */
async function refreshAll(fetchAnswer: Fetch): Promise<void> {
  const storedEntries = await entries<string, StoredAnswer>(answerStore());
  await Promise.all(
    storedEntries.map(async ([address]) => {
      const response = await fetchAnswer(address, { cache: 'no-cache' }).catch(() => undefined);
      if (response && !isOurs(response)) throw new TypeError(`${address} was not answered by our server.`);
      if (response?.ok) await storeAnswer(address, response);
      else await delMany([address], answerStore());
    }),
  );
}

async function forgetOldest(): Promise<void> {
  const names = await keys(answerStore());
  if (names.length <= maxKept) return;
  const storedEntries = await entries<string, StoredAnswer>(answerStore());
  const newestFirst = storedEntries.toSorted(([, a], [, b]) => (a.at < b.at ? 1 : -1));
  // Removes a few more than necessary, so that not every document triggers a count.
  const old = newestFirst.slice(maxKept - FORGOTTEN_AT_ONCE);
  await delMany(
    old.map(([address]) => address),
    answerStore(),
  );
}
