import { z } from 'zod';
import { asOf, disciplineRef, eventRef, namedRef } from './common.ts';
import { bracket, sportRecord, standing } from './disciplines.ts';
import { medallist } from './medals.ts';
import { scheduleItem } from './schedule.ts';

/** One event: its phases with their units, who meets whom, who stands where, who won, what the records are. */
export const eventAnswer = z
  .object({
    ...eventRef.shape,
    discipline: disciplineRef,
    kind: z.string().nullable(),
    phases: z.array(z.object({ ...namedRef.shape, units: z.array(scheduleItem) })),
    unitsTotal: z.number(),
    unitsDone: z.number(),
    brackets: z.array(bracket),
    pools: z.array(standing),
    /** The final ranking; null while there is none. */
    ranking: standing.nullable(),
    medallists: z.array(medallist),
    /** Those that stand. */
    records: z.array(sportRecord),
    asOf,
  })
  .meta({ id: 'Event' });
export type EventAnswer = z.infer<typeof eventAnswer>;
