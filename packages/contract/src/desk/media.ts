/** Files that organizers uploaded for content: `/api/v1/desk/media`. */
import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { itemStates } from './desk.ts';
import { storedFile } from '../files.ts';

export const mediaGroups = ['image', 'video', 'captions', 'document', 'map'] as const;
export type MediaGroup = (typeof mediaGroups)[number];

export const fileSha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Query of `GET /api/v1/desk/media`. */
export const mediaFilter = z.object({
  lang: languageCode.default('en'),
  /** Part of a title or an id of an item that uses the file, or of the file name. */
  q: z.string().trim().max(100).optional(),
  group: z.enum(mediaGroups).optional(),
  /** Files that no item uses, or pictures without a description in some language of the Games. */
  only: z.enum(['unused', 'undescribed']).optional(),
  from: z.coerce.number().int().min(0).default(0),
  count: z.coerce.number().int().min(1).max(100).default(25),
});
export type MediaFilter = z.infer<typeof mediaFilter>;

const mediaUse = z.object({
  kind: z.string(),
  id: z.string(),
  /** Title in the requested language, otherwise in another; its id if it has none. */
  title: z.string(),
  lang: languageCode.nullable(),
  /** `new`: used in a draft only; `published`: used in the published version only; `changed`: used in both. */
  state: z.enum(itemStates),
  /** Languages of the Games without a description of the image. */
  undescribed: z.array(languageCode),
});
export type MediaUse = z.infer<typeof mediaUse>;

const mediaFile = storedFile.extend({
  group: z.enum(mediaGroups),
  /** File name in the item; null if no item uses it. */
  name: z.string().nullable(),
  /** Latest upload of these bytes. */
  storedAt: instant,
  /** False if the file shows a hidden person; the file is then not accessible. */
  isShown: z.boolean(),
  /** Includes uses in other Games, which `uses` does not list. */
  isUsed: z.boolean(),
  uses: z.array(mediaUse),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** Newest first. */
export const mediaAnswer = z
  .object({
    items: z.array(mediaFile),
    total: z.int(),
    /** True if the caller may remove unused files. */
    mayRemove: z.boolean(),
  })
  .meta({ id: 'DeskMedia' });
export type MediaAnswer = z.infer<typeof mediaAnswer>;

/** `POST /api/v1/desk/media/{sha256}/remove`. */
export const mediaRemoval = z.strictObject({
  /** `storedAt` as listed; a file that has been uploaded again since is kept. */
  storedAt: instant,
  reason: z.string().trim().min(1).max(1000).optional(),
});
export type MediaRemoval = z.infer<typeof mediaRemoval>;
