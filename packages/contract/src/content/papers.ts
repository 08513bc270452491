/** Bulletins and documents. With results hidden, those that may reveal one are cut. */
import { audiences, documentTypes } from '@podium/content/words';
import { z } from 'zod';
import { asOf, day, disciplineRef, eventRef, instant } from '../common.ts';
import { cutWhenVeiled, resultField } from '../veil.ts';
import { fileLink, listSchema, localText, withoutText } from './common.ts';

/** Pinned bulletins concern all people on site; others may reveal results. */
const isOpenBulletin = ({ isPinned }: Record<string, unknown>): boolean => isPinned === true;
const bulletinText = cutWhenVeiled(localText, (text, bulletin) =>
  isOpenBulletin(bulletin) ? text : withoutText(text),
);

const bulletinHead = z.object({
  id: z.string(),
  number: z.int(),
  title: bulletinText,
  published: instant,
  priority: z.int(),
  isPinned: z.boolean(),
  audience: z.enum(audiences),
  discipline: disciplineRef.nullable(),
  /** The bulletin that this one replaces, and the one that replaces it. */
  replaces: z.object({ id: z.string(), number: z.int() }).nullable(),
  replacedBy: z.object({ id: z.string(), number: z.int() }).nullable(),
  hasFile: z.boolean(),
});
/** Pinned bulletins first, then newest first. */
export const bulletinsAnswer = z.object(listSchema(bulletinHead)).meta({ id: 'Bulletins' });
export type BulletinsAnswer = z.infer<typeof bulletinsAnswer>;
export const bulletinAnswer = bulletinHead
  .extend({
    text: bulletinText,
    files: resultField(z.array(fileLink), { when: (bulletin) => !isOpenBulletin(bulletin) }),
    asOf,
  })
  .meta({ id: 'Bulletin' });
export type BulletinAnswer = z.infer<typeof bulletinAnswer>;

export const contentDocumentAnswer = z
  .object({
    id: z.string(),
    type: z.enum(documentTypes),
    title: localText,
    summary: localText.nullable(),
    discipline: disciplineRef.nullable(),
    event: eventRef.nullable(),
    unit: z.string().nullable(),
    day: day.nullable(),
    published: day,
    priority: z.int(),
    isPinned: z.boolean(),
    version: z.int().nullable(),
    replaces: z.string().nullable(),
    replacedBy: z.string().nullable(),
    /** File in the requested language, otherwise in the first language that has one. */
    file: fileLink,
    /** Files in the other languages. */
    otherFiles: z.array(fileLink),
  })
  .meta({ id: 'ContentDocument' });
export type ContentDocumentAnswer = z.infer<typeof contentDocumentAnswer>;
export const documentList = cutWhenVeiled(z.array(contentDocumentAnswer), (documents) =>
  documents.filter(({ type }) => type !== 'report'),
);
export const contentDocumentsAnswer = z
  .object({ ...listSchema(contentDocumentAnswer), items: documentList })
  .meta({ id: 'ContentDocuments' });
export type ContentDocumentsAnswer = z.infer<typeof contentDocumentsAnswer>;
