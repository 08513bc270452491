import { z } from 'zod';
import { asOf, competitor, day, disciplineRef, instant, languageCode, namedRef, organisationRef } from '../common.ts';
import { kindsAboutSport } from '../kinds/kinds.gen.ts';
import { cutWhenVeiled, resultField } from '../veil.ts';

/** Next appearance of a person or team: the start, or the earliest possible time if no list names them yet. */
const foundNext = z.object({
  day,
  start: instant.nullable(),
  isStartHidden: z.boolean(),
  /** Name of the event, or of the contest if the search found the event. */
  name: z.string(),
  isFrom: z.literal(true).optional(),
});

const foundItem = z.object({ ...namedRef.shape, detail: z.string() });

/** Kinds of content whose titles may reveal a result. */
const reportingKinds: ReadonlySet<string> = new Set(['bulletin', 'video', 'album', 'photo', ...kindsAboutSport]);

export const searchAnswer = z
  .object({
    query: z.string(),
    /** The query that was answered instead, with mistyped words corrected, because nothing was found. */
    corrected: z.string().optional(),
    /** Words of the query that have no match in combination with the others; the results below ignore them. */
    leftOut: z.array(z.string()),
    /** Days named in the query, limited to one sport if it names that too. */
    days: z.array(z.object({ day, discipline: disciplineRef.nullable(), organisation: organisationRef.nullable() })),
    people: z.array(
      z.object({
        ...foundItem.shape,
        organisation: organisationRef.nullable(),
        /** Found by name or number, not only by sport, event or delegation. */
        isByName: z.boolean(),
        next: foundNext.optional(),
      }),
    ),
    organisations: z.array(z.object({ ...foundItem.shape, organisation: organisationRef })),
    /** Events with their winner, otherwise with their next contest. */
    events: z.array(
      z.object({
        ...foundItem.shape,
        discipline: z.string(),
        /** Every word of the query is a whole word of the event, its sport or one of its rounds. */
        isExact: z.literal(true).optional(),
        winners: resultField(z.array(competitor)),
        next: foundNext.optional(),
      }),
    ),
    teams: z.array(z.object({ ...foundItem.shape, organisation: organisationRef.nullable() })),
    /** Sorted by key. */
    disciplines: z.array(foundItem),
    venues: z.array(foundItem),
    /** Published content, and the lines and stops of the timetable. `type` is the type of a place or a document. */
    content: cutWhenVeiled(
      z.array(
        z.object({
          ...foundItem.shape,
          kind: z.string(),
          lang: languageCode,
          type: z.string().optional(),
        }),
      ),
      (items) => items.filter(({ kind, type }) => !reportingKinds.has(kind) && type !== 'report'),
    ),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'Search' });
export type SearchAnswer = z.infer<typeof searchAnswer>;
