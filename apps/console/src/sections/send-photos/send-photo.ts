/** Sends photos from a device: each becomes a draft in an album. */
import type { ItemData } from '../../fields/form-values.ts';
import { deskApi } from '../../api/desk-api.ts';
import { upload } from '../../fields/upload.ts';

export interface PhotoFacts {
  album: string;
  credit: string;
  /** The language of the caption. */
  language: string;
  /** Description of what the photos show; may be empty and added later. */
  caption: string;
}

/** A short id that is probably unused. (`crypto.randomUUID` exists on HTTPS only.) */
function newId(kind: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return `${kind}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The data of a photo. What it shows is its caption, and its description for readers who do not see it. */
export const photoData = (
  { album, credit, language, caption }: PhotoFacts,
  image: Awaited<ReturnType<typeof upload>>,
): ItemData => ({
  album,
  credit,
  image: { ...image, alt: caption === '' ? {} : { [language]: caption } },
  ...(caption !== '' && { caption: { [language]: caption } }),
});

/** @returns id of the draft @throws RequestError if the file or the draft is refused */
export async function sendPhoto(file: File, facts: PhotoFacts): Promise<string> {
  const data = photoData(facts, await upload('photo', file, 'photo'));
  const id = newId('photo');
  await deskApi.saveDraft({ kind: 'photo', id }, 0, { data, order: null, basedOn: null });
  return id;
}

/** Makes a draft of an album for a day. @throws RequestError */
export async function makeAlbum(day: string, title: string, language: string): Promise<string> {
  const id = newId('album');
  const data = { title: { [language]: title }, day };
  await deskApi.saveDraft({ kind: 'album', id }, 0, { data, order: null, basedOn: null });
  return id;
}
