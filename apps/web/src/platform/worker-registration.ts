/** Registers the service worker and tells it what to cache; loaded once the page is idle. */
import { loadInBackground } from './chunk-reload.ts';
import { pageFacts } from './facts.ts';
import { isAvailable, postToWorker } from './service-worker.ts';
import { packCacheName } from '../../worker/pack-index.ts';
import type { WorkerMessage } from '../../worker/rules.ts';

/**
 * Registers the worker and checks for a new version whenever the page becomes visible.
 *
 * @param onUpdate called when a new version is waiting; `use` starts it and reloads the page
 * @returns a function that stops checking
 */
export function watchWorker(onUpdate: (activate: () => void) => void): () => void {
  if (!isAvailable() || parent !== window) return () => undefined;
  if (!pageFacts().hasWorker) {
    // A failed removal is retried on the next page.
    removeWorker().catch(() => undefined);
    return () => undefined;
  }
  const worker = navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | undefined;
  let isRequested = false;
  const offer = (): void => {
    const waiting = registration?.waiting;
    // Without a controller this is the first version, which needs no confirmation.
    if (!waiting || !worker.controller) return;
    onUpdate(() => {
      isRequested = true;
      waiting.postMessage({ type: 'use-now' } satisfies WorkerMessage);
    });
  };
  const register = async (): Promise<void> => {
    registration = await worker.register('/sw.js', { updateViaCache: 'none' });
    offer();
    registration.addEventListener('updatefound', () => {
      const installingWorker = registration?.installing;
      installingWorker?.addEventListener('statechange', () => installingWorker.state === 'installed' && offer());
    });
  };
  const handleControl = (): void => {
    if (isRequested) location.reload();
    isRequested = false;
  };
  const handleMessage = ({ data, ports }: MessageEvent<{ type?: string } | undefined>): void => {
    if (data?.type === 'are-you-there') ports[0]?.postMessage(true);
  };
  const handleVisibility = (): void => {
    // Without a network the check fails and is skipped.
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
  };
  // After the page's own files. If registration fails, the app still works, but not offline.
  const start = (): void => void loadInBackground(register).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  worker.addEventListener('controllerchange', handleControl);
  worker.addEventListener('message', handleMessage);
  worker.startMessages();
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    removeEventListener('load', start);
    worker.removeEventListener('controllerchange', handleControl);
    worker.removeEventListener('message', handleMessage);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/** Removes the worker if the operator has disabled it. */
async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(async (registration) => registration.unregister()));
  // After its removal, the worker may have written to a cache on the previous page.
  await Promise.all((await caches.keys()).map(async (name) => caches.delete(name)));
}

/**
 * Caches what every page needs for offline use, and the files of all screens, unless the user saves data.
 *
 * @param files phrases of a language
 * @param helpFiles help pages
 * @param documents public documents, which the worker keeps when they are requested
 */
export async function cacheScreens(
  files: readonly string[],
  { helpFiles, documents }: { helpFiles: readonly string[]; documents: readonly string[] },
): Promise<void> {
  if (!isAvailable()) return;
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller)
    // A document that cannot be fetched now is kept on the next visit.
    for (const path of documents) await fetch(path, { cache: 'no-cache' }).catch(() => undefined);
  // Help pages are small and essential.
  postToWorker({ type: 'keep-help', pages: helpFiles });
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /2g/u.test(connection?.effectiveType ?? '')) return;
  postToWorker({ type: 'keep-parts' });
  postToWorker({ type: 'keep-parts', files });
}

export const hasPack = async (): Promise<boolean> => isAvailable() && caches.has(packCacheName).catch(() => false);
