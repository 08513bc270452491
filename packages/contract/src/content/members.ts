/** Content that only some signed-in users receive. */
import { z } from 'zod';
import { localText, pointAnswer } from './common.ts';

/** `GET /api/v1/me/lodging`: hotels of the user's delegation; of all delegations for staff. */
export const lodgingAnswer = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        /** Code of the delegation lodged there. */
        delegation: z.string(),
        name: localText,
        address: localText.nullable(),
        /** The address in the local language, for a driver. */
        localAddress: z.string().nullable(),
        point: pointAnswer.nullable(),
        phone: z.string().nullable(),
        web: z.string().nullable(),
        hours: localText.nullable(),
      }),
    ),
    total: z.int(),
  })
  .meta({ id: 'Lodging' });
export type LodgingAnswer = z.infer<typeof lodgingAnswer>;

/** `GET /api/v1/me/volunteer-contacts`: contacts of volunteer areas, for staff. */
export const volunteerContactsAnswer = z
  .object({
    items: z.array(
      z.object({
        /** Id of the area. */
        id: z.string(),
        lead: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
      }),
    ),
    total: z.int(),
  })
  .meta({ id: 'VolunteerContacts' });
export type VolunteerContactsAnswer = z.infer<typeof volunteerContactsAnswer>;
