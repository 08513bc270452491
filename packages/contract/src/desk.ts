/**
 * The desk: what organizers write before it is published, and what they decided. Its routes stand under `/api/v1/desk`; only
 * people with a right may call them.
 */
import { displayStatuses, scheduleStatuses } from '@podium/games';
import { z } from 'zod';
import { day, instant, languageCode, namedRef } from './common.ts';

/** Where a draft stands: being written, waiting for a second person, or waiting for its time. */
export const draftStates = ['draft', 'review', 'scheduled'] as const;
export type DraftState = (typeof draftStates)[number];

/** Where an item stands: a draft of a new one, published, or published with a newer draft. */
export const itemStates = ['new', 'published', 'changed'] as const;

/** Somebody who decided or edited; null where the account has been erased, or where the server itself did. */
export const deskPerson = z.object({ id: z.string(), username: z.string() }).nullable();
export type DeskPerson = z.infer<typeof deskPerson>;

const itemData = z.record(z.string(), z.unknown());
/** Place in lists: smaller first. Null: after those that have one. */
const itemOrder = z.int().min(-1_000_000).max(1_000_000).nullable();

/** What may keep a draft from being published. */
export const draftFaults = [
  'required',
  'format',
  'tooLong',
  'outOfRange',
  'unknownReference',
  'unpublishedReference',
  'fileGone',
  'unknownField',
] as const;

/** A fault of a draft: `title.pt`, what kind, and a sentence in English. */
const fault = z.object({ field: z.string(), code: z.enum(draftFaults), message: z.string() });
export type DraftFault = z.infer<typeof fault>;

export const draftAnswer = z
  .object({
    data: itemData,
    order: itemOrder,
    /** Raised by every change; the next change has to name it in `If-Match`. */
    version: z.int(),
    state: z.enum(draftStates),
    /** When it is published by itself; only while it is scheduled. */
    publishAt: instant.nullable(),
    editedBy: deskPerson,
    editedAt: instant,
    /** The journal entry of the published version that it began with; null if there was none. */
    basedOn: z.int().nullable(),
    /** Why the last attempt to publish it by itself failed; null if there was none. */
    failure: z.string().nullable(),
    faults: z.array(fault),
  })
  .meta({ id: 'Draft' });
export type DraftAnswer = z.infer<typeof draftAnswer>;

const publishedVersion = z.object({
  data: itemData,
  order: itemOrder,
  /** The journal entry that published it. */
  entry: z.int(),
  publishedAt: instant,
  changedAt: instant,
});

/** `GET /api/v1/desk/content/{kind}/{id}`; the version stands in `ETag` too. */
export const deskItemAnswer = z
  .object({
    kind: z.string(),
    id: z.string(),
    published: publishedVersion.nullable(),
    draft: draftAnswer.nullable(),
    /** Whether publishing needs somebody other than the last editor. */
    needsReview: z.boolean(),
    /** Languages of the Games in which a text is missing, by field. */
    missing: z.record(z.string(), z.array(languageCode)),
  })
  .meta({ id: 'DeskItem' });
export type DeskItemAnswer = z.infer<typeof deskItemAnswer>;

const deskListEntry = z.object({
  id: z.string(),
  /** Its title in the requested language, else in another; its id where it has none. */
  title: z.string(),
  lang: languageCode.nullable(),
  order: itemOrder,
  state: z.enum(itemStates),
  draftState: z.enum(draftStates).nullable(),
  publishAt: instant.nullable(),
  /** Last change of the draft, else of what is published. */
  changedAt: instant,
  editedBy: deskPerson,
  /** Languages of the Games in which some text is missing. */
  missing: z.array(languageCode),
  /** How many faults keep the draft from being published. */
  faults: z.int(),
});
export type DeskListEntry = z.infer<typeof deskListEntry>;

export const deskSorts = ['order', 'title', 'changed'] as const;

/** Query of `GET /api/v1/desk/content/{kind}`. */
export const deskFilter = z.object({
  lang: languageCode.default('en'),
  /** Part of a title or an id. */
  q: z.string().trim().max(100).optional(),
  state: z.enum([...itemStates, ...draftStates]).optional(),
  /** Items with a text missing in this language. */
  missing: languageCode.optional(),
  sort: z.enum(deskSorts).default('order'),
  direction: z.enum(['asc', 'desc']).default('asc'),
  from: z.coerce.number().int().min(0).default(0),
  count: z.coerce.number().int().min(1).max(200).default(25),
});
export type DeskFilter = z.infer<typeof deskFilter>;

