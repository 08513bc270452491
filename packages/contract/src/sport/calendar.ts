import { z } from 'zod';
import { instant } from '../common.ts';

/** Contents of a calendar file: one item, everything of a discipline, delegation or participant, or all medal units. */
export const calendarFilter = z.union([
  z.literal('medals'),
  z.templateLiteral([z.enum(['unit', 'discipline', 'delegation', 'participant']), '-', z.string().min(1).max(80)]),
]);
export type CalendarFilter = z.infer<typeof calendarFilter>;

/** `GET /api/v1/me/calendar`: whether a personal address exists. The address itself is not stored. */
export const personalCalendarAnswer = z.object({ createdAt: instant.nullable() }).meta({ id: 'PersonalCalendar' });
export type PersonalCalendarAnswer = z.infer<typeof personalCalendarAnswer>;

/** `POST /api/v1/me/calendar`: creates or renews the address, which is shown only this once. */
export const personalCalendarAddress = z.object({ path: z.string() }).meta({ id: 'PersonalCalendarAddress' });
export type PersonalCalendarAddress = z.infer<typeof personalCalendarAddress>;
