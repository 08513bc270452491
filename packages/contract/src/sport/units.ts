import { z } from 'zod';
import {
  asOf,
  codeNames,
  competitor,
  day,
  detail,
  instant,
  languageCode,
  medalCode,
  namedRef,
  organisationRef,
} from '../common.ts';
import { sportRecord } from './records.ts';
import { report, withoutFiles } from './reports.ts';
import { scheduleItem } from './schedule.ts';
import { cutWhenVeiled, resultField } from '../veil.ts';

export const lineupMember = z.object({
  id: z.string(),
  name: z.string(),
  order: z.number().nullable(),
  bib: z.string().nullable(),
  roles: z.array(z.string()),
  position: z.string().nullable(),
  isStarter: z.boolean().nullable(),
  details: resultField(z.array(detail).optional()),
});
export type LineupMember = z.infer<typeof lineupMember>;

/** Staff at the field of play: a coach of a side, an official of a unit. */
const staff = z.object({
  id: z.string(),
  name: z.string(),
  /** Text if the Games name the function, otherwise the source's code. */
  function: z.string().nullable(),
  order: z.string().optional(),
  bib: z.string().optional(),
  position: z.string().optional(),
});
export const coach = staff.meta({ id: 'Coach' });
export type CoachAnswer = z.infer<typeof coach>;
export const official = staff.extend({ organisation: organisationRef.nullable() }).meta({ id: 'Official' });
export type OfficialAnswer = z.infer<typeof official>;

const place = {
  /** Position in the list, from 1; also for unranked lines. */
  position: z.number(),
  bib: z.string().nullable(),
  startOrder: z.string().nullable(),
  side: z.enum(['home', 'away']).nullable(),
  competitor: competitor.extend({
    members: z.array(lineupMember).optional(),
    coaches: z.array(coach).optional(),
  }),
};

export const startLine = z
  .object({
    ...place,
    /** Details known before there is a result; afterwards the result contains them. */
    details: resultField(z.array(detail).optional()),
    /** First round of an event only: the mark and seed with which it was entered. */
    entry: z.object({ best: z.string().optional(), seed: z.string().optional() }).optional(),
  })
  .meta({ id: 'StartLine' });
export type StartLine = z.infer<typeof startLine>;

/** Result of a line in one part: a heat, an apparatus, a run. */
export const linePart = z
  .object({
    unit: z.string(),
    /** Null if no message names it. */
    name: z.string().nullable(),
    order: z.string().optional(),
    rank: z.string().optional(),
    rankEqual: z.boolean().optional(),
    result: z.string().optional(),
    resultType: z.string().optional(),
    irm: z.string().optional(),
    points: z.string().optional(),
    diff: z.string().optional(),
    qualification: z.string().optional(),
    wlt: z.string().optional(),
    details: z.array(detail).optional(),
  })
  .meta({ id: 'LinePart' });
export type LinePartAnswer = z.infer<typeof linePart>;

/** A match in a group's cross table, from the line's side. */
export const opponent = z.object({
  competitor,
  pos: z.string().optional(),
  unit: z.string().optional(),
  homeAway: z.string().optional(),
  /** Own score first: `5-3`. */
  result: z.string().optional(),
  /** Whether the line's side won; only for a finished contest whose result includes it. */
  isWon: z.boolean().optional(),
  date: z.string().optional(),
  time: z.string().optional(),
});
export type OpponentAnswer = z.infer<typeof opponent>;

export const resultLine = z
  .object({
    ...place,
    rank: z.string().nullable(),
    rankEqual: z.boolean(),
    result: z.string().nullable(),
    resultType: z.string().nullable(),
    irm: z.string().nullable(),
    diff: z.string().nullable(),
    qualification: z.string().nullable(),
    wlt: z.string().nullable(),
    points: z.string().nullable(),
    /** A photo finish is being read, or the time is automatic and unconfirmed. */
    isProvisional: z.boolean(),
    records: z.array(z.object({ type: z.string(), isEqualled: z.boolean() })),
    /** Pool tables: played, won, lost, tied, for, against, ratio. */
    table: z.record(z.string(), z.string()).optional(),
    /** Pool tables: opponents and results. */
    opponents: z.array(opponent).optional(),
    /** Results over several units: the parts. */
    parts: z.array(linePart).optional(),
    /** Units that decide medals: the medal according to the awards, whatever the rank. */
    medal: medalCode.optional(),
    /** Contests that decide an event with age groups: the competitor's group and the rank within it. */
    ageGroup: z
      .object({
        name: z.string(),
        rank: z.string().nullable(),
        rankEqual: z.boolean(),
        /** If the event has medals for its age groups. */
        medal: medalCode.optional(),
      })
      .optional(),
    details: z.array(detail),
  })
  .meta({ id: 'ResultLine' });
export type ResultLineAnswer = z.infer<typeof resultLine>;

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
  /** Why a side has no score, or left early: `RET`. */
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
