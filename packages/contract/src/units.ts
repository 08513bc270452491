import { z } from 'zod';
import { asOf, codeNames, competitor, day, detail, instant, medalCode, namedRef, organisationRef } from './common.ts';
import { sportRecord } from './records.ts';
import { scheduleItem } from './schedule.ts';
import { cutWhenVeiled, ofResult } from './veil.ts';

export const lineupMember = z.object({
  id: z.string(),
  name: z.string(),
  order: z.number().nullable(),
  bib: z.string().nullable(),
  roles: z.array(z.string()),
  position: z.string().nullable(),
  isStarter: z.boolean().nullable(),
  details: ofResult(z.array(detail).optional()),
});
export type LineupMember = z.infer<typeof lineupMember>;

/** Who stands beside the field: a coach of a side, an official of a unit. */
const staff = z.object({
  id: z.string(),
  name: z.string(),
  /** In words where the Games name it, else the source's code. */
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
  /** Place in the list, from 1; also for lines without a rank. */
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
    /** What is said of it before there is a result; then it stands there. */
    details: ofResult(z.array(detail).optional()),
    /** In the first round of an event: with what mark, and as which seed, it was entered. */
    entry: z.object({ best: z.string().optional(), seed: z.string().optional() }).optional(),
  })
  .meta({ id: 'StartLine' });
export type StartLine = z.infer<typeof startLine>;

