import { z } from 'zod';
import { anyNames, localTime } from './plan.ts';

/** Progress of a contest that has begun. */
const begunStatus = z.enum(['live', 'unofficial', 'official']);

export type BegunStatus = z.infer<typeof begunStatus>;

const planChange = z.object({
  event: z.string(),
  name: anyNames,
  /** `refused`: contests have begun, so the event stays as it is published. */
  kind: z.enum(['added', 'changed', 'redrawn', 'removed', 'refused']),
  /** Names of people or teams. */
  entered: z.array(z.string()),
  withdrawn: z.array(z.string()),
  /** Names of those who get another contest or lane. */
  replaced: z.array(z.string()),
  /** Numbers of contests; `moved`: another time or court. */
  contests: z.object({ added: z.int(), removed: z.int(), moved: z.int() }),
  /** The contests among `moved` that have begun. Their results stay. */
  movedBegun: z.array(z.object({ name: anyNames, status: begunStatus })),
  /** Contests that have begun and would be removed or get other competitors, by language. */
  begun: z.array(anyNames),
});

/** Something that gets another name, with the number of entries, or of events, that carry it. */
const planRename = z.object({
  kind: z.enum(['delegation', 'venue', 'court', 'sport', 'event']),
  before: anyNames,
  after: anyNames,
  count: z.int(),
});

/** A contest that takes place on a court, or at a venue without courts, while something else does. */
export const planClash = z.object({
  contest: anyNames,
  start: localTime,
  place: anyNames,
  /** The other contest, or an item of the program. */
  other: anyNames,
  otherStart: localTime,
});

export type PlanClash = z.infer<typeof planClash>;

/** `GET /api/v1/desk/first-games/preview`: what publishing the saved plan would change. */
export const planPreview = z
  .object({
    version: z.int(),
    isFirst: z.boolean(),
    /** False if everything that can be published is public. */
    isChanged: z.boolean(),
    /** Events that change, in the order of the plan. */
    events: z.array(planChange),
    /** Subjects that get another name or, for delegations, another code. */
    renamed: z.array(planRename),
    /** Clashes with contests and items beside the plan. */
    clashes: z.array(planClash),
    /** Names of those who are no longer shown anywhere. */
    hidden: z.object({
      people: z.array(z.string()),
      delegations: z.array(anyNames),
      venues: z.array(anyNames),
    }),
  })
  .meta({ id: 'FirstGamesPreview' });

export type PlanPreview = z.infer<typeof planPreview>;

export type PlanChange = PlanPreview['events'][number];

export type PlanRename = PlanPreview['renamed'][number];
