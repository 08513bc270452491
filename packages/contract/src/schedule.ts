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
} from './common.ts';
import { cutWhenVeiled, ofResult, saysHidden } from './veil.ts';

export const displayStatus = z.enum(displayStatuses);
export type DisplayStatusCode = z.infer<typeof displayStatus>;

export const scheduleItemType = z.enum(scheduleItemTypes);

/** A side of a two-sided unit, or the leader and winner of any other, as a schedule row shows it. */
export const scheduleCompetitor = competitor.extend({
  result: ofResult(z.string().optional()),
  irm: ofResult(z.string().optional()),
  rank: ofResult(z.string().optional()),
  wlt: ofResult(z.string().optional()),
  /** Its count in a shoot-out, which is no part of the result. */
  shootOut: ofResult(z.string().optional()),
});
export type ScheduleCompetitor = z.infer<typeof scheduleCompetitor>;

/** Who won the medal that a unit decides, from the awards of its event. */
export const outcome = z.object({
  /** `correction`: the result is newer than the medals and does not support them, so nobody is named. */
  decidedBy: z.enum(['awards', 'correction']),
  /** With a result where it is what the medal was won with: never the mark of one part of a combined event. */
  winners: z.array(scheduleCompetitor),
  /** Whose marks those are: the unit's own, the totals of its event, or neither. */
  marks: z.enum(['own', 'total', 'none']),
});
export type OutcomeAnswer = z.infer<typeof outcome>;

/** Only that the medals are given. */
const withoutWinners = (from: OutcomeAnswer | undefined): OutcomeAnswer | undefined =>
  from?.decidedBy === 'awards' ? { decidedBy: 'awards', winners: [], marks: 'none' } : undefined;

/** What stands between somebody who is entered and a place in a contest: its heat and lane, a list, a draw, an opponent. */
export const awaited = z.enum(['heat', 'lane', 'startList', 'draw', 'opponent']);
export type Awaited = z.infer<typeof awaited>;

/** What somebody reached in a contest. */
export const reached = z.object({
  rank: ofResult(z.string().nullable()),
  result: ofResult(z.string().nullable()),
  resultType: ofResult(z.string().nullable()),
  irm: ofResult(z.string().nullable()),
  diff: ofResult(z.string().nullable()),
  /** In a contest that decides medals: what the awards of its event gave, whatever the rank. */
  medal: ofResult(medalCode.optional()),
});
export type Reached = z.infer<typeof reached>;

