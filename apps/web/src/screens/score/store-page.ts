import { isAvailable } from '../../platform/service-worker.ts';
import type { WorkerMessage } from '../../../worker/rules.ts';

/**
 * Makes the service worker cache this page's files, whatever the connection: a scorer may be offline at the next
 * reload. A newer version of the app is not offered during a contest; it starts the next time the page is opened.
 */
export async function storePage(): Promise<void> {
  if (!isAvailable()) return;
  const { watchWorker } = await import('../../platform/worker-registration.ts');
  watchWorker(() => undefined);
  await storeFiles();
}

/** Makes the service worker cache the files that the page has loaded so far. */
export async function storeFiles(): Promise<void> {
  if (!isAvailable()) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const messages: WorkerMessage[] = [
    { type: 'keep-help', pages: [location.pathname] },
    { type: 'keep-parts', files: [...new Set(files)] },
  ];
  for (const message of messages) active?.postMessage(message);
}
