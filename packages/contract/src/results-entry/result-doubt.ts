import { z } from 'zod';

/** Something about the result, if the contest ended now, that contradicts itself or the rules of the sport. */
export const resultDoubt = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['level', 'abandoned']) }),
  /** Fewer sets or games than a win needs. */
  z.object({ code: z.literal('fewParts'), home: z.int(), away: z.int(), needed: z.int() }),
  /** The winner that was set is out. */
  z.object({ code: z.literal('winnerOut'), name: z.string() }),
  z.object({ code: z.literal('sportScore'), home: z.number(), away: z.number() }),
  z.object({ code: z.literal('winnerBehind'), name: z.string(), home: z.number(), away: z.number() }),
  z.object({
    code: z.enum(['levelPart', 'partScore', 'partAfterEnd', 'gameScore', 'goldenPart', 'sportPart', 'decider']),
    name: z.string(),
    home: z.number(),
    away: z.number(),
  }),
  /** A part that cannot end like this by the rules chosen for the event. */
  z.object({
    code: z.literal('partRule'),
    name: z.string(),
    home: z.int(),
    away: z.int(),
    to: z.int(),
    lead: z.int(),
    cap: z.int().nullable(),
  }),
  z.object({ code: z.literal('overLimit'), home: z.int(), away: z.int(), limit: z.int() }),
  z.object({
    code: z.enum(['farMark', 'finerMark', 'extraAttempt', 'lateAttempt', 'beyondMark', 'absentMark']),
    name: z.string(),
    mark: z.string(),
  }),
  /**
   * Level in the table or list of the round. The places stay open until an organizer decides; if `isShared`, the
   * competitors share them and their medals until then.
   */
  z.object({
    code: z.literal('tie'),
    names: z.array(z.string()),
    places: z.array(z.int()),
    isShared: z.boolean(),
  }),
  /** Contest `name` has begun and keeps `names`, although by this result `instead` would compete in it. */
  z.object({ code: z.literal('kept'), name: z.string(), names: z.array(z.string()), instead: z.array(z.string()) }),
]);
export type ResultDoubt = z.infer<typeof resultDoubt>;
