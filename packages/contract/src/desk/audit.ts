/** The audit log and the health overview of the console. */
import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { deskPerson } from './desk.ts';

/** Query of `GET /api/v1/desk/audit`: actions of organizers, newest first. */
export const auditFilter = z.object({
  /** Prefix of a type: `content`, `content.publish`, `person`. */
  type: z
    .string()
    .regex(/^[a-z.-]{1,60}$/)
    .optional(),
  /** Id of the person who acted. */
  by: z.uuid().optional(),
  /** Subject of the action, or a prefix of it: `bulletin/`, `bulletin/12`. */
  about: z.string().trim().min(1).max(150).optional(),
  /** Page cursor: `next` of the previous page. */
  before: z
    .string()
    .regex(/^\d{1,15}-[01]-\d{1,15}$/)
    .optional(),
  count: z.coerce.number().int().min(1).max(200).default(50),
  lang: languageCode.default('en'),
});
export type AuditFilter = z.infer<typeof auditFilter>;

const auditEntry = z.object({
  /** Number of the journal entry; null for actions on accounts, which are not in the journal. */
  entry: z.int().nullable(),
  type: z.string(),
  at: instant,
  by: deskPerson,
  byRole: z.string().nullable(),
  reason: z.string().nullable(),
  /** Subject of the action: `bulletin/12`, `person/<id>`. */
  about: z.string().nullable(),
  /** Name of the subject, if it has one; accounts are not named. */
  subject: z.string().nullable(),
  /** Outcome: `applied`, `stored`, `refused`; null while pending, and for accounts. */
  outcome: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditAnswer = z
  .object({ items: z.array(auditEntry), /** Cursor of the next page; null on the last. */ next: z.string().nullable() })
  .meta({ id: 'DeskAudit' });
export type AuditAnswer = z.infer<typeof auditAnswer>;

/** `GET /api/v1/desk/today`: health overview on one page. */
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
      /** True if a results system has sent anything. */
      isUsed: z.boolean(),
      /** Arrival of the last entry; null before the first. */
      lastMessageAt: instant.nullable(),
      entries: z.int(),
      /** Received but not applied yet. */
      waiting: z.int(),
      refused: z.int(),
    }),
    readers: z.object({
      /** Open live streams of this process. */ live: z.int(),
      /** User sessions. */ sessions: z.int(),
    }),
    storage: z.object({
      databaseBytes: z.int(),
      files: z.int(),
      fileBytes: z.int(),
      /** Null if the database is on another machine. */
      freeBytes: z.int().nullable(),
    }),
    letters: z.object({ waiting: z.int() }),
  })
  .meta({ id: 'DeskToday' });
export type DeskTodayAnswer = z.infer<typeof deskTodayAnswer>;
