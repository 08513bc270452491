import { z } from 'zod';
import { day, languageCode } from '../common.ts';

export const deviceClasses = ['Bot', 'Desktop', 'Mobile', 'Tablet'] as const;
export type DeviceClass = (typeof deviceClasses)[number];
export const platforms = ['web', 'ios', 'android', 'android-pwa'] as const;
export const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const;
export type StatusClass = (typeof statusClasses)[number];
export const accessLogRanges = ['days', 'weekly', 'custom'] as const;
export type AccessLogRange = (typeof accessLogRanges)[number];

/** Maximum length of the range in a request (days). */
export const maxAccessLogDays = 92;

const dayMs = 86_400_000;

/** `GET /api/v1/access-log`: a range and filters. */
export const accessLogQuery = z
  .object({
    /** The last seven days by day, the last eight weeks by week, or a range of days. */
    range: z.enum(accessLogRanges).default('days'),
    from: day.optional(),
    to: day.optional(),
    /** A class of statuses or a single one: `4xx`, `404`. */
    status: z.union([z.enum(statusClasses), z.string().regex(/^[2-5]\d\d$/)]).optional(),
    device: z.enum(deviceClasses).optional(),
    language: z.union([languageCode, z.literal('none')]).optional(),
    platform: z.enum(platforms).optional(),
    /** A route template: `GET /api/v1/units/{id}`. */
    route: z.string().max(200).optional(),
    discipline: z
      .string()
      .regex(/^[a-z0-9]{1,10}$/)
      .optional(),
    format: z.enum(['json', 'csv']).default('json'),
  })
  .superRefine(({ range, from, to }, context) => {
    const refuse = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message, input: undefined });
    if (range !== 'custom') return;
    if (from === undefined) refuse('from', 'a custom range needs its first day');
    if (to === undefined) refuse('to', 'a custom range needs its last day');
    if (from === undefined || to === undefined) return;
    if (from > to) refuse('to', 'the last day is before the first');
    else if (Date.parse(to) - Date.parse(from) >= maxAccessLogDays * dayMs)
      refuse('to', `at most ${maxAccessLogDays} days`);
  });
export type AccessLogQuery = z.infer<typeof accessLogQuery>;

/** Null if withheld, because a group of fewer than five could be computed from it. */
const count = z.number().int().nullable();

/** Share of one group, largest first. A row without a key combines hidden groups. */
const share = z.object({ key: z.string().nullable(), count: z.number().int(), percentage: z.number() });
export type AccessLogShare = z.infer<typeof share>;

export const accessLogAnswer = z
  .object({
    from: day,
    to: day,
    /** Length of a bucket. */
    unit: z.enum(['hour', 'day', 'week']),
    /** Responses with status 200 to 399, and with 400 and above. */
    totals: z.object({ total: count, success: count, error: count }),
    buckets: z.array(
      z.object({
        /** Start in the Games' time zone: a day, the first day of a week, or `2026-10-12T18:00`. */
        start: z.string(),
        counts: z.object({ '2xx': count, '3xx': count, '4xx': count, '5xx': count }),
      }),
    ),
    statuses: z.array(share),
    devices: z.array(share),
    /** `none`: files, streams and other responses without a language. */
    languages: z.array(share),
    platforms: z.array(share),
    routes: z.array(share),
    /** By discipline key. Percentages are of requests about a discipline. */
    disciplines: z.array(share),
    /** Result pages only, by discipline. */
    results: z.array(share),
  })
  .meta({ id: 'AccessLog' });
export type AccessLogAnswer = z.infer<typeof accessLogAnswer>;
