import { z } from 'zod';
import { asOf, languageCode } from '../common.ts';

/** A text and its language, which differs from the requested one if the text is not translated. */
export const localText = z.object({ text: z.string(), lang: languageCode }).meta({ id: 'LocalText' });
export type LocalTextAnswer = z.infer<typeof localText>;

export const fileLink = z
  .object({
    href: z.string(),
    mediaType: z.string(),
    /** Size (bytes). */
    size: z.int(),
    lang: languageCode.optional(),
  })
  .meta({ id: 'FileLink' });
export type FileLinkAnswer = z.infer<typeof fileLink>;

export const picture = z
  .object({
    href: z.string(),
    /** Pixels; absent for drawings without a size. */
    width: z.int().optional(),
    height: z.int().optional(),
    /** Widths in pixels that are available at `{href}/{width}`; none for drawings. */
    widths: z.array(z.int()),
    alt: localText,
  })
  .meta({ id: 'Picture' });
export type PictureAnswer = z.infer<typeof picture>;

/** Degrees, WGS 84. */
export const pointAnswer = z.object({ latitude: z.number(), longitude: z.number() });
export type PointAnswer = z.infer<typeof pointAnswer>;

/** A video, and the same one in another format for browsers that cannot play the first. */
export const videoFiles = { video: fileLink.nullable(), fallback: fileLink.nullable() };

/** WebVTT captions. */
export const captionFile = z.object({ href: z.string(), lang: languageCode });

/** Fields of a response that lists everything of one kind. */
export const listSchema = <Item extends z.ZodType>(item: Item) => ({ items: z.array(item), total: z.int(), asOf });

/** Empties a text that may reveal a result, for readers who hide results. */
export const withoutText = <Text extends { text: string }>(text: Text): Text => ({ ...text, text: '' });
