/**
 * Results that scorers enter for contests without a feed: steps of one contest, from the console or a scorer's link;
 * and corrections of results that a feed sends.
 */
import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { correctedField } from './corrected-field.ts';
import { resultSheet } from './result-sheet.ts';
import { competitorId, scorerStep } from './result-step.ts';

/** Maximum number of steps in one request: an hour of a busy match sent at once. */
export const maxResultSteps = 500;
const steps = z.array(scorerStep).max(maxResultSteps);
/**
 * The device's clock at the time of sending. Only the wait since a step was made follows from it: steps happen at the
 * server's time, minus that wait. Without it, they happen on arrival.
 */
const sentAt = instant.optional();

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

const correctedValue = z.strictObject({ competitor: competitorId, field: correctedField });

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

/** `POST /api/v1/score`: steps sent through a scorer's link. Returns the updated sheet. */
export const scorerRequest = z.strictObject({
  link: z.string().regex(/^[\w-]{20,200}$/),
  /** A contest of the court, for the link of a court. */
  unit: z.string().min(1).max(80).optional(),
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
          'badPart',
          'badPoints',
          'notYours',
          'fromFeed',
          'sameScore',
          'paired',
          'isOver',
        ]),
      }),
    ),
  })
  .meta({ id: 'ScorerAnswer' });
export type ScorerAnswer = z.infer<typeof scorerAnswer>;