/** What happens in a live unit right now. */
const moment = z.object({
  period: z.object({ code: z.string(), name: z.string(), short: z.string() }).optional(),
  /** While it runs. */
  clock: z.string().optional(),
  /** In sports that count sets or rounds: points of the current one. */
  points: z.object({ home: z.string(), away: z.string() }).optional(),
  /** The newest action of a side: what, by whom and when on the clock. */
  last: z
    .object({
      what: z.string(),
      who: z.string().optional(),
      side: z.enum(['home', 'away']).optional(),
      clock: z.string().optional(),
    })
    .optional(),
  /** Of a race: the newest split, who leads there and by how much. */
  split: z
    .object({
      at: z.string(),
      leader: z.string(),
      organisation: organisationRef.nullable(),
      gap: z.string().optional(),
    })
    .optional(),
  /** Of a judged contest: how many have a score, and who is next. */
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
    /** Empty while it stands on no day: known from a result that says no time. */
    day: day.or(z.literal('')),
    start: instant.nullable(),
    end: instant.nullable(),
    actualStart: instant.nullable(),
    actualEnd: instant.nullable(),
    /** The start is not to be shown as a time; `startText` says it in words ("Follows"). */
    isStartHidden: z.boolean(),
    startText: z.string().nullable(),
    /** When it is likely to start, while an earlier contest on its field of play is late. The official time stays `start`. */
    estimatedStart: instant.optional(),
    /** Its time has changed: the start announced first, if it is another, and the reason if the source gives one. */
    change: z.object({ from: instant.optional(), reason: z.string().optional() }).optional(),
    status: displayStatus,
    /** The status was inferred because the result ran ahead of the schedule. */
    isInferred: z.boolean(),
    scheduleStatus: z.string().nullable(),
    resultStatus: z.string().nullable(),
    venue: namedRef.nullable(),
    location: namedRef.nullable(),
    gender: genderCode.nullable(),
    medal: z.enum(['gold', 'bronze']).nullable(),
    /** Two sides: true. Otherwise `competitors` holds the first three so far. */
    isHeadToHead: z.boolean(),
    competitors: ofResult(z.array(scheduleCompetitor).optional(), { when: ({ isHeadToHead }) => !isHeadToHead }),
    /** Of a finished unit that decides a medal, once its medals are given. */
    outcome: cutWhenVeiled(outcome.optional(), withoutWinners),
    /** The official medals of its event have been corrected since. */
    isCorrected: ofResult(z.literal(true).optional()),
    /** Live units only, as far as the feed says. */
    moment: ofResult(moment.optional()),
    /** The unit in which it is held again: what was done here does not count. */
    rerun: z.object({ id: z.string(), start: instant.nullable() }).optional(),
    /** Shown under its gathering unit, not on its own. */
    parent: z.string().nullable(),
    tags: z.array(z.string()),
    /** A page with a start list or a result exists. */
    hasResults: z.boolean(),
    /** With results hidden: its competitors are known, but naming them would reveal the outcome of an earlier round. */
    isFieldHidden: saysHidden(z.literal(true).optional()),
    /**
     * In a list of somebody's appearances: nothing names them yet, they are to compete here. `isRound`: or in a later
     * contest of the round that begins with this one; then `name` is the round's.
     */
    tentative: z.object({ awaits: awaited, isRound: z.boolean() }).optional(),
    /** On the page of somebody who is to start in a lane: which one. */
    lane: z.string().optional(),
    /** In a list of a delegation, of a contest to come: who of its people is to compete, with bib and lane where a list says them. */
    entrants: z
      .array(z.object({ ...namedRef.shape, bib: z.string().optional(), lane: z.string().optional() }))
      .optional(),
    /** In a list of a delegation, of a contest of many that has begun: what the best three of its people have reached. */
    own: ofResult(z.array(reached.extend({ competitor })).optional()),
    /** How many of them there are beside these. */
    ownMore: ofResult(z.number().optional()),
  })
  .meta({ id: 'ScheduleItem' });
export type ScheduleItemAnswer = z.infer<typeof scheduleItem>;

/** A unit that decides the gold medal of its event, as short as a strip of a day's finals shows it. */
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
  /** Who has won its gold medal, from the event's awards; none while that is open. */
  winners: ofResult(z.array(competitor)),
});
export type DayFinal = z.infer<typeof dayFinal>;

export const scheduleDaysAnswer = z
  .object({
    items: z.array(
      z.object({
        day,
        /** All items of the programme: competition, training, meetings, ceremonies. */
        units: z.number(),
        /** Of these the competition, which `medalUnits`, `live` and `finished` are counted from. */
        competitionUnits: z.number(),
        medalUnits: z.number(),
        live: z.number(),
        finished: z.number(),
        /** Events whose gold medal is decided on the day, and those of them in which somebody has won it. */
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

/** What runs, what comes, what is done: competition units only. */
export const scheduleLiveAnswer = z
  .object({
    live: z.array(scheduleItem),
    /** Not begun yet, of the first day that has such units. */
    next: z.array(scheduleItem),
    /** Those that ended last come first. */
    latest: z.array(scheduleItem),
    /** Of the last day on which something runs or is done, else of the first to come. */
    finals: z.object({
      day: day.or(z.literal('')),
      total: z.number(),
      won: z.number(),
      /** Those won last, the newest first, then those that run or come. */
      items: z.array(dayFinal),
    }),
    /** Three finals of the last day on which something runs or is done, and of the next: those won last, else those to come. */
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
  /** How many items of each type and tag (arrival, meeting, departure) the day has, for the filters. */
  types: z.record(z.string(), z.number()),
});
export const scheduleGridAnswer = z
  .object({
    days: z.array(day),
    rows: z.array(
      z.object({
        /** null: items of no discipline (ceremonies, meetings). */
        discipline: disciplineRef.nullable(),
        cells: z.array(gridCell),
      }),
    ),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'ScheduleGrid' });
export type ScheduleGridAnswer = z.infer<typeof scheduleGridAnswer>;
