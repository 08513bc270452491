/** Exports the Games as one file, by running the export command in its own process. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportFormat, ExportState, GamesExport } from '@podium/contract';
import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import { instantText } from '../instant-text.ts';
import type { BaseKit } from '../kit.ts';
import { exportFormat } from './export-formats.ts';
import { runPodium } from './run-podium.ts';

type Kit = Pick<BaseKit, 'pool' | 'dataDir' | 'log'>;

/** Processes that take longer are considered hung. */
const maxMs = 15 * 60_000;

const exportsFolder = ({ dataDir }: Pick<Kit, 'dataDir'>): string => join(dataDir, 'exports');
export const exportPath = (kit: Pick<Kit, 'dataDir'>, id: string, { ending }: ExportFormat): string =>
  join(exportsFolder(kit), `${id}.${ending}`);

/** Starts an export. @returns its id @throws ApiError 409 while another one is running */
export async function startExport(kit: Kit, userId: string, format: ExportFormat): Promise<string> {
  const id = randomUUID();
  await mkdir(exportsFolder(kit), { recursive: true, mode: 0o700 });
  const { rowCount } = await kit.pool.query(
    `insert into imports.exports (id, state, format, by) values ($1, 'running', $2, $3) on conflict do nothing`,
    [id, format.key, userId],
  );
  if (rowCount === 0) throw new ApiError('conflict', 'Another export is running.');
  void work(kit, id, format);
  return id;
}

async function work(kit: Kit, id: string, format: ExportFormat): Promise<void> {
  const path = exportPath(kit, id, format);
  try {
    const { code, lines } = await runPodium(['export', path, '--format', format.key], AbortSignal.timeout(maxMs));
    if (code !== 0) throw new Error(lines.join(' '));
    await finish(kit.pool, id, 'done', (await stat(path)).size);
  } catch (error) {
    kit.log.error({ export: id, error: (error as Error).message }, 'an export failed');
    await rm(path, { force: true });
    // If the database is down, the job cleans up later.
    await finish(kit.pool, id, 'failed', null).catch(() => undefined);
  }
}

async function finish(pool: pg.Pool, id: string, state: ExportState, size: number | null): Promise<void> {
  await pool.query(`update imports.exports set state = $2, size = $3 where id = $1`, [id, state, size]);
}

interface Row extends Omit<GamesExport, 'by' | 'createdAt' | 'format'> {
  format: string;
  by: string | null;
  username: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Newest first. @param id only this export */
export async function listExports(pool: pg.Pool, id?: string): Promise<GamesExport[]> {
  const { rows } = await pool.query<Row>(
    `select exports.id, state, format, by, username, size, exports.created_at as "createdAt"
     from imports.exports left join people.persons on persons.id = exports.by
     where $1::uuid is null or exports.id = $1 order by exports.created_at desc limit 50`,
    [id ?? null],
  );
  return rows.map(({ by, username, createdAt, format, ...row }) => ({
    ...row,
    format: exportFormat(format),
    by: by !== null && username !== null ? { id: by, username } : null,
    createdAt: instantText(createdAt),
  }));
}

/**
 * Marks the exports of a stopped process as failed, and deletes exports after a day, because they contain personal
 * data.
 */
export async function tidyExports(kit: Kit, client: pg.ClientBase): Promise<void> {
  await client.query(
    `update imports.exports set state = 'failed' where state = 'running' and created_at < now() - interval '20 minutes'`,
  );
  const { rows } = await client.query<{ id: string; format: string }>(
    `delete from imports.exports where created_at < now() - interval '1 day' returning id, format`,
  );
  for (const { id, format } of rows) await rm(exportPath(kit, id, exportFormat(format)), { force: true });
}
