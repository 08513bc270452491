/** Switches that organizers turn on temporarily: `/api/v1/desk/switches`. */
import { z } from 'zod';
import { instant } from '../common.ts';
import { deskPerson } from './desk.ts';

export const switchNames = ['readOnly', 'medalsFrozen'] as const;
export const switchName = z.enum(switchNames);
export type SwitchName = z.infer<typeof switchName>;
/** States stored like switches: a rehearsal is running, and its results are being removed. */
export type StateName = SwitchName | 'rehearsal' | 'rehearsalEnds';

const deskSwitch = z.object({
  name: switchName,
  isOn: z.boolean(),
  /** Last change, by the Games clock; null if it was never turned on. */
  changedAt: instant.nullable(),
  by: deskPerson,
  reason: z.string().nullable(),
});
export type DeskSwitch = z.infer<typeof deskSwitch>;

export const switchesAnswer = z.object({ items: z.array(deskSwitch), total: z.int() }).meta({ id: 'Switches' });
export type SwitchesAnswer = z.infer<typeof switchesAnswer>;

/** `PUT /api/v1/desk/switches/{name}`. */
export const switchChange = z.strictObject({
  isOn: z.boolean(),
  /** The reason of `readOnly` is public. */
  reason: z.string().trim().min(1).max(1000),
  nonce: z.string().regex(/^[\w-]{8,80}$/),
});
export type SwitchChange = z.infer<typeof switchChange>;
