/** The lines of results that follow from what the feed sends, what was entered by hand, and organizers' corrections. */
import {
  correctParts,
  correctResult,
  editedValue,
  enteredCorrections,
  factValue,
  hiddenParts,
  hiddenValues,
  isFactField,
  isPartField,
  partValue,
} from '@podium/games';
import type { CorrectedField, CorrectableLine, EnteredSide, ResultCorrection } from '@podium/games';
import type { Detail } from '@podium/odf';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { prepared } from '../../database/prepared.ts';
import { summarizeLines } from '../two-sides.ts';
import { setSources } from '../tables/results.ts';
import type { CorrectedColumns, FedValues, PeriodRow } from '../tables/results.ts';

/** A line as JSON, by SQL name; its `owner` is text, because a JavaScript number would be rounded. */
type StoredLine = CorrectedColumns & {
  owner: string;
  ref: string;
  competitor_id: string;
  competitor_type: string | null;
  organisation: string | null;
  name: string | null;
  side: EnteredSide | null;
  details: Detail[];
  from: { unit: string; result?: string } | null;
  fed: FedValues | null;
};

type Correctable = Omit<CorrectableLine, 'details'> & {
  details: readonly Detail[];
  side: EnteredSide | null;
  stored: StoredLine;
};

/** The feed's values of one list. */
interface Source {
  lines: Correctable[];
  periods: PeriodRow[];
}

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
  const { rows: entered } = await client.query<{ ref: string }>(
    prepared(
      `select distinct ref from sport.result_sets where partition = $1 and level = 'unit' and source = $3 and status = 'OFFICIAL'
         and ($2::text[] is null or ref = any($2::text[]))`,
      [partition, units === 'all' ? null : units, setSources.desk],
    ),
  );
  if (edits.length === 0 && entered.length === 0) return;
  const editsOf = Map.groupBy(edits, ({ unit }) => unit);
  const { rows } = await client.query<StoredRow>(
    `select to_jsonb(line) || jsonb_build_object('owner', line.owner::text) as line, source, status, stamp, periods
     from sport.result_lines line
     join sport.result_sets using (partition, owner, level, ref)
     where partition = $1 and level = 'unit' and ref = any($2::text[]) order by owner, ref, sort`,
    [partition, [...new Set([...editsOf.keys(), ...entered.map(({ ref }) => ref)])]],
  );
  for (const ofUnit of Map.groupBy(rows, ({ line }) => line.ref).values()) {
    const lists = [...Map.groupBy(ofUnit, ({ line }) => line.owner).values()].map(toList);
    // Results entered by hand are changed by steps, not corrected.
    const byHand = lists.find(({ source, status }) => source === setSources.desk && status === 'OFFICIAL');
    for (const list of lists.filter(({ source }) => source !== setSources.desk)) {
      const corrected = correctList(list, editsOf.get(list.lines[0]!.ref) ?? [], byHand);
      if (!isDeepStrictEqual(corrected, { lines: list.lines, periods: list.periods }))
        await writeLines(client, partition, corrected);
    }
  }
}

interface StoredRow {
  line: StoredLine;
  source: number;
  status: string | null;
  stamp: string;
  periods: PeriodRow[];
}

type StoredList = Omit<StoredRow, 'line'> & { lines: StoredLine[] };

function toList(rows: readonly StoredRow[]): StoredList {
  const { line: _line, ...head } = rows[0]!;
  return { ...head, lines: rows.map(({ line }) => line) };
}

function correctList(
  { lines, periods, stamp, source: from }: StoredList,
  edits: readonly StoredEdit[],
  byHand: StoredList | undefined,
): Corrected {
  const source = toSource(lines, periods);
  const isNewer = (edit: StoredEdit): boolean => !byHand || edit.stamp > byHand.stamp;
  const corrections = edits.filter((edit) => isShown(edit, source, stamp));
  if (!byHand || from !== setSources.feed) return correctLines(source, corrections);
  // A later decision about the same value, a released one included, replaces the one by hand.
  const isOf = (a: Pick<ResultCorrection, 'competitor' | 'field'>, b: typeof a): boolean =>
    a.competitor === b.competitor && a.field === b.field;
  const entered = enteredCorrections(source, toSource(byHand.lines, byHand.periods)).filter(
    (correction) => !edits.some((edit) => isOf(edit, correction) && isNewer(edit)),
  );
  const others = corrections.filter((correction) => !entered.some((one) => isOf(one, correction)));
  return correctLines(source, [...others, ...entered], { stamp: byHand.stamp, entered });
}

