/** What organizers did, and whether everything is well. */
import { z } from 'zod';
import { instant } from './common.ts';
import { deskPerson } from './desk.ts';

/** Query of `GET /api/v1/desk/audit`: what organizers did, the newest first. */
export const auditFilter = z.object({
  /** Beginning of a type: `content`, `content.publish`, `person`. */
  type: z
    .string()
    .regex(/^[a-z.-]{1,60}$/)
    .optional(),
  /** Id of the person who did it. */
  by: z.uuid().optional(),
  /** What it was about, or the beginning of it: `bulletin/`, `bulletin/12`. */
  about: z.string().trim().min(1).max(150).optional(),
  /** Name of the page: `next` of the one before. */
  before: z
    .string()
    .regex(/^\d{1,15}-[01]-\d{1,15}$/)
    .optional(),
  count: z.coerce.number().int().min(1).max(200).default(50),
});
export type AuditFilter = z.infer<typeof auditFilter>;

const auditEntry = z.object({
  /** Of the journal entry; null for what concerns an account, which is not in the journal. */
  entry: z.int().nullable(),
  type: z.string(),
  at: instant,
  by: deskPerson,
  byRole: z.string().nullable(),
  reason: z.string().nullable(),
  /** What it was about: `bulletin/12`, `person/<id>`. */
  about: z.string().nullable(),
  /** What became of it: `applied`, `stored`, `refused`; null while it waits, and for accounts. */
  outcome: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditAnswer = z
  .object({ items: z.array(auditEntry), /** Names the next page; null on the last. */ next: z.string().nullable() })
  .meta({ id: 'DeskAudit' });
export type AuditAnswer = z.infer<typeof auditAnswer>;

/** `GET /api/v1/desk/today`: whether everything is well, on one page. */
export const deskTodayAnswer = z
  .object({
    games: z
      .object({ code: z.string(), name: z.string(), isDemo: z.boolean(), now: instant, timeZone: z.string() })
      .nullable(),
    alarms: z.array(
      z.object({
        kind: z.string(),
        since: instant,
        count: z.int(),
        /** Codes and numbers. */ examples: z.array(z.string()),
      }),
    ),
    feed: z.object({
      /** When the last entry came; null before the first. */
      lastMessageAt: instant.nullable(),
      entries: z.int(),
      /** Taken but not applied yet. */
      waiting: z.int(),
      refused: z.int(),
    }),
    readers: z.object({
      /** Open live streams of this process. */ live: z.int(),
      /** Sessions of people. */ sessions: z.int(),
    }),
    storage: z.object({
      databaseBytes: z.int(),
      files: z.int(),
      fileBytes: z.int(),
      /** Null where the database is on another machine. */
      freeBytes: z.int().nullable(),
    }),
    letters: z.object({ waiting: z.int() }),
  })
  .meta({ id: 'DeskToday' });
export type DeskTodayAnswer = z.infer<typeof deskTodayAnswer>;
