import { displayStatuses, scheduleItemTypes } from '@podium/games';
import { z } from 'zod';
import {
  asOf,
  competitor,
  day,
  disciplineRef,
  eventRef,
  genderCode,
  instant,
  medalCode,
  namedRef,
  organisationRef,
} from '../common.ts';
import { cutWhenVeiled, resultField, removalMarker } from '../veil.ts';

export const displayStatus = z.enum(displayStatuses);
export type DisplayStatusCode = z.infer<typeof displayStatus>;

export const scheduleItemType = z.enum(scheduleItemTypes);

/** A side of a contest between two sides, or the leader or winner of any other unit, as displayed in a schedule row. */
export const scheduleCompetitor = competitor.extend({
  result: resultField(z.string().optional()),
  irm: resultField(z.string().optional()),
  rank: resultField(z.string().optional()),
  wlt: resultField(z.string().optional()),
  /** Score in a shoot-out, which is not part of the result. */
  shootOut: resultField(z.string().optional()),
});
export type ScheduleCompetitor = z.infer<typeof scheduleCompetitor>;

/** Winners of the medal that a unit decides, from the awards of its event. */
export const outcome = z.object({
  /** `correction`: the result is newer than the medals and contradicts them, so no winner is named. */
  decidedBy: z.enum(['awards', 'correction']),
  /** Winners, with the result that won the medal: never the mark of one part of a combined event. */
  winners: z.array(scheduleCompetitor),
  /** Source of those marks: the unit, the totals of the event, or neither. */
  marks: z.enum(['own', 'total', 'none']),
});
export type OutcomeAnswer = z.infer<typeof outcome>;

/** Keeps only the information that the medals are decided. */
const withoutWinners = (from: OutcomeAnswer | undefined): OutcomeAnswer | undefined =>
  from?.decidedBy === 'awards' ? { decidedBy: 'awards', winners: [], marks: 'none' } : undefined;

/** The publication that determines an entrant's place in a contest: its heat and lane, a list, a draw, an opponent. */
export const awaited = z.enum(['heat', 'lane', 'startList', 'draw', 'opponent']);
export type Awaited = z.infer<typeof awaited>;

/** The result of a competitor in a contest. */
export const reached = z.object({
  rank: resultField(z.string().nullable()),
  result: resultField(z.string().nullable()),
  resultType: resultField(z.string().nullable()),
  irm: resultField(z.string().nullable()),
  diff: resultField(z.string().nullable()),
  /** Units that decide medals: the medal according to the awards, whatever the rank. */
  medal: resultField(medalCode.optional()),
});
export type Reached = z.infer<typeof reached>;

/** Current state of a live unit. */
const moment = z.object({
  period: z.object({ code: z.string(), name: z.string(), short: z.string() }).optional(),
  /** Present only while the clock runs. */
  clock: z.string().optional(),
  /** Sports that count sets or rounds: points in the current one. */
  points: z.object({ home: z.string(), away: z.string() }).optional(),
  /** Newest action of a side: type, person and clock. */
  last: z
    .object({
      what: z.string(),
      who: z.string().optional(),
      side: z.enum(['home', 'away']).optional(),
      clock: z.string().optional(),
    })
    .optional(),
  /** Races: the newest split, its leader and the gap. */
  split: z
    .object({
      at: z.string(),
      leader: z.string(),
      organisation: organisationRef.nullable(),
      gap: z.string().optional(),
    })
    .optional(),
  /** Judged contests: number of competitors with a score, and the next one. */
  progress: z.object({ done: z.number(), total: z.number(), next: z.string().optional() }).optional(),
});
export type MomentAnswer = z.infer<typeof moment>;

