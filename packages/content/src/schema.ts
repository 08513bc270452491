import { isAccentColor, languages, parsePlacePoints } from '@podium/games';
import type { Language } from '@podium/games';
import { z } from 'zod';
import type { Field, StoredRef } from './field.ts';
import {
  isClock,
  isDestination,
  isEmail,
  isItemId,
  isPhone,
  isSitePath,
  isStreamAddress,
  isWebAddress,
} from './forms.ts';
import type { ItemData, Kind } from './kind.ts';

/** Maximum length of one line, and of all paragraphs of a text (characters). */
const lineLength = 300;
const textLength = 20_000;

const visible = z.string().trim().min(1);
const perLanguage = <Value extends z.ZodType>(value: Value) =>
  z
    .partialRecord(z.enum(languages as readonly [Language, ...Language[]]), value)
    .refine((filled) => Object.keys(filled).length > 0, 'Fill in at least one language.');

const storedShape = {
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mediaType: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
  size: z.int().min(0),
  width: z.int().min(1).optional(),
  height: z.int().min(1).optional(),
  path: z
    .string()
    .min(1)
    .max(200)
    .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), 'Must be a path inside the folder.'),
};
const storedRef = z.strictObject(storedShape) satisfies z.ZodType<StoredRef>;

const id = z.string().refine(isItemId, 'Use A-Z a-z 0-9 . _ - and at most 64 characters.');
/** Ids from the feed may contain other characters. */
const referenceId = z.string().min(1).max(80);

/** Returns whether a reference targets content; all others target the sport. */
const isContent = (to: string): boolean => ['place', 'course', 'album', 'bulletin', 'document', 'cup'].includes(to);

function schemaOfField(field: Field): z.ZodType {
  switch (field.type) {
    case 'text':
      return perLanguage(visible.max(lineLength).regex(/^[^\r\n]*$/, 'Must be one line.'));
    case 'paragraphs':
      return perLanguage(visible.max(textLength));
    case 'line':
      return visible.max(lineLength).regex(/^[^\r\n]*$/, 'Must be one line.');
    case 'date':
      return z.iso.date();
    case 'days':
      return z.array(z.iso.date()).min(1).max(100);
    case 'clock':
      return z.string().refine(isClock, 'Write a time of day such as 08:30.');
    case 'time':
      return z.iso.datetime({ offset: true });
    case 'phone':
      return z.string().refine(isPhone, 'Write a phone number such as +55 71 3333-0100.');
    case 'email':
      return z.string().refine(isEmail, 'Write an email address.');
    case 'url':
      return z.string().refine(isWebAddress, 'Write an address that begins with https://.');
    case 'stream':
      return z
        .string()
        .refine(isStreamAddress, 'Write an address that begins with https://, or a path on this server.');
    case 'sitePath':
      return z.string().refine(isSitePath, 'Write a path on this site, such as /old or /old/*.');
    case 'destination':
      return z.string().refine(isDestination, 'Write a path on this site, or an address that begins with https://.');
    case 'color':
      return z
        .string()
        .refine(isAccentColor, 'Write a color such as #0B5FA5 that has a contrast of at least 4.5 to 1 on white.');
    case 'placePoints':
      return z
        .string()
        .max(lineLength)
        .refine((value) => parsePlacePoints(value) !== undefined, 'Write points by place, such as 13 10 8 7 6.');
    case 'point':
      return z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
    case 'number':
      return z.number().min(field.from).max(field.to);
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(field.words as [string, ...string[]]);
    case 'language':
      return z.enum(languages as readonly [Language, ...Language[]]);
    case 'reference':
      return isContent(field.to) ? id : referenceId;
    case 'references':
      return z
        .array(isContent(field.to) ? id : referenceId)
        .min(1)
        .max(200);
    case 'image':
      return z.strictObject({ ...storedShape, alt: perLanguage(visible.max(lineLength * 3)) });
    case 'file':
      return storedRef;
    default:
      return perLanguage(storedRef);
  }
}

/** The schema of an item's data. Unknown fields are refused, so that a misspelled field name is reported. */
export function dataSchema<Of extends Kind>(kind: Of): z.ZodType<ItemData<Of>> {
  const shape = Object.entries<Field>(kind.fields).map(([name, field]) => {
    const schema = schemaOfField(field);
    return [name, field.isRequired ? schema : schema.optional()];
  });
  return z.strictObject(Object.fromEntries(shape) as z.ZodRawShape) as unknown as z.ZodType<ItemData<Of>>;
}

export const itemId = id;
