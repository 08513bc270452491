import { z } from 'zod';
import { asOf, codeNames, competitor, day, detail, instant, languageCode, medalCode, namedRef } from '../common.ts';
import { official, startLine, resultLine } from './lines.ts';
import { sportRecord } from './records.ts';
import { report, withoutFiles } from './reports.ts';
import { scheduleItem } from './schedule.ts';
import { cutWhenVeiled, resultField } from '../veil.ts';

export const period = z.object({
  code: z.string(),
  home: z.string().nullable(),
  away: z.string().nullable(),
  homePeriod: z.string().nullable(),
  awayPeriod: z.string().nullable(),
  duration: z.string().nullable(),
  /** Winner, if the source names it. */
  winner: z.enum(['home', 'away']).optional(),
  /** Added time, figures of officials and judges: everything but the score. */
  details: z.array(detail).optional(),
});
export type PeriodAnswer = z.infer<typeof period>;

export const action = z
  .object({
    id: z.string(),
    order: z.number(),
    type: z.string(),
    /** Code and outcome as in the source: `SHOT`, `GOAL`. */
    code: z.string().nullable(),
    result: z.string().nullable(),
    /** The source's addition to the code: how a penalty was awarded, why a goal does not count. */
    add: z.string().optional(),
    /** Id of the action that led to it: the foul before a penalty. */
    parentId: z.string().optional(),
    /** Id of the action that it cancels: the goal that a review finds offside. The score goes down again. */
    takesBack: z.string().optional(),
    period: z.string().nullable(),
    clock: z.string().nullable(),
    side: z.enum(['home', 'away']).nullable(),
    score: z.object({ home: z.string(), away: z.string() }).nullable(),
    /** Shoot-out score after the action, which is never part of the score. */
    tally: z.object({ home: z.string(), away: z.string() }).optional(),
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.string().nullable(),
        bib: z.string().nullable(),
        /** Side of this person; people in one action may be on different sides. */
        side: z.enum(['home', 'away']).optional(),
      }),
    ),
    text: z.string().nullable(),
    at: instant.optional(),
    details: z.array(detail).optional(),
    /** Position, speed, rally length and so on, by the source's name. */
    attributes: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Action' });
export type ActionAnswer = z.infer<typeof action>;

export const correction = z.object({
  version: z.number(),
  at: instant,
  /** An organizer has corrected the feed; otherwise the feed has corrected itself. */
  isByOrganizer: z.boolean().optional(),
  /** The reason, in the words of its author. */
  note: z.string().nullable(),
  /** Language of the note, which may differ from the requested one; absent if it is unknown. */
  noteLanguage: languageCode.optional(),
  changes: z.array(
    z.object({
      competitor: z.string(),
      field: z.string(),
      /** Name of a split, attempt or part in the requested language. */
      name: z.string().optional(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type CorrectionAnswer = z.infer<typeof correction>;

/** An earlier contest between the same two; the score is in the order of this unit's sides. */
export const meeting = z.object({
  ...namedRef.shape,
  /** Set if it belongs to another event. */
  event: namedRef.optional(),
  day,
  home: resultField(z.string().nullable()),
  away: resultField(z.string().nullable()),
  /** Reason for a missing score or an early end of a side: `RET`. */
  homeIrm: resultField(z.string().optional()),
  awayIrm: resultField(z.string().optional()),
  /** Null if neither won. */
  winner: resultField(z.enum(['home', 'away']).nullable()),
});
export type MeetingAnswer = z.infer<typeof meeting>;

export const unitAnswer = z
  .object({
    ...scheduleItem.shape,
    /** Number in the schedule: match 12, race 3. */
    number: z.string().optional(),
    /** Plain text. */
    description: z.string().optional(),
    startList: z.array(startLine),
    results: resultField(z.array(resultLine)),
    /** Details of the unit that columns of the results need (wind, intermediate points). */
    details: resultField(z.array(detail)),
    periods: resultField(z.array(period)),
    actions: resultField(z.array(action)),
    /** Live clock and score as sent. `moment` has the valid clock, also if the result is newer. */
    current: resultField(
      z
        .object({
          clock: z.string().nullable(),
          period: z.string().nullable(),
          isRunning: z.boolean(),
          /** Current order of the competitors, by id; ahead of the result and never official. */
          lines: z
            .array(
              z.object({
                id: z.string(),
                result: z.string().optional(),
                rank: z.string().optional(),
                details: z.array(detail).optional(),
              }),
            )
            .optional(),
          periods: z.array(period).optional(),
          details: z.array(detail).optional(),
        })
        .nullable(),
    ),
    officials: z.array(official),
    documents: cutWhenVeiled(z.array(report), withoutFiles),
    corrections: resultField(z.array(correction)),
    notes: resultField(z.array(z.string())),
    /**
     * Competitors who advance to the next round, and the mark needed while other contests are still to be held; one
     * sentence each.
     */
    goOn: resultField(z.array(z.string()).optional()),
    /** Weather measured at the venue on the day, by code. */
    weather: z.array(detail).optional(),
    /** Medalists of the event, once known. */
    podium: resultField(
      z.array(z.object({ medal: medalCode, competitor, isOfficial: z.boolean(), isEventOpen: z.boolean() })).optional(),
    ),
    /** Index of the unit among those that together decide the event. */
    part: z.object({ number: z.number(), of: z.number() }).optional(),
    /** Overall result, if the unit's own lines do not contain it: the ranking of its phase, the total of its event. */
    overall: resultField(
      z.object({ of: z.enum(['phase', 'event']), details: z.array(detail), lines: z.array(resultLine) }).optional(),
    ),
    /** Current records of the event; not for contests between two sides. */
    records: resultField(z.array(sportRecord).optional()),
    /** The unit that this one repeats and replaces. */
    repeats: namedRef.optional(),
    /** Two sides only: earlier meetings at these Games, latest first. */
    meetings: z.array(meeting).optional(),
    /** Lists beyond this unit: all units of its phase (read `phase`), or the total of its event (read `event`). */
    standings: z.array(z.enum(['phase', 'event'])).optional(),
    codeNames,
    /** Units grouped under this one. */
    children: z.array(scheduleItem),
    previous: namedRef.nullable(),
    next: namedRef.nullable(),
    version: z.number().nullable(),
    asOf,
  })
  .meta({ id: 'Unit' });
export type UnitAnswer = z.infer<typeof unitAnswer>;
