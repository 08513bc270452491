/** Rights of accounts, which may have an end. */
import type { Grant } from '@podium/contract';
import type pg from 'pg';

/** SQL for the rights of a row of `people.persons` that have not ended, as JSON; `until` in epoch milliseconds. */
export const grantsOfPerson = `coalesce((select json_agg(json_build_object('role', role, 'scope', scope,
    'scopeId', nullif(scope_id, ''), 'until', floor(extract(epoch from ends_at) * 1000)) order by role, scope, scope_id)
  from people.grants left join accounts.grant_ends using (person_id, role, scope, scope_id)
  where person_id = persons.id and (ends_at is null or ends_at > now())), '[]')`;

/** A right as read from the database. */
export interface StoredGrant extends Grant {
  until: number | null;
}

export const plainGrant = ({ role, scope, scopeId }: Grant): Grant => ({ role, scope, scopeId });

const columns = (personId: string, { role, scope, scopeId }: Grant): unknown[] => [
  personId,
  role,
  scope,
  scopeId ?? '',
];

/**
 * Adds a right. A right that the account has already keeps the later end; one without an end stays without.
 *
 * @param until epoch milliseconds; null for no end
 */
export async function addGrant(
  client: pg.ClientBase,
  personId: string,
  grant: Grant,
  until: number | null,
): Promise<void> {
  const key = columns(personId, grant);
  // A right that has ended may not have been deleted yet.
  await client.query(
    `delete from people.grants using accounts.grant_ends ends
     where grants.person_id = $1 and grants.role = $2 and grants.scope = $3 and grants.scope_id = $4
       and (ends.person_id, ends.role, ends.scope, ends.scope_id) = (grants.person_id, grants.role, grants.scope, grants.scope_id)
       and ends.ends_at <= now()`,
    key,
  );
  const { rowCount } = await client.query(
    'insert into people.grants values ($1, $2, $3, $4) on conflict do nothing',
    key,
  );
  const isNew = rowCount === 1;
  if (until === null)
    await client.query(
      'delete from accounts.grant_ends where person_id = $1 and role = $2 and scope = $3 and scope_id = $4',
      key,
    );
  else if (isNew)
    await client.query('insert into accounts.grant_ends values ($1, $2, $3, $4, $5)', [...key, new Date(until)]);
  else
    await client.query(
      `update accounts.grant_ends set ends_at = greatest(ends_at, $5)
       where person_id = $1 and role = $2 and scope = $3 and scope_id = $4`,
      [...key, new Date(until)],
    );
}

/** Replaces all rights. Those that stay keep their ends. */
export async function setGrants(client: pg.ClientBase, personId: string, grants: readonly Grant[]): Promise<void> {
  const [roles, scopes, ids] = [
    grants.map(({ role }) => role),
    grants.map(({ scope }) => scope),
    grants.map(({ scopeId }) => scopeId ?? ''),
  ];
  await client.query(
    `delete from people.grants where person_id = $1 and (role, scope, scope_id) not in
       (select * from unnest($2::text[], $3::text[], $4::text[]))`,
    [personId, roles, scopes, ids],
  );
  for (const grant of grants)
    await client.query(
      'insert into people.grants values ($1, $2, $3, $4) on conflict do nothing',
      columns(personId, grant),
    );
}

/** Deletes rights that have ended, so that they are no longer listed. */
export async function deleteEndedGrants(client: pg.ClientBase): Promise<void> {
  await client.query(
    `delete from people.grants using accounts.grant_ends ends
     where (ends.person_id, ends.role, ends.scope, ends.scope_id) = (grants.person_id, grants.role, grants.scope, grants.scope_id)
       and ends.ends_at <= now()`,
  );
}
