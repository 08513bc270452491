import type { DocumentStore } from './document-store.ts';

const everyMs = 500;

/**
 * Compresses settled documents better and retries those that could not be built, one at a time: a large document keeps a
 * thread busy for seconds, and pages and the feed need the others.
 *
 * @returns stops it
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
