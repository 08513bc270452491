import type { PublicationLevel } from '@podium/games';
import type pg from 'pg';
import type { EditedField, PersonName } from '../tables/edits.ts';

export interface UnitEdit {
  unit: string;
  field: EditedField;
  value: unknown;
  over: unknown;
}

interface Decided {
  partition: number;
  stamp: string;
  by: string | null;
  reason?: string;
  isLasting: boolean;
}

const columns = 'partition, unit_id, field, value, over, is_lasting, is_cleared, by, reason, stamp';
const ifNewer = `on conflict (partition, unit_id, field) do update set value = excluded.value, over = excluded.over,
  is_lasting = excluded.is_lasting, is_cleared = excluded.is_cleared, by = excluded.by, reason = excluded.reason,
  stamp = excluded.stamp where excluded.stamp > edits.stamp`;

/** @returns ids of units for which this is the newest decision */
export async function setEdits(
  client: pg.ClientBase,
  edits: readonly UnitEdit[],
  { partition, stamp, by, reason, isLasting }: Decided,
): Promise<string[]> {
  const { rows } = await client.query<{ unit: string }>(
    `insert into sport.edits (${columns})
     select $1, edit ->> 'unit', edit ->> 'field', edit -> 'value', edit -> 'over', $3, false, $4, $5, $6
     from jsonb_array_elements($2::jsonb) as edit ${ifNewer} returning unit_id as unit`,
    [partition, JSON.stringify(edits), isLasting, by, reason ?? null, stamp],
  );
  return [...new Set(rows.map(({ unit }) => unit))];
}

/** @returns ids of units for which this is the newest decision */
export async function clearEdits(
  client: pg.ClientBase,
  fields: readonly Pick<UnitEdit, 'unit' | 'field'>[],
  { partition, stamp, by, reason }: Omit<Decided, 'isLasting'>,
): Promise<string[]> {
  const { rows } = await client.query<{ unit: string }>(
    `insert into sport.edits (${columns})
     select $1, edit ->> 'unit', edit ->> 'field', 'null', 'null', false, true, $3, $4, $5
     from jsonb_array_elements($2::jsonb) as edit ${ifNewer} returning unit_id as unit`,
    [partition, JSON.stringify(fields), by, reason ?? null, stamp],
  );
  return [...new Set(rows.map(({ unit }) => unit))];
}

/**
 * @param name null removes the correction
 * @returns true if this is the newest decision about the person's name
 */
export async function setName(
  client: pg.ClientBase,
  { person, name, over }: { person: string; name: PersonName | null; over: PersonName },
  { partition, stamp, by, reason }: Omit<Decided, 'isLasting'>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into sport.names (partition, person_id, name, over, by, reason, stamp) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (partition, person_id) do update set name = excluded.name, over = excluded.over, by = excluded.by,
       reason = excluded.reason, stamp = excluded.stamp where excluded.stamp > names.stamp`,
    [partition, person, name && JSON.stringify(name), JSON.stringify(over), by, reason ?? null, stamp],
  );
  return rowCount === 1;
}

/** @returns true if this is the newest decision about the person */
export async function setLevel(
  client: pg.ClientBase,
  { person, level }: { person: string; level: PublicationLevel | null },
  { partition, stamp, by, reason }: Omit<Decided, 'isLasting'>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into sport.levels (partition, person_id, level, by, reason, stamp) values ($1, $2, $3, $4, $5, $6)
     on conflict (partition, person_id) do update set level = excluded.level, by = excluded.by, reason = excluded.reason,
       stamp = excluded.stamp where excluded.stamp > levels.stamp`,
    [partition, person, level, by, reason ?? null, stamp],
  );
  return rowCount === 1;
}
