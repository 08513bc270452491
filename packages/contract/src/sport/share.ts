import { z } from 'zod';
import { day } from '../common.ts';

/**
 * Subject of a shared image: a unit, an athlete or team, a delegation, a cup, a day, or the medal table of all sports
 * (`medals-all`) or of one.
 */
export const shareSubject = z.union([
  z.templateLiteral([z.enum(['unit', 'participant', 'delegation', 'medals', 'cup']), '-', z.string().min(1).max(80)]),
  z.templateLiteral(['day-', day]),
]);
export type ShareSubject = z.infer<typeof shareSubject>;
