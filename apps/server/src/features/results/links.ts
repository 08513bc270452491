/**
 * Links for scorers without an account. Each is valid for one contest, or for the contests of a court, and for some
 * hours, unless revoked.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { courtPrefix } from '@podium/contract';
import type { ScorerLink } from '@podium/contract';
import type pg from 'pg';

export interface LinkRow {
  id: string;
  label: string;
  /** Null for a link of a court. */
  unit: string | null;
  venue: string | null;
  location: string | null;
  day: string | null;
  discipline: string | null;
  userId: string | null;
  username: string | null;
  createdAt: number;
  expiresAt: number;
  revokedAt: number | null;
  lastUsedAt: number | null;
}

const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const columns = `links.id, links.label, links.unit, links.venue, links.location, links.day, links.discipline, persons.id as "userId", persons.username,
  links.created_at as "createdAt", links.expires_at as "expiresAt", links.revoked_at as "revokedAt", links.last_used_at as "lastUsedAt"`;
const fromClause = 'from results.links left join people.persons on persons.id = links."by"';

const text = (timeMs: number): string => new Date(timeMs).toISOString();
export const presentLink = (row: LinkRow): ScorerLink => ({
  id: row.id,
  label: row.label,
  by: row.userId === null ? null : { id: row.userId, username: row.username ?? '' },
  createdAt: text(row.createdAt),
  expiresAt: text(row.expiresAt),
  revokedAt: row.revokedAt === null ? null : text(row.revokedAt),
  lastUsedAt: row.lastUsedAt === null ? null : text(row.lastUsedAt),
});

export async function listLinks(pool: pg.Pool, partition: number, unit: string): Promise<LinkRow[]> {
  const { rows } = await pool.query<LinkRow>(
    `select ${columns} ${fromClause} where links.partition = $1 and links.unit = $2 order by links.created_at desc`,
    [partition, unit],
  );
  return rows;
}

/** Links of all contests that have neither ended nor been revoked; the next to end comes first. */
export async function listValidLinks(pool: pg.Pool, partition: number): Promise<LinkRow[]> {
  const { rows } = await pool.query<LinkRow>(
    `select ${columns} ${fromClause} where links.partition = $1 and revoked_at is null and expires_at > now()
     order by links.expires_at, links.id`,
    [partition],
  );
  return rows;
}

/** @returns the link and its secret, which is stored only as a hash */
export async function makeLink(
  client: pg.ClientBase,
  { partition, unit, label, hours, by }: { partition: number; unit: string; label: string; hours: number; by: string },
): Promise<{ link: LinkRow; secret: string }> {
  const secret = randomBytes(24).toString('base64url');
  const id = randomUUID();
  await client.query(
    `insert into results.links (id, partition, unit, label, hash, "by", expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(hours => $7))`,
    [id, partition, unit, label, hashSecret(secret), by, hours],
  );
  return { link: await readLink(client, id), secret };
}

export type Court = Pick<LinkRow, 'venue' | 'location' | 'day' | 'discipline'>;

/** @returns the link and its secret; the prefix of the secret identifies the kind of link */
export async function makeCourtLink(
  client: pg.ClientBase,
  { venue, location, day, discipline }: Court,
  { partition, label, validMs, by }: { partition: number; label: string; validMs: number; by: string },
): Promise<{ link: LinkRow; secret: string }> {
  const secret = courtPrefix + randomBytes(24).toString('base64url');
  const id = randomUUID();
  await client.query(
    `insert into results.links (id, partition, venue, location, day, discipline, label, hash, "by", expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 ms')`,
    [id, partition, venue, location, day, discipline, label, hashSecret(secret), by, validMs],
  );
  return { link: await readLink(client, id), secret };
}

async function readLink(client: pg.ClientBase, id: string): Promise<LinkRow> {
  const { rows } = await client.query<LinkRow>(`select ${columns} ${fromClause} where links.id = $1`, [id]);
  return rows[0]!;
}

/** @returns undefined if there is no such link of a court, or it is no longer valid */
export async function findCourtLink(
  client: pg.ClientBase,
  partition: number,
  id: string,
): Promise<LinkRow | undefined> {
  const { rows } = await client.query<LinkRow>(
    `select ${columns} ${fromClause} where links.id = $1 and links.partition = $2 and links.unit is null and revoked_at is null`,
    [id, partition],
  );
  return rows[0];
}

/** @returns false if the contest has no such link, or the link is no longer valid */
export async function revokeLink(
  client: pg.ClientBase,
  partition: number,
  unit: string | null,
  id: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update results.links set revoked_at = now() where id = $1 and partition = $2 and unit is not distinct from $3 and revoked_at is null`,
    [id, partition, unit],
  );
  return rowCount === 1;
}

/**
 * Finds the link of a secret and records its use; undefined if the secret is unknown, revoked or expired. Whether its
 * maker may still edit the contest is another question.
 */
export async function useLink(pool: pg.Pool, partition: number, secret: string): Promise<LinkRow | undefined> {
  const { rows } = await pool.query<LinkRow>(
    `with used as (
       update results.links set last_used_at = now()
       where hash = $1 and partition = $2 and revoked_at is null and expires_at > now() returning *)
     select ${columns} ${fromClause.replace('results.links', 'used as links')}`,
    [hashSecret(secret), partition],
  );
  return rows[0];
}
