import type pg from 'pg';
import { withTypes } from '../../feed/action-type.ts';
import { stampTime } from '../../feed/order.ts';
import type * as tables from '../../feed/sport-tables.ts';
import type { ActionPersonRow } from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';
import { readUnitBodies } from './body-rows.ts';
import type { UnitBodies, UnitPlace } from './body-rows.ts';

export type LineRow = TableRow<
  typeof tables.resultLines,
  | 'level'
  | 'ref'
  | 'sort'
  | 'competitor_id'
  | 'competitor_type'
  | 'organisation'
  | 'name'
  | 'bib'
  | 'start_order'
  | 'start_sort'
  | 'side'
  | 'rank'
  | 'is_rank_equal'
  | 'result_type'
  | 'result'
  | 'irm'
  | 'diff'
  | 'points'
  | 'qualification'
  | 'wlt'
  | 'is_unchecked'
  | 'photo_finish'
  | 'table'
  | 'records'
  | 'from'
  | 'members'
  | 'coaches'
  | 'opponents'
  | 'details'
  | 'fed'
> & { side: Side };

export type SetRow = TableRow<
  typeof tables.resultSets,
  | 'owner'
  | 'level'
  | 'ref'
  | 'kind'
  | 'discipline_code'
  | 'event_id'
  | 'phase_id'
  | 'status'
  | 'version'
  | 'stamp'
  | 'notes'
  | 'periods'
  | 'details'
  | 'officials'
  | 'names'
>;

type StoredActionRow = TableRow<
  typeof tables.actions,
  | 'owner'
  | 'id'
  | 'sort'
  | 'stream'
  | 'stamp'
  | 'order'
  | 'type'
  | 'code'
  | 'result'
  | 'add'
  | 'period'
  | 'clock'
  | 'side'
  | 'score_home'
  | 'score_away'
  | 'tally_home'
  | 'tally_away'
  | 'parent_id'
  | 'at'
  | 'text'
  | 'details'
  | 'attributes'
> & { side: Side; people: (Omit<ActionPersonRow, 'side'> & { side?: NonNullable<Side> })[] };
export type ActionRow = StoredActionRow & { type: string };

export type ReportRow = TableRow<
  typeof tables.reports,
  | 'id'
  | 'kind'
  | 'level'
  | 'ref'
  | 'discipline_code'
  | 'title'
  | 'body'
  | 'language'
  | 'version'
  | 'status'
  | 'published_at'
  | 'priority'
  | 'url'
  | 'file'
  | 'media_type'
  | 'attributes'
> & { size: number | null; stamp: string | null };

export type VersionRow = TableRow<
  typeof tables.officialVersions,
  'version' | 'stamp' | 'notes' | 'note_languages' | 'lines'
>;

/** An organizer's correction of one value of a result. */
type ResultEditRow = TableRow<
  typeof tables.resultEdits,
  'competitor_id' | 'field' | 'value' | 'reason' | 'language' | 'stamp'
>;

type Side = 'home' | 'away' | null;
type Standing = 'phase' | 'event';

export interface UnitRows extends UnitBodies {
  set?: SetRow;
  lines: LineRow[];
  actions: ActionRow[];
  reports: ReportRow[];
  versions: VersionRow[];
  edits: ResultEditRow[];
  /** Lists over several units that include this one. */
  standings: Standing[];
}

export const lineColumns = `level, ref, sort, competitor_id, competitor_type, organisation, name, bib, start_order, start_sort, side, rank,
  is_rank_equal, result_type, result, irm, diff, points, qualification, wlt, is_unchecked, photo_finish, "table", records, "from", members, coaches, opponents, details, fed`;
export const setColumns = `owner::text as owner, level, ref, kind, discipline_code, event_id, phase_id, status, version, stamp, notes, periods, details, officials, names`;
/** Reports with the size of their file and the stamp of their message. */
export const selectReports = `select id, kind, level, ref, discipline_code, title, body, language, reports.version, status, published_at, priority, url,
    file, reports.media_type, octet_length(files.bytes) as size, stamp, attributes
  from sport.reports left join sport.files on files.sha256 = reports.file
    left join feed.heads on heads.partition = reports.partition and heads.owner = reports.owner`;

