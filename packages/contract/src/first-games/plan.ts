import { repechageKinds } from '@podium/games';
import { z } from 'zod';
import { gamesCode, languageCode } from '../common.ts';
import { eventRules } from '../event-rules.ts';

export const planId = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/);

const id = planId;

const name = z.string().trim().min(1).max(120);

/** In the language of the Games; readers see it where theirs is missing. */
const names = z
  .partialRecord(languageCode, name)
  .refine((texts) => Object.keys(texts).length > 0, 'A name in one language is required');

export const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/);

const optionalSeed = z.int().min(1).max(999).optional();

/** Facts about a person besides the name. A plan may have it in one of the person's events only. */
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
export const planTemplate = z.discriminatedUnion('kind', [
  /** `placement`: the losers of the quarterfinals play for places 5 to 8. */
  z.object({ kind: z.literal('knockout'), hasBronze: z.boolean(), placement: z.boolean().optional() }),
  /** `of`: whose losers go to the repechage; by default the quarterfinals. */
  z.object({ kind: z.literal('repechage'), of: z.enum(repechageKinds).optional() }),
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

/** Kinds of records that organizers enter for an event, by their code in the feed. */
export const planRecordKinds = ['GR', 'NR', 'AR', 'WR'] as const;

/** The standing record of an event, or of one of its classes. */
const planRecord = z.object({
  kind: z.enum(planRecordKinds),
  /** A class with records of its own: `U16`. */
  ageGroup: z.string().trim().min(1).max(40).optional(),
  /** As written: `10.84`, `6.12`. */
  mark: name,
  holder: name,
  date: z.iso.date().optional(),
  place: name.optional(),
});

export type PlanRecord = z.infer<typeof planRecord>;

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
  /** Chosen rules; missing ones follow the sport. */
  rules: eventRules.optional(),
  records: z.array(planRecord).max(40).optional(),
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
  /**
   * Contests that one court holds at once, such as boards of chess; by default a whole round of chess, otherwise one.
   */
  boards: z.int().min(1).max(100).optional(),
  phases: z.array(planPhase).max(40).optional(),
});

export type PlanEvent = z.infer<typeof planEvent>;

export const planVenue = z.object({ id, name: names, courts: z.array(z.object({ id, name: names })).max(40) });

export const planDelegation = z.object({
  id,
  code: z.string().regex(/^[A-Z0-9]{2,8}$/),
  name: names,
  flag: z.string().max(10).optional(),
});

export const planSport = z.object({
  code: z.string().regex(/^[A-Z0-9]{3}$/),
  name: names,
  /** Key of the sport whose pictogram it shares: `fbl`. */
  pictogram: z
    .string()
    .regex(/^[a-z0-9]{2,10}$/)
    .optional(),
});

/** Names in the languages for which there is one. */
export const anyNames = z.partialRecord(languageCode, z.string());

/** Games set up in the console, before they are published. */
export const gamesPlan = z
  .object({
    code: gamesCode,
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
    /** Publication level of people without a decision of their own; `basic` if left out. */
    publication: z.enum(['basic', 'number']).optional(),
    /** The plan began with Games that were imported from files: its ids are those of the files. */
    isFromFiles: z.literal(true).optional(),
  })
  .meta({ id: 'GamesPlan' });

export type GamesPlan = z.infer<typeof gamesPlan>;

/** A plan being edited: it may be incomplete, and is validated when it is published. */
export const planDraft = z.record(z.string(), z.unknown()).meta({ id: 'GamesPlanDraft' });
