import { z } from 'zod';
import { asOf, day, disciplineRef, instant, languageCode } from '../common.ts';

export const gamesAnswer = z
  .object({
    code: z.string(),
    name: z.string(),
    timeZone: z.string(),
    /** Null while the Games have no days. */
    firstDay: day.nullable(),
    lastDay: day.nullable(),
    /** Local time at which days end; clients use it to compute the current logical day. */
    dayEndsAt: z.string(),
    languages: z.array(languageCode),
    /** Regional form of each language that has several, as a BCP 47 tag: `{ pt: 'pt-BR' }`. */
    regions: z.partialRecord(languageCode, z.string()),
    disciplines: z.array(
      disciplineRef.extend({
        /** Key of the sport whose pictogram an own sport shares; by default its own, or the general one. */
        pictogram: z.string().optional(),
        events: z.number(),
        units: z.number(),
      }),
    ),
    total: z.number(),
    /** If present, the server stores no user input; the feed and reads continue. */
    readOnly: z.object({ since: instant, reason: z.string() }).optional(),
    /** If present, medals are shown as of that time. */
    medalsFrozenSince: instant.optional(),
    /** If present, results are those of a rehearsal since then: made up, and removed afterwards. */
    rehearsalSince: instant.optional(),
    asOf,
  })
  .meta({ id: 'Games' });
export type GamesAnswer = z.infer<typeof gamesAnswer>;

export const healthAnswer = z
  .object({
    status: z.enum(['ok', 'degraded']),
    database: z.enum(['ok', 'unavailable']),
    /** Time at the Games and its rate (seconds per second): 0 while a demo is paused. */
    clock: z.object({ now: z.string(), rate: z.number() }),
    feed: z.object({
      lastMessageAt: z.string().nullable(),
      journal: z.number(),
      /** Messages received but not applied yet. */
      lag: z.number(),
      quarantined: z.number(),
    }),
    live: z.object({ readers: z.number(), position: z.string() }),
    /** Current problems, one per kind; empty if there are none. */
    alarms: z.array(
      z.object({
        kind: z.string(),
        since: z.string(),
        count: z.number(),
        /** Codes of the first few affected items; never a person's name. */
        examples: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Health' });
export type HealthAnswer = z.infer<typeof healthAnswer>;
