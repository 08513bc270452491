import { z } from 'zod';
import { asOf, day, disciplineRef, instant, languageCode, namedRef, organisationRef } from './common.ts';

export const venuesAnswer = z
  .object({
    items: z.array(
      z.object({
        ...namedRef.shape,
        address: z.string().nullable(),
        city: z.string().nullable(),
        cluster: z.string().nullable(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
        locations: z.array(namedRef),
        disciplines: z.array(disciplineRef),
        units: z.number(),
      }),
    ),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'Venues' });
export type VenuesAnswer = z.infer<typeof venuesAnswer>;

/** When somebody competes next, or is to: at the start, or, where nothing names them yet, from then on. */
const foundNext = z.object({
  day,
  start: instant.nullable(),
  isStartHidden: z.boolean(),
  /** The event. */
  name: z.string(),
  isFrom: z.literal(true).optional(),
});

export const searchAnswer = z
  .object({
    query: z.string(),
    people: z.array(
      z.object({
        ...namedRef.shape,
        detail: z.string(),
        organisation: organisationRef.nullable(),
        next: foundNext.optional(),
      }),
    ),
    organisations: z.array(z.object({ ...namedRef.shape, detail: z.string(), organisation: organisationRef })),
    events: z.array(z.object({ ...namedRef.shape, detail: z.string(), discipline: z.string() })),
    /** By their key. */
    disciplines: z.array(z.object({ ...namedRef.shape, detail: z.string() })),
    venues: z.array(z.object({ ...namedRef.shape, detail: z.string() })),
    /** What the organizers publish. `type` is that of a place or a document. */
    content: z.array(
      z.object({
        ...namedRef.shape,
        kind: z.string(),
        lang: languageCode,
        type: z.string().optional(),
        detail: z.string(),
      }),
    ),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'Search' });
export type SearchAnswer = z.infer<typeof searchAnswer>;
