/** The desk: drafts of organizers before publication. Its routes are under `/api/v1/desk` and require a right. */
import { z } from 'zod';
import { instant, languageCode } from '../common.ts';

/** State of a draft: being written, waiting for a second person, or waiting for its time. */
export const draftStates = ['draft', 'review', 'scheduled'] as const;
export type DraftState = (typeof draftStates)[number];

/** State of an item: draft of a new one, published, or published with a newer draft. */
export const itemStates = ['new', 'published', 'changed'] as const;

/** The person who decided or edited; null if the account was erased, or if the server acted itself. */
export const deskPerson = z.object({ id: z.string(), username: z.string() }).nullable();
export type DeskPerson = z.infer<typeof deskPerson>;

const itemData = z.record(z.string(), z.unknown());
/** Position in lists, smaller first. Null: after all items with a position. */
const itemOrder = z.int().min(-1_000_000).max(1_000_000).nullable();

/** Faults that prevent the publication of a draft. */
export const draftFaults = [
  'required',
  'format',
  'tooLong',
  'outOfRange',
  'unknownReference',
  'unpublishedReference',
  'fileGone',
  'unknownField',
  /** Forwardings: it leads back to itself, another one has its address, or its host is not allowed. */
  'circle',
  'taken',
  'foreignHost',
] as const;

/** A fault of a draft: its field (`title.pt`), its code, and a sentence in English. */
const fault = z.object({ field: z.string(), code: z.enum(draftFaults), message: z.string() });
export type DraftFault = z.infer<typeof fault>;

export const draftAnswer = z
  .object({
    data: itemData,
    order: itemOrder,
    /** Increases with every change; the next change has to send it in `If-Match`. */
    version: z.int(),
    state: z.enum(draftStates),
    /** Time of automatic publication; only while the draft is scheduled. */
    publishAt: instant.nullable(),
    editedBy: deskPerson,
    editedAt: instant,
    /** Journal entry of the published version on which the draft is based; null if there was none. */
    basedOn: z.int().nullable(),
    /** Reason why the last automatic publication failed; null if none did. */
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

/** `GET /api/v1/desk/content/{kind}/{id}`; the version is also in `ETag`. */
export const deskItemAnswer = z
  .object({
    kind: z.string(),
    id: z.string(),
    published: publishedVersion.nullable(),
    draft: draftAnswer.nullable(),
    /** True if a person other than the last editor has to publish it. */
    needsReview: z.boolean(),
    /** Languages of the Games in which a text is missing, by field. */
    missing: z.record(z.string(), z.array(languageCode)),
  })
  .meta({ id: 'DeskItem' });
export type DeskItemAnswer = z.infer<typeof deskItemAnswer>;

const deskListEntry = z.object({
  id: z.string(),
  /** Title in the requested language, otherwise in another; its id if it has none. */
  title: z.string(),
  lang: languageCode.nullable(),
  order: itemOrder,
  state: z.enum(itemStates),
  draftState: z.enum(draftStates).nullable(),
  publishAt: instant.nullable(),
  /** Last change of the draft, otherwise of the published version. */
  changedAt: instant,
  editedBy: deskPerson,
  /** Languages of the Games in which some text is missing. */
  missing: z.array(languageCode),
  /** Number of faults that keep the draft from being published. */
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

/** `GET /api/v1/desk/find-content`: items of all kinds by words of their titles. */
export const foundContent = z
  .object({ items: z.array(z.object({ kind: z.string(), id: z.string(), title: z.string() })), total: z.int() })
  .meta({ id: 'FoundContent' });
export type FoundContent = z.infer<typeof foundContent>;

/** `PUT /api/v1/desk/content/{kind}/{id}/draft`, with `If-Match: "<version>"` (`"0"` if there is no draft yet). */
export const draftChange = z.strictObject({
  data: itemData,
  order: itemOrder.default(null),
  /**
   * Journal entry of the published version that the author saw; null if there was none. A draft is published only
   * while this is still the published version.
   */
  basedOn: z.int().nullable(),
});
export type DraftChange = z.infer<typeof draftChange>;

/** `POST …/publish`, with `If-Match`. */
export const publishRequest = z.strictObject({
  /** Publish at this time instead of now. */
  publishAt: instant.optional(),
  reason: z.string().trim().min(1).max(1000).optional(),
});
export type PublishRequest = z.infer<typeof publishRequest>;

/** `POST …/withdraw`. `entry` is the published version that the organizer saw: a newer version is not withdrawn. */
export const withdrawRequest = z.strictObject({ entry: z.int(), reason: z.string().trim().min(1).max(1000) });
export type WithdrawRequest = z.infer<typeof withdrawRequest>;

/** A published or withdrawn version of an item: `GET …/versions`, newest first. */
const deskVersion = z.object({
  entry: z.int(),
  type: z.string(),
  at: instant,
  by: deskPerson,
  reason: z.string().nullable(),
  /** Null for a withdrawal and for a redacted version. */
  data: itemData.nullable(),
});
export const deskVersionsAnswer = z
  .object({ items: z.array(deskVersion), total: z.int() })
  .meta({ id: 'DeskVersions' });
export type DeskVersionsAnswer = z.infer<typeof deskVersionsAnswer>;

/** Counts by kind of content: `GET /api/v1/desk/content`. */
export const deskKindsAnswer = z
  .object({
    items: z.array(
      z.object({
        kind: z.string(),
        published: z.int(),
        drafts: z.int(),
        review: z.int(),
        scheduled: z.int(),
        /** Scheduled drafts that could not be published at their time. */
        failed: z.int(),
        /** Items with a text missing, by language of the Games. */
        missing: z.partialRecord(languageCode, z.int()),
      }),
    ),
    languages: z.array(languageCode),
  })
  .meta({ id: 'DeskKinds' });
export type DeskKindsAnswer = z.infer<typeof deskKindsAnswer>;

/** `GET /api/v1/desk/references/{target}`: possible targets of a reference field, by id or part of a name. */
export const referenceFilter = z.object({
  lang: languageCode.default('en'),
  q: z.string().trim().max(100).optional(),
  /** Comma-separated ids, to show the current choice. */
  ids: z.string().max(20_000).optional(),
});
export const referencesAnswer = z
  .object({ items: z.array(z.object({ id: z.string(), name: z.string(), detail: z.string().nullable() })) })
  .meta({ id: 'DeskReferences' });
export type ReferencesAnswer = z.infer<typeof referencesAnswer>;
