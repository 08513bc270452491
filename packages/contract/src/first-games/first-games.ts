import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { deskPerson } from '../desk/desk.ts';
import { planDelegation, planDraft, planEvent, planSport, planTemplate, planVenue } from './plan.ts';

/** A published draw, as its result. */
const storedDraw = z.object({
  draw: z.int(),
  template: planTemplate,
  contests: z.array(
    z.object({
      /** Phase and number: `SFNL000100`. */
      key: z.string(),
      sides: z.array(
        z.union([
          z.object({ entrant: z.string(), lane: z.int().optional() }),
          /** `before`: the loser against the winner of the contest, so many rounds earlier. */
          z.object({ contest: z.string(), result: z.enum(['W', 'L']), before: z.int().min(1).max(9).optional() }),
          z.object({ phase: z.string(), rank: z.int(), lane: z.int().optional() }),
          z.object({ bye: z.literal(true) }),
        ]),
      ),
      stage: z.int(),
      bracket: z.object({ code: z.string(), round: z.string(), position: z.int() }).optional(),
    }),
  ),
  /** Ids of the corrections by hand that the contests include. */
  exchanges: z.array(z.string()).optional(),
  /** Times that are public and stay, with the settings of the event from which they were made. */
  times: z
    .object({
      settings: z.string(),
      slots: z.record(z.string(), z.object({ startMs: z.int(), venue: z.string(), court: z.string().optional() })),
    })
    .optional(),
});

export type StoredPlanDraw = z.infer<typeof storedDraw>;

/** An event as it is published, with everything that it names: enough to put it back into the plan. */
const keptEvent = z.object({
  event: planEvent,
  sport: planSport,
  venues: z.array(planVenue),
  delegations: z.array(planDelegation),
});

export type KeptEvent = z.infer<typeof keptEvent>;

/** An event that was imported from files and is not of the plan. */
const importedEvent = z.object({
  id: z.string(),
  name: z.partialRecord(languageCode, z.string()),
  /** Id of the sport in the files. */
  discipline: z.string().nullable(),
});
export type ImportedEvent = z.infer<typeof importedEvent>;

/** `GET /api/v1/desk/first-games`. */
export const firstGamesAnswer = z
  .object({
    plan: planDraft,
    /** Increases with every change, which has to send it in `If-Match`; 0 before the first. */
    version: z.int(),
    editedBy: deskPerson,
    editedAt: instant.nullable(),
    /** Last published version; null if none. */
    publishedVersion: z.int().nullable(),
    /** Faults to correct before the plan can be published. */
    faults: z.array(z.object({ field: z.string(), message: z.string() })),
    /** Published draws by event id, with the keys of contests that have begun. Publishing again keeps their places. */
    draws: z.record(z.string(), storedDraw.extend({ begun: z.array(z.string()) })),
    /** Events as they are published. */
    publicEvents: z.array(planEvent),
    /** Published events with contests that have begun which the plan has removed or changed. */
    kept: z.array(keptEvent),
    /** True if the plan that was public before the last publication is stored. */
    canTakeBack: z.boolean(),
    /** Events of imports beside the plan. Publishing the plan keeps them. */
    importedEvents: z.array(importedEvent),
    /** The Games were imported, and the saved plan does not know them: it has to be started again. */
    isOfOtherGames: z.boolean(),
  })
  .meta({ id: 'FirstGames' });

export type FirstGamesAnswer = z.infer<typeof firstGamesAnswer>;
