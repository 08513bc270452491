import { z } from 'zod';
import { instant, languageCode } from './common.ts';
import { deskPerson } from './desk.ts';

const id = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/);
const name = z.string().trim().min(1).max(120);
const names = z.partialRecord(languageCode, name).refine((texts) => texts.en !== undefined, 'English is required');
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/);
const optionalSeed = z.int().min(1).max(999).optional();

const planPerson = z.object({ id, familyName: name, givenName: name.optional() });

/** How the contests of an event follow from its entries. */
const planTemplate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('knockout'), hasBronze: z.boolean() }),
  z.object({
    kind: z.literal('pools'),
    pools: z.int().min(1).max(16),
    /** How many of each pool reach the knock-out; 0: the pools decide. */
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
  template: planTemplate,
  /** Decides what is drawn: the same number and the same entries give the same draw. */
  draw: z.int().min(0).max(2_147_483_647),
  venue: id,
  /** Contests are played at the same time, one per court; at the venue itself if there is none. */
  courts: z.array(id).max(40),
  /** On the clock of the Games. */
  start: localTime,
  minutes: z.int().min(1).max(600),
  breakMinutes: z.int().min(0).max(600),
});
export type PlanEvent = z.infer<typeof planEvent>;

/** Games as they are set up in the console, before they are published. */
export const gamesPlan = z
  .object({
    code: z.string().regex(/^[A-Z0-9-]{2,15}$/),
    name: names,
    start: z.iso.date(),
    end: z.iso.date(),
    timeZone: z.string().min(1).max(60),
    languages: z.array(languageCode).min(1),
    regions: z.partialRecord(languageCode, z.string().max(20)).optional(),
    venues: z.array(z.object({ id, name: names, courts: z.array(z.object({ id, name: names })).max(40) })).max(200),
    delegations: z
      .array(
        z.object({ id, code: z.string().regex(/^[A-Z0-9]{2,8}$/), name: names, flag: z.string().max(10).optional() }),
      )
      .max(500),
    sports: z.array(z.object({ code: z.string().regex(/^[A-Z0-9]{3}$/), name: names })).max(60),
    events: z.array(planEvent).max(500),
  })
  .meta({ id: 'GamesPlan' });
export type GamesPlan = z.infer<typeof gamesPlan>;

/** A plan as it is being written: it may be incomplete, and is checked when it is published. */
export const planDraft = z.record(z.string(), z.unknown()).meta({ id: 'GamesPlanDraft' });

/** `GET /api/v1/desk/first-games`. */
export const firstGamesAnswer = z
  .object({
    plan: planDraft,
    /** Raised by every change, which has to name it in `If-Match`; 0 if nothing was saved yet. */
    version: z.int(),
    editedBy: deskPerson,
    editedAt: instant.nullable(),
    /** Version that was last published; null if none was. */
    publishedVersion: z.int().nullable(),
    /** What has to be corrected before it can be published. */
    faults: z.array(z.object({ field: z.string(), message: z.string() })),
  })
  .meta({ id: 'FirstGames' });
export type FirstGamesAnswer = z.infer<typeof firstGamesAnswer>;
