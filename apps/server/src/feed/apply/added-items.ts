import type { ScheduleItemType, Texts } from '@podium/games';
import type pg from 'pg';

/** An item that an organizer added, as the schedule shows it. */
export interface AddedItem {
  id: string;
  type: ScheduleItemType;
  tags: readonly string[];
  name: Texts;
  description: Texts | null;
  /** Instants as ISO text. */
  start: string;
  end: string | null;
  venue: string | null;
  location: string | null;
  /** Name of a place that is no venue of the Games. */
  place: string | null;
  discipline: string | null;
}

/** Neither a message of the feed nor an import has this scope, so neither removes these rows. */
const scope = 'desk';

/** Writes the schedule's row of an added item; a newer row stays. */
export async function showItem(
  client: pg.ClientBase,
  item: AddedItem,
  { partition, stamp }: { partition: number; stamp: string },
): Promise<void> {
  await writeRow(client, partition, {
    ...emptyRow(item.id, stamp),
    type: item.type,
    tags: item.tags,
    name: item.name,
    description: item.description,
    schedule_status: 'SCHEDULED',
    start_at: item.start,
    end_at: item.end,
    venue_id: item.venue,
    location_id: item.location,
    venue_name: item.place,
    discipline_code: item.discipline,
  });
}

/**
 * Hides an added item. The row stays without its texts: it also hides the item of a folder that was exported before
 * and imported again.
 */
export async function hideItem(
  client: pg.ClientBase,
  id: string,
  { partition, stamp }: { partition: number; stamp: string },
): Promise<void> {
  await writeRow(client, partition, { ...emptyRow(id, stamp), is_hidden: true });
}

const emptyRow = (id: string, stamp: string) => ({
  id,
  stamp,
  code: id,
  type: 'others',
  is_hidden: false,
  name: null as Texts | null,
  description: null as Texts | null,
  schedule_status: null as string | null,
  start_at: null as string | null,
  end_at: null as string | null,
  venue_id: null as string | null,
  location_id: null as string | null,
  venue_name: null as string | null,
  discipline_code: null as string | null,
  tags: [] as readonly string[],
});

const columns = Object.keys(emptyRow('', '')).filter((column) => column !== 'id');

async function writeRow(client: pg.ClientBase, partition: number, row: ReturnType<typeof emptyRow>): Promise<void> {
  await client.query(
    `insert into sport.schedule_units (partition, scope, source, id, ${columns.join(', ')},
       is_opaque, is_preliminary, is_start_hidden, is_end_hidden, medal, starts)
     select $1, '${scope}', 1, id, ${columns.join(', ')}, true, false, false, false, 'none', '[]'
     from jsonb_to_record($2::jsonb) as row (id text, stamp text, code text, type text, is_hidden boolean, name jsonb,
       description jsonb, schedule_status text, start_at timestamptz, end_at timestamptz, venue_id text, location_id text,
       venue_name text, discipline_code text, tags text[])
     on conflict (partition, scope, id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
     where excluded.stamp > schedule_units.stamp`,
    [partition, JSON.stringify(row)],
  );
}
