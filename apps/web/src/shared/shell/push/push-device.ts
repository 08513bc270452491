/** Subscribes this device to notifications and sends its preferences to the server. */
import { contentLanguage } from '@podium/i18n';
import { request, RequestError } from '../../../platform/request.ts';
import { deviceNow } from '../../../platform/device-time.ts';
import { nativeShell } from '../../../platform/native-shell.ts';
import { currentFollows } from '../../reader/follows.ts';
import { codec } from '../messages.ts';
import { hidesResults } from '../../reader/veil.ts';
import { nativeChannel } from './native-channel.ts';
import { webChannel } from './web-channel.ts';
import { savePush, savedPush, preferencesOf } from './push-choices.ts';
import type { PushAnswer, PushPreferences, PushSubscribeAnswer } from '@podium/contract';

const address = '/api/v1/push';
const subscriptions = `${address}/subscriptions`;
/** Interval at which the server is notified that the device is still in use. */
const renewMs = 7 * 86_400_000;

const shell = nativeShell();
const channel = shell ? nativeChannel(shell) : webChannel;

export const pushSupport = channel.support;
export const onPushSupport = channel.onSupportChange;

function preferences(): PushPreferences {
  return preferencesOf(savedPush().choices, currentFollows(), {
    language: contentLanguage(codec.read(location.pathname).language),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    isVeiled: hidesResults(),
  });
}

/**
 * Asks for permission and subscribes.
 * @returns whether notifications are on now
 * @throws RequestError if the server cannot be reached, DOMException if the browser cannot subscribe
 */
export async function turnOn(): Promise<boolean> {
  if (!(await channel.askPermission())) return false;
  await subscribe();
  return true;
}

async function subscribe(): Promise<void> {
  const { address: to, endpoint } = await channel.subscribe(await request<PushAnswer>(address));
  const sent = preferences();
  const { id } = await request<PushSubscribeAnswer>(subscriptions, {
    method: 'POST',
    body: { address: to, preferences: sent },
  });
  savePush({ subscribed: { id, endpoint, sent: JSON.stringify(sent), sentAt: deviceNow() } });
}

/** Unsubscribes; the device forgets its id only once the server has deleted the subscription. */
export async function turnOff(): Promise<void> {
  const { subscribed } = savedPush();
  if (subscribed)
    await request(`${subscriptions}/remove`, { method: 'POST', body: { id: subscribed.id } }).catch(
      (error: unknown) => {
        if (!isUnknown(error)) throw error;
      },
    );
  savePush({ subscribed: undefined });
  await channel.unsubscribe();
}

export async function sendTest(): Promise<void> {
  const { subscribed } = savedPush();
  if (subscribed) await request(`${subscriptions}/test`, { method: 'POST', body: { id: subscribed.id } });
}

const isUnknown = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

let telling: Promise<void> = Promise.resolve();

/**
 * Sends what changed since the last time: choices, follows, language, time zone, hidden results. Resubscribes if the
 * browser or the server has lost the subscription.
 */
export function syncPush(): Promise<void> {
  // Sequential, so that the last choice wins.
  telling = telling.catch(() => undefined).then(sendNow);
  return telling;
}

async function sendNow(): Promise<void> {
  const { subscribed } = savedPush();
  if (!subscribed) return;
  if (!(await channel.isAllowed())) {
    await turnOff();
    return;
  }
  if ((await channel.endpoint()) !== subscribed.endpoint) {
    await subscribe();
    return;
  }
  const sent = preferences();
  const text = JSON.stringify(sent);
  if (text === subscribed.sent && deviceNow() - subscribed.sentAt < renewMs) return;
  try {
    await request(subscriptions, { method: 'PUT', body: { id: subscribed.id, preferences: sent } });
    savePush({ subscribed: { ...subscribed, sent: text, sentAt: deviceNow() } });
  } catch (error) {
    if (!isUnknown(error)) throw error;
    await subscribe();
  }
}
