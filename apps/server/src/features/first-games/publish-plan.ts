import type { GamesPlan } from '@podium/contract';
import { isPlaceholder } from '@podium/games';
import { folderFiles, packedFiles, readArchive, readFolder } from '@podium/games-folder';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import type pg from 'pg';
import { ApiError } from '../../api-error.ts';
import { readTables } from '../../feed/folder/export/read-tables.ts';
import { packFiles } from '../../feed/folder/import/import-package.ts';
import { partitionFor } from '../../feed/folder/import/prepare-import.ts';
import { readInstallation } from '../../feed/installation.ts';
import { appendToJournal } from '../../feed/journal.ts';
import { planFolder, plannedFiles } from './plan-folder.ts';

/**
 * Writes the plan to the journal as an import of a Games folder, in the caller's transaction.
 *
 * @returns the journal entry
 * @throws ApiError 422 with the faults of the folder; 409 if other Games are public here, or if a contest that has
 * begun would be removed or get other competitors
 */
export async function publishPlan(
  pool: pg.Pool,
  client: pg.ClientBase,
  plan: GamesPlan,
  timeMs: number,
): Promise<number> {
  const { gamesCode } = await readInstallation(client);
  if (gamesCode !== undefined && gamesCode !== plan.code)
    throw new ApiError('conflict', `The Games ${gamesCode} are public here.`, {
      fields: [{ field: 'code', message: gamesCode }],
    });
  const generatedAt = new Date(timeMs).toISOString();
  const tables = checkedTables(plan, generatedAt);
  await keepBegun(pool, plan.code, tables);
  const bytes = packFiles(packedFiles(tables));
  const header = { competitionCode: plan.code, generatedAt };
  const [receipt] = await appendToJournal(client, [{ kind: 'games', feedFlag: 'P', header, bytes }]);
  return receipt!.id;
}

/** The plan as tables that the folder reader has validated. */
function checkedTables(plan: GamesPlan, generatedAt: string): FolderTables {
  const { tables, report } = readFolder(readArchive(packFiles(folderFiles(planFolder(plan, generatedAt)))));
  if (!tables)
    throw new ApiError('unprocessable', 'The plan has faults.', {
      fields: report.problems.map((problem) => ({
        field: `${problem.file}:${problem.line} ${problem.columnName}`.trim(),
        message: problem.message,
      })),
    });
  for (const name of plannedFiles) tables.files[name] ??= [];
  return tables;
}

async function keepBegun(pool: pg.Pool, code: string, tables: FolderTables): Promise<void> {
  const partition = await partitionFor(pool, code);
  if (partition === undefined) return;
  const { rows } = await pool.query<{ ref: string }>(
    `select distinct ref from sport.result_sets
     where partition = $1 and level = 'unit' and status is not null and status <> 'START_LIST' order by ref`,
    [partition],
  );
  if (rows.length === 0) return;
  const current = await readTables(pool, partition, { source: 'import' });
  const changed = rows.filter(
    ({ ref }) => joinSides(current?.files.results, ref) !== joinSides(tables.files.results, ref),
  );
  if (changed.length > 0)
    throw new ApiError('conflict', 'Contests that have begun cannot be removed or drawn again.', {
      fields: changed.map(({ ref }) => ({ field: 'events', message: ref })),
    });
}

/** Competitors of a contest and their origin, in order. */
function joinSides(results: readonly FolderRow[] | undefined, ref: string): string {
  return (results ?? [])
    .filter((line) => line['level'] === 'unit' && line['ref'] === ref)
    .map((line) =>
      isPlaceholder(line['competitor']!) ? `${line['from_ref']} ${line['from_result']}` : line['competitor'],
    )
    .join(', ');
}
