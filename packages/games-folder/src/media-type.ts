import { formats, sniffMediaType } from '@podium/content';
import type { MediaType } from '@podium/content';

/** Formats of the files that sport tables reference. */
const sportTypes: ReadonlySet<MediaType> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

/** The media type of a sport file by its first bytes; undefined for types other than PDF, JPG, PNG and WebP. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const found = sniffMediaType(bytes);
  return found && sportTypes.has(found) ? found : undefined;
}

export const fileEnding = (mediaType: string): string =>
  Object.hasOwn(formats, mediaType) ? formats[mediaType as MediaType].ending : 'bin';
