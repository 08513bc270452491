/** Desk entries that add shifts of volunteers, change and remove them: each contains the whole shift. */
import { shift } from '@podium/contract';
import type pg from 'pg';
import { z } from 'zod';
import type { EntryType } from '../../feed/desk/entry-type.ts';

const decided = z.object({
  id: z.string().regex(/^S-[0-9a-f]{12}$/u),
  shift,
  stamp: z.string().regex(/^\d{17}:9999999999:[0-9a-f]{8}$/u),
});
type Decided = z.output<typeof decided>;

const tables = ['shifts.shifts'];
const inTurn = true;

const add: EntryType<Decided> = {
  type: 'shift.add',
  inTurn,
  data: decided,
  tables,
  apply: async (entry, client) => writeShift(entry, client, false),
};

const change: EntryType<Decided> = {
  type: 'shift.change',
  inTurn,
  data: decided,
  tables,
  apply: async (entry, client) => writeShift(entry, client, false),
};

const remove: EntryType<Decided> = {
  type: 'shift.remove',
  inTurn,
  data: decided,
  tables,
  apply: async (entry, client) => writeShift(entry, client, true),
};

/** @returns no live keys: nothing public shows a shift */
async function writeShift(
  { data, partition, by }: { data: Decided; partition: number; by: string | null },
  client: pg.ClientBase,
  isRemoved: boolean,
): Promise<string[]> {
  await client.query(
    `insert into shifts.shifts (partition, id, shift, is_removed, by, stamp) values ($1, $2, $3, $4, $5, $6)
     on conflict (partition, id) do update set shift = excluded.shift, is_removed = excluded.is_removed,
       by = excluded.by, stamp = excluded.stamp where excluded.stamp > shifts.stamp`,
    [partition, data.id, JSON.stringify(data.shift), isRemoved, by, data.stamp],
  );
  return [];
}

export const entryTypes = [add, change, remove] as EntryType[];
