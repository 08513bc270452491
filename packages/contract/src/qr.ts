import { z } from 'zod';

/** What a code leads to: a key of our own table of pages, never an address. */
export const qrTargets = [
  'trivia',
  'venue',
  'day',
  'discipline',
  'participant',
  'delegation',
  'feedback',
  'ranking',
] as const;
export type QrTarget = (typeof qrTargets)[number];

/** `POST /api/v1/qr/scan`, for whoever has signed in. */
export const scanRequest = z.strictObject({
  /** As it was read: the whole address or its last part. */
  token: z.string('tokenRequired').trim().min(1, 'tokenRequired').max(512, 'qrInvalid'),
  /** Of the device, if it was asked for: some codes count at their place alone. */
  position: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
});
export type ScanRequest = z.infer<typeof scanRequest>;

/** Why a code does not count: the messages of a field's faults. */
export const qrFaults = ['qrInvalid', 'qrTooEarly', 'qrExpired', 'qrElsewhere', 'qrNeedsPosition', 'qrBusy'] as const;
export type QrFault = (typeof qrFaults)[number];

export const scanAnswer = z
  .object({
    target: z.object({
      page: z.enum(qrTargets),
      /** Of the trivia, the venue, the day …; null where the page needs none. */
      id: z.string().nullable(),
    }),
    /** What the code gives. */
    points: z.number().int(),
    /** Whether it has given them now, and not before. */
    isNew: z.boolean(),
  })
  .meta({ id: 'Scan' });
export type ScanAnswer = z.infer<typeof scanAnswer>;

/** `GET /api/v1/qr/keys`: with these a device can say offline that a code is ours. */
export const qrKeysAnswer = z
  .object({
    items: z.array(
      z.object({
        /** The two bytes in a token that name the key, as a number. */
        mark: z.number().int(),
        /** Ed25519, 32 bytes in base64url. */
        publicKey: z.string(),
      }),
    ),
    total: z.number(),
  })
  .meta({ id: 'QrKeys' });
export type QrKeysAnswer = z.infer<typeof qrKeysAnswer>;
