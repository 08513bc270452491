import { z } from 'zod';
import { asOf, codeNames, competitor, detail, disciplineRef, eventRef, instant, namedRef } from './common.ts';
import { bracket, standing } from './disciplines.ts';
import { medallist } from './medals.ts';
import { sportRecord } from './records.ts';
import { scheduleItem } from './schedule.ts';
import { lineupMember } from './units.ts';

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
    /** Official medals that were given anew, with the reason as it was sent. */
    corrections: z.array(z.object({ at: instant, note: z.string() })).optional(),
    /** Those that stand. */
    records: z.array(sportRecord),
    /** There are figures over all its units: the read `eventStatistics`. */
    hasStatistics: z.boolean().optional(),
    asOf,
  })
  .meta({ id: 'Event' });
export type EventAnswer = z.infer<typeof eventAnswer>;

/** Figures of people, as they were sent. */
const statisticsLine = z.object({
  competitor: competitor.extend({ members: z.array(lineupMember).optional() }),
  order: z.string().optional(),
  details: z.array(detail),
});

/** What was counted over the units of an event. */
export const eventStatisticsAnswer = z
  .object({
    discipline: disciplineRef,
    event: eventRef,
    items: z.array(
      z.object({
        /** `CUM` of competitors, `TOU` of the tournament, `IND_RANKING`, `TEAM_RANKING`, or the source's own. */
        kind: z.string().nullable(),
        code: z.string().nullable(),
        status: z.string().nullable(),
        details: z.array(detail),
        lines: z.array(statisticsLine),
      }),
    ),
    total: z.number(),
    codeNames,
    asOf,
  })
  .meta({ id: 'EventStatistics' });
export type EventStatisticsAnswer = z.infer<typeof eventStatisticsAnswer>;

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
    codeNames,
    asOf,
  })
  .meta({ id: 'Phase' });
export type PhaseAnswer = z.infer<typeof phaseAnswer>;
