import { z } from 'zod';
import { day, instant } from '../common.ts';
import { minSuggestionLength, maxSuggestionLength, sentiments } from './words.ts';
import { userType } from '../accounts/people.ts';

/** `POST /api/v1/feedback`. The message of a fault is a code that the form translates. */
export const feedbackRequest = z.strictObject({
  /** Created on the device, so that a repeated request counts once. */
  id: z.uuid(),
  sentiment: z.enum(sentiments, {
    error: (issue) => (issue.input === undefined ? 'sentimentRequired' : 'sentimentInvalid'),
  }),
  suggestion: z
    .string('suggestionRequired')
    .trim()
    .min(1, 'suggestionRequired')
    .min(minSuggestionLength, 'suggestionShort')
    .max(maxSuggestionLength, 'suggestionLong'),
});
export type FeedbackRequest = z.infer<typeof feedbackRequest>;

/** `GET /api/v1/feedback`, for managers; `format=csv` returns a table of all matches. */
export const feedbackQuery = z.strictObject({
  sentiment: z.enum(sentiments).optional(),
  /** Days in the Games' time zone, both included. */
  from: day.optional(),
  to: day.optional(),
  query: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
  format: z.enum(['json', 'csv']).default('json'),
});

export const feedbackAnswer = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        at: instant,
        sentiment: z.enum(sentiments),
        suggestion: z.string(),
        userType,
      }),
    ),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  })
  .meta({ id: 'Feedback' });
export type FeedbackAnswer = z.infer<typeof feedbackAnswer>;

/** `GET /api/v1/feedback/sentiments?from=&to=`, for managers. */
export const sentimentsAnswer = z
  .object({
    items: z.array(
      z.object({
        sentiment: z.enum(sentiments),
        count: z.number(),
        /** Percentage of all, 0 to 100. */
        percentage: z.number(),
      }),
    ),
    total: z.number(),
  })
  .meta({ id: 'Sentiments' });
export type SentimentsAnswer = z.infer<typeof sentimentsAnswer>;
