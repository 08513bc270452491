/** QR codes managed in the console: `/api/v1/desk/qr-codes`. */
import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { needsTargetId, qrTargets } from './words.ts';

const points = z.int().min(0).max(100_000);
const mostPerMinute = z.int().min(1).max(10_000);
const place = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radiusM: z.int().min(1).max(50_000),
});

/** Id of a code: 16 hexadecimal digits. */
export const qrCodeId = z.string().regex(/^[0-9a-f]{16}$/);

export const qrCodeStates = ['waiting', 'open', 'ended', 'withdrawn'] as const;

const deskCode = z.object({
  id: qrCodeId,
  title: z.string(),
  page: z.enum(qrTargets),
  /** Null if the page takes no id. */
  targetId: z.string().nullable(),
  points,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Null: the code is valid everywhere. */
  place: place.nullable(),
  /** Scans beyond this number per minute are refused. */
  mostPerMinute,
  state: z.enum(qrCodeStates),
  /** Number of people who have scanned it. */
  scans: z.int(),
});
export type DeskCode = z.infer<typeof deskCode>;

/** Newest first. */
export const deskCodesAnswer = z.object({ items: z.array(deskCode), total: z.int() }).meta({ id: 'DeskCodes' });
export type DeskCodesAnswer = z.infer<typeof deskCodesAnswer>;

/** `POST /api/v1/desk/qr-codes`. */
export const newDeskCode = z
  .strictObject({
    title: z.string().trim().min(1).max(80),
    page: z.enum(qrTargets),
    targetId: z.string().trim().min(1).max(80).nullable(),
    points,
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    place: place.nullable(),
    mostPerMinute: mostPerMinute.default(120),
  })
  .refine(({ page, targetId }) => (targetId !== null) === needsTargetId(page), {
    path: ['targetId'],
    message: 'targetMismatch',
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: 'endsBeforeStart',
  });
export type NewDeskCode = z.infer<typeof newDeskCode>;

/** `POST /api/v1/desk/qr-codes/{id}/withdraw`. */
export const qrCodeWithdrawal = z.strictObject({ reason: z.string().trim().min(1).max(1000) });

/** Maximum number of codes in one request for a print sheet: ten pages. */
export const maxPrintedCodes = 60;

/** `GET /api/v1/desk/qr-codes/sheet.pdf?ids=&lang=`. */
export const codeSheetQuery = z.object({
  /** Ids of the codes, separated by commas. */
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(qrCodeId).min(1).max(maxPrintedCodes)),
  lang: languageCode.default('en'),
});