export const deskListAnswer = z.object({ items: z.array(deskListEntry), total: z.int() }).meta({ id: 'DeskList' });
export type DeskListAnswer = z.infer<typeof deskListAnswer>;

/** `PUT /api/v1/desk/content/{kind}/{id}/draft`, with `If-Match: "<version>"` (`"0"` if there is no draft yet). */
export const draftChange = z.strictObject({
  data: itemData,
  order: itemOrder.default(null),
  /**
   * The journal entry of the published version that its author saw; null if there was none. A draft is published only
   * while this is still the published version.
   */
  basedOn: z.int().nullable(),
});
export type DraftChange = z.infer<typeof draftChange>;

/** `POST …/publish`, with `If-Match`. */
export const publishRequest = z.strictObject({
  /** Not now, but then. */
  publishAt: instant.optional(),
  reason: z.string().trim().min(1).max(1000).optional(),
});
export type PublishRequest = z.infer<typeof publishRequest>;

/** `POST …/withdraw`. `entry` is the published version that the person saw: a newer one is not withdrawn unseen. */
export const withdrawRequest = z.strictObject({ entry: z.int(), reason: z.string().trim().min(1).max(1000) });
export type WithdrawRequest = z.infer<typeof withdrawRequest>;

/** A published or withdrawn version of an item: `GET …/versions`, the newest first. */
const deskVersion = z.object({
  entry: z.int(),
  type: z.string(),
  at: instant,
  by: deskPerson,
  reason: z.string().nullable(),
  /** Null for a withdrawal, and for a version that was redacted. */
  data: itemData.nullable(),
});
export const deskVersionsAnswer = z
  .object({ items: z.array(deskVersion), total: z.int() })
  .meta({ id: 'DeskVersions' });
export type DeskVersionsAnswer = z.infer<typeof deskVersionsAnswer>;

/** How each kind of content stands: `GET /api/v1/desk/content`. */
export const deskKindsAnswer = z
  .object({
    items: z.array(
      z.object({
        kind: z.string(),
        published: z.int(),
        drafts: z.int(),
        review: z.int(),
        scheduled: z.int(),
        /** Scheduled ones that could not be published at their time. */
        failed: z.int(),
        /** Items with a text missing, by language of the Games. */
        missing: z.partialRecord(languageCode, z.int()),
      }),
    ),
    languages: z.array(languageCode),
  })
  .meta({ id: 'DeskKinds' });
export type DeskKindsAnswer = z.infer<typeof deskKindsAnswer>;

/** `GET /api/v1/desk/references/{target}`: things that a field may refer to, by id or part of a name. */
export const referenceFilter = z.object({
  lang: languageCode.default('en'),
  q: z.string().trim().max(100).optional(),
  /** Comma-separated ids, to show what is chosen. */
  ids: z.string().max(20_000).optional(),
});
export const referencesAnswer = z
  .object({ items: z.array(z.object({ id: z.string(), name: z.string(), detail: z.string().nullable() })) })
  .meta({ id: 'DeskReferences' });
export type ReferencesAnswer = z.infer<typeof referencesAnswer>;

