import { z } from 'zod';
import {
  asOf,
  competitor,
  day,
  disciplineRef,
  divisionCode,
  eventRef,
  genderCode,
  instant,
  languageCode,
  medalCode,
  organisationRef,
} from '../common.ts';
import { resultField } from '../veil.ts';

export const medalsQuery = z.object({
  discipline: z.string().optional(),
  gender: genderCode.optional(),
  division: divisionCode.optional(),
  /** Medals won on that day only. */
  day: day.optional(),
  sort: z.enum(['gold', 'total']).default('gold'),
  lang: languageCode.default('en'),
});
export type MedalsQuery = z.infer<typeof medalsQuery>;

export const medalCounts = z.object({ gold: z.number(), silver: z.number(), bronze: z.number(), total: z.number() });
export type MedalCounts = z.infer<typeof medalCounts>;

export const medalRow = medalCounts.extend({
  /** Null if the organisation is listed but not ranked (neutral athletes). */
  rank: z.number().nullable(),
  organisation: organisationRef,
});
export type MedalRow = z.infer<typeof medalRow>;

export const medalsAnswer = z
  .object({
    rows: resultField(z.array(medalRow)),
    total: resultField(z.number()),
    awarded: resultField(medalCounts),
    /**
     * Number of events whose medals are all decided and official, and number of all medal events, under the same
     * filter (with `day`: those decided on that day or planned for it).
     */
    events: z.object({ decided: z.number(), total: z.number() }),
    /** Exhibition events have their own table and do not count above. */
    exhibition: resultField(z.array(medalRow)),
    corrections: resultField(
      z.array(z.object({ event: eventRef, at: instant, note: z.string(), noteLanguage: languageCode.optional() })),
    ),
    /** Many official medals are missing at once, and the cause is under review: no correction is shown for them yet. */
    isCorrectionUnderWay: z.boolean(),
    /** If present, organizers have frozen the medals as of that time. */
    frozenSince: instant.optional(),
    asOf,
  })
  .meta({ id: 'Medals' });
export type MedalsAnswer = z.infer<typeof medalsAnswer>;

export const medallist = z.object({
  discipline: disciplineRef,
  /** A medal of an age group has the group in the name of its event: `Cross-country (U14)`. */
  event: eventRef,
  medal: medalCode,
  /** The age group whose medal it is; absent for a medal of the event. */
  ageGroup: z.string().optional(),
  competitor,
  /** Members of a team or pair; absent for a person. */
  members: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  organisation: organisationRef.nullable(),
  day: day.nullable(),
  unit: z.string().nullable(),
  isOfficial: z.boolean(),
  /** Won and counted while other medals of the event are undecided: a bronze before the final. */
  isEventOpen: z.boolean(),
  /** The result of its unit is newer and contradicts it. */
  isUnderCorrection: z.boolean().optional(),
});
export type Medallist = z.infer<typeof medallist>;

export const medallistsQuery = z.object({
  /** Medals won on that day only. */
  day: day.optional(),
  /** Number of events to return, most recently decided first; medals that are not official yet are marked. */
  latest: z.coerce.number().int().min(1).max(20).optional(),
  lang: languageCode.default('en'),
});
export type MedallistsQuery = z.infer<typeof medallistsQuery>;

export const medallistsAnswer = z
  .object({
    items: resultField(z.array(medallist)),
    total: resultField(z.number()),
    /** Same as in the medal table. */
    isCorrectionUnderWay: z.boolean(),
    frozenSince: instant.optional(),
    asOf,
  })
  .meta({ id: 'Medallists' });
export type MedallistsAnswer = z.infer<typeof medallistsAnswer>;

export const medalRaceQuery = z.object({
  gender: genderCode.optional(),
  division: divisionCode.optional(),
  lang: languageCode.default('en'),
});

/** Development of the medal table: the ranks at the end of each day. */
export const medalRaceAnswer = z
  .object({
    /** Days with medals. Empty if the day of a medal is unknown. */
    days: z.array(day),
    /** The top of the current table, in its order. */
    rows: resultField(
      z.array(
        medalRow.extend({
          /** Rank at the end of each day, null before the first medal. */
          ranks: z.array(z.number().nullable()),
          /** Medals up to the end of each day. */
          totals: z.array(z.number()),
        }),
      ),
    ),
    /** Number of ranked organisations, even if fewer are listed. */
    total: resultField(z.number()),
    asOf,
  })
  .meta({ id: 'MedalRace' });
export type MedalRaceAnswer = z.infer<typeof medalRaceAnswer>;

/** `gender` is that of the event, as in the medal table. */
export const multiMedallistsQuery = z.object({
  gender: genderCode.optional(),
  /** Returns only people of this delegation; ranks are among all. */
  organisation: z.string().optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(200),
  lang: languageCode.default('en'),
});
export type MultiMedallistsQuery = z.infer<typeof multiMedallistsQuery>;

/** People with two or more counted medals, including those won in teams. */
export const multiMedallistsAnswer = z
  .object({
    items: resultField(
      z.array(
        medalCounts.extend({
          /** Equal counts share a rank, and the next is skipped. */
          rank: z.number(),
          competitor,
          organisation: organisationRef.nullable(),
          disciplines: z.array(disciplineRef),
        }),
      ),
    ),
    /** Total over all pages. */
    total: resultField(z.number()),
    page: z.number(),
    pageSize: z.number(),
    asOf,
  })
  .meta({ id: 'MultiMedallists' });
export type MultiMedallistsAnswer = z.infer<typeof multiMedallistsAnswer>;
