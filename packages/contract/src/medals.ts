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
} from './common.ts';
import { ofResult } from './veil.ts';

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
  /** null where the organisation is listed but not ranked (neutral athletes). */
  rank: z.number().nullable(),
  organisation: organisationRef,
});
export type MedalRow = z.infer<typeof medalRow>;

export const medalsAnswer = z
  .object({
    rows: ofResult(z.array(medalRow)),
    total: ofResult(z.number()),
    awarded: ofResult(medalCounts),
    /** Events whose medals are decided and official, of all events with medals (of a day: decided then or to be), under the same filter. */
    events: z.object({ decided: z.number(), total: z.number() }),
    /** Exhibition events have their own table and never count above. */
    exhibition: ofResult(z.array(medalRow)),
    corrections: ofResult(z.array(z.object({ event: eventRef, at: instant, note: z.string() }))),
    /** Many official medals are missing at once, which is being looked into: no correction is shown for them yet. */
    isCorrectionUnderWay: z.boolean(),
    /** While present, organizers show the medals of then. */
    frozenSince: instant.optional(),
    asOf,
  })
  .meta({ id: 'Medals' });
export type MedalsAnswer = z.infer<typeof medalsAnswer>;

export const medallist = z.object({
  discipline: disciplineRef,
  event: eventRef,
  medal: medalCode,
  competitor,
  /** The people of a team or pair; a person's medal has none. */
  members: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  organisation: organisationRef.nullable(),
  day: day.nullable(),
  unit: z.string().nullable(),
  isOfficial: z.boolean(),
  /** Won and counted, while other medals of the event are still to be decided: a bronze before the final. */
  isEventOpen: z.boolean(),
  /** The result of its unit is newer and does not support it. */
  isUnderCorrection: z.boolean().optional(),
});
export type Medallist = z.infer<typeof medallist>;

export const medallistsQuery = z.object({
  /** Medals won on that day only. */
  day: day.optional(),
  /** Only of so many events, those decided last, the newest first; what is not yet official says so. */
  latest: z.coerce.number().int().min(1).max(20).optional(),
  lang: languageCode.default('en'),
});
export type MedallistsQuery = z.infer<typeof medallistsQuery>;

export const medallistsAnswer = z
  .object({
    items: ofResult(z.array(medallist)),
    total: ofResult(z.number()),
    /** As in the medal table. */
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

/** How the medal table came about: who stood where at the end of each day. */
export const medalRaceAnswer = z
  .object({
    /** Days that brought medals. Empty where the day of a medal is not known. */
    days: z.array(day),
    /** The first of the table as it stands, in its order. */
    rows: ofResult(
      z.array(
        medalRow.extend({
          /** The rank at the end of each day, null before the first medal. */
          ranks: z.array(z.number().nullable()),
          /** All medals up to the end of each day. */
          totals: z.array(z.number()),
        }),
      ),
    ),
    /** All that have a rank, also where fewer are listed. */
    total: ofResult(z.number()),
    asOf,
  })
  .meta({ id: 'MedalRace' });
export type MedalRaceAnswer = z.infer<typeof medalRaceAnswer>;

/** `gender` is the event's, as in the medal table. */
export const multiMedallistsQuery = z.object({
  gender: genderCode.optional(),
  /** Only people of this delegation; their ranks are those among all. */
  organisation: z.string().optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(200),
  lang: languageCode.default('en'),
});
export type MultiMedallistsQuery = z.infer<typeof multiMedallistsQuery>;

/** People with two or more medals that count, also won as members of teams. */
export const multiMedallistsAnswer = z
  .object({
    items: ofResult(
      z.array(
        medalCounts.extend({
          /** Equal counts share a rank, the next one skips. */
          rank: z.number(),
          competitor,
          organisation: organisationRef.nullable(),
          disciplines: z.array(disciplineRef),
        }),
      ),
    ),
    /** On all pages. */
    total: ofResult(z.number()),
    page: z.number(),
    pageSize: z.number(),
    asOf,
  })
  .meta({ id: 'MultiMedallists' });
export type MultiMedallistsAnswer = z.infer<typeof multiMedallistsAnswer>;
