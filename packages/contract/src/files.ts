import { filePurposes } from '@podium/content/words';
import { z } from 'zod';

export { filePurposes };
export type { FilePurpose } from '@podium/content/words';

/** Widths (pixels) in which a stored image is available; an image is never enlarged. */
export const imageWidths = [320, 640, 1280, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const fileQuery = z.object({ purpose: z.enum(filePurposes) });

/** Response of `POST /api/v1/files`. */
export const storedFile = z
  .object({
    /** SHA-256 of the stored bytes (hex), which may differ from the uploaded ones. */
    sha256: z.string(),
    mediaType: z.string(),
    /** Size (bytes). */
    size: z.number().int(),
    /** Pixels; null unless the file is an image. */
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
  })
  .meta({ id: 'StoredFile' });
export type StoredFile = z.infer<typeof storedFile>;

/** Path of a stored file, or of an image in one of its widths. */
export function fileAddress(sha256: string, width?: ImageWidth): string {
  return width === undefined ? `/files/${sha256}` : `/files/${sha256}/${width}`;
}
