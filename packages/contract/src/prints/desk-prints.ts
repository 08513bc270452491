/** Papers for organizers: `/api/v1/desk/prints`. */
import { z } from 'zod';
import { day, languageCode } from '../common.ts';
import { contestPapers } from './words.ts';

const id = z.string().min(1).max(80).optional();

/** Contests in one PDF, at most. */
export const maxContests = 200;

/** `GET /api/v1/desk/prints/contests.pdf`. */
export const contestPaperQuery = z.object({
  paper: z.enum(contestPapers),
  /** Filters, which apply together. */
  unit: id,
  event: id,
  day: day.optional(),
  /** A venue or a field of play. */
  place: id,
  lang: languageCode.default('en'),
});
export type ContestPaperQuery = z.infer<typeof contestPaperQuery>;

/** What a PDF would contain: contests, cards, diplomas. */
export const paperCount = z
  .object({
    total: z.int(),
    /** Largest number that one PDF contains. */
    max: z.int(),
  })
  .meta({ id: 'PaperCount' });
export type PaperCount = z.infer<typeof paperCount>;
