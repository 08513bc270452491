import type pg from 'pg';

/** State of some subjects of a topic as last announced to devices, by id. */
export async function readAnnounced<State extends object>(
  client: pg.ClientBase,
  partition: number,
  topic: string,
  ids: readonly string[],
): Promise<Map<string, State>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<{ subject: string; state: State }>(
    'select subject, state from push.told where partition = $1 and subject = any($2::text[])',
    [partition, ids.map((id) => `${topic}:${id}`)],
  );
  return new Map(rows.map(({ subject, state }) => [subject.slice(topic.length + 1), state]));
}

/** Returns whether anything was announced in these Games, or a baseline was taken. */
export async function hasAnnounced(client: pg.ClientBase, partition: number): Promise<boolean> {
  const { rowCount } = await client.query('select from push.told where partition = $1 limit 1', [partition]);
  return rowCount === 1;
}

export async function storeAnnounced(
  client: pg.ClientBase,
  partition: number,
  topic: string,
  states: ReadonlyMap<string, object>,
): Promise<void> {
  if (states.size === 0) return;
  await client.query(
    `insert into push.told (partition, subject, state)
     select $1::smallint, subject, state from unnest($2::text[], $3::jsonb[]) as given(subject, state)
     on conflict (partition, subject) do update set state = excluded.state`,
    [
      partition,
      [...states.keys()].map((id) => `${topic}:${id}`),
      [...states.values()].map((state) => JSON.stringify(state)),
    ],
  );
}
