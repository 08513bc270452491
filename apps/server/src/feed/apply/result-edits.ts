/** Organizers' corrections of results: stored decisions, and the lines that follow from them. */
import { correctResult, editedValue, hiddenValues } from '@podium/games';
import type { CorrectedField, CorrectableLine, ResultCorrection } from '@podium/games';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { prepared } from '../../database/prepared.ts';
import { summarizeLines } from '../two-sides.ts';
import type { CorrectedColumns, FedValues } from '../tables/results.ts';

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

/** A line as JSON, by SQL name; its `owner` is text, because a JavaScript number would be rounded. */
type StoredLine = CorrectedColumns & {
  owner: string;
  ref: string;
  competitor_id: string;
  competitor_type: string | null;
  organisation: string | null;
  name: string | null;
  side: string | null;
  from: { unit: string; result?: string } | null;
  fed: FedValues | null;
};

type Correctable = CorrectableLine & { stored: StoredLine };

/**
 * Writes the lines of units that follow from the source's last lines and the corrections. Called after each change of
 * either, so that the tables do not depend on the order of arrival.
 */
export async function correctUnits(
  client: pg.ClientBase,
  partition: number,
  units: readonly string[] | 'all',
): Promise<void> {
  if (units.length === 0) return;
  const { rows: edits } = await client.query<StoredEdit>(
    prepared(
      `select unit_id as unit, competitor_id as competitor, field, value, over, stamp, is_lasting as "isLasting",
         is_cleared as "isCleared" from sport.result_edits
       where partition = $1 and ($2::text[] is null or unit_id = any($2::text[]))`,
      [partition, units === 'all' ? null : units],
    ),
  );
  if (edits.length === 0) return;
  const editsOf = Map.groupBy(edits, ({ unit }) => unit);
  const { rows } = await client.query<{ line: StoredLine; stamp: string }>(
    `select to_jsonb(line) || jsonb_build_object('owner', line.owner::text) as line, stamp from sport.result_lines line
     join sport.result_sets using (partition, owner, level, ref)
     where partition = $1 and level = 'unit' and ref = any($2::text[]) order by owner, ref, sort`,
    [partition, [...editsOf.keys()]],
  );
  const lists = Map.groupBy(rows, ({ line: { owner, ref } }) => `${owner} ${ref}`);
  for (const list of lists.values()) {
    const lines = list.map(({ line }) => line);
    const corrections = editsOf.get(lines[0]!.ref)!.filter((edit) => isShown(edit, lines, list[0]!.stamp));
    const corrected = correctLines(lines, corrections);
    if (!isDeepStrictEqual(corrected, lines)) await writeLines(client, partition, corrected);
  }
}

interface StoredEdit extends ResultEdit {
  unit: string;
  stamp: string;
  isLasting: boolean;
  isCleared: boolean;
}

/** Whether a correction applies to lines of a message with this stamp. */
function isShown({ competitor, field, isCleared, ...edit }: StoredEdit, lines: readonly StoredLine[], stamp: string) {
  const line = lines.find(({ competitor_id: id }) => id === competitor);
  if (isCleared || !line) return false;
  const value = fedValue(line, field);
  return value === edit.value || editedValue({ value, stamp }, edit, (a, b) => a === b).isEdited;
}

const fedValue = ({ fed, ...shown }: StoredLine, field: CorrectedField): string | null =>
  fed && Object.hasOwn(fed, field) ? (fed[field] ?? null) : shown[field];

function correctLines(lines: readonly StoredLine[], corrections: readonly ResultCorrection[]): StoredLine[] {
  const source = lines
    .map((line) => toCorrectable({ ...line, ...line.fed, fed: null }))
    .toSorted((a, b) => a.sort - b.sort);
  const sourceOf = new Map(source.map((line) => [line.stored, line]));
  return correctResult(source, corrections)
    .toSorted((a, b) => a.sort - b.sort)
    .map((line) => {
      const hidden = hiddenValues(sourceOf.get(line.stored)!, line);
      return { ...line.stored, ...toColumns(line), fed: hidden ? toFed(hidden) : null };
    });
}

const toCorrectable = (stored: StoredLine): Correctable => ({
  competitor: stored.competitor_id,
  sort: stored.sort,
  rank: stored.rank,
  isRankEqual: stored.is_rank_equal,
  resultType: stored.result_type,
  result: stored.result,
  irm: stored.irm,
  diff: stored.diff,
  wlt: stored.wlt,
  stored,
});

const toColumns = ({
  isRankEqual,
  resultType,
  competitor: _competitor,
  stored: _stored,
  ...same
}: Correctable): CorrectedColumns => ({
  ...same,
  is_rank_equal: isRankEqual,
  result_type: resultType,
});

function toFed({ isRankEqual, resultType, ...same }: NonNullable<ReturnType<typeof hiddenValues>>): FedValues {
  return {
    ...same,
    ...(isRankEqual !== undefined && { is_rank_equal: isRankEqual }),
    ...(resultType !== undefined && { result_type: resultType }),
  };
}

/** Replaces the lines of one list, because their places are part of their key, and the summary of its schedule row. */
async function writeLines(client: pg.ClientBase, partition: number, lines: readonly StoredLine[]): Promise<void> {
  const { owner, ref } = lines[0]!;
  const list = [partition, owner, ref];
  await client.query(
    `delete from sport.result_lines where partition = $1 and owner = $2 and level = 'unit' and ref = $3`,
    list,
  );
  await client.query(
    'insert into sport.result_lines select * from jsonb_populate_recordset(null::sport.result_lines, $1::jsonb)',
    [JSON.stringify(lines)],
  );
  const summary = summarizeLines(
    lines.map((line) => ({ ...line, competitorId: line.competitor_id, competitorType: line.competitor_type })),
  );
  await client.query(
    `update sport.result_sets set summary = $4 where partition = $1 and owner = $2 and level = 'unit' and ref = $3`,
    [...list, JSON.stringify(summary)],
  );
}
