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
    phases: z.array(
      z.object({
        ...namedRef.shape,
        units: z.array(scheduleItem),
        /** There is a list over all its units: the read `phase`. */
        hasStanding: z.boolean().optional(),
      }),
    ),
    unitsTotal: z.number(),
    unitsDone: z.number(),
    brackets: z.array(bracket),
    pools: z.array(standing),
    /** The final ranking; null while there is none. */
    ranking: standing.nullable(),
    /** What adds up over the phases of a combined event, while it goes on. */
    total: standing.optional(),
    medallists: z.array(medallist),
    /** Those that stand. */
    records: z.array(sportRecord),
    asOf,
  })
  .meta({ id: 'Event' });
export type EventAnswer = z.infer<typeof eventAnswer>;

/** Where everybody of a phase stands, over all its units; nothing while no list was sent. */
export const phaseAnswer = z
  .object({
    ...namedRef.shape,
    discipline: disciplineRef,
    event: eventRef,
    /** The ranking over its heats, with who goes on. */
    ranking: standing.nullable(),
    /** What adds up from unit to unit: rotations, runs. */
    total: standing.nullable(),
    asOf,
  })
  .meta({ id: 'Phase' });
export type PhaseAnswer = z.infer<typeof phaseAnswer>;
