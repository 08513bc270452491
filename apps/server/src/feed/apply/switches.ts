import type { StateName } from '@podium/contract';
import type pg from 'pg';

interface Decided {
  partition: number;
  /** Instant by the clock of the Games. */
  at: string;
  by: string | null;
  reason?: string;
}

/**
 * Turns a switch on or off. Decisions are applied in journal order.
 *
 * @returns false if the switch was already in this state
 */
export async function setSwitch(
  client: pg.ClientBase,
  { name, isOn }: { name: StateName; isOn: boolean },
  { partition, at, by, reason }: Decided,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into sport.switches (partition, name, is_on, changed_at, by, reason) values ($1, $2, $3, $4, $5, $6)
     on conflict (partition, name) do update set is_on = excluded.is_on, changed_at = excluded.changed_at,
       by = excluded.by, reason = excluded.reason where switches.is_on <> excluded.is_on`,
    [partition, name, isOn, at, by, reason ?? null],
  );
  if (rowCount === 0) return false;
  if (name === 'medalsFrozen') await keepMedals(client, partition, isOn);
  return true;
}

/** Copies the current medals, from which documents are built while medals are frozen. */
async function keepMedals(client: pg.ClientBase, partition: number, isFrozen: boolean): Promise<void> {
  await client.query('delete from sport.frozen_awards where partition = $1', [partition]);
  await client.query('delete from sport.frozen_medal_lists where partition = $1', [partition]);
  if (!isFrozen) return;
  await client.query(
    `insert into sport.frozen_awards (${awardColumns}) select ${awardColumns} from sport.awards where partition = $1`,
    [partition],
  );
  await client.query(
    `insert into sport.frozen_medal_lists (partition, owner, ref, version, stamp, notes, note_languages, lines, head_version, head_stamp)
     select versions.partition, versions.owner, ref, versions.version, versions.stamp, notes, note_languages, lines, heads.version, heads.stamp
     from sport.official_versions as versions
     join feed.heads on heads.partition = versions.partition and heads.owner = versions.owner
     where versions.partition = $1 and kind = 'medallists'`,
    [partition],
  );
}

const awardColumns = `partition, owner, source, event_id, discipline_code, medal, age_group, sort, "order", competitor_id, competitor_type,
  organisation, name, unit_id, day, is_not_awarded, status, stamp, members, notes`;
