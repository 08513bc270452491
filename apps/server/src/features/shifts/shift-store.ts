/** Shifts with their links and volunteers. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DeskPerson, Shift, VolunteerState } from '@podium/contract';
import type pg from 'pg';

type Client = pg.Pool | pg.ClientBase;

export interface ShiftRow {
  id: string;
  shift: Shift;
  isRemoved: boolean;
  stamp: string;
  by: DeskPerson;
  hasLink: boolean;
}

export interface VolunteerRow {
  shift: string;
  id: string;
  name: string;
  state: VolunteerState;
  at: number;
}

/** Links are valid this long after the end of their shift, by the clock of the Games (ms). */
const graceMs = 6 * 3_600_000;
/** Names are kept this long after the end of their shift, by the clock of the Games (ms). */
const retentionMs = 7 * 86_400_000;

export const linkEnd = ({ end }: Pick<Shift, 'end'>): number => Date.parse(end) + graceMs;

/** Shifts of the Games by start, removed ones included. @param id undefined: all */
export async function readShifts(client: Client, partition: number, id?: string): Promise<ShiftRow[]> {
  const { rows } = await client.query<ShiftRow>(
    `select shifts.id, shift, is_removed as "isRemoved", stamp,
       exists (select from shifts.links where links.partition = shifts.partition and links.shift = shifts.id
         and revoked_at is null) as "hasLink",
       case when persons.id is not null then jsonb_build_object('id', persons.id, 'username', persons.username) end as by
     from shifts.shifts left join people.persons on persons.id = shifts.by
     where partition = $1 and ($2::text is null or shifts.id = $2)
     order by (shift ->> 'start')::timestamptz, shifts.id`,
    [partition, id ?? null],
  );
  return rows;
}

/** Volunteers of the shifts by name. */
export async function readVolunteers(
  client: Client,
  partition: number,
  shifts: readonly string[],
): Promise<VolunteerRow[]> {
  const { rows } = await client.query<VolunteerRow>(
    'select shift, id, name, state, at from shifts.volunteers where partition = $1 and shift = any($2) order by name, id',
    [partition, shifts],
  );
  return rows;
}

const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Makes the only valid link of a shift. @returns its secret */
export async function makeLink(
  client: pg.ClientBase,
  { partition, shift, by }: { partition: number; shift: string; by: string },
): Promise<string> {
  await revokeLink(client, partition, shift);
  const secret = randomBytes(24).toString('base64url');
  await client.query('insert into shifts.links (id, partition, shift, hash, "by") values ($1, $2, $3, $4, $5)', [
    randomUUID(),
    partition,
    shift,
    hashSecret(secret),
    by,
  ]);
  return secret;
}

/** @returns false if the shift has no valid link */
export async function revokeLink(client: pg.ClientBase, partition: number, shift: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'update shifts.links set revoked_at = now() where partition = $1 and shift = $2 and revoked_at is null',
    [partition, shift],
  );
  return rowCount !== 0;
}

/** @returns undefined if the secret is unknown or revoked */
export async function findLink(
  client: Client,
  partition: number,
  secret: string,
): Promise<{ id: string; shift: string; by: string | null } | undefined> {
  const { rows } = await client.query<{ id: string; shift: string; by: string | null }>(
    'select id, shift, "by" from shifts.links where partition = $1 and hash = $2 and revoked_at is null',
    [partition, hashSecret(secret)],
  );
  return rows[0];
}

/** States of those who take a place of the shift. */
export const takesPlace = ['coming', 'here', 'swap'] as const;

/**
 * Stores what a volunteer has answered. One who comes to a full shift takes the place that was offered first.
 *
 * @param needed people needed: one more who is coming is refused
 * @returns false if the shift is full
 */
export async function storeAnswer(
  client: pg.ClientBase,
  { partition, needed, ...row }: VolunteerRow & { partition: number; needed: number },
): Promise<boolean> {
  // Serializes the answers of a shift, because concurrent counts would not see each other.
  await client.query('select 1 from shifts.shifts where partition = $1 and id = $2 for no key update', [
    partition,
    row.shift,
  ]);
  if (row.state !== 'off') {
    const { rows } = await client.query<{ id: string; state: VolunteerState }>(
      `select id, state from shifts.volunteers
       where partition = $1 and shift = $2 and id <> $3 and state = any($4) order by at, id`,
      [partition, row.shift, row.id, takesPlace],
    );
    const offered = rows.find(({ state }) => state === 'swap');
    if (rows.length >= needed && !offered) return false;
    if (rows.length >= needed)
      await client.query(
        `update shifts.volunteers set state = 'replaced' where partition = $1 and shift = $2 and id = $3`,
        [partition, row.shift, offered!.id],
      );
  }
  await client.query(
    `insert into shifts.volunteers (partition, shift, id, name, state, at)
     values ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000))
     on conflict (partition, shift, id) do update set name = excluded.name, state = excluded.state, at = excluded.at`,
    [partition, row.shift, row.id, row.name, row.state, row.at],
  );
  return true;
}

/** @returns false if the shift has no such volunteer */
export async function removeVolunteer(
  client: pg.ClientBase,
  partition: number,
  { shift, id }: Pick<VolunteerRow, 'shift' | 'id'>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from shifts.volunteers where partition = $1 and shift = $2 and id = $3',
    [partition, shift, id],
  );
  return rowCount === 1;
}

/** Deletes the names and links of removed shifts, and of those that ended long ago. */
export async function forgetVolunteers(client: pg.ClientBase, partition: number, now: number): Promise<void> {
  for (const table of ['volunteers', 'links'])
    await client.query(
      `delete from shifts.${table} using shifts.shifts
       where ${table}.partition = $1 and shifts.partition = ${table}.partition and shifts.id = ${table}.shift
         and (is_removed or (shifts.shift ->> 'end')::timestamptz < to_timestamp($2::double precision / 1000))`,
      [partition, now - retentionMs],
    );
}
