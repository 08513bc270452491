import type pg from 'pg';
import type { Announced } from './decide.ts';

export type AnnouncedKind = 'unit' | 'event' | 'start' | 'bulletin' | 'notice';

/** State of some subjects as last announced to devices, by id. */
export async function readAnnounced<State extends Announced>(
  client: pg.ClientBase,
  partition: number,
  kind: AnnouncedKind,
  ids: readonly string[],
): Promise<Map<string, State>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<{ subject: string; state: State }>(
    'select subject, state from push.told where partition = $1 and subject = any($2::text[])',
    [partition, ids.map((id) => `${kind}:${id}`)],
  );
  return new Map(rows.map(({ subject, state }) => [subject.slice(kind.length + 1), state]));
}

/** Whether anything was announced in these Games, or a baseline was taken. */
export async function hasAnnounced(client: pg.ClientBase, partition: number): Promise<boolean> {
  const { rowCount } = await client.query('select from push.told where partition = $1 limit 1', [partition]);
  return rowCount === 1;
}

export async function storeAnnounced(
  client: pg.ClientBase,
  partition: number,
  kind: AnnouncedKind,
  states: ReadonlyMap<string, Announced>,
): Promise<void> {
  if (states.size === 0) return;
  await client.query(
    `insert into push.told (partition, subject, state)
     select $1::smallint, subject, state from unnest($2::text[], $3::jsonb[]) as given(subject, state)
     on conflict (partition, subject) do update set state = excluded.state`,
    [
      partition,
      [...states.keys()].map((id) => `${kind}:${id}`),
      [...states.values()].map((state) => JSON.stringify(state)),
    ],
  );
}
