/** Contests whose results are entered or have to be decided. */
import { displayStatuses } from '@podium/games';
import { z } from 'zod';
import { instant, languageCode, namedRef } from '../common.ts';

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
      /** The competitors share the places and their medals unless somebody decides. */
      isShared: z.boolean(),
    }),
  ),
  total: z.int(),
});
export type OpenTies = z.infer<typeof openTiesAnswer>;
