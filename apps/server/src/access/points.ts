import type pg from 'pg';

export interface Credit {
  personId: string;
  /** What it is for: `trivia`, `qr`. */
  kind: string;
  /** Which one of these: counted once per person, however often it is reported. */
  sourceId: string;
  delta: number;
}

/**
 * Writes a line into the ledger and adds it to the person's points, both or neither.
 *
 * @returns false where this was counted before, or the person is gone
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

/** Ids of people whose points are not the sum of their lines; empty unless something is broken. */
export async function unbalanced(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select persons.id from people.persons
     left join people.points_entries on points_entries.person_id = persons.id
     group by persons.id, persons.points having persons.points <> coalesce(sum(points_entries.delta), 0)`,
  );
  return rows.map(({ id }) => id);
}

/** The same without ids, for the public health answer: it reports how many accounts, never whose. */
export async function unbalancedAccounts(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  return (await unbalanced(client)).map(() => 'account');
}
