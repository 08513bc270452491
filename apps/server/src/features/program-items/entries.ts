/** Desk entries that add items to the schedule, change and remove them: each contains the whole item. */
import { programItem } from '@podium/contract';
import type { ProgramItem } from '@podium/contract';
import { disciplineKey, liveKeys, unitKey } from '@podium/contract/live-keys';
import { programItemType } from '@podium/games';
import type pg from 'pg';
import { z } from 'zod';
import { hideItem, showItem } from '../../feed/apply/added-items.ts';
import type { EntryType } from '../../feed/desk/entry-type.ts';

const decided = z.object({
  id: z.string().regex(/^P-[0-9a-f]{12}$/u),
  item: programItem,
  stamp: z.string().regex(/^\d{17}:9999999999:[0-9a-f]{8}$/u),
});
type Decided = z.output<typeof decided>;

const tables = ['program_items.items'];
const inTurn = true;

const add: EntryType<Decided> = {
  type: 'schedule.add',
  inTurn,
  data: decided,
  tables,
  apply: async (entry, client) => writeItem(entry, client, false),
};

const change: EntryType<Decided> = {
  type: 'schedule.change',
  inTurn,
  data: decided,
  tables,
  apply: async (entry, client) => writeItem(entry, client, false),
};

const remove: EntryType<Decided> = {
  type: 'schedule.remove',
  inTurn,
  data: decided,
  tables,
  apply: async (entry, client) => writeItem(entry, client, true),
};

async function writeItem(
  { data, partition, by }: { data: Decided; partition: number; by: string | null },
  client: pg.ClientBase,
  isRemoved: boolean,
): Promise<string[]> {
  const { id, item, stamp } = data;
  if (!(await isNewest(client, { ...data, partition, isRemoved, by }))) return [];
  if (isRemoved || item.audience !== 'everyone') await hideItem(client, id, { partition, stamp });
  else await showItem(client, { ...item, ...shownFields(item), id }, { partition, stamp });
  return [liveKeys.schedule, unitKey(id), ...(item.discipline === null ? [] : [disciplineKey(item.discipline)])];
}

const shownFields = ({ kind, note }: ProgramItem) => ({
  ...programItemType(kind),
  description: Object.keys(note).length > 0 ? note : null,
});

async function isNewest(
  client: pg.ClientBase,
  { partition, id, item, isRemoved, by, stamp }: Decided & { partition: number; isRemoved: boolean; by: string | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into program_items.items (partition, id, item, is_removed, by, stamp) values ($1, $2, $3, $4, $5, $6)
     on conflict (partition, id) do update set item = excluded.item, is_removed = excluded.is_removed, by = excluded.by,
       stamp = excluded.stamp where excluded.stamp > items.stamp`,
    [partition, id, JSON.stringify(item), isRemoved, by, stamp],
  );
  return rowCount === 1;
}

export const entryTypes = [add, change, remove] as EntryType[];
