import type pg from 'pg';

/**
 * Locks a person's row until the end of the transaction, so that neither an erasure nor a change of their credentials
 * runs at the same time. Call it before locking any other row of theirs; otherwise two transactions can deadlock.
 *
 * @returns false if the account is gone
 */
export async function holdPerson(client: pg.ClientBase, personId: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from people.persons where id = $1 for no key update', [personId]);
  return rowCount === 1;
}
