import { z } from 'zod';
import { detail, eventRef, organisationRef } from '../common.ts';

export const sportRecord = z.object({
  event: eventRef,
  type: z.string(),
  typeName: z.string(),
  isEstablished: z.boolean(),
  result: z.string().nullable(),
  holder: z
    .object({ id: z.string().nullable(), name: z.string(), organisation: organisationRef.nullable() })
    .nullable(),
  date: z.string().nullable(),
  place: z.string().nullable(),
  unit: z.string().nullable(),
  isCurrent: z.boolean(),
  isEqualled: z.boolean(),
  resultType: z.string().optional(),
  /** The Games at which it was set. */
  competition: z.string().optional(),
  /** The record has been broken since. */
  isHistorical: z.boolean().optional(),
  /** The record is not ratified yet. */
  isUnconfirmed: z.boolean().optional(),
  /** Replaces the mark if the record has not been established. */
  note: z.string().optional(),
  details: z.array(detail).optional(),
});
export type SportRecordAnswer = z.infer<typeof sportRecord>;
