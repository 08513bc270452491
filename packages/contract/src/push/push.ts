import { z } from 'zod';
import { languageCode } from '../common.ts';
import { maxPushFollows, pushFollowKinds, pushLeads, pushTypes } from './words.ts';

/** Limits far above the longest identifiers of known push services. */
const maxEndpointLength = 1000;
const base64url = (bytes: number) =>
  z
    .string()
    .max(120)
    .regex(/^[A-Za-z0-9_-]+=*$/)
    .refine((text) => Math.floor((text.replace(/=+$/u, '').length * 3) / 4) === bytes, {
      error: `expected ${bytes} bytes as base64url`,
    });

/** Address to which notifications for a device are sent. */
const pushAddress = z.discriminatedUnion('transport', [
  z.strictObject({
    transport: z.literal('web'),
    endpoint: z.url().max(maxEndpointLength),
    /** Public key and secret of the browser's subscription (RFC 8291). */
    p256dh: base64url(65),
    auth: base64url(16),
    /** The server's public key with which the browser subscribed. */
    key: base64url(65),
  }),
  z.strictObject({ transport: z.enum(['fcm', 'apns']), token: z.string().min(16).max(maxEndpointLength) }),
]);
export type PushAddress = z.infer<typeof pushAddress>;

const pushType = z.enum(pushTypes);

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 22:00');

const timeZone = z
  .string()
  .max(64)
  .refine(
    (name) => {
      try {
        return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
      } catch {
        return false;
      }
    },
    { error: 'expected an IANA time zone such as America/Sao_Paulo' },
  );

export const pushPreferences = z.strictObject({
  language: languageCode,
  /** The user's time zone, which quiet hours refer to. */
  timeZone,
  types: z.array(pushType).max(pushTypes.length),
  leadMinutes: z.literal(pushLeads),
  /** No notifications between two times of day; `from` after `until` spans midnight. */
  quiet: z.strictObject({ from: clockTime, until: clockTime }).nullable(),
  /** Notifications must not reveal a result: "The final has ended". */
  hidesResults: z.boolean(),
  follows: z
    .array(
      z.strictObject({
        kind: z.enum(pushFollowKinds),
        id: z.string().min(1).max(80),
        /** Types switched off for this follow. */
        off: z.array(pushType).max(pushTypes.length).default([]),
      }),
    )
    .max(maxPushFollows),
});
export type PushPreferences = z.infer<typeof pushPreferences>;

/** Identifies a subscription; known only to the device. */
const pushId = z.string().min(32).max(64);

/** `POST /api/v1/push/subscriptions`: an address that is already subscribed gets a new id. */
export const pushSubscribeRequest = z.strictObject({ address: pushAddress, preferences: pushPreferences });
export const pushSubscribeAnswer = z.object({ id: pushId }).meta({ id: 'PushSubscription' });
export type PushSubscribeAnswer = z.infer<typeof pushSubscribeAnswer>;

/** `PUT /api/v1/push/subscriptions`. The id is in the body, so that no access log contains it. */
export const pushChangeRequest = z.strictObject({ id: pushId, preferences: pushPreferences });

/** `POST /api/v1/push/subscriptions/remove` and `/test`. */
export const pushIdRequest = z.strictObject({ id: pushId });

/** `GET /api/v1/push`. */
export const pushAnswer = z
  .object({
    /** VAPID public key, base64url. */
    publicKey: z.string(),
    /** The platforms whose apps can be notified. */
    senders: z.object({ fcm: z.boolean(), apns: z.boolean() }),
  })
  .meta({ id: 'Push' });
export type PushAnswer = z.infer<typeof pushAnswer>;
