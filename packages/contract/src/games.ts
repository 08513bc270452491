import { z } from 'zod';
import { asOf, day, disciplineRef, instant, languageCode } from './common.ts';

export const gamesAnswer = z
  .object({
    code: z.string(),
    name: z.string(),
    timeZone: z.string(),
    /** null while the Games have no days yet. */
    firstDay: day.nullable(),
    lastDay: day.nullable(),
    /** The logical day it is now in the Games' time zone may be computed from this: days end at this local time. */
    dayEndsAt: z.string(),
    languages: z.array(languageCode),
    /** Of languages that have several forms the one these Games are told in, as `Intl` names it: `{ pt: 'pt-BR' }`. */
    regions: z.partialRecord(languageCode, z.string()),
    disciplines: z.array(disciplineRef.extend({ events: z.number(), units: z.number() })),
    total: z.number(),
    /** While present, nothing that people send is stored; the feed and reads continue. */
    readOnly: z.object({ since: instant, reason: z.string() }).optional(),
    /** While present, all medals are shown as of then. */
    medalsFrozenSince: instant.optional(),
    asOf,
  })
  .meta({ id: 'Games' });
export type GamesAnswer = z.infer<typeof gamesAnswer>;

export const healthAnswer = z
  .object({
    status: z.enum(['ok', 'degraded']),
    database: z.enum(['ok', 'unavailable']),
    /** The time at the Games, and how many seconds it advances per second: 0 while a demo stands still. */
    clock: z.object({ now: z.string(), rate: z.number() }),
    feed: z.object({
      lastMessageAt: z.string().nullable(),
      journal: z.number(),
      /** Messages taken but not applied yet. */
      lag: z.number(),
      quarantined: z.number(),
    }),
    live: z.object({ readers: z.number(), position: z.string() }),
    /** What needs a person now, each kind once; empty while all is well. */
    alarms: z.array(
      z.object({
        kind: z.string(),
        since: z.string(),
        count: z.number(),
        /** The first few things it concerns, as codes; never a person's name. */
        examples: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Health' });
export type HealthAnswer = z.infer<typeof healthAnswer>;
