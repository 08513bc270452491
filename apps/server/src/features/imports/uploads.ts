/** Uploads and their outcomes. Only one import runs at a time. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { formatProblem } from '@podium/games-folder';
import type { ImportAnswer, ImportCheckBody, ImportKind, ImportState } from '@podium/contract';
import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import { isTimeZone } from '../../ground/time-zones.ts';
import { transaction } from '../../database/database.ts';
import { instantText } from '../instant-text.ts';
import type { FeatureKit } from '../kit.ts';
import { missingTotal } from '../../feed/folder/import/keep-missing.ts';
import { moreProblems, stopProblem } from '../report-problems.ts';
import { buildDocuments } from './build-documents.ts';
import { ProgressKeeper } from './progress-keeper.ts';
import { oneAtATime } from './in-turn.ts';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';
import type { ColumnChoice } from './remembered-columns.ts';
import { runPodium } from './run-podium.ts';
import type { PodiumRun } from './run-podium.ts';

type Kit = Pick<FeatureKit, 'pool' | 'dataDir' | 'log' | 'read' | 'programAt'>;

export type UploadFile = 'zip' | 'xlsx' | 'csv' | 'other';

interface NewUpload {
  kind: ImportKind;
  name: string;
  file: UploadFile;
  /** Table of a .csv file. */
  table: string | undefined;
  by: string;
}

interface StoredUpload extends Omit<NewUpload, 'by' | 'table'> {
  id: string;
  table: string | null;
  gamesCode: string | null;
  timeZone: string | null;
  columns: ColumnChoice | null;
}

const stored = `id, kind, name, file, table_name as "table", games_code as "gamesCode", time_zone as "timeZone", columns`;

/** Same limit as for folders imported on the command line. */
const maxBytes = 200 * 1024 * 1024;
/** Processes that take longer are considered hung. */
export const maxMs = 15 * 60_000;

/** A check may need as much memory as an import. */
export const inTurn = oneAtATime();

export const importsFolder = ({ dataDir }: Pick<Kit, 'dataDir'>): string => join(dataDir, 'imports');
const uploadPath = (kit: Pick<Kit, 'dataDir'>, { id, file }: Pick<StoredUpload, 'id' | 'file'>): string =>
  join(importsFolder(kit), `${id}.${file}`);

/**
 * Stores an upload and starts checking it.
 *
 * @throws ApiError 413, 415 or 422 for a body that is not such a file
 */
