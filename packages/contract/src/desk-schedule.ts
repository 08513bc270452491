/** Corrections that organizers make in addition to the feed: fields of units, and publication levels of people. */
import { displayStatuses, publicationLevels, scheduleStatuses } from '@podium/games';
import { z } from 'zod';
import { day, instant, languageCode, namedRef } from './common.ts';
import { deskPerson } from './desk.ts';

/** Fields of a unit that organizers may correct. */
export const unitFields = ['start', 'end', 'venue', 'location', 'status', 'name', 'note'] as const;
export type UnitField = (typeof unitFields)[number];

const unitText = z
  .partialRecord(languageCode, z.string().trim().min(1).max(300))
  .refine((filled) => Object.keys(filled).length > 0, 'Fill in at least one language.');
const unitValues = {
  start: instant.nullable(),
  end: instant.nullable(),
  venue: z.string().min(1).max(80).nullable(),
  location: z.string().min(1).max(80).nullable(),
  status: z.enum(scheduleStatuses),
  name: unitText.nullable(),
  note: unitText.nullable(),
} as const satisfies Record<UnitField, z.ZodType>;

/** Reports a value that is invalid for its field. */
export function checkUnitValue(
  { field, value }: { field: UnitField; value?: unknown },
  context: z.RefinementCtx,
): void {
  for (const { path, message } of unitValues[field].safeParse(value).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['value', ...path], message });
}

const standingEdit = z.object({
  field: z.enum(unitFields),
  /** An instant as text, an id, a schedule status, or texts by language. */
  value: z.unknown(),
  /** Current value in the feed. */
  said: z.unknown(),
  /** Whether the edit is in effect: the feed may have sent a newer value. */
  isShown: z.boolean(),
  /** The edit is lasting, and the feed has sent another value since. */
  isContradicted: z.boolean(),
  isLasting: z.boolean(),
  by: deskPerson,
  /** Time of the edit, by the Games clock. */
  at: instant.nullable(),
  reason: z.string().nullable(),
});

const deskUnit = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  discipline: namedRef.nullable(),
  event: namedRef.nullable(),
  venue: namedRef.nullable(),
  location: namedRef.nullable(),
  start: instant.nullable(),
  end: instant.nullable(),
  /** The shown status, result included. */
  status: z.enum(displayStatuses),
  day: z.string(),
  /** Shown value of each field, which an edit has to send as `seen`. */
  shown: z.record(z.enum(unitFields), z.unknown()),
  edits: z.array(standingEdit),
  /** Whether the caller has the right to edit it. */
  mayEdit: z.boolean(),
});
export type DeskUnit = z.infer<typeof deskUnit>;
export type DeskUnitEdit = DeskUnit['edits'][number];

/** Query of `GET /api/v1/desk/schedule`. */
export const deskScheduleFilter = z.object({ day, lang: languageCode.default('en') });
export const deskScheduleAnswer = z
  .object({ items: z.array(deskUnit), total: z.int(), days: z.array(day) })
  .meta({ id: 'DeskSchedule' });
export type DeskScheduleAnswer = z.infer<typeof deskScheduleAnswer>;

const nonce = z.string().regex(/^[\w-]{8,80}$/);

/** `POST /api/v1/desk/schedule/edits`: one decision about any number of fields. */
export const unitEdits = z.strictObject({
  edits: z
    .array(
      z
        .strictObject({
          unit: z.string().min(1).max(80),
          field: z.enum(unitFields),
          value: z.unknown(),
          /** The value that the author saw. If the shown value differs by now, it is not overwritten. */
          seen: z.unknown(),
        })
        .superRefine(checkUnitValue),
    )
    .min(1)
    .max(500),
  /** Stays in effect whatever the feed sends later. */
  isLasting: z.boolean().default(false),
  reason: z.string().trim().min(1).max(1000).optional(),
  /** The author has confirmed the clashes, and a status that needs a reason. */
  isConfirmed: z.boolean().default(false),
  /** Only report what would happen. */
  isDryRun: z.boolean().default(false),
  /** Chosen by the client, so that a repeated request takes effect once. */
  nonce,
});
export type UnitEdits = z.infer<typeof unitEdits>;

/** `POST /api/v1/desk/schedule/clear`: shows the feed's values again. */
export const clearedEdits = z.strictObject({
  edits: z
    .array(z.strictObject({ unit: z.string().min(1).max(80), field: z.enum(unitFields) }))
    .min(1)
    .max(500),
  reason: z.string().trim().min(1).max(1000).optional(),
  nonce,
});

export const unitEditsAnswer = z
  .object({
    items: z.array(deskUnit),
    clashes: z.array(
      z.object({
        kind: z.enum(['location', 'person', 'travel']),
        unit: namedRef,
        other: namedRef,
        people: z.array(namedRef),
      }),
    ),
    /** Units whose status change needs a reason and a second confirmation. */
    needsReason: z.array(z.string()),
  })
  .meta({ id: 'DeskUnitEdits' });
export type UnitEditsAnswer = z.infer<typeof unitEditsAnswer>;

/** Query of `GET /api/v1/desk/participants`: part of a name, an id or a bib. */
export const deskParticipantFilter = z.object({ q: z.string().trim().min(2).max(100) });

const deskParticipant = z.object({
  id: z.string(),
  /** Full name regardless of the publication level, so that organizers can find hidden people. */
  name: z.string(),
  organisation: z.string().nullable(),
  discipline: z.string().nullable(),
  role: z.string(),
  /** Current level. */
  level: z.enum(publicationLevels),
  /** The organizers' decision; null if the folder or the Games' default applies. */
  decided: z.object({ level: z.enum(publicationLevels), by: deskPerson, reason: z.string().nullable() }).nullable(),
  /** As shown, regardless of the level. */
  familyName: z.string().nullable(),
  givenName: z.string().nullable(),
  /** A name corrected by organizers. `isShown` is false once the source has sent another name since. */
  corrected: z
    .object({
      familyName: z.string().nullable(),
      givenName: z.string().nullable(),
      isShown: z.boolean(),
      by: deskPerson,
      reason: z.string().nullable(),
    })
    .nullable(),
});
export type DeskParticipant = z.infer<typeof deskParticipant>;
export const deskParticipantsAnswer = z
  .object({ items: z.array(deskParticipant), total: z.int() })
  .meta({ id: 'DeskParticipants' });
export type DeskParticipantsAnswer = z.infer<typeof deskParticipantsAnswer>;

/** `PUT /api/v1/desk/participants/{id}/level`; null: the level of the folder applies again. */
export const levelChange = z.strictObject({
  level: z.enum(publicationLevels).nullable(),
  reason: z.string().trim().min(1).max(1000),
  nonce,
});
export type LevelChange = z.infer<typeof levelChange>;

const personName = z.strictObject({
  familyName: z.string().trim().min(1).max(80),
  givenName: z.string().trim().min(1).max(80).nullable(),
});
/** `PUT /api/v1/desk/participants/{id}/name`; null: the name of the source applies again. */
export const nameChange = z.strictObject({
  name: personName.nullable(),
  /** The name that the author saw. */
  seen: z.strictObject({ familyName: z.string().nullable(), givenName: z.string().nullable() }),
  reason: z.string().trim().min(1).max(1000),
  nonce,
});
export type NameChange = z.infer<typeof nameChange>;