export const scheduleItem = z
  .object({
    id: z.string(),
    code: z.string(),
    type: scheduleItemType,
    discipline: disciplineRef.nullable(),
    event: eventRef.nullable(),
    phase: namedRef.nullable(),
    name: z.string(),
    /** Empty without a day: the unit is known only from a result without a time. */
    day: day.or(z.literal('')),
    start: instant.nullable(),
    end: instant.nullable(),
    actualStart: instant.nullable(),
    actualEnd: instant.nullable(),
    /** The start must not be displayed as a time; `startText` replaces it ("Follows"). */
    isStartHidden: z.boolean(),
    startText: z.string().nullable(),
    /** Likely start while an earlier contest on the same field of play is late. `start` keeps the official time. */
    estimatedStart: instant.optional(),
    /** The time was changed: the start announced first, if different, and the reason if the source gives one. */
    change: z.object({ from: instant.optional(), reason: z.string().optional() }).optional(),
    status: displayStatus,
    /** The status was inferred because the result is ahead of the schedule. */
    isInferred: z.boolean(),
    scheduleStatus: z.string().nullable(),
    resultStatus: z.string().nullable(),
    venue: namedRef.nullable(),
    location: namedRef.nullable(),
    /** Name of a place that is no venue of the Games. */
    place: z.string().optional(),
    /** Items that are no contest: a text of the organizers for its visitors. */
    note: z.string().optional(),
    gender: genderCode.nullable(),
    medal: z.enum(['gold', 'bronze']).nullable(),
    /** True if two sides meet. Otherwise `competitors` contains the current top three. */
    isHeadToHead: z.boolean(),
    competitors: resultField(z.array(scheduleCompetitor).optional(), { when: ({ isHeadToHead }) => !isHeadToHead }),
    /** Finished units that decide a medal, once the medals are awarded. */
    outcome: cutWhenVeiled(outcome.optional(), withoutWinners),
    /** Official medals of the event were corrected later. */
    isCorrected: resultField(z.literal(true).optional()),
    /** Live units only, if the feed provides it. */
    moment: resultField(moment.optional()),
    /** The unit that repeats this one: the results here do not count. */
    rerun: z.object({ id: z.string(), start: instant.nullable() }).optional(),
    /** The parent unit in whose list it is shown, instead of separately. */
    parent: z.string().nullable(),
    tags: z.array(z.string()),
    /** A page with a start list, a result or the reason of a postponement exists. */
    hasResults: z.boolean(),
    /** With results hidden: the competitors are known, but naming them would reveal the outcome of an earlier round. */
    isFieldHidden: removalMarker(z.literal(true).optional()),
    /**
     * In a competitor's appearances: no start list names them yet, but they will compete here. `isRound`: or in a
     * later contest of the round that begins with this one; then `name` is the round's.
     */
    tentative: z.object({ awaits: awaited, isRound: z.boolean() }).optional(),
    /** On a competitor's page: their lane. */
    lane: z.string().optional(),
    /** In a delegation's list, for an upcoming contest: its competitors, with bib and lane if a list names them. */
    entrants: z
      .array(z.object({ ...namedRef.shape, bib: z.string().optional(), lane: z.string().optional() }))
      .optional(),
    /** In a delegation's list, for a contest of many that has begun: the best three results of its competitors. */
    own: resultField(z.array(reached.extend({ competitor })).optional()),
    /** Number of further competitors of the delegation. */
    ownMore: resultField(z.number().optional()),
  })
  .meta({ id: 'ScheduleItem' });
export type ScheduleItemAnswer = z.infer<typeof scheduleItem>;

/** A unit that decides the gold medal of its event, abridged for the list of a day's finals. */
export const dayFinal = z.object({
  id: z.string(),
  discipline: disciplineRef.nullable(),
  event: eventRef.nullable(),
  name: z.string(),
  start: instant.nullable(),
  isStartHidden: z.boolean(),
  status: displayStatus,
  /** A page with a start list or a result exists. */
  hasResults: z.boolean(),
  /** Winners of the gold medal according to the awards; empty while it is open. */
  winners: resultField(z.array(competitor)),
});
export type DayFinal = z.infer<typeof dayFinal>;

export const scheduleDaysAnswer = z
  .object({
    items: z.array(
      z.object({
        day,
        /** All schedule items: competition, training, meetings, ceremonies. */
        units: z.number(),
        /** Competition units, of which `medalUnits`, `live` and `finished` are subsets. */
        competitionUnits: z.number(),
        medalUnits: z.number(),
        live: z.number(),
        finished: z.number(),
        /** Events whose gold medal is decided on the day, and how many of them have a winner. */
        finals: z.object({ total: z.number(), won: z.number() }),
        disciplines: z.array(z.string()),
      }),
    ),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'ScheduleDays' });
export type ScheduleDaysAnswer = z.infer<typeof scheduleDaysAnswer>;

export const scheduleDayAnswer = z
  .object({ day, items: z.array(scheduleItem), total: z.number(), asOf })
  .meta({ id: 'ScheduleDay' });
export type ScheduleDayAnswer = z.infer<typeof scheduleDayAnswer>;

/** Live, upcoming and finished competition units. */
export const scheduleLiveAnswer = z
  .object({
    live: z.array(scheduleItem),
    /** Upcoming units of the first day with any. */
    next: z.array(scheduleItem),
    /** Finished units, most recent first. */
    latest: z.array(scheduleItem),
    /** Finals of the latest day with live or finished units, otherwise of the first upcoming day. */
    finals: z.object({
      day: day.or(z.literal('')),
      total: z.number(),
      won: z.number(),
      /** Decided finals first, newest first, then live and upcoming ones. */
      items: z.array(dayFinal),
    }),
    /**
     * Three finals each of the latest day with live or finished units and of the next day: decided ones, newest
     * first, otherwise upcoming ones.
     */
    headlines: z.array(z.object({ day, items: z.array(dayFinal) })),
    /** Items in the first three lists. */
    total: z.number(),
    asOf,
  })
  .meta({ id: 'ScheduleLive' });
export type ScheduleLiveAnswer = z.infer<typeof scheduleLiveAnswer>;

export const gridCell = z.object({
  day,
  /** Competition units of the day. */
  units: z.number(),
  /** Units that decide a gold medal on that day. */
  medalUnits: z.number(),
  live: z.number(),
  /** Competition units that are finished or canceled. */
  done: z.number(),
  /** Number of items of each type and tag (arrival, meeting, departure) on the day, for the filters. */
  types: z.record(z.string(), z.number()),
});
export const scheduleGridAnswer = z
  .object({
    days: z.array(day),
    rows: z.array(
      z.object({
        /** Null: items without a discipline (ceremonies, meetings). */
        discipline: disciplineRef.nullable(),
        cells: z.array(gridCell),
      }),
    ),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'ScheduleGrid' });
export type ScheduleGridAnswer = z.infer<typeof scheduleGridAnswer>;
