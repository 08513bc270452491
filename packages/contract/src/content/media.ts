/** Videos and photos. With results hidden, texts about recordings and photos are removed. */
import { videoStates } from '@podium/content/words';
import { z } from 'zod';
import { asOf, day, disciplineRef, instant, namedRef } from '../common.ts';
import { cutWhenVeiled, resultField } from '../veil.ts';
import { captionFile, fileLink, listSchema, localText, picture, withoutText } from './common.ts';

/** A text about a recording may reveal the result. */
const isRecorded = ({ state }: Record<string, unknown>): boolean => state === 'recorded';

export const videoAnswer = z
  .object({
    id: z.string(),
    state: z.enum(videoStates),
    title: cutWhenVeiled(localText, (title, video) => (isRecorded(video) ? withoutText(title) : title)),
    description: resultField(localText.nullable(), { when: isRecorded }),
    discipline: disciplineRef.nullable(),
    unit: z.string().nullable(),
    /** Exactly one source. An external player opens only after a click that names its host. */
    source: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('file'),
        href: z.string(),
        mediaType: z.string(),
        /** The same video in another format. */
        fallback: fileLink.nullable(),
      }),
      z.object({ type: z.literal('hls'), href: z.string() }),
      z.object({ type: z.literal('external'), href: z.string(), host: z.string() }),
    ]),
    captions: z.array(captionFile),
    poster: resultField(picture.nullable(), { when: isRecorded }),
    start: instant.nullable(),
    end: instant.nullable(),
    day: day.nullable(),
    /** Duration (seconds). */
    duration: z.int().nullable(),
  })
  .meta({ id: 'Video' });
/** Live videos first, then upcoming ones by start, then recordings, newest first. */
export const videosAnswer = z.object(listSchema(videoAnswer)).meta({ id: 'Videos' });
export type VideosAnswer = z.infer<typeof videosAnswer>;

export const albumHead = z.object({
  id: z.string(),
  title: cutWhenVeiled(localText, withoutText),
  description: resultField(localText.nullable()),
  day,
  discipline: disciplineRef.nullable(),
  venue: namedRef.nullable(),
  photographer: z.string().nullable(),
  cover: resultField(picture.nullable()),
  photoCount: z.int(),
});
export const albumsAnswer = z
  .object({ ...listSchema(albumHead), items: resultField(z.array(albumHead)) })
  .meta({ id: 'Albums' });
export type AlbumsAnswer = z.infer<typeof albumsAnswer>;
export const albumAnswer = albumHead
  .extend({
    asOf,
    photos: resultField(
      z.array(
        z.object({
          id: z.string(),
          image: picture,
          caption: localText.nullable(),
          credit: z.string(),
          taken: instant.nullable(),
          unit: z.string().nullable(),
          people: z.array(namedRef),
        }),
      ),
    ),
  })
  .meta({ id: 'Album' });
export type AlbumAnswer = z.infer<typeof albumAnswer>;
