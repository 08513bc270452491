import { z } from 'zod';
import { languageCode } from '../common.ts';

/** One part of the offline pack: documents that change together, downloaded in one response. */
export const offlinePart = z.object({
  /** `places`, `day-2026-11-20`, `sport-swm`. */
  name: z.string(),
  /** Changes with the content of the part. */
  hash: z.string(),
  /** Size of the download (bytes, compressed). */
  bytes: z.number().int(),
  /** Contains names of people, so devices keep it for a day at most. */
  hasPeople: z.boolean(),
});
export type OfflinePart = z.infer<typeof offlinePart>;

/** A file of the pack, such as the city map. */
export const offlineFile = z.object({ href: z.string(), bytes: z.number().int() });
export type OfflineFile = z.infer<typeof offlineFile>;

export const offlineQuery = z.object({ lang: languageCode.default('en'), veil: z.literal('1').optional() });

export const offlineAnswer = z.object({
  parts: z.array(offlinePart),
  files: z.array(offlineFile),
  /** Size of the whole download (bytes, compressed). */
  bytes: z.number().int(),
});
export type OfflineAnswer = z.infer<typeof offlineAnswer>;

/** Documents of a part by canonical path, each as that path returns it. */
export const offlinePartAnswer = z.object({
  documents: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type OfflinePartAnswer = z.infer<typeof offlinePartAnswer>;