/** Query of `GET /api/v1/desk/audit`: what organizers did, the newest first. */
export const auditFilter = z.object({
  /** Beginning of a type: `content`, `content.publish`, `person`. */
  type: z
    .string()
    .regex(/^[a-z.-]{1,60}$/u)
    .optional(),
  /** Id of the person who did it. */
  by: z.uuid().optional(),
  /** What it was about, or the beginning of it: `bulletin/`, `bulletin/12`. */
  about: z.string().trim().min(1).max(150).optional(),
  /** Name of the page: `next` of the one before. */
  before: z
    .string()
    .regex(/^\d{1,15}-[01]-\d{1,15}$/u)
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

/** Fields of a unit that organizers may correct. */
export const unitFields = ['start', 'end', 'venue', 'location', 'status', 'name', 'note'] as const;
export type UnitField = (typeof unitFields)[number];

const unitText = z
  .partialRecord(languageCode, z.string().trim().min(1).max(300))
  .refine((filled) => Object.keys(filled).length > 0, 'Fill in at least one language.');
const unitValues = {
  start: instant.nullable(),
  end: instant.nullable(),
  venue: z.string().min(1).max(80).nullable(),
  location: z.string().min(1).max(80).nullable(),
  status: z.enum(scheduleStatuses),
  name: unitText.nullable(),
  note: unitText.nullable(),
} as const satisfies Record<UnitField, z.ZodType>;

/** Reports a value that its field cannot have. */
export function checkUnitValue(
  { field, value }: { field: UnitField; value?: unknown },
  context: z.RefinementCtx,
): void {
  for (const { path, message } of unitValues[field].safeParse(value).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['value', ...path], message });
}

const standingEdit = z.object({
  field: z.enum(unitFields),
  /** Instants as text, ids, a word of the schedule's statuses, or texts by language. */
  value: z.unknown(),
  /** What the feed says now. */
  said: z.unknown(),
  /** Whether it is what people see: the feed may have said something newer. */
  isShown: z.boolean(),
  /** It is to last, and the feed says something else since. */
  isContradicted: z.boolean(),
  isLasting: z.boolean(),
  by: deskPerson,
  reason: z.string().nullable(),
});

const deskUnit = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  discipline: namedRef.nullable(),
  event: namedRef.nullable(),
  venue: namedRef.nullable(),
  location: namedRef.nullable(),
  start: instant.nullable(),
  end: instant.nullable(),
  /** As people see it, result included. */
  status: z.enum(displayStatuses),
  day: z.string(),
  /** What is shown of each field: what an edit has to name as seen. */
  shown: z.record(z.enum(unitFields), z.unknown()),
  edits: z.array(standingEdit),
  /** Whether the rights of the caller include it. */
  mayEdit: z.boolean(),
});
export type DeskUnit = z.infer<typeof deskUnit>;

/** Query of `GET /api/v1/desk/schedule`. */
export const deskScheduleFilter = z.object({ day, lang: languageCode.default('en') });
export const deskScheduleAnswer = z
  .object({ items: z.array(deskUnit), total: z.int(), days: z.array(day) })
  .meta({ id: 'DeskSchedule' });
export type DeskScheduleAnswer = z.infer<typeof deskScheduleAnswer>;

const nonce = z.string().regex(/^[\w-]{8,80}$/u);

/** `POST /api/v1/desk/schedule/edits`: one decision about any number of fields. */
export const unitEdits = z.strictObject({
  edits: z
    .array(
      z
        .strictObject({
          unit: z.string().min(1).max(80),
          field: z.enum(unitFields),
          value: z.unknown(),
          /** What its author saw: what is shown otherwise by now is not overwritten. */
          seen: z.unknown(),
        })
        .superRefine(checkUnitValue),
    )
    .min(1)
    .max(500),
  /** It stays whatever the feed says later. */
  isLasting: z.boolean().default(false),
  reason: z.string().trim().min(1).max(1000).optional(),
  /** The author knows of the clashes, and of a status that needs a reason. */
  isConfirmed: z.boolean().default(false),
  /** Only tell what would happen. */
  isDryRun: z.boolean().default(false),
  /** Chosen by the client, so that a repeated request decides once. */
  nonce,
});
export type UnitEdits = z.infer<typeof unitEdits>;

/** `POST /api/v1/desk/schedule/clear`: what the feed says is shown again. */
export const clearedEdits = z.strictObject({
  edits: z
    .array(z.strictObject({ unit: z.string().min(1).max(80), field: z.enum(unitFields) }))
    .min(1)
    .max(500),
  reason: z.string().trim().min(1).max(1000).optional(),
  nonce,
});

export const unitEditsAnswer = z
  .object({
    items: z.array(deskUnit),
    clashes: z.array(
      z.object({
        kind: z.enum(['location', 'person', 'travel']),
        unit: namedRef,
        other: namedRef,
        people: z.array(namedRef),
      }),
    ),
    /** Units whose status may be set only with a reason and a second confirmation. */
    needsReason: z.array(z.string()),
  })
  .meta({ id: 'DeskUnitEdits' });
export type UnitEditsAnswer = z.infer<typeof unitEditsAnswer>;
