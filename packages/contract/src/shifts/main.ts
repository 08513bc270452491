/** Shifts of volunteers: `/api/v1/desk/shifts` for coordinators, `/api/v1/shifts` for volunteers with a link. */
import { z } from 'zod';
import { instant } from '../common.ts';
import { deskPerson } from '../desk/desk.ts';

const line = (maxLength: number) => z.string().trim().max(maxLength);
const nonce = z.string().regex(/^[\w-]{8,80}$/);
const seen = z.string().max(100);

/** A shift as its coordinator writes it. */
export const shift = z
  .strictObject({
    area: line(80).min(1),
    place: line(120),
    meetingPoint: line(120),
    start: instant,
    end: instant,
    needed: z.int().min(1).max(200),
    note: line(500),
  })
  .superRefine(({ start, end }, context) => {
    if (Date.parse(end) <= Date.parse(start))
      context.addIssue({ code: 'custom', path: ['end'], message: 'endBeforeStart' });
  });
export type Shift = z.infer<typeof shift>;

/**
 * `here`: has come to the shift. `swap`: is coming unless another volunteer takes the offered place. `replaced`:
 * another volunteer took it.
 */
export const volunteerStates = ['coming', 'here', 'off', 'swap', 'replaced'] as const;
/** States that a volunteer can choose. */
export const volunteerAnswers = ['coming', 'here', 'off', 'swap'] as const;
export type VolunteerAnswer = (typeof volunteerAnswers)[number];
export type VolunteerState = (typeof volunteerStates)[number];

const volunteer = z.object({ id: z.uuid(), name: z.string(), state: z.enum(volunteerStates), at: instant });

const listedShift = z.object({
  id: z.string(),
  shift,
  isRemoved: z.boolean(),
  /** Identifies the state of the shift; a change names the one that its author saw. */
  stamp: z.string(),
  by: deskPerson,
  /** End of the valid link; null without one. */
  linkUntil: instant.nullable(),
  volunteers: z.array(volunteer),
});
export type ListedShift = z.infer<typeof listedShift>;
export const shiftAnswer = listedShift.meta({ id: 'VolunteerShift' });

/** `GET /api/v1/desk/shifts`: by start, removed ones included. */
export const shiftsAnswer = z.object({ items: z.array(listedShift), total: z.int() }).meta({ id: 'VolunteerShifts' });
export type ShiftsAnswer = z.infer<typeof shiftsAnswer>;

/** `POST /api/v1/desk/shifts`. */
export const addedShift = z.strictObject({ shift, nonce });
export type AddedShift = z.infer<typeof addedShift>;
/** `PUT /api/v1/desk/shifts/{id}`; a removed shift is valid again. */
export const changedShift = z.strictObject({ shift, seen, nonce });
export type ChangedShift = z.infer<typeof changedShift>;
/** `POST /api/v1/desk/shifts/{id}/remove`. */
export const removedShift = z.strictObject({ seen, nonce });

/** `POST /api/v1/desk/shifts/{id}/link`: the address is returned once. */
export const shiftLinkMade = z.object({ url: z.string(), until: instant }).meta({ id: 'VolunteerShiftLink' });
export type ShiftLinkMade = z.infer<typeof shiftLinkMade>;

const link = z.string().min(16).max(80);

/** `POST /api/v1/shifts`: without `answer` it only reads. */
export const shiftVisit = z.strictObject({
  link,
  /** Id that the volunteer's device has chosen. */
  volunteer: z.uuid(),
  answer: z.strictObject({ name: line(80).min(1), state: z.enum(volunteerAnswers) }).optional(),
});
export type ShiftVisit = z.infer<typeof shiftVisit>;

/** A shift for a volunteer: no names but her own. */
export const shiftView = z
  .object({
    shift,
    /** Number of volunteers who are coming or have come. */
    coming: z.int(),
    /** Number of places that others offer: a volunteer who comes to a full shift takes the one offered first. */
    offered: z.int(),
    mine: volunteer.nullable(),
    /** True if she may check in now. */
    mayCheckIn: z.boolean(),
  })
  .meta({ id: 'VolunteerShiftView' });
export type ShiftView = z.infer<typeof shiftView>;
