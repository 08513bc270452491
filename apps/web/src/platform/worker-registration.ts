/** Registers the service worker, and what it is asked to keep: loaded once the page is idle. */
import { loadUnasked } from './chunk-reload.ts';
import { pageFacts } from './facts.ts';
import { isAvailable, postToWorker } from './service-worker.ts';
import { packCacheName } from '../../worker/pack-index.ts';
import type { WorkerMessage } from '../../worker/rules.ts';

/**
 * Registers the worker and looks for a new version whenever the page is shown again.
 *
 * @param onUpdate called when a new version waits; `use` starts it, after which the page is loaded once more
 * @returns stops it
 */
export function watchWorker(onUpdate: (use: () => void) => void): () => void {
  if (!isAvailable() || parent !== window) return () => undefined;
  if (!pageFacts().hasWorker) {
    // Retried on the next page.
    removeWorker().catch(() => undefined);
    return () => undefined;
  }
  const worker = navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | undefined;
  let isAsked = false;
  const offer = (): void => {
    const waiting = registration?.waiting;
    // Without a controller this is the first version, which nobody needs to be asked about.
    if (!waiting || !worker.controller) return;
    onUpdate(() => {
      isAsked = true;
      waiting.postMessage({ type: 'use-now' } satisfies WorkerMessage);
    });
  };
  const register = async (): Promise<void> => {
    registration = await worker.register('/sw.js', { updateViaCache: 'none' });
    offer();
    registration.addEventListener('updatefound', () => {
      const arriving = registration?.installing;
      arriving?.addEventListener('statechange', () => arriving.state === 'installed' && offer());
    });
  };
  const handleControl = (): void => {
    if (isAsked) location.reload();
    isAsked = false;
  };
  const handleMessage = ({ data, ports }: MessageEvent<{ type?: string } | undefined>): void => {
    if (data?.type === 'are-you-there') ports[0]?.postMessage(true);
  };
  const handleVisibility = (): void => {
    // Without a network there is nothing new.
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
  };
  // After the page's own files. If registration fails, the app works as before, only not offline.
  const start = (): void => void loadUnasked(register).catch(() => undefined);
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

/** Where the operator has switched it off. */
async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(async (one) => one.unregister()));
  // The worker may have written after its end on the page before.
  await Promise.all((await caches.keys()).map(async (name) => caches.delete(name)));
}

/** Keeps the files of all screens for times without a network, unless the reader saves data. @param files phrases of a language @param help pages of help */
export async function keepScreens(files: readonly string[], help: readonly string[]): Promise<void> {
  if (!isAvailable()) return;
  await navigator.serviceWorker.ready;
  // Small and essential.
  postToWorker({ type: 'keep-help', pages: help });
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /2g/u.test(connection?.effectiveType ?? '')) return;
  postToWorker({ type: 'keep-parts' });
  postToWorker({ type: 'keep-parts', files });
}

/** Whether this device keeps the offline pack. */
export const hasPack = async (): Promise<boolean> => isAvailable() && caches.has(packCacheName).catch(() => false);
