/** Papers for organizers: `/api/v1/desk/prints`. */
import { z } from 'zod';
import { day, instant, languageCode, namedRef } from '../common.ts';
import { contestPapers, meals, peoplePapers } from './words.ts';
import type { PeoplePaper } from './words.ts';

const id = z.string().min(1).max(80).optional();

/** Contests in one PDF, at most. */
export const maxContests = 200;

/** `GET /api/v1/desk/prints/choices`: filters for papers, limited to the caller's rights. */
export const printChoices = z
  .object({
    days: z.array(day),
    /** Fields of play, and venues without any. */
    places: z.array(namedRef),
    events: z.array(namedRef.extend({ sport: z.string() })),
    /** By key. */
    sports: z.array(namedRef),
    /** By code; empty without a right over all of the Games. */
    delegations: z.array(namedRef),
  })
  .meta({ id: 'PrintChoices' });
export type PrintChoices = z.infer<typeof printChoices>;
export const printChoicesQuery = z.object({ lang: languageCode.default('en') });

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

/** Diplomas, cards, tickets and bibs in one PDF, at most. */
export const maxPeoplePapers: Readonly<Record<PeoplePaper, number>> = {
  diploma: 600,
  award: 600,
  participation: 600,
  card: 1000,
  ticket: 2400,
  bib: 1000,
};

const listOf = <Value extends z.ZodType<string, string>>(value: Value, most: number) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(value).min(1).max(most));

/** `GET /api/v1/desk/prints/people.pdf`. */
export const peoplePaperQuery = z.object({
  paper: z.enum(peoplePapers),
  /** Filters, which apply together. */
  event: id,
  /** Code of a delegation. */
  delegation: id,
  /** Meal tickets: days and meals, separated by commas. */
  days: listOf(day, 40).optional(),
  meals: listOf(z.enum(meals), meals.length).optional(),
  /** Meal tickets without names. */
  anonymous: z.stringbool().optional(),
  lang: languageCode.default('en'),
});
export type PeoplePaperQuery = z.infer<typeof peoplePaperQuery>;

/** `GET /api/v1/desk/prints/card`: a scanned code, the whole address or its last part. */
export const cardQuery = z.object({ code: z.string().trim().min(1).max(512), lang: languageCode.default('en') });

export const checkedCard = z
  .object({ name: z.string(), delegation: z.string(), role: z.string() })
  .meta({ id: 'CheckedCard' });
export type CheckedCard = z.infer<typeof checkedCard>;

/** `GET /api/v1/desk/prints/cards`: everyone with a card, so that a door can check cards without a network. */
export const doorCards = z
  .object({
    items: z.array(
      z.object({
        /** Id of the signed code: `readQrToken(scanned).token.code`. */
        mark: z.string(),
        ...checkedCard.shape,
        /** Address of a photo that the person's publication level allows to show. */
        photo: z.string().nullable(),
      }),
    ),
    total: z.int(),
    asOf: instant,
  })
  .meta({ id: 'DoorCards' });
export type DoorCards = z.infer<typeof doorCards>;
export const doorCardsQuery = z.object({ lang: languageCode.default('en') });

/** Contents of a PDF: contests, cards, diplomas. */
export const paperCount = z
  .object({
    total: z.int(),
    /** Largest number that one PDF contains. */
    max: z.int(),
  })
  .meta({ id: 'PaperCount' });
export type PaperCount = z.infer<typeof paperCount>;
