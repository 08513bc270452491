import type { DocumentStore } from './document-store.ts';

const everyMs = 500;

/**
 * Recompresses settled documents and retries failed builds, one at a time: a large document occupies a thread for
 * seconds, and page rendering and the feed need the others.
 *
 * @returns a function that stops the upkeep
 */
export function startUpkeep(store: DocumentStore): () => void {
  let shrinking: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    // A document that cannot be compressed now is tried again later.
    shrinking ??= store
      .shrinkOne()
      .catch(() => undefined)
      .finally(() => (shrinking = undefined));
    void store.retryOne();
  }, everyMs).unref();
  return () => clearInterval(timer);
}