/** All table rows for a unit's page. Feed lists take precedence over imported ones. */
export async function readUnitRows(pool: pg.Pool, partition: number, unit: UnitPlace): Promise<UnitRows> {
  const { id, phaseId, eventId } = unit;
  const [sets, actions, streams, reports, versions, edits, bodies, standings] = await Promise.all([
    pool.query<SetRow>(
      `select ${setColumns} from sport.result_sets where partition = $1 and level = 'unit' and ref = $2 order by source desc, stamp desc, owner limit 1`,
      [partition, id],
    ),
    pool.query<StoredActionRow>(
      `select owner::text as owner, id, sort, stream, stamp, "order", type, code, result, "add", period, clock, side, score_home, score_away,
              tally_home, tally_away, parent_id, at, people, text, details, attributes
       from sport.actions where partition = $1 and unit_id = $2 order by "order", sort`,
      [partition, id],
    ),
    pool.query<StreamRow>('select stream, stamp from sport.action_streams where partition = $1 and unit_id = $2', [
      partition,
      id,
    ]),
    pool.query<ReportRow>(`${selectReports} where reports.partition = $1 and unit_id = $2`, [partition, id]),
    pool.query<VersionRow & { owner: string }>(
      `select owner::text as owner, version, stamp, notes, note_languages, lines from sport.official_versions where partition = $1 and kind = 'result' and ref = $2 order by version, stamp`,
      [partition, id],
    ),
    pool.query<ResultEditRow>(
      `select competitor_id, field, value, reason, language, stamp from sport.result_edits
       where partition = $1 and unit_id = $2 and not is_cleared order by stamp desc, competitor_id, field`,
      [partition, id],
    ),
    readUnitBodies(pool, partition, unit),
    pool.query<{ level: Standing }>(
      `select distinct level from sport.result_sets where partition = $1
         and (level = 'phase' and ref = $2 or level = 'event' and ref = $3 and kind = 'cumulative') order by level desc`,
      [partition, phaseId ?? null, eventId ?? null],
    ),
  ]);
  const set = sets.rows[0];
  const lines = set ? await readLines(pool, partition, set) : [];
  return {
    set,
    lines,
    actions: withTypes(id, effectiveActions(actions.rows, streams.rows), {
      isOver: set !== undefined && overStatuses.has(set.status ?? ''),
      changesScore: hasScore,
      isShootOut: ({ tally_home, tally_away }) => tally_home !== null || tally_away !== null,
    }),
    reports: reports.rows,
    // A result by hand has versions of its own.
    versions: versions.rows.filter(({ owner }) => owner === set?.owner),
    edits: edits.rows,
    ...bodies,
    standings: standings.rows.map(({ level }) => level),
  };
}

async function readLines(
  pool: pg.Pool,
  partition: number,
  set: Pick<SetRow, 'owner' | 'level' | 'ref'>,
): Promise<LineRow[]> {
  const { rows } = await pool.query<LineRow>(
    `select ${lineColumns} from sport.result_lines where partition = $1 and owner = $2 and level = $3 and ref = $4 order by sort`,
    [partition, set.owner, set.level, set.ref],
  );
  return rows;
}

/** Result statuses after which the contest itself has ended. */
const overStatuses: ReadonlySet<string> = new Set(['UNCONFIRMED', 'UNOFFICIAL', 'OFFICIAL', 'PROTESTED']);

function hasScore(action: StoredActionRow): boolean {
  return action.score_home !== null || action.score_away !== null;
}

type StreamRow = TableRow<typeof tables.actionStreams, 'stream' | 'stamp'>;

/**
 * Merges the two kinds of stream: the stream of the whole unit, with periods replaced by newer streams of single
 * periods. A period's stream older than the whole unit's adds nothing.
 */
export function effectiveActions<Row extends Pick<StoredActionRow, 'stream' | 'stamp' | 'period' | 'order'>>(
  actions: readonly Row[],
  streams: readonly StreamRow[],
): Row[] {
  const newest = (name: string): string | undefined =>
    streams
      .filter((stream) => stream.stream === name)
      .map((stream) => stream.stamp)
      .sort()
      .at(-1);
  const master = newest('');
  const newerPeriods = new Set(
    streams
      .filter((stream) => stream.stream !== '' && (master === undefined || stampTime(stream.stamp) > stampTime(master)))
      .map((stream) => stream.stream),
  );
  return actions
    .filter((action) => {
      if (action.stamp !== newest(action.stream)) return false;
      return action.stream === '' ? !newerPeriods.has(action.period ?? '') : newerPeriods.has(action.stream);
    })
    .toSorted((a, b) => a.order - b.order);
}
