import type { DeskPerson, ListedProgramItem, ProgramItem } from '@podium/contract';
import { newClashes } from '@podium/games';
import type { PlannedUnit } from '@podium/games';
import type pg from 'pg';
import type { SignedIn } from '../../access/actor.ts';
import type { Presenter } from '../../read-model/program/presenter.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import { instantText } from '../instant-text.ts';
import { contestName } from '../../read-model/program/contest-name.ts';
import { isContest } from '../contest-types.ts';
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

const maxClashes = 10;

export const presentItem = (
  row: ItemRow,
  { games, presenter, user }: { games: Program; presenter: Presenter; user: SignedIn },
): ListedProgramItem => ({
  ...row,
  mayEdit: mayArrangeItem(user, row.item),
  clashes: contestsBeside(row, games)
    .slice(0, maxClashes)
    .map((unit) => ({
      unit: { id: unit.id, name: contestName(presenter, unit) },
      start: instantText(unit.startAt!),
    })),
});

/** Contests on the court of an item that take place at its time. */
function contestsBeside({ id, item, isRemoved }: ItemRow, { units }: Program): UnitInfo[] {
  const { start, end, location } = item;
  if (location === null || isRemoved) return [];
  const plannedTimes = ({ id, startAt, endAt }: Pick<PlannedUnit, 'id' | 'startAt' | 'endAt'>): PlannedUnit => ({
    id,
    startAt,
    endAt,
    locationId: location,
    people: [],
  });
  const contests = [...units.values()].filter(
    (unit) =>
      isContest(unit) &&
      unit.locationId === location &&
      unit.startAt !== undefined &&
      unit.scheduleStatus !== 'CANCELLED',
  );
  const own = plannedTimes({ id, startAt: Date.parse(start), ...(end !== null && { endAt: Date.parse(end) }) });
  const found = new Set(
    newClashes(
      contests.map((unit) => plannedTimes({ id: unit.id, startAt: unit.startAt!, endAt: unit.endAt })),
      [own],
    ).map(({ other }) => other),
  );
  return contests.filter((unit) => found.has(unit.id)).toSorted((a, b) => a.startAt! - b.startAt!);
}