export async function takeUpload(kit: Kit, body: AsyncIterable<Uint8Array>, upload: NewUpload): Promise<string> {
  const id = randomUUID();
  const { kind, name, file, table, by } = upload;
  const path = uploadPath(kit, { id, file });
  await mkdir(importsFolder(kit), { recursive: true });
  try {
    await pipeline(limit(body, file), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await kit.pool.query(
      `insert into imports.uploads (id, kind, name, file, table_name, state, by)
       values ($1, $2, $3, $4, $5, 'checking', $6)`,
      [id, kind, name, file, table ?? null, by],
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  void inTurn(async () =>
    work(kit, { id, kind, name, file, table: table ?? null, gamesCode: null, timeZone: null, columns: null }, 'check'),
  );
  return id;
}

async function* limit(body: AsyncIterable<Uint8Array>, file: UploadFile): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of body) {
    if (size === 0 && (file === 'zip' || file === 'xlsx') && !(part[0] === 0x50 && part[1] === 0x4b))
      throw new ApiError('unsupportedMediaType', `This is not a .${file} file.`);
    size += part.length;
    if (size > maxBytes) throw new ApiError('tooLarge', `The file is larger than ${maxBytes} bytes.`);
    yield part;
  }
  if (size === 0) throw new ApiError('unprocessable', 'The file is empty.');
}

/**
 * Runs a checked upload.
 *
 * @param removes number of rows that the file lacks and the import removes; undefined: nothing is removed
 * @throws ApiError 404; 409 unless it was checked without errors and no other import is running; 422 for another
 * number of rows than the check found
 */
export async function startImport(kit: Kit, id: string, removes: number | undefined): Promise<void> {
  const upload = await findUpload(kit.pool, id);
  if (!upload) throw new ApiError('notFound', 'There is no such import.');
  const found = missingTotal(upload.summary?.missing ?? []);
  if (removes !== undefined && removes !== found)
    throw new ApiError('unprocessable', `${found} rows would be removed, not ${removes}.`, {
      fields: [{ field: 'removes', message: String(found) }],
    });
  const started = await claim(kit.pool, id);
  if (!started) throw new ApiError('conflict', 'It is not ready, or another import is running.');
  void inTurn(async () => work(kit, started, 'run', removes));
}

/**
 * Checks an upload again with another code or time zone of its Games, or other contents of its columns.
 *
 * @throws ApiError 404; 409 while it is being checked or run, and once it was run; 422 for an unknown time zone
 */
export async function checkAgain(kit: Kit, id: string, { games, timeZone, columns }: ImportCheckBody): Promise<void> {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new ApiError('unprocessable', 'This is not a time zone.', {
      fields: [{ field: 'timeZone', message: 'unknownTimeZone' }],
    });
  // Columns alone leave the code and time zone that were chosen before.
  const isColumnsOnly = columns !== undefined && games === undefined && timeZone === undefined;
  const { rows } = await kit.pool.query<StoredUpload>(
    `update imports.uploads set state = 'checking', games_code = case when $5 then games_code else $2 end,
       time_zone = case when $5 then time_zone else $3 end,
       columns = coalesce(columns || $4::jsonb, $4::jsonb, columns), changed_at = now()
     where id = $1 and state in ('checked', 'faulty') returning ${stored}`,
    [id, games ?? null, timeZone ?? null, columns === undefined ? null : JSON.stringify(columns), isColumnsOnly],
  );
  const [upload] = rows;
  if (upload) {
    if (columns) await keepColumns(kit, id, upload.columns ?? columns);
    void inTurn(async () => work(kit, upload, 'check'));
    return;
  }
  if (!(await findUpload(kit.pool, id))) throw new ApiError('notFound', 'There is no such import.');
  throw new ApiError('conflict', 'It is being checked, or was run already.');
}

/** Remembers the contents of columns for the next list with the same titles. */
async function keepColumns({ pool }: Kit, id: string, columns: ColumnChoice): Promise<void> {
  const list = (await findUpload(pool, id))?.summary?.foreign?.list;
  if (list) await rememberColumns(pool, list, columns);
}

/** Only one upload can be running: of two requests at the same time, the second waits for the first and sees it. */
async function claim(pool: pg.Pool, id: string): Promise<StoredUpload | undefined> {
  return transaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('imports.uploads running'))`);
    const { rows } = await client.query<StoredUpload>(
      `update imports.uploads set state = 'running', changed_at = now() where id = $1 and state = 'checked'
         and not exists (select from imports.uploads where state = 'running')
       returning ${stored}`,
      [id],
    );
    return rows[0];
  });
}

function argumentsFor(path: string, { kind, name, file, table, gamesCode, timeZone, columns }: StoredUpload): string[] {
  if (kind === 'gtfs') return ['import-gtfs', path];
  const single = file === 'zip' ? [] : [`--name=${name}`, ...(table === null ? [] : [`--table=${table}`])];
  const corrected = [
    ...(gamesCode === null ? [] : [`--games=${gamesCode}`]),
    ...(timeZone === null ? [] : [`--time-zone=${timeZone}`]),
    ...(columns === null ? [] : [`--columns=${JSON.stringify(columns)}`]),
  ];
  return ['import', path, ...single, ...corrected];
}

/** Runs the command and stores its outcome. */
async function work(kit: Kit, upload: StoredUpload, what: 'check' | 'run', removes?: number): Promise<void> {
  const { id } = upload;
  const path = uploadPath(kit, upload);
  const { keep } = new ProgressKeeper({ pool: kit.pool, log: kit.log, id });
  try {
    keep({ phase: 'reading', done: 0, total: null });
    const args = [
      ...argumentsFor(path, upload),
      ...(what === 'check' ? ['--dry-run'] : []),
      ...(removes === undefined ? [] : [`--remove=${removes}`]),
    ];
    const result = await runPodium(args, AbortSignal.timeout(maxMs), keep);
    const list = result.summary?.foreign?.list;
    const remembered =
      what === 'check' && list && upload.columns === null ? await rememberedColumns(kit.pool, list) : undefined;
    if (remembered) {
      await kit.pool.query('update imports.uploads set columns = $2 where id = $1', [id, JSON.stringify(remembered)]);
      return await work(kit, { ...upload, columns: remembered }, 'check');
    }
    const run = withReason(result, path);
    const { code } = run;
    const ended: ImportState = what === 'check' ? (code === 0 ? 'checked' : 'faulty') : code === 0 ? 'done' : 'failed';
    // Waiting is only an optimization for readers, so the import counts as done either way.
    if (ended === 'done')
      await buildDocuments(kit, keep).catch((error: Error) =>
        kit.log.warn({ import: id, error: error.message }, 'documents of an import were not built ahead'),
      );
    await finish(kit.pool, upload, ended, { ...run, lines: ownLines(run, path) });
  } catch (error) {
    kit.log.error({ import: id, error: (error as Error).message }, 'an import could not be run');
    // If the database is down, the job cleans up later.
    const isLate = (error as Error).name === 'AbortError';
    const problems = [
      stopProblem(isLate ? { form: 'import-late', minutes: maxMs / 60_000 } : { form: 'import-interrupted' }),
    ];
    await finish(kit.pool, upload, 'failed', { problems, omitted: 0, lines: [], summary: null }).catch(() => undefined);
  }
  if (what === 'run') await rm(path, { force: true });
}

/** Adds why a command died that reported no error: its signal or its last words. */
function withReason(run: PodiumRun, path: string): PodiumRun {
  if (run.code === 0 || run.problems.some(({ severity }) => severity === 'error')) return run;
  const lastLine = run.lines.findLast((line) => line.trim() !== '')?.replaceAll(path, 'the file');
  const isOutOfMemory = run.signal === 'SIGKILL' || run.lines.some((line) => line.includes('heap out of memory'));
  const reason = stopProblem(
    isOutOfMemory
      ? { form: 'import-memory' }
      : { form: 'import-died', reason: run.signal ?? lastLine ?? String(run.code) },
  );
  return { ...run, problems: [...run.problems, reason] };
}

/** Output lines besides the problems. Empty if there are errors, because the other lines only count them. */
function ownLines({ lines, problems, omitted }: PodiumRun, path: string): string[] {
  if (problems.some(({ severity }) => severity === 'error')) return [];
  const printed = new Set([...problems.map(formatProblem), moreProblems(omitted)]);
  return lines
    .filter((line) => line.trim() !== '' && !printed.has(line))
    .map((line) => line.replaceAll(path, 'the file').replace(/^podium [a-z-]+: /u, ''))
    .slice(0, 200);
}

/** Stores the outcome of an upload. A problem without a file concerns the whole upload. */
async function finish(
  pool: pg.Pool,
  { id, name }: Pick<StoredUpload, 'id' | 'name'>,
  state: ImportState,
  { problems, omitted, lines, summary }: Omit<PodiumRun, 'code' | 'signal'>,
): Promise<void> {
  const named = problems.map((problem) => ({ ...problem, file: problem.file || name }));
  await pool.query(
    `update imports.uploads set state = $2, problems = $3, omitted = $4, lines = $5, summary = $6, progress = null, changed_at = now()
     where id = $1`,
    [id, state, storable(named), omitted, storable(lines), summary && storable(summary)],
  );
}

/** JSON without what PostgreSQL refuses: names and messages come from files, and may contain anything. */
export const storable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '\uFFFD').toWellFormed() : part,
  );

interface Row extends Omit<ImportAnswer, 'by' | 'createdAt' | 'changedAt'> {
  by: string | null;
  username: string | null;
  createdAt: number;
  changedAt: number;
}

const select = `select uploads.id, kind, name, state, by, username, progress, problems, omitted, lines, summary, uploads.created_at as "createdAt",
  changed_at as "changedAt" from imports.uploads left join people.persons on persons.id = uploads.by`;

const present = ({ by, username, createdAt, changedAt, ...row }: Row): ImportAnswer => ({
  ...row,
  by: by !== null && username !== null ? { id: by, username } : null,
  createdAt: instantText(createdAt),
  changedAt: instantText(changedAt),
});

export async function findUpload(pool: pg.Pool, id: string): Promise<ImportAnswer | undefined> {
  const { rows } = await pool.query<Row>(`${select} where uploads.id = $1`, [id]);
  return rows[0] && present(rows[0]);
}

/** Newest first. */
export async function listUploads(pool: pg.Pool): Promise<ImportAnswer[]> {
  const { rows } = await pool.query<Row>(`${select} order by uploads.created_at desc limit 50`);
  return rows.map(present);
}

/** Marks runs of a stopped process as ended, and deletes uploads after a week. */
export async function tidyUploads(kit: Kit, client: pg.ClientBase): Promise<void> {
  await client.query(
    `update imports.uploads set state = 'failed', progress = null, changed_at = now(),
       problems = jsonb_build_array($1::jsonb || jsonb_build_object('file', name))
     where state in ('checking', 'running') and changed_at < now() - interval '20 minutes'`,
    [JSON.stringify(stopProblem({ form: 'import-interrupted' }))],
  );
  const { rows } = await client.query<{ id: string; file: UploadFile }>(
    `delete from imports.uploads where created_at < now() - interval '7 days' returning id, file`,
  );
  for (const upload of rows) await rm(uploadPath(kit, upload), { force: true });
}
