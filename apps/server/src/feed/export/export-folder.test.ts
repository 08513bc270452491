import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readEnvelope } from '@podium/odf';
import { afterEach, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/test-database.ts';
import { dumpSport, importFolder } from '../import/test-import.ts';
import { openLog } from '../../log.ts';
import { applyNext } from '../applier.ts';
import { openInstallation, publicPartition } from '../installation.ts';
import { appendToJournal } from '../journal.ts';
import type { JournalEntry } from '../journal.ts';
import { readTables } from './read-tables.ts';
import { folderFiles, writeFolder } from './write-folder.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

const good = fileURLToPath(new URL('../../../fixtures/games-folder', import.meta.url));
const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

async function database(): Promise<Database> {
  const fresh = await testDatabase();
  open.push(fresh);
  return fresh;
}

async function exported(from: Database): Promise<{ folder: string; files: Map<string, string> }> {
  const partition = (await publicPartition(from.pool))!;
  const files = folderFiles((await readTables(from.pool, partition, { source: 'all' }))!);
  const folder = await scratchFolder();
  await writeFolder(folder, files);
  return { folder, files: new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')])) };
}

it('gives the same Games and the same bytes after import, export, import, export', async () => {
  const first = await database();
  await importFolder(first, good);
  const a = await exported(first);
  const second = await database();
  expect(await importFolder(second, a.folder)).toMatchObject({ code: 0, errors: '' });
  const b = await exported(second);
  expect(b.files).toEqual(a.files);
  expect(await dumpSport(second)).toEqual(await dumpSport(first));
});

it('writes a feed as a folder that has no errors and says the same', async () => {
  const fed = await database();
  const { files, folder } = await exportedFeed(fed);
  const imported = await database();
  const run = await importFolder(imported, folder);
  expect(run).toMatchObject({ code: 0, errors: '' });
  expect([...files.keys()]).toContain('actions.csv');
  const again = await exported(imported);
  expect(again.files).toEqual(files);
  for (const query of [
    'select event_id, medal, competitor_id, organisation, unit_id, status from sport.awards order by 1, 2, 3',
    `select level, ref, sort, competitor_id, competitor_type, rank, is_rank_equal, result_type, result, irm, diff, wlt, start_order from sport.result_lines order by 1, 2, 3`,
    'select unit_id, id, "order", type, code, result, period, clock, side, score_home, score_away, parent_id from sport.actions where stream = \'\' order by 1, "order"',
    `select id, type, phase_id, medal, schedule_status, start_at, end_at, is_start_hidden from sport.schedule_units where type like 'competition%' order by 1`,
  ]) {
    const [before, after] = [
      await fed.pool.query<{ level?: string; ref?: string }>(query),
      await imported.pool.query<{ level?: string; ref?: string }>(query),
    ];
    // Start lists of the schedule become lines in a folder: only lists that the feed has are compared.
    const told = new Set(before.rows.map(listOf));
    expect(after.rows.filter((row) => told.has(listOf(row)))).toEqual(before.rows);
  }
});

function listOf(row: { level?: string; ref?: string }): string {
  return `${row.level} ${row.ref}`;
}

async function exportedFeed(into: Database): Promise<{ folder: string; files: Map<string, string> }> {
  const examples = new URL('../../../../../packages/odf/examples/', import.meta.url);
  await openInstallation(into.pool);
  for (const folder of ['base', 'messages']) {
    const names = (await readdir(new URL(`${folder}/`, examples))).sort();
    const entries = await Promise.all(
      names.map(async (name): Promise<JournalEntry> => {
        const bytes = await readFile(new URL(`${folder}/${name}`, examples));
        const header = readEnvelope(bytes);
        return { kind: 'odf', feedFlag: header.feedFlag, header, bytes };
      }),
    );
    await appendToJournal(into.pool, entries);
  }
  while ((await applyNext(into.pool, openLog('silent'))) > 0);
  return exported(into);
}
