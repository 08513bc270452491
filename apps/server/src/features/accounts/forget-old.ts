import type pg from 'pg';

/** Deletes unconfirmed accounts, and expired sessions, links and counters. */
export async function forgetOld(client: pg.ClientBase): Promise<void> {
  await client.query(
    `delete from people.persons using accounts.particulars
     where particulars.user_id = persons.id and not persons.is_active
       and persons.created_at < now() - case when particulars.awaits_guardian then interval '14 days' else interval '7 days' end`,
  );
  await client.query('delete from accounts.sessions where expires_at < now()');
  await client.query('delete from accounts.tokens where expires_at < now()');
  await client.query('delete from accounts.verifications where expires_at < now()');
  await client.query("delete from accounts.used_codes where used_at < now() - interval '3 minutes'");
  await client.query('delete from people.limits where expire < extract(epoch from now()) * 1000');
}
