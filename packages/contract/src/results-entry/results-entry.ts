/**
 * Results that scorers enter for contests without a feed: steps of one contest, from the console or a scorer's link.
 */
import {
  contestKinds,
  correctedFields,
  decisionKinds,
  displayStatuses,
  endingKinds,
  markKinds,
  recordKinds,
  resultStatuses,
} from '@podium/games';
import { z } from 'zod';
import { instant, languageCode, namedRef } from '../common.ts';
import { deskPerson } from '../desk/desk.ts';
import { eventRules } from '../event-rules.ts';
import { competitorId, resultStep, sideName } from './result-step.ts';

/** Maximum number of steps in one request: an hour of a busy match sent at once. */
export const maxResultSteps = 500;
const steps = z.array(resultStep).max(maxResultSteps);
/**
 * The device's clock at the time of sending. Only the wait since a step was made follows from it: steps happen at the
 * server's time, minus that wait. Without it, they happen on arrival.
 */
const sentAt = instant.optional();

const entered = z.object({ home: z.number(), away: z.number() });

/** Something about the result, if the contest ended now, that contradicts itself or the rules of the sport. */
const resultDoubt = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['level', 'abandoned']) }),
  /** Fewer sets or games than a win needs. */
  z.object({ code: z.literal('fewParts'), home: z.int(), away: z.int(), needed: z.int() }),
  z.object({ code: z.literal('winnerBehind'), name: z.string(), home: z.number(), away: z.number() }),
  z.object({
    code: z.enum(['levelPart', 'partScore', 'partAfterEnd', 'gameScore', 'goldenPart']),
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
  z.object({ code: z.enum(['farMark', 'finerMark', 'extraAttempt']), name: z.string(), mark: z.string() }),
  /** Level in the table or list of the round: the places stay open until somebody decides. */
  z.object({ code: z.literal('tie'), names: z.array(z.string()), places: z.array(z.int()) }),
  /** Contest `name` has begun and keeps `names`, although by this result `instead` would compete in it. */
  z.object({ code: z.literal('kept'), name: z.string(), names: z.array(z.string()), instead: z.array(z.string()) }),
]);
export type ResultDoubt = z.infer<typeof resultDoubt>;

