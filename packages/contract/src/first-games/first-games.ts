import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { deskPerson } from '../desk/desk.ts';
import { eventRules } from '../event-rules.ts';

const id = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/);
const name = z.string().trim().min(1).max(120);
/** In the language of the Games; readers see it where theirs is missing. */
const names = z
  .partialRecord(languageCode, name)
  .refine((texts) => Object.keys(texts).length > 0, 'A name in one language is required');
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/);
const optionalSeed = z.int().min(1).max(999).optional();

const planPerson = z.object({ id, familyName: name, givenName: name.optional() });

/** Determines which contests an event has for its entries. */
const planTemplate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('knockout'), hasBronze: z.boolean() }),
  z.object({
    kind: z.literal('pools'),
    pools: z.int().min(1).max(16),
    /** Number of competitors of each pool who advance to the knock-out; 0: the pools decide the event. */
    goOn: z.int().min(0).max(4),
    hasBronze: z.boolean(),
  }),
  z.object({ kind: z.literal('heats'), lanes: z.int().min(2).max(40) }),
]);

export const planEvent = z.object({
  id,
  discipline: z.string().regex(/^[A-Z0-9]{3}$/),
  /** Part of the feed's code after the gender: `200MFR`, `TEAM6`. */
  code: z.string().regex(/^[A-Z0-9.][A-Z0-9.-]{0,17}$/),
  name: names,
  gender: z.enum(['M', 'W', 'X', 'O']),
  entries: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('individual'),
      items: z.array(planPerson.extend({ delegation: id, seed: optionalSeed })).max(128),
    }),
    z.object({
      kind: z.literal('team'),
      items: z
        .array(z.object({ id, name, delegation: id, seed: optionalSeed, members: z.array(planPerson).max(60) }))
        .max(128),
    }),
  ]),
  /** Chosen rules; what is left out is as the sport has it. */
  rules: eventRules.optional(),
  template: planTemplate,
  /** Seed of the draw: the same seed and entries give the same draw. */
  draw: z.int().min(0).max(2_147_483_647),
  venue: id,
  /** Contests run in parallel, one per court; if empty, at the venue itself. */
  courts: z.array(id).max(40),
  /** Local time of the Games. */
  start: localTime,
  minutes: z.int().min(1).max(600),
  breakMinutes: z.int().min(0).max(600),
});
export type PlanEvent = z.infer<typeof planEvent>;

const allNames = z.partialRecord(languageCode, z.string());

/** `GET /api/v1/desk/first-games/templates`: common events with their rules, by sport, with names in every language. */
export const eventTemplates = z
  .object({
    sports: z.array(
      z.object({
        /** Empty for sports that organizers name themselves. */
        code: z.string(),
        name: allNames,
        templates: z.array(
          z.object({
            key: z.string(),
            name: allNames,
            kind: z.enum(['individual', 'team']),
            /** How its contests are usually drawn. */
            draw: z.enum(['heats', 'knockout', 'pools']),
            rules: eventRules,
            /** Name and pictogram of a sport that organizers name themselves. */
            sport: z.object({ name: allNames, pictogram: z.string() }).nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'EventTemplates' });
export type EventTemplates = z.infer<typeof eventTemplates>;

const planVenue = z.object({ id, name: names, courts: z.array(z.object({ id, name: names })).max(40) });
const planDelegation = z.object({
  id,
  code: z.string().regex(/^[A-Z0-9]{2,8}$/),
  name: names,
  flag: z.string().max(10).optional(),
});
const planSport = z.object({
  code: z.string().regex(/^[A-Z0-9]{3}$/),
  name: names,
  /** Key of the sport whose pictogram it shares: `fbl`. */
  pictogram: z
    .string()
    .regex(/^[a-z0-9]{2,10}$/)
    .optional(),
});

/** Games set up in the console, before they are published. */
export const gamesPlan = z
  .object({
    code: z.string().regex(/^[A-Z0-9-]{2,15}$/),
    name: names,
    start: z.iso.date(),
    end: z.iso.date(),
    timeZone: z.string().min(1).max(60),
    languages: z.array(languageCode).min(1),
    regions: z.partialRecord(languageCode, z.string().max(20)).optional(),
    venues: z.array(planVenue).max(200),
    delegations: z.array(planDelegation).max(500),
    sports: z.array(planSport).max(60),
    events: z.array(planEvent).max(500),
  })
  .meta({ id: 'GamesPlan' });
export type GamesPlan = z.infer<typeof gamesPlan>;

/** A plan being edited: it may be incomplete, and is validated when it is published. */
export const planDraft = z.record(z.string(), z.unknown()).meta({ id: 'GamesPlanDraft' });

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
          z.object({ contest: z.string(), result: z.enum(['W', 'L']) }),
          z.object({ phase: z.string(), rank: z.int(), lane: z.int().optional() }),
        ]),
      ),
      stage: z.int(),
      bracket: z.object({ code: z.string(), round: z.string(), position: z.int() }).optional(),
    }),
  ),
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
    /** Published events with contests that have begun which the plan has removed or changed. */
    kept: z.array(keptEvent),
  })
  .meta({ id: 'FirstGames' });
export type FirstGamesAnswer = z.infer<typeof firstGamesAnswer>;

/** How far a contest that has begun is. */
const begunStatus = z.enum(['live', 'unofficial', 'official']);
export type BegunStatus = z.infer<typeof begunStatus>;
const anyNames = z.partialRecord(languageCode, z.string());

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

/** `GET /api/v1/desk/first-games/preview`: what publishing the saved plan would change. */
export const planPreview = z
  .object({
    version: z.int(),
    isFirst: z.boolean(),
    /** False if everything that can be published is public. */
    isChanged: z.boolean(),
    /** Events that change, in the order of the plan. */
    events: z.array(planChange),
    /** What gets another name or, for delegations, another code. */
    renamed: z.array(planRename),
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
