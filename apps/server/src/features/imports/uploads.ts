/** Uploads and their outcomes. Only one import runs at a time. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ImportAnswer, ImportCheckBody } from '@podium/contract';
import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import { isTimeZone } from '../../ground/time-zones.ts';
import { transaction } from '../../database/database.ts';
import { instantText } from '../instant-text.ts';
import { missingTotal } from '../../feed/folder/import/keep-missing.ts';
import { stopProblem } from '../report-problems.ts';
import { rememberColumns } from './remembered-columns.ts';
import type { ColumnChoice } from './remembered-columns.ts';
import { inTurn, runUpload } from './run-upload.ts';
import { importsFolder, storedColumns, uploadPath } from './stored-upload.ts';
import type { ImportKit, NewUpload, StoredUpload, UploadFile } from './stored-upload.ts';

/** Same limit as for folders imported on the command line. */
const maxBytes = 200 * 1024 * 1024;
/**
 * Stores an upload and starts checking it.
 *
 * @throws ApiError 413, 415 or 422 for a body that is not such a file
 */
export async function takeUpload(kit: ImportKit, body: AsyncIterable<Uint8Array>, upload: NewUpload): Promise<string> {
  const id = randomUUID();
  const { kind, name, file, table, by } = upload;
  const path = uploadPath(kit, { id, file });
  await mkdir(importsFolder(kit), { recursive: true });
  try {
    // Opened first: a body that is refused at once would be removed before its file was there.
    const target = await open(path, 'wx', 0o600);
    await pipeline(limit(body, file), target.createWriteStream());
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
    runUpload(
      kit,
      { id, kind, name, file, table: table ?? null, gamesCode: null, timeZone: null, columns: null },
      'check',
    ),
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
export async function startImport(kit: ImportKit, id: string, removes: number | undefined): Promise<void> {
  const upload = await findUpload(kit.pool, id);
  if (!upload) throw new ApiError('notFound', 'There is no such import.');
  const found = missingTotal(upload.summary?.missing ?? []);
  if (removes !== undefined && removes !== found)
    throw new ApiError('unprocessable', `${found} rows would be removed, not ${removes}.`, {
      fields: [{ field: 'removes', message: String(found) }],
    });
  const started = await claim(kit.pool, id);
  if (!started) throw new ApiError('conflict', 'It is not ready, or another import is running.');
  void inTurn(async () => runUpload(kit, started, 'run', removes));
}

/**
 * Checks an upload again with another code or time zone of its Games, or other contents of its columns.
 *
 * @throws ApiError 404; 409 while it is being checked or run, and once it was run; 422 for an unknown time zone
 */
export async function checkAgain(
  kit: ImportKit,
  id: string,
  { games, timeZone, columns }: ImportCheckBody,
): Promise<void> {
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
     where id = $1 and state in ('checked', 'faulty') returning ${storedColumns}`,
    [id, games ?? null, timeZone ?? null, columns === undefined ? null : JSON.stringify(columns), isColumnsOnly],
  );
  const [upload] = rows;
  if (upload) {
    if (columns) await keepColumns(kit, id, upload.columns ?? columns);
    void inTurn(async () => runUpload(kit, upload, 'check'));
    return;
  }
  if (!(await findUpload(kit.pool, id))) throw new ApiError('notFound', 'There is no such import.');
  throw new ApiError('conflict', 'It is being checked, or was run already.');
}

/** Remembers the contents of columns for the next list with the same titles. */
async function keepColumns({ pool }: ImportKit, id: string, columns: ColumnChoice): Promise<void> {
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
       returning ${storedColumns}`,
      [id],
    );
    return rows[0];
  });
}

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
export async function tidyUploads(kit: ImportKit, client: pg.ClientBase): Promise<void> {
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