/** Current state of an entered contest. */
export const resultSheet = z
  .object({
    unit: namedRef,
    /** Code of the contest, by which a sport knows the rules of its event. */
    code: z.string(),
    event: namedRef.nullable(),
    discipline: namedRef.nullable(),
    venue: namedRef.nullable(),
    start: instant.nullable(),
    status: z.enum(displayStatuses),
    /** Status of the entered result; null before the first step. */
    resultStatus: z.enum(resultStatuses).nullable(),
    /** The feed sends this result: nothing is entered, single values are corrected. */
    isFromFeed: z.boolean(),
    /** Identifies the state of the sheet: a change based on another state is refused. */
    version: z.string(),
    contest: z.enum(contestKinds),
    mark: z.enum(markKinds),
    decimals: z.int(),
    /** Attempts per competitor; 0: a single mark. */
    attempts: z.int(),
    /** Attempts after which only the best continue; null: all have all. */
    cut: z.object({ after: z.int(), to: z.int() }).nullable(),
    /** Whether the attempts are at heights of a bar, which the scorer sets. */
    isHeights: z.boolean(),
    /** Heights of the bar in order. */
    bars: z.array(z.string()),
    /** Values that can be entered beside the marks, with their names in the reader's language. */
    facts: z.array(
      z.object({
        code: z.string(),
        of: z.enum(['line', 'contest']),
        pos: z.string().nullable(),
        name: z.string(),
        /** Value of a fact of the contest; null for a fact of the lines. */
        value: z.string().nullable(),
      }),
    ),
    /** Records and bests that a mark can be, with their names; empty if the sport has no marks. */
    recordKinds: z.array(z.object({ code: z.enum(recordKinds), name: z.string() })),
    /** Rules that the organizers have chosen for the event, by which a device counts; null: those of the sport. */
    rules: eventRules.nullable(),
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
        /** Values of the sheet's facts of the lines. */
        facts: z.array(z.object({ code: z.string(), pos: z.string().nullable(), value: z.string() })),
        records: z.array(z.enum(recordKinds)),
        rank: z.string().nullable(),
        wlt: z.enum(['W', 'L', 'T']).nullable(),
        people: z.array(namedRef.extend({ bib: z.string().nullable() })),
        /** Values that an organizer has corrected, with those of the feed. */
        corrections: z.array(
          z.object({
            field: z.enum(correctedFields),
            value: z.string().nullable(),
            feed: z.string().nullable(),
            /** Name of the account. */
            by: z.string().nullable(),
            at: instant,
            reason: z.string().nullable(),
            isLasting: z.boolean(),
            /** The feed has sent another value since, which is not shown. */
            isContradicted: z.boolean(),
          }),
        ),
      }),
    ),
    /** Periods with their names and entered scores; null: not begun. */
    periods: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        score: entered.nullable(),
        /** The score within the period, such as a game of tennis, as text: `40`, `AD`. */
        innerScore: z.object({ home: z.string(), away: z.string() }).nullable(),
      }),
    ),
    /** The current period. */
    period: z.string().nullable(),
    /** Whether the result counts periods won, so that the score of the current one is shown beside it. */
    hasPartScore: z.boolean(),
    /** Events that can occur, with their points: one button each. */
    buttons: z.array(z.object({ action: z.string().nullable(), name: z.string(), points: z.number() })),
    score: entered.nullable(),
    /** Set by a scorer, not derived from the score. Of two competitors without sides, `home` is the first line. */
    winner: sideName.nullable(),
    /** How it ended, if it was not played to its end. */
    ending: z.enum(endingKinds).nullable(),
    /** How the contest was decided where the score does not decide. */
    decision: z.object({ by: z.enum(decisionKinds), reason: z.string() }).nullable(),
    /**
     * Ties of the contest and of its finished round that nobody has decided, with the places that stay open until then.
     * To decide one of the contest, it is reopened.
     */
    ties: z.array(
      z.object({ of: z.enum(['contest', 'round']), competitors: z.array(namedRef), places: z.array(z.int()) }),
    ),
    /** Others who have this sheet open, and whether they have entered something within the last minute. */
    others: z.array(z.object({ name: z.string(), isEntering: z.boolean() })),
    /** Newest first. `name` is in the reader's language. */
    history: z.array(
      z.object({
        id: z.string(),
        do: z.string(),
        at: instant,
        /** The step as entered, so that a device can count steps that it has not sent yet; null: a confirmation. */
        step: resultStep.nullable(),
        /** Name of the account or of the scorer's link. */
        by: z.string().nullable(),
        name: z.string(),
        isUndone: z.boolean(),
        mayUndo: z.boolean(),
      }),
    ),
    /** Actions allowed now. */
    may: z.object({ enter: z.boolean(), correct: z.boolean(), confirm: z.boolean() }),
    /** Reason why nothing can be entered: results cannot name a contest without a code (`rsc`), or the user's rights. */
    enterFault: z.enum(['noCode', 'noRight']).nullable(),
    /** Reason why the result cannot be confirmed; null if it can. */
    confirmFault: z
      .enum([
        'notFinished',
        'incomplete',
        'level',
        'levelPart',
        'badScore',
        'abandoned',
        'secondPerson',
        'isOfficial',
        'fromFeed',
      ])
      .nullable(),
    /** Shown to users before they end or confirm the contest. */
    doubts: z.array(resultDoubt),
    /** Names of competitors without a mark or the reason why there is none. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'ResultSheet' });
export type ResultSheet = z.infer<typeof resultSheet>;

/** `GET /api/v1/desk/results/{unit}`. */
export const resultSheetQuery = z.object({ lang: languageCode.default('en') });

/** `POST /api/v1/desk/results/{unit}/steps`. */
export const enteredSteps = z.strictObject({
  steps: steps.min(1),
  sentAt,
  /** Version of the sheet that the author saw; not checked if absent. */
  seen: z.string().max(100).optional(),
  reason: z.string().trim().min(1).max(1000).optional(),
});
export type EnteredSteps = z.infer<typeof enteredSteps>;

