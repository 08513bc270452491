/** Results that people enter for contests without a feed: steps of one contest, from the console or a scorer's link. */
import { contestKinds, displayStatuses, markKinds, resultStatuses } from '@podium/games';
import { z } from 'zod';
import { instant, languageCode, namedRef } from './common.ts';
import { deskPerson } from './desk.ts';

const stepId = z.string().regex(/^[\w-]{8,40}$/);
const competitorId = z.string().min(1).max(80);
const sideName = z.enum(['home', 'away']);
const code = z.string().regex(/^[\w-]{1,20}$/);
const mark = z.string().trim().min(1).max(20);
const score = z.int().min(0).max(9999);

/** Invalid result marks that a scorer may enter. */
export const enteredIrms = ['DNS', 'DNF', 'DSQ', 'WDR', 'NM', 'RET', 'WO'] as const;

const common = {
  /** Chosen by the client, so that a repeated step counts once. */
  id: stepId,
  /** When the step was made, by the device clock. */
  at: instant,
};
/** One event of a contest, or a correction. Steps apply in the order of arrival. */
export const resultStep = z.discriminatedUnion('do', [
  /** The contest begins. */
  z.strictObject({ ...common, do: z.literal('begin') }),
  /** A period begins: `Q2`. */
  z.strictObject({ ...common, do: z.literal('period'), period: code }),
  /** A side scores, or another event with a button occurs: a card. */
  z.strictObject({
    ...common,
    do: z.literal('score'),
    side: sideName,
    points: z.int().min(0).max(100),
    /** Code of one of the sheet's `buttons`. */
    action: code.optional(),
    /** The player or team member involved. */
    person: competitorId.optional(),
    /** Match clock as shown: `12:05`. */
    clock: z
      .string()
      .regex(/^\d{1,3}:\d{2}$/)
      .optional(),
  }),
  /** Sets the score of a whole period, whatever was counted. */
  z.strictObject({ ...common, do: z.literal('period-score'), period: code, home: score, away: score }),
  /** Mark of one competitor; null removes it. */
  z.strictObject({
    ...common,
    do: z.literal('mark'),
    competitor: competitorId,
    mark: mark.nullable(),
    irm: z.enum(enteredIrms).nullable(),
    /** Attempts in order: `7.84`, `x` for a failed one, `-` for a pass; empty if the sport has none. */
    attempts: z.array(z.string().trim().max(12)).max(12).optional(),
  }),
  /** The winner, if the score does not show it; null: the score decides. */
  z.strictObject({ ...common, do: z.literal('winner'), side: sideName.nullable() }),
  /** Starters, in this order. */
  z.strictObject({
    ...common,
    do: z.literal('starters'),
    starters: z
      .array(z.strictObject({ competitor: competitorId, start: z.string().trim().min(1).max(6).nullable() }))
      .min(1)
      .max(300),
  }),
  /** The contest is over; the result is unofficial. */
  z.strictObject({ ...common, do: z.literal('finish') }),
  /** The contest continues, or an official result is corrected. */
  z.strictObject({ ...common, do: z.literal('reopen') }),
  /** Undoes one step. */
  z.strictObject({ ...common, do: z.literal('undo'), step: stepId }),
]);
export type ResultStep = z.infer<typeof resultStep>;

/** Most steps in one request: an hour of a busy match, sent at once. */
export const maxResultSteps = 500;
const steps = z.array(resultStep).max(maxResultSteps);

const entered = z.object({ home: z.int(), away: z.int() });

/** Current state of an entered contest. */
export const resultSheet = z
  .object({
    unit: namedRef,
    event: namedRef.nullable(),
    discipline: namedRef.nullable(),
    venue: namedRef.nullable(),
    start: instant.nullable(),
    status: z.enum(displayStatuses),
    /** Status of the entered result; null before the first step. */
    resultStatus: z.enum(resultStatuses).nullable(),
    /** Identifies the state of the sheet: a change based on another state is refused. */
    version: z.string(),
    contest: z.enum(contestKinds),
    mark: z.enum(markKinds),
    decimals: z.int(),
    /** Attempts per competitor; 0: a single mark. */
    attempts: z.int(),
    /** Heading of the start order, in the reader's language: lane. */
    startName: z.string(),
    lines: z.array(
      z.object({
        competitor: namedRef,
        organisation: namedRef.nullable(),
        /** Still open: the winner of an unfinished contest. */
        isOpen: z.boolean(),
        start: z.string().nullable(),
        bib: z.string().nullable(),
        side: sideName.nullable(),
        mark: z.string().nullable(),
        irm: z.string().nullable(),
        attempts: z.array(z.string()),
        rank: z.string().nullable(),
        wlt: z.enum(['W', 'L', 'T']).nullable(),
        people: z.array(namedRef.extend({ bib: z.string().nullable() })),
      }),
    ),
    /** Periods with their names and entered scores; null: not begun. */
    periods: z.array(z.object({ code: z.string(), name: z.string(), score: entered.nullable() })),
    /** The current period. */
    period: z.string().nullable(),
    /** Whether the result is the sum of the periods, or the number of periods won. */
    counts: z.enum(['points', 'periods', 'set-points']),
    /** Events that can occur, with their points: one button each. */
    buttons: z.array(z.object({ action: z.string().nullable(), name: z.string(), points: z.int() })),
    score: entered.nullable(),
    /** Set by a person, not derived from the score. */
    winner: sideName.nullable(),
    /** Newest first. `name` is in the reader's language. */
    history: z.array(
      z.object({
        id: z.string(),
        do: z.string(),
        at: instant,
        by: z.string().nullable(),
        name: z.string(),
        isUndone: z.boolean(),
      }),
    ),
    /** Actions allowed now. */
    may: z.object({ enter: z.boolean(), confirm: z.boolean() }),
    /** Why the result cannot be confirmed, if so. */
    confirmFault: z.enum(['notFinished', 'incomplete', 'secondPerson', 'isOfficial']).nullable(),
  })
  .meta({ id: 'ResultSheet' });
