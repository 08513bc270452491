import { pageFacts } from '../../../platform/facts.ts';
import type { PushChannel, PushSupport } from './push-channel.ts';

function support(): PushSupport {
  if (!pageFacts().hasWorker) return 'unsupported';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isPlainIos() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}

/** Safari on a phone or tablet, outside of an installed app. */
const isPlainIos = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');

const patienceMs = 15_000;

/** @throws DOMException if there is no service worker: if registration fails, the browser would wait forever */
async function workerReady(): Promise<ServiceWorkerRegistration> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('There is no service worker.', 'TimeoutError')), patienceMs);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLong]);
}

export const webChannel: PushChannel = {
  support,
  onSupportChange: (listener) => {
    // The user may change the permission in the browser's settings and return.
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  askPermission: async () => (await Notification.requestPermission()) === 'granted',
  isAllowed: async () => support() === 'possible' && Notification.permission === 'granted',
  subscribe: async ({ publicKey }) => {
    const { pushManager } = await workerReady();
    const before = await pushManager.getSubscription();
    const isOurs = before !== null && textOf(before.options.applicationServerKey) === publicKey;
    // A subscription for another key cannot be used.
    if (before && !isOurs) await before.unsubscribe();
    const subscription = isOurs
      ? before
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
    const { endpoint } = subscription;
    return {
      endpoint,
      address: {
        transport: 'web',
        endpoint,
        p256dh: textOf(subscription.getKey('p256dh')),
        auth: textOf(subscription.getKey('auth')),
        key: publicKey,
      },
    };
  },
  endpoint: async () => (await (await workerReady()).pushManager.getSubscription())?.endpoint,
  unsubscribe: async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  },
};