/** `POST /api/v1/desk/results/{unit}/confirm`. */
export const confirmedResult = z.strictObject({
  seen: z.string().max(100),
  /** The author has read the sheet's `doubts` and confirms nevertheless. */
  isSure: z.boolean().optional(),
  reason: z.string().trim().min(1).max(1000).optional(),
  nonce: z.string().regex(/^[\w-]{8,80}$/),
});

const correctedValue = z.strictObject({ competitor: competitorId, field: z.enum(correctedFields) });

/** `POST /api/v1/desk/results/{unit}/corrections`: values of a result that the feed sends. */
export const resultCorrections = z.strictObject({
  edits: z
    .array(
      correctedValue.extend({
        /** Null: the line has no such value. */
        value: z.string().trim().min(1).max(20).nullable(),
        /** The shown value that the author saw. */
        seen: z.string().max(40).nullable(),
      }),
    )
    .min(1)
    .max(100),
  /** Public. An official result needs one. */
  reason: z.string().trim().min(1).max(1000).optional(),
  /** Language of the reason; by default that of the request. */
  language: languageCode.optional(),
  /** Keeps the values whatever the feed sends; otherwise a newer value of the feed replaces them. */
  isLasting: z.boolean().default(true),
  nonce: z.string().regex(/^[\w-]{8,80}$/),
});
export type ResultCorrections = z.infer<typeof resultCorrections>;

/** `POST /api/v1/desk/results/{unit}/corrections/release`: values that are to be the feed's again. */
export const releasedCorrections = z.strictObject({
  edits: z.array(correctedValue).min(1).max(100),
  /** Kept in the audit log. An official result needs one. */
  reason: z.string().trim().min(1).max(1000).optional(),
  nonce: z.string().regex(/^[\w-]{8,80}$/),
});
export type ReleasedCorrections = z.infer<typeof releasedCorrections>;

/** `GET /api/v1/desk/results/{unit}/links`: addresses for scorers without an account. */
export const scorerLink = z
  .object({
    id: z.uuid(),
    /** Description of the scorer by the organizer: "Table 2". */
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
/** `GET /api/v1/desk/scorer-links`: links that have neither ended nor been revoked. */
export const validScorerLinks = z.object({
  items: z.array(
    scorerLink.extend({
      unit: namedRef,
      event: namedRef.nullable(),
      discipline: namedRef.nullable(),
      venue: namedRef.nullable(),
      /** False while the user who made the link may not edit the contest: the server refuses the link then. */
      isUsable: z.boolean(),
    }),
  ),
  total: z.int(),
});
export type ValidScorerLinks = z.infer<typeof validScorerLinks>;
/**
 * `GET /api/v1/desk/open-ties`: level competitors of finished rounds, and the places that wait for a decision; without
 * places, an abandoned contest that nobody has decided.
 */
export const openTiesAnswer = z.object({
  items: z.array(
    z.object({
      /** A contest of the round, on whose sheet the tie is decided. */
      unit: namedRef,
      event: namedRef.nullable(),
      discipline: namedRef.nullable(),
      names: z.array(z.string()),
      places: z.array(z.int()),
    }),
  ),
  total: z.int(),
});
export type OpenTies = z.infer<typeof openTiesAnswer>;

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
  /** Empty: only read the sheet. Steps that arrived earlier are ignored. */
  steps: steps.default([]),
  sentAt,
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
        message: z.enum([
          'unknownCompetitor',
          'isOfficial',
          'notSides',
          'isSides',
          'badMark',
          'notYours',
          'fromFeed',
          'sameScore',
        ]),
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
        /** `64 : 58`, or the number of entered and expected marks, in the reader's language. */
        told: z.string(),
        /** The feed sends results of this contest; single values can be corrected. */
        hasFeed: z.boolean(),
        mayEnter: z.boolean(),
      }),
    ),
    total: z.int(),
    days: z.array(z.iso.date()),
  })
  .meta({ id: 'ResultList' });
export type ResultList = z.infer<typeof resultList>;