/** What a line has from one part of it: a heat, an apparatus, a run. */
export const linePart = z
  .object({
    unit: z.string(),
    /** null where no message calls it anything. */
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

/** A match of a group's cross table, as the line's side saw it. */
export const opponent = z.object({
  competitor,
  pos: z.string().optional(),
  unit: z.string().optional(),
  homeAway: z.string().optional(),
  /** The line's own score first: `5-3`. */
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
    /** A photo finish is being read, or the time is automatic and unread. */
    isProvisional: z.boolean(),
    records: z.array(z.object({ type: z.string(), isEqualled: z.boolean() })),
    /** Pool tables: played, won, lost, tied, for, against, ratio. */
    table: z.record(z.string(), z.string()).optional(),
    /** Pool tables: against whom, and how it went. */
    opponents: z.array(opponent).optional(),
    /** Of a result over several units. */
    parts: z.array(linePart).optional(),
    /** In a unit that decides medals: what the awards of its event gave, whatever the rank. */
    medal: medalCode.optional(),
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
  /** Who won it, where the source says so. */
  winner: z.enum(['home', 'away']).optional(),
  /** Added time, officials' and judges' figures: all that is said of it beside the score. */
  details: z.array(detail).optional(),
});
export type PeriodAnswer = z.infer<typeof period>;

export const action = z
  .object({
    id: z.string(),
    order: z.number(),
    type: z.string(),
    /** The source's own code and outcome: `SHOT`, `GOAL`. */
    code: z.string().nullable(),
    result: z.string().nullable(),
    /** What the source adds to its code: how a penalty was given, why a goal does not count. */
    add: z.string().optional(),
    /** The action it follows from, by id: the foul before a penalty. */
    parentId: z.string().optional(),
    /** The action that it takes back, by id: the goal that a review finds offside. The score goes down again. */
    takesBack: z.string().optional(),
    period: z.string().nullable(),
    clock: z.string().nullable(),
    side: z.enum(['home', 'away']).nullable(),
    score: z.object({ home: z.string(), away: z.string() }).nullable(),
    /** The count of a shoot-out after it, which is never part of the score. */
    tally: z.object({ home: z.string(), away: z.string() }).optional(),
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.string().nullable(),
        bib: z.string().nullable(),
        /** Whose they are; the two sides of one action may differ. */
        side: z.enum(['home', 'away']).optional(),
      }),
    ),
    text: z.string().nullable(),
    at: instant.optional(),
    details: z.array(detail).optional(),
    /** Place, speed, rally and the like, by the source's name for it. */
    attributes: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Action' });
export type ActionAnswer = z.infer<typeof action>;

/** Kinds of report that a reader knows by name, whatever language their title is in. */
export const reportTypes = ['entryList', 'startList', 'results', 'summary', 'finalRanking', 'medals'] as const;

export const report = z
  .object({
    id: z.string(),
    kind: z.string(),
    title: z.string(),
    type: z.enum(reportTypes).nullable(),
    /** The event, phase or unit it is about, by its name in the reader's language. */
    about: z.string().nullable(),
    language: z.string().nullable(),
    version: z.number().nullable(),
    status: z.string().nullable(),
    publishedAt: instant.nullable(),
    url: z.string().nullable(),
    /** Of a stored file. */
    mediaType: z.string().nullable(),
    /** Of a stored file, in bytes. */
    size: z.int().nullable(),
    text: ofResult(z.string().nullable()),
    /** Of a decision or protest: procedure, rule, who lodged it, when it was heard, by the source's name for it. */
    facts: ofResult(z.record(z.string(), z.string()).optional()),
    /** The delegation that lodged a protest. */
    initiator: ofResult(organisationRef.optional()),
    jury: z.array(namedRef).optional(),
    signedBy: z.array(namedRef.extend({ function: z.string().nullable() })).optional(),
  })
  .meta({ id: 'Report' });
export type ReportAnswer = z.infer<typeof report>;

/** Decisions and protests are about results, and so are most files: these are listed, but cannot be opened. */
export const withoutFiles = <Item extends ReportAnswer>(reports: Item[]): Item[] =>
  reports.filter(({ url }) => url !== null).map((report) => ({ ...report, url: null }));

export const correction = z.object({
  version: z.number(),
  at: instant,
  note: z.string().nullable(),
  changes: z.array(
    z.object({
      competitor: z.string(),
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type CorrectionAnswer = z.infer<typeof correction>;

/** An earlier contest of the same two; the score is that of this unit's sides. */
export const meeting = z.object({
  ...namedRef.shape,
  /** Where it was another event's. */
  event: namedRef.optional(),
  day,
  home: ofResult(z.string().nullable()),
  away: ofResult(z.string().nullable()),
  /** null where neither won. */
  winner: ofResult(z.enum(['home', 'away']).nullable()),
});
export type MeetingAnswer = z.infer<typeof meeting>;

export const unitAnswer = z
  .object({
    ...scheduleItem.shape,
    /** What the programme counts it as: match 12, race 3. */
    number: z.string().optional(),
    /** Plain text. */
    description: z.string().optional(),
    startList: z.array(startLine),
    results: ofResult(z.array(resultLine)),
    /** What the results' columns need: facts of the unit (wind, intermediate points). */
    details: ofResult(z.array(detail)),
    periods: ofResult(z.array(period)),
    actions: ofResult(z.array(action)),
    /** Clock and score of the moment as they were sent; what holds of the clock, also beside a newer result, is `moment`. */
    current: ofResult(
      z
        .object({
          clock: z.string().nullable(),
          period: z.string().nullable(),
          isRunning: z.boolean(),
          /** Where each stands at this moment, by id; ahead of the result and never official. */
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
    corrections: ofResult(z.array(correction)),
    notes: ofResult(z.array(z.string())),
    /** Who goes on to the next round, and what that takes while others are to come; sentence by sentence. */
    goOn: ofResult(z.array(z.string()).optional()),
    /** What was measured at its place on its day, by the code of the measurement. */
    weather: z.array(detail).optional(),
    /** Who won the medals of its event, once somebody has. */
    podium: ofResult(
      z.array(z.object({ medal: medalCode, competitor, isOfficial: z.boolean(), isEventOpen: z.boolean() })).optional(),
    ),
    /** Which one it is of the units that together decide the event. */
    part: z.object({ number: z.number(), of: z.number() }).optional(),
    /** What the unit came to, where its own lines cannot say it: the ranking over its phase, the total of its event. */
    overall: ofResult(
      z.object({ of: z.enum(['phase', 'event']), details: z.array(detail), lines: z.array(resultLine) }).optional(),
    ),
    /** Records of the event that stand; not for contests of two sides. */
    records: ofResult(z.array(sportRecord).optional()),
    /** The unit that this one repeats, and in whose place it counts. */
    repeats: namedRef.optional(),
    /** Of two sides: how they met before in these Games, the last first. */
    meetings: z.array(meeting).optional(),
    /** There is a list over all units of its phase (read `phase`), or a total that adds up in its event (read `event`). */
    standings: z.array(z.enum(['phase', 'event'])).optional(),
    codeNames,
    /** Units gathered under this one. */
    children: z.array(scheduleItem),
    previous: namedRef.nullable(),
    next: namedRef.nullable(),
    version: z.number().nullable(),
    asOf,
  })
  .meta({ id: 'Unit' });
export type UnitAnswer = z.infer<typeof unitAnswer>;
