import { z } from 'zod';
import { competitor, detail, entryMethod, medalCode, organisationRef } from '../common.ts';
import { resultField } from '../veil.ts';

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
    /** Name of the country of an athlete if it is public and is not the country of the delegation. */
    nationality: z.string().optional(),
    /** Details known before there is a result; afterwards the result contains them. */
    details: resultField(z.array(detail).optional()),
    /** First round of an event only: the mark and seed with which it was entered, and how it got into the event. */
    entry: z
      .object({
        best: z.string().optional(),
        seed: z.string().optional(),
        method: resultField(entryMethod.optional()),
      })
      .optional(),
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
  /** True if the line's side won; only for a finished contest whose result includes it. */
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
