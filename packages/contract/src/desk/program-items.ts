/** Items that organizers add to the schedule: ceremonies, meetings, trainings, meals and transport. */
import { programAudiences, programItemKinds } from '@podium/games';
import { z } from 'zod';
import { instant, languageCode, namedRef } from '../common.ts';
import { deskPerson } from './desk.ts';

const localText = (maxLength: number) => z.partialRecord(languageCode, z.string().trim().min(1).max(maxLength));
const reference = z.string().min(1).max(80).nullable();

/** An item as its author writes it. */
export const programItem = z
  .strictObject({
    kind: z.enum(programItemKinds),
    name: localText(200).refine((texts) => Object.keys(texts).length > 0, 'Fill in at least one language.'),
    note: localText(1000),
    start: instant,
    end: instant.nullable(),
    /** Id of a venue of the Games, and of one of its courts. */
    venue: reference,
    location: reference,
    /** A place that is no venue of the Games. */
    place: z.string().trim().min(1).max(120).nullable(),
    discipline: reference,
    audience: z.enum(programAudiences),
  })
  .superRefine(({ start, end, venue, location, place }, context) => {
    const report = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (end !== null && Date.parse(end) < Date.parse(start)) report('end', 'endBeforeStart');
    if (place !== null && venue !== null) report('place', 'twoPlaces');
    if (location !== null && venue === null) report('location', 'withoutVenue');
  });
export type ProgramItem = z.infer<typeof programItem>;

const listedItem = z.object({
  id: z.string(),
  item: programItem,
  isRemoved: z.boolean(),
  /** Identifies the state of the item; a change names the one that its author saw. */
  stamp: z.string(),
  by: deskPerson,
  /** True if the caller's rights include it. */
  mayEdit: z.boolean(),
  /** Contests on the same court at the same time, at most ten. */
  clashes: z.array(z.object({ unit: namedRef, start: instant })),
});
export type ListedProgramItem = z.infer<typeof listedItem>;

/** `GET /api/v1/desk/program-items`: by start, removed ones included. */
export const programItemsAnswer = z.object({ items: z.array(listedItem), total: z.int() }).meta({ id: 'ProgramItems' });
export type ProgramItemsAnswer = z.infer<typeof programItemsAnswer>;
export const programItemAnswer = listedItem.meta({ id: 'ProgramItem' });

const nonce = z.string().regex(/^[\w-]{8,80}$/);
const seen = z.string().max(100);

/** `POST /api/v1/desk/program-items`. */
export const addedProgramItem = z.strictObject({ item: programItem, nonce });
export type AddedProgramItem = z.infer<typeof addedProgramItem>;
/** `PUT /api/v1/desk/program-items/{id}`; a removed item is in the schedule again. */
export const changedProgramItem = z.strictObject({ item: programItem, seen, nonce });
export type ChangedProgramItem = z.infer<typeof changedProgramItem>;
/** `POST /api/v1/desk/program-items/{id}/remove`. */
export const removedProgramItem = z.strictObject({ seen, nonce });
