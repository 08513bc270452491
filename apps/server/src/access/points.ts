import type pg from 'pg';

export interface Credit {
  personId: string;
  /** Source of the points: `trivia`, `qr`. */
  kind: string;
  /** Id within the source. Counted once per person, even if it is reported several times. */
  sourceId: string;
  delta: number;
}

/**
 * Adds an entry to the ledger and to the person's points, atomically.
 *
 * @returns false if this entry was already counted or the person no longer exists
 */
export async function credit(client: pg.ClientBase, { personId, kind, sourceId, delta }: Credit): Promise<boolean> {
  const { rowCount } = await client.query(
    `with person as (
       select id from people.persons where id = $1 for no key update
     ), line as (
       insert into people.points_entries (person_id, kind, source_id, delta)
       select id, $2, $3, $4 from person
       on conflict (person_id, kind, source_id) do nothing returning person_id, delta
     )
     update people.persons set points = points + line.delta from line where persons.id = line.person_id`,
    [personId, kind, sourceId, delta],
  );
  return rowCount === 1;
}

/** Ids of people whose points differ from the sum of their ledger entries; empty unless there is a defect. */
export async function unbalanced(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select persons.id from people.persons
     left join people.points_entries on points_entries.person_id = persons.id
     group by persons.id, persons.points having persons.points <> coalesce(sum(points_entries.delta), 0)`,
  );
  return rows.map(({ id }) => id);
}

/** Number of such accounts without their ids, as one element each, for the public health answer. */
export async function unbalancedAccounts(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  return (await unbalanced(client)).map(() => 'account');
}
