import { z } from 'zod';
import { asOf, competitor, detail, instant, namedRef, organisationRef } from './common.ts';
import { scheduleItem } from './schedule.ts';

export const lineupMember = z.object({
  id: z.string(),
  name: z.string(),
  order: z.number().nullable(),
  bib: z.string().nullable(),
  roles: z.array(z.string()),
  position: z.string().nullable(),
  isStarter: z.boolean().nullable(),
  details: z.array(detail).optional(),
});
export type LineupMember = z.infer<typeof lineupMember>;

const place = {
  /** Place in the list, from 1; also for lines without a rank. */
  position: z.number(),
  bib: z.string().nullable(),
  startOrder: z.string().nullable(),
  side: z.enum(['home', 'away']).nullable(),
  competitor: competitor.extend({ members: z.array(lineupMember).optional() }),
};

export const startLine = z.object(place).meta({ id: 'StartLine' });
export type StartLine = z.infer<typeof startLine>;

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
    period: z.string().nullable(),
    clock: z.string().nullable(),
    side: z.enum(['home', 'away']).nullable(),
    score: z.object({ home: z.string(), away: z.string() }).nullable(),
    people: z.array(
      z.object({ id: z.string(), name: z.string(), role: z.string().nullable(), bib: z.string().nullable() }),
    ),
    text: z.string().nullable(),
  })
  .meta({ id: 'Action' });
export type ActionAnswer = z.infer<typeof action>;

export const report = z
  .object({
    id: z.string(),
    kind: z.string(),
    title: z.string(),
    language: z.string().nullable(),
    version: z.number().nullable(),
    status: z.string().nullable(),
    publishedAt: instant.nullable(),
    url: z.string().nullable(),
    text: z.string().nullable(),
  })
  .meta({ id: 'Report' });
export type ReportAnswer = z.infer<typeof report>;

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

export const unitAnswer = z
  .object({
    ...scheduleItem.shape,
    startList: z.array(startLine),
    results: z.array(resultLine),
    /** What the results' columns need: facts of the unit (wind, intermediate points). */
    details: z.array(detail),
    periods: z.array(period),
    actions: z.array(action),
    /** The running clock and score while the unit is live. */
    current: z
      .object({ clock: z.string().nullable(), period: z.string().nullable(), isRunning: z.boolean() })
      .nullable(),
    officials: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        function: z.string().nullable(),
        organisation: organisationRef.nullable(),
      }),
    ),
    documents: z.array(report),
    corrections: z.array(correction),
    notes: z.array(z.string()),
    /** Units gathered under this one. */
    children: z.array(namedRef),
    previous: namedRef.nullable(),
    next: namedRef.nullable(),
    version: z.number().nullable(),
    asOf,
  })
  .meta({ id: 'Unit' });
export type UnitAnswer = z.infer<typeof unitAnswer>;
