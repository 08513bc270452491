import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { deskPerson } from '../desk/desk.ts';
import { eventRules } from '../event-rules.ts';

export const planId = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/);
const id = planId;
const name = z.string().trim().min(1).max(120);
/** In the language of the Games; readers see it where theirs is missing. */
const names = z
  .partialRecord(languageCode, name)
  .refine((texts) => Object.keys(texts).length > 0, 'A name in one language is required');
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/);
const optionalSeed = z.int().min(1).max(999).optional();

/** What is known of a person besides the name. A plan may have it in one of the person's events only. */
const personFacts = {
  birthDate: z.iso.date().optional(),
  /** Without a date. */
  birthYear: z.int().min(1850).max(2200).optional(),
  gender: z.enum(['M', 'W']).optional(),
  /** As typed, in the language of the Games. */
  school: name.optional(),
  /** Number in the event. */
  bib: z.string().trim().min(1).max(10).optional(),
};
const entryFacts = {
  /** A class with a ranking of its own: `U16`. */
  ageGroup: z.string().trim().min(1).max(40).optional(),
  /** Best mark before the Games, as written. */
  best: z.string().trim().min(1).max(40).optional(),
};
const planPerson = z.object({ id, familyName: name, givenName: name.optional(), ...personFacts });
/** Still shown in contests that have begun, but no longer drawn. */
const isWithdrawn = z.literal(true).optional();
export const planEntrant = planPerson.extend({ delegation: id, seed: optionalSeed, isWithdrawn, ...entryFacts });
export const planTeam = z.object({
  id,
  name,
  delegation: id,
  seed: optionalSeed,
  isWithdrawn,
  ...entryFacts,
  members: z.array(planPerson).max(60),
});

const lanes = z.int().min(2).max(40);
/** Number of competitors of each contest who advance by place, and number of all others by mark. */
const goOn = z.object({ byPlace: z.int().min(0).max(40), byMark: z.int().min(0).max(128) });

/** Determines which contests an event has for its entries. */
const planTemplate = z.discriminatedUnion('kind', [
  /** `placement`: the losers of the quarterfinals play for places 5 to 8. */
  z.object({ kind: z.literal('knockout'), hasBronze: z.boolean(), placement: z.boolean().optional() }),
  z.object({ kind: z.literal('repechage') }),
  z.object({ kind: z.literal('doubleElimination') }),
  z.object({
    kind: z.literal('pools'),
    pools: z.int().min(1).max(16),
    /** Number of competitors of each pool who advance to the knock-out; 0: the pools decide the event. */
    goOn: z.int().min(0).max(4),
    hasBronze: z.boolean(),
  }),
  /** With two legs, home and away are exchanged in the second. */
  z.object({ kind: z.literal('roundRobin'), legs: z.union([z.literal(1), z.literal(2)]) }),
  z.object({ kind: z.literal('swiss'), rounds: z.int().min(1).max(15) }),
  z.object({ kind: z.literal('heats'), lanes }),
  /** Without numbers, about half of the places are by place and the others by mark. */
  z.object({
    kind: z.literal('semifinals'),
    lanes,
    semifinals: z.int().min(2).max(4),
    toSemifinals: goOn.optional(),
    toFinal: goOn.optional(),
  }),
  /** One or several heats, ranked by mark over all. */
  z.object({ kind: z.literal('timedFinal'), lanes }),
]);
export type PlanTemplate = z.infer<typeof planTemplate>;

/** Day and place of a phase, where they differ from those of its event. */
const planPhase = z.object({
  /** Code of the phase: `FNL`. */
  code: z.string().regex(/^[A-Z0-9]{1,4}$/),
  venue: id.optional(),
  courts: z.array(id).max(40).optional(),
  /** Local time of the first contest. */
  start: localTime.optional(),
});
export type PlanPhase = z.infer<typeof planPhase>;

/** A correction of the draw by hand: two entrants exchange their places. */
const planExchange = z.object({
  id,
  entrants: z.tuple([id, id]),
  /** Username of the organizer who corrected the draw. */
  by: name.optional(),
});
export type PlanExchange = z.infer<typeof planExchange>;

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
      items: z.array(planEntrant).max(128),
    }),
    z.object({
      kind: z.literal('team'),
      items: z.array(planTeam).max(128),
    }),
  ]),
  /** Chosen rules; what is left out is as the sport has it. */
  rules: eventRules.optional(),
  template: planTemplate,
  /** Seed of the draw: the same seed and entries give the same draw. */
  draw: z.int().min(0).max(2_147_483_647),
  /** Delegations whose entrants are kept apart; by default all. */
  apart: z.array(id).max(500).optional(),
  /** Corrections of the draw by hand, in order. */
  exchanges: z.array(planExchange).max(200).optional(),
  venue: id,
  /** Contests run in parallel, one per court; if empty, at the venue itself. */
  courts: z.array(id).max(40),
  /** Local time of the Games. */
  start: localTime,
  minutes: z.int().min(1).max(600),
  breakMinutes: z.int().min(0).max(600),
  phases: z.array(planPhase).max(40).optional(),
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
            draw: z.enum(planTemplate.options.map(({ shape }) => shape.kind.value)),
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
    /** The plan began with Games that were imported from files: its ids are those of the files. */
    isFromFiles: z.literal(true).optional(),
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
    /** Whether the plan that was public before the last publication is stored. */
    canTakeBack: z.boolean(),
    /** Events of imports beside the plan. Publishing the plan keeps them. */
    importedEvents: z.array(importedEvent),
    /** The Games were imported, and the saved plan does not know them: it has to be begun anew. */
    isOfOtherGames: z.boolean(),
  })
  .meta({ id: 'FirstGames' });
export type FirstGamesAnswer = z.infer<typeof firstGamesAnswer>;

/** How far a contest that has begun is. */
const begunStatus = z.enum(['live', 'unofficial', 'official']);
export type BegunStatus = z.infer<typeof begunStatus>;
export const anyNames = z.partialRecord(languageCode, z.string());

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
