/** Cups: tables of delegations by points for places, by rules of the Games' own. */
import { cupDivisions, cupGenders, cupTies } from '@podium/content/words';
import { z } from 'zod';
import { asOf, competitor, day, disciplineRef, eventRef, organisationRef } from '../common.ts';
import { resultField } from '../veil.ts';
import { listSchema, localText } from './common.ts';

/** A delegation, or a team of several of them. */
export const cupSide = z
  .object({
    /** Code of the delegation, or id of the team. */
    id: z.string(),
    name: localText,
    /** Null for a team. */
    organisation: organisationRef.nullable(),
    /** The delegations of a team; empty for a delegation. */
    delegations: z.array(organisationRef),
  })
  .meta({ id: 'CupSide' });
export type CupSideAnswer = z.infer<typeof cupSide>;

const standing = {
  /** Null if the delegation is listed but not ranked. */
  rank: z.number().nullable(),
  side: cupSide,
  points: z.number(),
};

export const cupHead = z
  .object({
    id: z.string(),
    title: localText,
    /** The rule in the organizers' words. */
    rule: localText.nullable(),
    /** Events of which places count so far, and all that count in the cup. */
    events: z.object({ decided: z.int(), total: z.int() }),
    /** Delegations score in teams. */
    isByTeam: z.boolean(),
  })
  .meta({ id: 'CupHead' });
export type CupHeadAnswer = z.infer<typeof cupHead>;

export const cupsAnswer = z
  .object(
    listSchema(
      cupHead.extend({
        /** The first three of the table. */
        leaders: resultField(z.array(z.object(standing))),
        /** Place of the delegation asked for, or of its team; null before its first points. Absent if none was asked for. */
        own: resultField(z.object(standing).nullable().optional()),
      }),
    ),
  )
  .meta({ id: 'Cups' });
export type CupsAnswer = z.infer<typeof cupsAnswer>;

/** The rule of a cup. */
export const cupCount = z.object({
  /** Points by place, those of the first place first. */
  points: z.array(z.number()),
  /** The same for events of teams and pairs, if they differ. */
  teamPoints: z.array(z.number()).nullable(),
  ties: z.enum(cupTies),
  /** Places per event that count for one delegation; null: all. */
  scorers: z.int().nullable(),
  movesUp: z.boolean(),
  /** The sports that count; empty: all. */
  disciplines: z.array(disciplineRef),
  gender: z.enum(cupGenders).nullable(),
  division: z.enum(cupDivisions).nullable(),
  /** Sports whose points are multiplied. */
  weights: z.array(z.object({ discipline: disciplineRef, weight: z.number() })),
});

export const cupRow = z
  .object({
    ...standing,
    /** Number of first, second and third places, and so on up to the eighth. */
    places: z.array(z.int()),
    /** Points by sport, the most first. */
    sports: z.array(z.object({ discipline: disciplineRef, points: z.number() })),
    /** Ranks won since the end of the last day before; negative if lost, null without a rank then. */
    change: z.int().nullable(),
    /** Points scored on the newest day. */
    gained: z.number(),
    /** For the first ten: rank (null before the first points) and points at the end of each of the days. */
    course: z.object({ ranks: z.array(z.int().nullable()), points: z.array(z.number()) }).optional(),
  })
  .meta({ id: 'CupRow' });
export type CupRowAnswer = z.infer<typeof cupRow>;

export const cupAnswer = cupHead
  .extend({
    count: cupCount,
    /** Days on which points were scored; empty if the day of an event is unknown. */
    days: resultField(z.array(day)),
    rows: resultField(z.array(cupRow)),
    total: resultField(z.int()),
    asOf,
  })
  .meta({ id: 'Cup' });
export type CupAnswer = z.infer<typeof cupAnswer>;

/** Every place for which a delegation or team scores, by sport and event. */
export const cupSideAnswer = z
  .object({
    cup: cupHead,
    ...standing,
    rank: resultField(standing.rank),
    points: resultField(standing.points),
    items: resultField(
      z.array(
        z.object({
          discipline: disciplineRef,
          event: eventRef,
          /** Name of the age group whose places these are. */
          ageGroup: z.string().optional(),
          competitor,
          organisation: organisationRef,
          place: z.int(),
          /** The place for which it scores, if a place above moved it up. */
          scoredPlace: z.int(),
          points: z.number(),
          weight: z.number(),
          day: day.nullable(),
        }),
      ),
    ),
    total: resultField(z.int()),
    asOf,
  })
  .meta({ id: 'CupSideScores' });
export type CupSideScores = z.infer<typeof cupSideAnswer>;
