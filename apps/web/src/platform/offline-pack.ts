/** The page's side of the offline pack; the worker downloads it (`apps/web/worker/pack.ts`). */
import { pageFacts } from './facts.ts';
import { packCacheName, packIndexPath } from '../../worker/pack-index.ts';
import type { PackAnswer, PackIndex, PackWish } from '../../worker/pack-index.ts';
import type { WorkerMessage } from '../../worker/rules.ts';

/** Browsers without a service worker, and the native apps, cannot store a pack. */
export function canKeepPack(): boolean {
  const { hasWorker, isDevelopment, platform } = pageFacts();
  const isNative = platform === 'ios' || platform === 'android';
  return hasWorker && !isDevelopment && !isNative && 'serviceWorker' in navigator && 'caches' in globalThis;
}

const channelName = 'podium-pack';

function notifyOtherWindows(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/**
 * Calls the listener when another window stores, refreshes or removes the pack.
 * @returns a function that unsubscribes
 */
export function onPackChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** The pack on this device, if any. */
export async function storedPack(): Promise<PackIndex | undefined> {
  const response = await caches.match(packIndexPath, { cacheName: packCacheName }).catch(() => undefined);
  return response && ((await response.json()) as PackIndex);
}

/** @param onProgress called with bytes received and total bytes */
export async function storePack(
  wish: PackWish,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<'kept' | 'full' | 'busy' | 'failed'> {
  const result = await queryWorker({ type: 'keep-pack', wish }, ({ done, total }) => onProgress(done, total));
  notifyOtherWindows();
  return result === 'removed' ? 'failed' : result;
}

export async function removePack(): Promise<void> {
  await queryWorker({ type: 'remove-pack' });
  notifyOtherWindows();
}

/** Time to wait for the worker: a browser that allows none does not report it. */
const readyMs = 15_000;

const later = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });

type Loading = Extract<PackAnswer, { state: 'loading' }>;

async function queryWorker(
  message: WorkerMessage,
  onLoading: (loading: Loading) => void = () => undefined,
): Promise<Exclude<PackAnswer['state'], 'loading'>> {
  const registration = await Promise.race([navigator.serviceWorker.ready, later(readyMs)]);
  const active = registration?.active;
  if (!active) return 'failed';
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<PackAnswer>) => {
      if (data.state === 'loading') onLoading(data);
      else {
        port1.close();
        resolve(data.state);
      }
    });
    port1.start();
    active.postMessage(message, [port2]);
  });
}
