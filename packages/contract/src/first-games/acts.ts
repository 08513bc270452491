import { z } from 'zod';
import { planClash } from './plan-preview.ts';
import { anyNames, localTime, planEntrant, planId, planTeam } from './plan.ts';

const entrant = z.union([planTeam, planEntrant]);

/** One change of a published event, which is public at once. */
export const planAct = z.discriminatedUnion('do', [
  /** A late entry takes a free place. */
  z.object({ do: z.literal('enter'), event: planId, entrant }),
  z.object({ do: z.literal('withdraw'), event: planId, entrant: planId }),
  /** Another person or team takes the place, or the same team with other members. */
  z.object({ do: z.literal('replace'), event: planId, entrant: planId, by: entrant }),
  /**
   * Two entrants exchange their lanes, pools or places. `also`: further exchanges, made in order as one change, so that a
   * Swiss round becomes another one although a game would be repeated on the way.
   */
  z.object({
    do: z.literal('exchange'),
    event: planId,
    entrants: z.tuple([planId, planId]),
    also: z
      .array(z.tuple([planId, planId]))
      .max(100)
      .optional(),
  }),
  /** The next round of a Swiss tournament; by default it starts when its court is free. */
  z.object({
    do: z.literal('drawRound'),
    event: planId,
    round: z.int().min(2).max(15),
    start: localTime.optional(),
  }),
]);
export type PlanAct = z.infer<typeof planAct>;

/** `POST /api/v1/desk/first-games/acts` and its preview. */
export const planActRequest = z.object({ act: planAct });

const actPlace = z.object({
  contest: anyNames,
  lane: z.int().nullable(),
  /** Names of opponents in a contest of two sides; empty while they are not known. */
  opponents: z.array(z.string()),
});
export type ActPlace = z.infer<typeof actPlace>;

const actChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('takes'), name: z.string(), places: z.array(actPlace) }),
  z.object({ kind: z.literal('leaves'), name: z.string(), places: z.array(actPlace) }),
  z.object({ kind: z.literal('moves'), name: z.string(), from: z.array(actPlace), to: z.array(actPlace) }),
  /** A team that keeps its places and gets other members. */
  z.object({
    kind: z.literal('members'),
    name: z.string(),
    leaving: z.array(z.string()),
    joining: z.array(z.string()),
  }),
  /** Entered without a contest: the next round is not drawn. */
  z.object({ kind: z.literal('waits'), name: z.string() }),
  /** A bye has no time. */
  z.object({
    kind: z.literal('added'),
    contest: anyNames,
    sides: z.array(z.string()),
    start: localTime.optional(),
    place: anyNames.optional(),
  }),
  z.object({ kind: z.literal('removed'), contest: anyNames, sides: z.array(z.string()) }),
  /** Contests get another time or court. */
  z.object({ kind: z.literal('moved'), contests: z.array(anyNames) }),
]);
export type ActChange = z.infer<typeof actChange>;

/** Reason for refusing an act. Clients show a remedy. */
const actRefusal = z.object({
  kind: z.enum([
    'notPublic',
    'entered',
    'notEntered',
    'noDelegation',
    'otherPerson',
    'otherKind',
    'tooFew',
    /** Contests of someone who leaves have begun. */
    'begun',
    /** Contests that have begun would get other competitors. */
    'begunPlaces',
    'full',
    /** No place is free, and contests have begun, so that the event cannot be drawn again. */
    'fullBegun',
    /** Every contest that takes entries has begun. */
    'allBegun',
    'metBefore',
    'notSwiss',
    'drawn',
    'lastRound',
    'roundOpen',
    'allMet',
  ]),
  /** Names of people or teams. */
  names: z.array(z.string()),
  contests: z.array(anyNames),
});
export type ActRefusal = z.infer<typeof actRefusal>;

/** Changes of an act. With refusals, nothing changes. */
export const actPreview = z
  .object({
    version: z.int(),
    changes: z.array(actChange),
    /** True if everyone who is not named keeps contest, lane and opponents. */
    othersStay: z.boolean(),
    refusals: z.array(actRefusal),
    /** Contests that are added or move, and what else is on their courts. */
    clashes: z.array(planClash),
  })
  .meta({ id: 'FirstGamesActPreview' });
export type ActPreview = z.infer<typeof actPreview>;
