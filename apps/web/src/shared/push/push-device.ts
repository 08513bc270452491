/** Subscribes this device to notifications, and keeps the server informed of what it is notified of. */
import { contentLanguage } from '@podium/i18n';
import { ask, AskError } from '../../platform/ask.ts';
import { deviceNow } from '../../platform/device-time.ts';
import { pageFacts } from '../../platform/facts.ts';
import { currentFollows } from '../follow/follows.ts';
import { codec } from '../messages.ts';
import { hidesResults } from '../veil/veil.ts';
import { keepPush, keptPush, preferencesOf } from './push-choices.ts';
import type { PushAnswer, PushPreferences, PushSubscribeAnswer } from '@podium/contract';

const address = '/api/v1/push';
const subscriptions = `${address}/subscriptions`;
/** Tells the server that this device is still in use. */
const renewMs = 7 * 86_400_000;

/** `install`: iOS notifies installed apps only. `refused`: the reader, or the device, does not allow it. */
export type PushSupport = 'possible' | 'refused' | 'install' | 'unsupported';

export function pushSupport(): PushSupport {
  const { hasWorker, platform } = pageFacts();
  if (!hasWorker || platform === 'ios' || platform === 'android') return 'unsupported';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isPlainIos() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}

/** Safari on a phone or tablet, outside of an installed app. */
const isPlainIos = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

function preferences(): PushPreferences {
  return preferencesOf(keptPush().choices, currentFollows(), {
    language: contentLanguage(codec.read(location.pathname).language),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    isVeiled: hidesResults(),
  });
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');

/**
 * Asks for permission and subscribes.
 *
 * @returns whether notifications are on now
 * @throws AskError if the server cannot be told, DOMException if the browser cannot subscribe
 */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe();
  return true;
}

const patienceMs = 15_000;

/** @throws DOMException if there is no service worker: where it cannot be registered, the browser would wait forever */
async function workerReady(): Promise<ServiceWorkerRegistration> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('There is no service worker.', 'TimeoutError')), patienceMs);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLong]);
}

async function subscribe(): Promise<void> {
  const { publicKey } = await ask<PushAnswer>(address);
  const { pushManager } = await workerReady();
  const before = await pushManager.getSubscription();
  const isOurs = before !== null && textOf(before.options.applicationServerKey) === publicKey;
  // With another key nothing could be sent.
  if (before && !isOurs) await before.unsubscribe();
  const subscription = isOurs
    ? before
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  const { endpoint } = subscription;
  const sent = preferences();
  const { id } = await ask<PushSubscribeAnswer>(subscriptions, {
    method: 'POST',
    body: {
      address: {
        transport: 'web',
        endpoint,
        p256dh: textOf(subscription.getKey('p256dh')),
        auth: textOf(subscription.getKey('auth')),
        key: publicKey,
      },
      preferences: sent,
    },
  });
  keepPush({ subscribed: { id, endpoint, sent: JSON.stringify(sent), sentAt: deviceNow() } });
}

/** Unsubscribes; the device forgets its id only if the server does too. */
export async function turnOff(): Promise<void> {
  const { subscribed } = keptPush();
  if (subscribed)
    await ask(`${subscriptions}/remove`, { method: 'POST', body: { id: subscribed.id } }).catch((error: unknown) => {
      if (!isUnknown(error)) throw error;
    });
  keepPush({ subscribed: undefined });
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

export async function sendTest(): Promise<void> {
  const { subscribed } = keptPush();
  if (subscribed) await ask(`${subscriptions}/test`, { method: 'POST', body: { id: subscribed.id } });
}

const isUnknown = (error: unknown): boolean => error instanceof AskError && error.status === 404;

let telling: Promise<void> = Promise.resolve();

/**
 * Sends what changed since the last time: choices, follows, language, time zone, hidden results. Subscribes again if browser
 * or server have forgotten the subscription.
 */
export function tellPush(): Promise<void> {
  // One after the other, so that the last choice is the one that holds.
  telling = telling.catch(() => undefined).then(tellNow);
  return telling;
}

async function tellNow(): Promise<void> {
  const { subscribed } = keptPush();
  if (!subscribed) return;
  if (pushSupport() !== 'possible' || Notification.permission !== 'granted') {
    await turnOff();
    return;
  }
  const { pushManager } = await workerReady();
  const subscription = await pushManager.getSubscription();
  if (subscription?.endpoint !== subscribed.endpoint) {
    await subscribe();
    return;
  }
  const sent = preferences();
  const text = JSON.stringify(sent);
  if (text === subscribed.sent && deviceNow() - subscribed.sentAt < renewMs) return;
  try {
    await ask(subscriptions, { method: 'PUT', body: { id: subscribed.id, preferences: sent } });
    keepPush({ subscribed: { ...subscribed, sent: text, sentAt: deviceNow() } });
  } catch (error) {
    if (!isUnknown(error)) throw error;
    await subscribe();
  }
}
