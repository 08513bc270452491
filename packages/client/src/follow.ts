import type { Change, ChangesOptions } from './changes.ts';
import type { ReadDocument } from './read.ts';
import { PodiumError } from './podium-error.ts';
import { backoffMs, isTemporary, pause } from './retry.ts';

/** Maximum number of keys that the stream accepts; a document with more keys is reloaded on every change. */
const maxKeys = 200;
/** Clients reload after a random delay up to this limit, so that they do not all request at once. */
const spreadMs = 1000;

/** Yields a document, and again whenever it has changed, until the signal aborts. */
export async function* followDocument<Document extends { keys: readonly string[] }>(
  read: (etag: string | undefined) => Promise<ReadDocument<Document> | undefined>,
  changes: (options: ChangesOptions) => AsyncGenerator<Change, void>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Document, void> {
  let etag: string | undefined;
  let subscription: Subscription | undefined;
  try {
    for (;;) {
      signal?.throwIfAborted();
      const newer = await readAgain(read, etag, signal);
      if (newer) {
        etag = newer.etag;
        if (!subscription?.covers(newer.document.keys)) {
          subscription?.close();
          subscription = subscribe(newer.document.keys, changes);
          signal?.addEventListener('abort', subscription.close, { once: true });
        }
        yield newer.document;
      }
      await subscription?.changed();
      await pause(Math.random() * spreadMs, signal);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    subscription?.close();
  }
}

/** Once the first request has succeeded, temporary failures are retried. */
async function readAgain<Document>(
  read: (etag: string | undefined) => Promise<ReadDocument<Document> | undefined>,
  etag: string | undefined,
  signal: AbortSignal | undefined,
): Promise<ReadDocument<Document> | undefined> {
  for (let failures = 1; ; failures += 1)
    try {
      return await read(etag);
    } catch (error) {
      const isPassing = error instanceof PodiumError && (error.status === 0 || isTemporary(error.status));
      if (etag === undefined || !isPassing) throw error;
      await pause(backoffMs(failures), signal);
    }
}

interface Subscription {
  covers: (keys: readonly string[]) => boolean;
  /** Resolves once documents have changed since the last call, or since the stream was opened. */
  changed: () => Promise<void>;
  close: () => void;
}

function subscribe(
  keys: readonly string[],
  changes: (options: ChangesOptions) => AsyncGenerator<Change, void>,
): Subscription {
  const end = new AbortController();
  const subscribedKeys = new Set(keys.length > maxKeys ? [] : keys);
  let isStale = false;
  let failure: unknown;
  let wake = (): void => undefined;
  const listen = async (): Promise<void> => {
    for await (const _ of changes({ keys: [...subscribedKeys], signal: end.signal })) {
      // `open` counts as a change: the document may have changed between reading it and connecting.
      isStale = true;
      wake();
    }
  };
  listen().catch((error: unknown) => {
    failure = error;
    wake();
  });
  return {
    covers: (others) => subscribedKeys.size === 0 || others.every((key) => subscribedKeys.has(key)),
    changed: async () => {
      if (!isStale && failure === undefined && !end.signal.aborted)
        await new Promise<void>((resolve) => (wake = resolve));
      isStale = false;
      if (failure !== undefined) throw failure;
    },
    close: () => {
      end.abort();
      wake();
    },
  };
}
