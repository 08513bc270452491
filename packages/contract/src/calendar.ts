import { z } from 'zod';

/** What a calendar file holds: one item, everything of a discipline, delegation or participant, or all medal units. */
export const calendarFilter = z.union([
  z.literal('medals'),
  z.templateLiteral([z.enum(['unit', 'discipline', 'delegation', 'participant']), '-', z.string().min(1).max(80)]),
]);
export type CalendarFilter = z.infer<typeof calendarFilter>;
