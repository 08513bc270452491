import { z } from 'zod';
import { instant } from './common.ts';

/** What a calendar file holds: one item, everything of a discipline, delegation or participant, or all medal units. */
export const calendarFilter = z.union([
  z.literal('medals'),
  z.templateLiteral([z.enum(['unit', 'discipline', 'delegation', 'participant']), '-', z.string().min(1).max(80)]),
]);
export type CalendarFilter = z.infer<typeof calendarFilter>;

/** `GET /api/v1/me/calendar`: whether there is a personal address. The address itself is not stored. */
export const personalCalendarAnswer = z.object({ createdAt: instant.nullable() }).meta({ id: 'PersonalCalendar' });
export type PersonalCalendarAnswer = z.infer<typeof personalCalendarAnswer>;

/** `POST /api/v1/me/calendar`: creates or renews the address; this is the only time that it is shown. */
export const personalCalendarAddress = z.object({ path: z.string() }).meta({ id: 'PersonalCalendarAddress' });
export type PersonalCalendarAddress = z.infer<typeof personalCalendarAddress>;
