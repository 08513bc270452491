/** Links with which delegations send their entries, and what they sent. Only the hash of a secret is stored. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { EntryLink, SentEntry } from '@podium/contract';
import type pg from 'pg';

type Queries = Pick<pg.Pool, 'query'> | pg.ClientBase;

export interface EntryLinkRow {
  id: string;
  delegation: string;
  userId: string | null;
  username: string | null;
  createdAt: number;
  until: number;
  revokedAt: number | null;
  lastUsedAt: number | null;
  sentAt: number | null;
  sent: SentEntry[] | null;
}

const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const columns = `links.id, links.delegation, persons.id as "userId", persons.username, links.created_at as "createdAt",
  links.until, links.revoked_at as "revokedAt", links.last_used_at as "lastUsedAt", links.sent_at as "sentAt", links.sent`;
const from = (table: string): string => `from ${table} as links left join people.persons on persons.id = links."by"`;

const text = (timeMs: number | null): string | null => (timeMs === null ? null : new Date(timeMs).toISOString());

export const presentEntryLink = (row: EntryLinkRow): EntryLink => ({
  id: row.id,
  delegation: row.delegation,
  by: row.userId === null ? null : { id: row.userId, username: row.username ?? '' },
  createdAt: text(row.createdAt)!,
  until: text(row.until)!,
  revokedAt: text(row.revokedAt),
  lastUsedAt: text(row.lastUsedAt),
  sentAt: text(row.sentAt),
  entries: row.sent ?? [],
});

/** All links that were not revoked, and revoked ones whose entries no organizer has reviewed. */
export async function listEntryLinks(client: Queries): Promise<EntryLinkRow[]> {
  const { rows } = await client.query<EntryLinkRow>(
    `select ${columns} ${from('"first-games".entry_links')} where revoked_at is null or sent is not null
     order by links.created_at desc, links.id`,
  );
  return rows;
}

/** @returns the link and its secret, which is stored only as a hash */
export async function makeEntryLink(
  client: pg.ClientBase,
  { delegation, until, by }: { delegation: string; until: number; by: string },
): Promise<{ link: EntryLinkRow; secret: string }> {
  const secret = randomBytes(24).toString('base64url');
  const id = randomUUID();
  await client.query(
    `insert into "first-games".entry_links (id, delegation, hash, "by", until) values ($1, $2, $3, $4, $5)`,
    [id, delegation, hashSecret(secret), by, new Date(until).toISOString()],
  );
  const { rows } = await client.query<EntryLinkRow>(
    `select ${columns} ${from('"first-games".entry_links')} where links.id = $1`,
    [id],
  );
  return { link: rows[0]!, secret };
}

/** @returns false if there is no such link, or it was revoked before */
export async function revokeEntryLink(client: pg.ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update "first-games".entry_links set revoked_at = now() where id = $1 and revoked_at is null`,
    [id],
  );
  return rowCount === 1;
}

/** Finds the link of a secret and records its use; undefined if the secret is unknown or revoked. */
export async function useEntryLink(client: Queries, secret: string): Promise<EntryLinkRow | undefined> {
  const { rows } = await client.query<EntryLinkRow>(
    `with used as (
       update "first-games".entry_links set last_used_at = now() where hash = $1 and revoked_at is null returning *)
     select ${columns} ${from('used')}`,
    [hashSecret(secret)],
  );
  return rows[0];
}

/**
 * Replaces what the link has sent, as long as it is valid.
 *
 * @returns the time, epoch milliseconds; undefined if the link has ended or was revoked meanwhile
 */
export async function storeSent(
  client: Queries,
  id: string,
  entries: readonly SentEntry[],
): Promise<number | undefined> {
  const { rows } = await client.query<{ sentAt: number }>(
    `update "first-games".entry_links set sent = $2, sent_at = clock_timestamp()
     where id = $1 and revoked_at is null and until > now() returning sent_at as "sentAt"`,
    [id, JSON.stringify(entries)],
  );
  return rows[0]?.sentAt;
}

/**
 * Deletes the sent entries that an organizer has reviewed.
 *
 * @param seen `sentAt` that was shown, epoch milliseconds
 * @returns the number of entries; undefined if there is nothing, or something newer was sent meanwhile
 */
export async function removeSent(client: pg.ClientBase, id: string, seen: number): Promise<number | undefined> {
  const { rows } = await client.query<{ count: number }>(
    `with before as (select id, sent from "first-games".entry_links
       where id = $1 and sent is not null and sent_at = $2 for update)
     update "first-games".entry_links as links set sent = null from before where links.id = before.id
     returning jsonb_array_length(before.sent) as count`,
    [id, new Date(seen).toISOString()],
  );
  return rows[0]?.count;
}
