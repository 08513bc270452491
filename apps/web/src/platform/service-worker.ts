/**
 * The page's side of the service worker, which makes the app work offline (C07). The worker itself is in
 * `apps/web/worker/`.
 */
import { pageFacts } from './facts.ts';
import type { WorkerMessage } from '../../worker/rules.ts';

export const isAvailable = (): boolean => 'serviceWorker' in navigator;

export function postToWorker(message: WorkerMessage): void {
  if (isAvailable()) navigator.serviceWorker.controller?.postMessage(message);
}

type CopyListener = (madeAt: Date) => void;
const copyListeners = new Set<CopyListener>();

/**
 * Calls the listener for each document that the worker answered from its cache.
 * @returns a function that unsubscribes
 */
export function onCachedCopy(listener: CopyListener): () => void {
  copyListeners.add(listener);
  return () => copyListeners.delete(listener);
}

/** @param keptHeader the header `x-kept` of a response: when the server made it, by the server's own clock */
export function setCachedCopy(keptHeader: string | null): void {
  const madeAt = keptHeader === null ? Number.NaN : Date.parse(keptHeader);
  if (!Number.isNaN(madeAt)) for (const listener of copyListeners) listener(new Date(madeAt));
}

/** Returns whether the page itself came from the cache, or is the empty shell. */
export function isCachedPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return pageFacts().livePosition === '' || (navigation?.serverTiming?.some(({ name }) => name === 'kept') ?? false);
}