interface StoredEdit extends ResultCorrection {
  over: string | null;
  unit: string;
  stamp: string;
  isLasting: boolean;
  isCleared: boolean;
}

/** Returns whether a correction applies to lines of a message with this stamp. */
function isShown({ competitor, field, isCleared, ...edit }: StoredEdit, source: Source, stamp: string): boolean {
  const line = source.lines.find((one) => one.competitor === competitor);
  const value = line && !isCleared ? fedValue(line, source.periods, field) : undefined;
  if (value === undefined) return false;
  return value === edit.value || editedValue({ value, stamp }, edit, (a, b) => a === b).isEdited;
}

/** Undefined if the feed sends no such detail or part, so that there is nothing to correct. */
function fedValue(line: Correctable, periods: readonly PeriodRow[], field: CorrectedField): string | null | undefined {
  if (isFactField(field)) return factValue(line.details, field);
  return isPartField(field) ? partValue(periods, line, field) : line[field];
}

/** The lines as the feed sent them: the stored ones, with the values that earlier corrections hide. */
function toSource(stored: readonly StoredLine[], periods: PeriodRow[]): Source {
  const lines = stored.map(toCorrectable).toSorted((a, b) => a.sort - b.sort);
  const isMatch = lines.length === 2;
  return {
    lines: lines.map((line, index) => ({
      ...line,
      side: line.side ?? (isMatch ? (index === 0 ? 'home' : 'away') : null),
    })),
    periods: stored.find(({ fed }) => fed?.periods)?.fed?.periods ?? periods,
  };
}

/** @param byHand the corrections that follow from the result by hand */
function correctLines(
  { lines, periods }: Source,
  corrections: readonly ResultCorrection[],
  byHand?: { stamp: string; entered: readonly ResultCorrection[] },
): Corrected {
  const sourceOf = new Map(lines.map((line) => [line.stored, line]));
  const shownPeriods = correctParts(periods, lines, corrections);
  const shown = correctResult(lines, corrections)
    .toSorted((a, b) => a.sort - b.sort)
    .map((line) => {
      const hidden = hiddenValues(sourceOf.get(line.stored)!, line);
      const parts = hiddenParts(periods, shownPeriods, line);
      const hasParts = Object.keys(parts).length > 0;
      const fed: FedValues | null =
        hidden || hasParts ? { ...toFed(hidden ?? {}), ...parts, ...(hasParts && { periods }) } : null;
      const fields = byHand?.entered
        .filter(({ competitor, field }) => competitor === line.competitor && fed && Object.hasOwn(fed, field))
        .map(({ field }) => field)
        .sort();
      if (fed && byHand && fields!.length > 0) fed.entered = { stamp: byHand.stamp, fields: fields! };
      return { ...line.stored, ...toColumns(line), fed };
    });
  return { lines: shown, periods: shownPeriods };
}

interface Corrected {
  lines: StoredLine[];
  periods: PeriodRow[];
}

function toCorrectable(stored: StoredLine): Correctable {
  const columns = { ...stored, ...stored.fed };
  return {
    competitor: stored.competitor_id,
    sort: columns.sort,
    rank: columns.rank,
    isRankEqual: columns.is_rank_equal,
    resultType: columns.result_type,
    result: columns.result,
    irm: columns.irm,
    diff: columns.diff,
    wlt: columns.wlt,
    details: columns.details,
    side: stored.side,
    stored,
  };
}

const toColumns = ({
  isRankEqual,
  resultType,
  competitor: _competitor,
  side: _side,
  stored: _stored,
  details,
  ...same
}: Correctable): CorrectedColumns & Pick<StoredLine, 'details'> => ({
  ...same,
  details: [...details],
  is_rank_equal: isRankEqual,
  result_type: resultType,
});

function toFed({
  isRankEqual,
  resultType,
  details,
  ...same
}: NonNullable<ReturnType<typeof hiddenValues<Correctable>>>): FedValues {
  return {
    ...same,
    ...(details && { details: [...details] }),
    ...(isRankEqual !== undefined && { is_rank_equal: isRankEqual }),
    ...(resultType !== undefined && { result_type: resultType }),
  };
}

/**
 * Replaces the lines of one list, because their places are part of their key, and in its head the scores of parts and
 * the summary for the schedule.
 */
async function writeLines(client: pg.ClientBase, partition: number, { lines, periods }: Corrected): Promise<void> {
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
    `update sport.result_sets set summary = $4, periods = $5
     where partition = $1 and owner = $2 and level = 'unit' and ref = $3`,
    [...list, JSON.stringify(summary), JSON.stringify(periods)],
  );
}
