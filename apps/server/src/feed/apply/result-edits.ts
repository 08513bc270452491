/** Organizers' corrections of results, as stored decisions. */
import type { CorrectedField, ResultCorrection } from '@podium/games';
import type pg from 'pg';
import { correctUnits } from './correct-units.ts';

interface Decided {
  partition: number;
  unit: string;
  stamp: string;
  by: string | null;
  reason?: string;
  /** Language of the reason. */
  language?: string;
}

interface ResultEdit extends ResultCorrection {
  over: string | null;
}

const columns =
  'partition, unit_id, competitor_id, field, value, over, is_lasting, is_cleared, by, reason, language, stamp';
const ifNewer = `on conflict (partition, unit_id, competitor_id, field) do update set value = excluded.value,
  over = excluded.over, is_lasting = excluded.is_lasting, is_cleared = excluded.is_cleared, by = excluded.by, reason = excluded.reason,
  language = excluded.language, stamp = excluded.stamp where excluded.stamp > result_edits.stamp`;

/** @returns false if newer decisions about all values exist */
export async function setResultEdits(
  client: pg.ClientBase,
  edits: readonly ResultEdit[],
  { partition, unit, stamp, by, reason, language, isLasting = true }: Decided & { isLasting?: boolean },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into sport.result_edits (${columns})
     select $1, $3, edit ->> 'competitor', edit ->> 'field', edit ->> 'value', edit ->> 'over', $8, false, $4, $5, $6, $7
     from jsonb_array_elements($2::jsonb) as edit ${ifNewer}`,
    [partition, JSON.stringify(edits), unit, by, reason ?? null, language ?? null, stamp, isLasting],
  );
  await correctUnits(client, partition, [unit]);
  return rowCount! > 0;
}

/** Shows the feed's values again. @returns false if newer decisions about all values exist */
export async function clearResultEdits(
  client: pg.ClientBase,
  fields: readonly { competitor: string; field: CorrectedField }[],
  { partition, unit, stamp, by, reason, language }: Decided,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into sport.result_edits (${columns})
     select $1, $3, edit ->> 'competitor', edit ->> 'field', null, null, true, true, $4, $5, $6, $7
     from jsonb_array_elements($2::jsonb) as edit ${ifNewer}`,
    [partition, JSON.stringify(fields), unit, by, reason ?? null, language ?? null, stamp],
  );
  await correctUnits(client, partition, [unit]);
  return rowCount! > 0;
}