export type ResultSheet = z.infer<typeof resultSheet>;

/** `GET /api/v1/desk/results/{unit}` */
export const resultSheetQuery = z.object({ lang: languageCode.default('en') });

/** `POST /api/v1/desk/results/{unit}/steps` */
export const enteredSteps = z.strictObject({
  steps: steps.min(1),
  /** Version of the sheet that the author saw; not checked if absent. */
  seen: z.string().max(100).optional(),
  reason: z.string().trim().min(1).max(1000).optional(),
});
export type EnteredSteps = z.infer<typeof enteredSteps>;

/** `POST /api/v1/desk/results/{unit}/confirm` */
export const confirmedResult = z.strictObject({
  seen: z.string().max(100),
  reason: z.string().trim().min(1).max(1000).optional(),
  nonce: z.string().regex(/^[\w-]{8,80}$/),
});

/** `GET /api/v1/desk/results/{unit}/links`: addresses for scorers without an account. */
export const scorerLink = z
  .object({
    id: z.uuid(),
    /** Who uses it, in the organizer's words: "Table 2". */
    label: z.string(),
    by: deskPerson,
    createdAt: instant,
    expiresAt: instant,
    revokedAt: instant.nullable(),
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'ScorerLink' });
export type ScorerLink = z.infer<typeof scorerLink>;
export const scorerLinks = z.object({ items: z.array(scorerLink), total: z.int() });
export const scorerLinkWanted = z.strictObject({
  label: z.string().trim().min(1).max(60),
  /** Validity in hours from now. */
  hours: z.int().min(1).max(72).default(12),
});
/**
 * The address is returned once; only its hash is stored. The secret is in the fragment, which browsers do not send to
 * servers.
 */
export const scorerLinkMade = scorerLink.extend({ url: z.url() });

/** `POST /api/v1/score`: steps sent through a scorer's link. Returns the updated sheet. */
export const scorerRequest = z.strictObject({
  link: z.string().regex(/^[\w-]{20,200}$/),
  lang: languageCode.default('en'),
  /** Empty: only read the sheet. Steps that arrived before are ignored. */
  steps: steps.default([]),
});
export const scorerAnswer = z
  .object({
    sheet: resultSheet,
    label: z.string(),
    expiresAt: instant,
    /**
     * Ids of the request's steps that are in the sheet, now or from an earlier request; each of the others has a
     * reason.
     */
    taken: z.array(z.string()),
    refused: z.array(
      z.object({
        id: z.string(),
        message: z.enum(['unknownCompetitor', 'isOfficial', 'notSides', 'isSides', 'badMark']),
      }),
    ),
  })
  .meta({ id: 'ScorerAnswer' });
export type ScorerAnswer = z.infer<typeof scorerAnswer>;

/** `GET /api/v1/desk/results`: contests of a day whose results may be entered. */
export const resultListQuery = z.object({ day: z.iso.date(), lang: languageCode.default('en') });
export const resultList = z
  .object({
    items: z.array(
      z.object({
        unit: namedRef,
        event: namedRef.nullable(),
        discipline: namedRef.nullable(),
        venue: namedRef.nullable(),
        start: instant.nullable(),
        status: z.enum(displayStatuses),
        /** `64 : 58`, or the number of marks entered and expected; in the reader's language. */
        told: z.string(),
        /** The feed sends results of this contest; entered ones replace them. */
        hasFeed: z.boolean(),
        mayEnter: z.boolean(),
      }),
    ),
    total: z.int(),
    days: z.array(z.iso.date()),
  })
  .meta({ id: 'ResultList' });
export type ResultList = z.infer<typeof resultList>;
