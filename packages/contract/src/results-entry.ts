/** Results that people enter, for contests without a feed: steps of one contest, from the console or by a scorer's link. */
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

/** Words for a competitor without a valid result that a person may enter. */
export const enteredIrms = ['DNS', 'DNF', 'DSQ', 'WDR', 'NM', 'RET', 'WO'] as const;

const common = {
  /** Chosen where the step is made, so that a repeated one counts once. */
  id: stepId,
  /** When it was made, by the clock of the device. */
  at: instant,
};
/** One thing that happened, or that a person corrected. Steps apply in the order in which they arrive. */
export const resultStep = z.discriminatedUnion('do', [
  /** The contest begins. */
  z.strictObject({ ...common, do: z.literal('begin') }),
  /** A part begins: `Q2`. */
  z.strictObject({ ...common, do: z.literal('period'), period: code }),
  /** A side scores, or something else happens that a button names: a card. */
  z.strictObject({
    ...common,
    do: z.literal('score'),
    side: sideName,
    points: z.int().min(0).max(100),
    /** What happened, by one of the sheet's `buttons`. */
    action: code.optional(),
    /** Who did it, of that side's people. */
    person: competitorId.optional(),
    /** Clock of the match, as it is shown: `12:05`. */
    clock: z
      .string()
      .regex(/^\d{1,3}:\d{2}$/)
      .optional(),
  }),
  /** The score of a whole part, whatever was counted. */
  z.strictObject({ ...common, do: z.literal('period-score'), period: code, home: score, away: score }),
  /** The mark of one competitor; null takes it away. */
  z.strictObject({
    ...common,
    do: z.literal('mark'),
    competitor: competitorId,
    mark: mark.nullable(),
    irm: z.enum(enteredIrms).nullable(),
    /** Attempts in their order, `7.84`, `x` for a failed one, `-` for one that was passed; empty if the sport has none. */
    attempts: z.array(z.string().trim().max(12)).max(12).optional(),
  }),
  /** Who won, where the score does not say so; null: the score does. */
  z.strictObject({ ...common, do: z.literal('winner'), side: sideName.nullable() }),
  /** Who starts, in this order. */
  z.strictObject({
    ...common,
    do: z.literal('starters'),
    starters: z
      .array(z.strictObject({ competitor: competitorId, start: z.string().trim().min(1).max(6).nullable() }))
      .min(1)
      .max(300),
  }),
  /** It is over: the result is unofficial. */
  z.strictObject({ ...common, do: z.literal('finish') }),
  /** It goes on, or an official result is corrected. */
  z.strictObject({ ...common, do: z.literal('reopen') }),
  /** Takes one step back. */
  z.strictObject({ ...common, do: z.literal('undo'), step: stepId }),
]);
export type ResultStep = z.infer<typeof resultStep>;

/** At most so many steps in one request: an hour of a busy match, sent at once. */
export const mostResultSteps = 500;
const steps = z.array(resultStep).max(mostResultSteps);

const entered = z.object({ home: z.int(), away: z.int() });

/** A contest as it is entered. */
export const resultSheet = z
  .object({
    unit: namedRef,
    event: namedRef.nullable(),
    discipline: namedRef.nullable(),
    venue: namedRef.nullable(),
    start: instant.nullable(),
    status: z.enum(displayStatuses),
    /** How firm what is entered is; null before anything was. */
    resultStatus: z.enum(resultStatuses).nullable(),
    /** Names what the sheet says: a change that was made over another one is refused. */
    version: z.string(),
    contest: z.enum(contestKinds),
    mark: z.enum(markKinds),
    decimals: z.int(),
    /** How many attempts each competitor has; 0: one mark. */
    attempts: z.int(),
    /** The heading of the order in the start list, in the reader's language: lane. */
    startName: z.string(),
    lines: z.array(
      z.object({
        competitor: namedRef,
        organisation: namedRef.nullable(),
        /** Nobody yet: the winner of a contest that is not over. */
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
    /** Parts that are played, with their names, and what was entered for them; null: not begun. */
    periods: z.array(z.object({ code: z.string(), name: z.string(), score: entered.nullable() })),
    /** The part that is on. */
    period: z.string().nullable(),
    /** Whether the result is the sum of the parts, or how many were won. */
    counts: z.enum(['points', 'periods', 'set-points']),
    /** What can happen, with the points it gives: one button each. */
    buttons: z.array(z.object({ action: z.string().nullable(), name: z.string(), points: z.int() })),
    score: entered.nullable(),
    /** Set by a person, not by the score. */
    winner: sideName.nullable(),
    /** The newest first. `name` in the reader's language. */
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
    /** What may be done now. */
    may: z.object({ enter: z.boolean(), confirm: z.boolean() }),
    /** Why it may not be confirmed, if not. */
    confirmFault: z.enum(['notFinished', 'incomplete', 'secondPerson', 'isOfficial']).nullable(),
  })
  .meta({ id: 'ResultSheet' });
export type ResultSheet = z.infer<typeof resultSheet>;

/** `GET /api/v1/desk/results/{unit}` */
export const resultSheetQuery = z.object({ lang: languageCode.default('en') });

/** `POST /api/v1/desk/results/{unit}/steps` */
export const enteredSteps = z.strictObject({
  steps: steps.min(1),
  /** Version of the sheet that the author saw; not checked without one. */
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
    /** For whom, in the organizer's words: "Table 2". */
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
  /** Hours from now for which it can be used. */
  hours: z.int().min(1).max(72).default(12),
});
/** The address is told once: only its hash is kept. Its secret stands behind `#`, which no server hears. */
export const scorerLinkMade = scorerLink.extend({ url: z.url() });

/** `POST /api/v1/score`: what a scorer's link has to say, and the sheet afterwards. */
export const scorerRequest = z.strictObject({
  link: z.string().regex(/^[\w-]{20,200}$/),
  lang: languageCode.default('en'),
  /** None: only the sheet. Those that arrived before are left out. */
  steps: steps.default([]),
});
export const scorerAnswer = z
  .object({
    sheet: resultSheet,
    label: z.string(),
    expiresAt: instant,
    /** Ids of the request's steps that are in the sheet, or that came before; the others say why not. */
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

/** `GET /api/v1/desk/results`: contests of a day that may be entered. */
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
        /** `64 : 58`, or how many marks of how many are there; in the reader's language. */
        told: z.string(),
        /** The feed sends its results: what is entered here stands in its place. */
        hasFeed: z.boolean(),
        mayEnter: z.boolean(),
      }),
    ),
    total: z.int(),
    days: z.array(z.iso.date()),
  })
  .meta({ id: 'ResultList' });
export type ResultList = z.infer<typeof resultList>;
