import type { DeskPerson, ListedProgramItem, ProgramItem } from '@podium/contract';
import type pg from 'pg';
import type { SignedIn } from '../../access/actor.ts';
import { mayArrangeItem } from '../may-edit-unit.ts';

export interface ItemRow {
  id: string;
  item: ProgramItem;
  isRemoved: boolean;
  stamp: string;
  by: DeskPerson;
}

/** Items of the Games by start, removed ones included. @param id undefined: all */
export async function readItems(client: pg.Pool | pg.ClientBase, partition: number, id?: string): Promise<ItemRow[]> {
  const { rows } = await client.query<ItemRow>(
    `select items.id, item, is_removed as "isRemoved", stamp,
       case when persons.id is not null then jsonb_build_object('id', persons.id, 'username', persons.username) end as by
     from program_items.items left join people.persons on persons.id = items.by
     where partition = $1 and ($2::text is null or items.id = $2)
     order by (item ->> 'start')::timestamptz, items.id`,
    [partition, id ?? null],
  );
  return rows;
}

export const presentItem = (row: ItemRow, user: SignedIn): ListedProgramItem => ({
  ...row,
  mayEdit: mayArrangeItem(user, row.item),
});
