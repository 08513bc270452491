import { gamesPlan } from '@podium/contract';
import type { FirstGamesAnswer } from '@podium/contract';
import type pg from 'pg';
import { ApiError } from '../../api-error.ts';

type Fields = FirstGamesAnswer['faults'];

/** The plan and its faults; an empty plan of version 0 if none was saved yet. */
export async function readPlan(
  client: pg.Pool | pg.ClientBase,
  lock: '' | 'for update' = '',
): Promise<FirstGamesAnswer> {
  const { rows } = await client.query<{
    plan: Record<string, unknown>;
    version: number;
    person: string | null;
    username: string | null;
    edited_at: number;
    published_version: number | null;
  }>(
    `select plan, version, persons.id as person, persons.username, edited_at, published_version
     from "first-games".plans left join people.persons on persons.id = plans.edited_by ${lock && 'for update of plans'}`,
  );
  const [row] = rows;
  if (!row)
    return { plan: {}, version: 0, editedBy: null, editedAt: null, publishedVersion: null, faults: findFaults({}) };
  return {
    plan: row.plan,
    version: row.version,
    editedBy: row.person === null ? null : { id: row.person, username: row.username ?? '' },
    editedAt: new Date(row.edited_at).toISOString(),
    publishedVersion: row.published_version,
    faults: findFaults(row.plan),
  };
}

/** @throws ApiError 409 with the person who changed the plan meanwhile */
export async function savePlan(
  client: pg.Pool,
  { plan, version, by }: { plan: Record<string, unknown>; version: number; by: string },
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into "first-games".plans (id, plan, version, edited_by, edited_at)
     select 1, $1, 1, $3, now() where $2 = 0 or exists (select from "first-games".plans)
     on conflict (id) do update set plan = excluded.plan, version = plans.version + 1, edited_by = excluded.edited_by,
       edited_at = now() where plans.version = $2`,
    [JSON.stringify(plan), version, by],
  );
  if (rowCount === 0) await rejectVersion(client);
}

/** @throws ApiError 409 */
export async function rejectVersion(client: pg.Pool | pg.ClientBase): Promise<never> {
  const { editedBy } = await readPlan(client);
  throw new ApiError('conflict', 'The plan was changed by someone else.', {
    fields: [{ field: 'version', message: editedBy?.username ?? 'unknown' }],
  });
}

function findFaults(plan: Record<string, unknown>): Fields {
  const checked = gamesPlan.safeParse(plan);
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
}
