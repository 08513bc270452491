/** Entries that delegations send by a link, without an account, and that an organizer takes over. */
import { z } from 'zod';
import { instant } from '../common.ts';
import { deskPerson } from '../desk/desk.ts';
import { planId } from './plan.ts';

const text = z.string().trim().min(1).max(120);
const short = z.string().trim().min(1).max(40);

const sentPerson = z.strictObject({
  /** The whole name as written, or its parts. */
  name: z.union([text, z.strictObject({ familyName: text, givenName: text.optional() })]),
  birthDate: z.iso.date().optional(),
  birthYear: z.int().min(1850).max(2200).optional(),
  sex: z.enum(['M', 'W']).optional(),
  school: text.optional(),
  number: z.string().trim().min(1).max(10).optional(),
});
/** One person or team in one event. */
export const sentEntry = z.strictObject({
  event: planId,
  person: sentPerson.optional(),
  team: text.optional(),
  members: z.array(sentPerson).max(60).default([]),
  mark: short.optional(),
  class: short.optional(),
});
export type SentEntry = z.infer<typeof sentEntry>;

const names = z.partialRecord(z.string(), z.string());

/** `GET /api/v1/desk/first-games/entry-links`: links with which delegations send their entries. */
export const entryLink = z.object({
  id: z.uuid(),
  /** Id of the delegation in the plan. */
  delegation: z.string(),
  by: deskPerson,
  createdAt: instant,
  /** Entries can be sent and changed until then. */
  until: instant,
  revokedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  /** The last time that entries were sent; null: never. */
  sentAt: instant.nullable(),
  /** Sent entries that no organizer has gone through yet. */
  entries: z.array(sentEntry),
});
export type EntryLink = z.infer<typeof entryLink>;
export const entryLinks = z.object({ items: z.array(entryLink), total: z.int() }).meta({ id: 'EntryLinks' });
export type EntryLinks = z.infer<typeof entryLinks>;

export const entryLinksWanted = z.strictObject({
  delegations: z.array(planId).min(1).max(500),
  until: instant,
});
/** Addresses are returned once; only their hashes are stored. */
export const entryLinksMade = z
  .object({ items: z.array(entryLink.extend({ url: z.url() })), total: z.int() })
  .meta({ id: 'EntryLinksMade' });
export type EntryLinksMade = z.infer<typeof entryLinksMade>;

/** Marks sent entries as gone through; `seen` is the `sentAt` that was shown. */
export const sentEntriesDone = z.strictObject({ seen: instant });

const secret = z.string().min(16).max(100);
export const entriesOpened = z.strictObject({ link: secret });
/** `POST /api/v1/entries/open`: what a delegation needs to write its entries. */
export const entriesOffer = z
  .object({
    games: names,
    delegation: z.object({ id: z.string(), code: z.string(), names }),
    timeZone: z.string(),
    start: z.string(),
    until: instant,
    isOver: z.boolean(),
    events: z.array(
      z.object({
        id: z.string(),
        names,
        sports: names,
        gender: z.enum(['M', 'W', 'X', 'O']),
        isTeam: z.boolean(),
        bornFrom: z.int().nullable(),
        bornTo: z.int().nullable(),
      }),
    ),
    /** Entries that were sent last and not yet reviewed by an organizer; empty afterwards. */
    entries: z.array(sentEntry),
    sentAt: instant.nullable(),
  })
  .meta({ id: 'EntriesOffer' });
export type EntriesOffer = z.infer<typeof entriesOffer>;

/** Replaces what the link has sent before, as far as no organizer has gone through it. */
export const entriesSent = z.strictObject({ link: secret, entries: z.array(sentEntry).min(1).max(1000) });
export const entriesTaken = z.object({ sentAt: instant, count: z.int() }).meta({ id: 'EntriesTaken' });
export type EntriesTaken = z.infer<typeof entriesTaken>;
