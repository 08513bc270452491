import { z } from 'zod';
import { qrTargets } from './words.ts';

/** `POST /api/v1/qr/scan`, for signed-in users. */
export const scanRequest = z.strictObject({
  /** The scanned text: the whole address or its last part. */
  token: z.string('tokenRequired').trim().min(1, 'tokenRequired').max(512, 'qrInvalid'),
  /** Position of the device, if the user allows it: some codes are valid only at their location. */
  position: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
});
export type ScanRequest = z.infer<typeof scanRequest>;

export const scanAnswer = z
  .object({
    target: z.object({
      page: z.enum(qrTargets),
      /** Id of the quiz, venue, day …; null if the page needs none. */
      id: z.string().nullable(),
    }),
    /** Points of the code. */
    points: z.number().int(),
    /** True if the points were credited now, not for an earlier scan. */
    isNew: z.boolean(),
  })
  .meta({ id: 'Scan' });
export type ScanAnswer = z.infer<typeof scanAnswer>;

/** `GET /api/v1/qr/keys`: lets a device verify offline that a code is genuine. */
export const qrKeysAnswer = z
  .object({
    items: z.array(
      z.object({
        /** The two bytes of a token that identify the key, as a number. */
        mark: z.number().int(),
        /** Ed25519, 32 bytes in base64url. */
        publicKey: z.string(),
      }),
    ),
    total: z.number(),
  })
  .meta({ id: 'QrKeys' });
export type QrKeysAnswer = z.infer<typeof qrKeysAnswer>;
