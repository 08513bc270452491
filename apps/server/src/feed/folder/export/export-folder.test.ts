import { createHash } from 'node:crypto';
import { appendFile, cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalIrm } from '@podium/games';
import { readEnvelope } from '@podium/odf';
import { afterEach, expect, it } from 'vitest';
import { unescapeFormula, folderFiles, parseCsv, writeFolder } from '@podium/games-folder';
import type { Database } from '../../../database/database.ts';
import { testDatabase } from '../../../database/test-database.ts';
import { readUnitRows } from '../../../read-model/queries/unit-rows.ts';
import { completeFolder, dumpSportTables, importFolder } from '../../../testing/import-folder.ts';
import { openLog } from '../../../ground/log.ts';
import { fillWithDemo } from '../../../cli/demo.ts';
import { applyNext } from '../../applier.ts';
import { examplesFolder, feedFiles } from '../../testing/feed-files.ts';
import { openInstallation, publicPartition } from '../../installation.ts';
import { appendToJournal } from '../../journal.ts';
import type { JournalEntry } from '../../journal.ts';
import { readTables } from './read-tables.ts';
import { scratchFolder } from '../../../testing/scratch-folder.ts';

const good = completeFolder;
const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

async function database(): Promise<Database> {
  const fresh = await testDatabase();
  open.push(fresh);
  return fresh;
}

async function exportFiles(from: Database): Promise<{ folder: string; files: Map<string, string> }> {
  const partition = (await publicPartition(from.pool))!;
  const files = folderFiles((await readTables(from.pool, partition, { source: 'all' }))!);
  const folder = await scratchFolder();
  await writeFolder(folder, files);
  return { folder, files: new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')])) };
}

it('an import, an export, an import and an export give the same Games and the same bytes', async () => {
  const first = await database();
  await importFolder(first, good);
  const a = await exportFiles(first);
  const second = await database();
  expect(await importFolder(second, a.folder)).toMatchObject({ code: 0, errors: '' });
  const b = await exportFiles(second);
  expect(b.files).toEqual(a.files);
  expect(await dumpSportTables(second)).toEqual(await dumpSportTables(first));
});

interface Cells {
  /** Non-empty cells, by file and row key. */
  [row: string]: Record<string, string>;
}

/** Columns that identify a row of each file. */
const keys: Readonly<Record<string, readonly string[]>> = {
  event_rules: ['event'],
  codes: ['kind', 'discipline', 'code'],
  officials: ['unit', 'participant', 'function'],
  actions: ['unit', 'id'],
  entries: ['event', 'competitor'],
  team_members: ['team', 'participant'],
  results: ['level', 'ref', 'sort'],
  lineups: ['unit', 'competitor', 'participant', 'leg'],
  result_details: ['level', 'ref', 'owner', 'competitor', 'member', 'type', 'code', 'pos', 'ext_code', 'ext_pos'],
  medals: ['event', 'medal', 'competitor', 'order'],
  records: ['event', 'type', 'established', 'order', 'result', 'holder_name'],
};

function parseCells(files: ReadonlyMap<string, string>): Cells {
  const cells: Cells = {};
  for (const [file, text] of files) {
    if (!file.endsWith('.csv')) continue;
    const [header, ...records] = parseCsv(text.replace('\uFEFF', '')).records;
    for (const record of records) {
      const filled = header!.cells.flatMap((column, index) =>
        record.cells[index] ? [[column, unescapeFormula(record.cells[index])] as const] : [],
      );
      const row = Object.fromEntries(filled);
      const key = (keys[file.slice(0, -'.csv'.length)] ?? ['id']).map((column) => row[column] ?? '').join(' ');
      expect(cells[`${file} ${key}`], `${file} ${key} is one row`).toBeUndefined();
      cells[`${file} ${key}`] = row;
    }
  }
  return cells;
}

/** Tables of a folder. Paths of attached files, which the export chooses freely, are replaced by the files' content. */
async function readFiles(folder: string): Promise<Map<string, string>> {
  const attached = await readdir(join(folder, 'files')).catch(() => []);
  const hashes = new Map(
    await Promise.all(
      attached.map(async (name) => {
        const bytes = await readFile(join(folder, 'files', name));
        return [`files/${name}`, createHash('sha256').update(bytes).digest('hex')] as const;
      }),
    ),
  );
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv'));
  const texts = names.map(async (name) => {
    let text = await readFile(join(folder, name), 'utf8');
    for (const [path, hash] of hashes) text = text.replaceAll(path, hash);
    return [name, text] as const;
  });
  return new Map(await Promise.all(texts));
}

/** Checks that the export contains every cell of the input, under the same name and with the same text. */
async function nothingIsLost(folder: string): Promise<void> {
  const target = await database();
  expect(await importFolder(target, folder)).toMatchObject({ code: 0, errors: '' });
  const originalCells = parseCells(await readFiles(folder));
  const written = parseCells(await readFiles((await exportFiles(target)).folder));
  expect(Object.keys(originalCells).filter((row) => !written[row])).toEqual([]);
  const lost = Object.entries(originalCells).flatMap(([row, cells]) =>
    Object.entries(cells).flatMap(([column, cell]) =>
      isSame(column, cell, written[row]![column]) ? [] : [`${row} ${column}: ${cell} became ${written[row]![column]}`],
    ),
  );
  expect(lost).toEqual([]);
}

/** An instant can be written in several ways, and an omitted boolean is false. */
function isSame(column: string, original: string, written: string | undefined): boolean {
  if (original === written) return true;
  if (original === 'false' && written === undefined) return true;
  if (column === 'irm') return canonicalIrm(original) === written;
  return /^\d{4}-\d{2}-\d{2}T/.test(original) && Date.parse(original) === Date.parse(written ?? '');
}

it('an export of the imported example folder contains all of its cells', async () => nothingIsLost(good));

it('an export loses no cell of a folder with its own ids, formulas, coaches on the bench and marks typed in many ways', async () => {
  const folder = await scratchFolder();
  await cp(good, folder, { recursive: true });
  const add = async (file: string, ...lines: string[]): Promise<void> =>
    appendFile(join(folder, file), `${lines.join('\n')}\n`);
  const edit = async (file: string, change: (text: string) => string): Promise<void> => {
    const text = await readFile(join(folder, file), 'utf8');
    expect(change(text)).not.toBe(text);
    await writeFile(join(folder, file), change(text));
  };
  // 34 characters in capitals: looks like an RSC but is not one.
  await add(
    'units.csv',
    'TRN-OF-THE-YOUNG-SWIMMERS-ON-DAY-1,training,,SWM,,,=1+1,,,2026-10-11T06:00:00-03:00,,2026-10-11,,,SCHEDULED,,,,,',
  );
  await add('units.csv', 'constructor,training,,SWM,,,@home,,,2026-10-11T07:00:00-03:00,,2026-10-11,,,SCHEDULED,,,,,');
  await edit('lineups.csv', (text) => text.replace(/^(VVOW.*,90,coach),,/m, '$1,BENCH,'));
  await edit('results.csv', (text) => text.replace(',DSQ,', ',DQ,'));
  await nothingIsLost(folder);
});

it('an export writes equal marks of a folder in one form', async () => {
  const folder = await scratchFolder();
  await cp(good, folder, { recursive: true });
  const text = await readFile(join(folder, 'results.csv'), 'utf8');
  expect(text.split(',DSQ,').length).toBeGreaterThan(2);
  await writeFile(join(folder, 'results.csv'), text.replace(',DSQ,', ',DQ,').replace(',NM,', ',WD,'));
  const target = await database();
  expect((await importFolder(target, folder)).code).toBe(0);
  const { rows } = await target.pool.query<{ irm: string }>(
    'select distinct irm from sport.result_lines where irm is not null order by 1',
  );
  expect(rows.map((row) => row.irm)).toEqual(['DNF', 'DSQ', 'WDR']);
});

it('an export contains the publication level that the folder set, even for people whom the feed has described since', async () => {
  const target = await database();
  const folder = await scratchFolder();
  await cp(good, folder, { recursive: true });
  const text = await readFile(join(folder, 'participants.csv'), 'utf8');
  await writeFile(join(folder, 'participants.csv'), text.replace(/^(7100101,.*),basic$/m, '$1,number'));
  await importFolder(target, folder);
  await feedFiles(target.pool, [join(examplesFolder, 'base/10-partic-swm.xml')]);
  const rows = parseCells(await readFiles((await exportFiles(target)).folder));
  expect(rows['participants.csv 7100101']).toMatchObject({ publication: 'number' });
});

it('an export can be read only by the owner of its files', async () => {
  const target = await database();
  await importFolder(target, good);
  const folder = join(await scratchFolder(), 'export');
  const partition = (await publicPartition(target.pool))!;
  await writeFolder(folder, folderFiles((await readTables(target.pool, partition, { source: 'all' }))!));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (name.isFile()) expect((await stat(join(name.parentPath, name.name))).mode & 0o777, name.name).toBe(0o600);
});

it('an export of the demo Games is the same, cell by cell, after it is imported', { timeout: 180_000 }, async () => {
  const demo = await database();
  await fillWithDemo(demo, {
    seed: 5,
    scale: 0.05,
    log: openLog('silent'),
    now: new Date('2026-10-12T15:00:00Z'),
  });
  await nothingIsLost((await exportFiles(demo)).folder);
});

it('an export of Games from a feed is an equivalent folder without errors', async () => {
  const fed = await database();
  const { files, folder } = await exportedFeed(fed);
  const imported = await database();
  const run = await importFolder(imported, folder);
  expect(run).toMatchObject({ code: 0, errors: '' });
  expect([...files.keys()]).toContain('actions.csv');
  const reexported = await exportFiles(imported);
  expect(reexported.files).toEqual(files);
  for (const query of [
    'select event_id, medal, competitor_id, organisation, unit_id, status from sport.awards order by 1, 2, 3',
    `select level, ref, sort, competitor_id, competitor_type, rank, is_rank_equal, result_type, result, irm, diff, wlt, start_order from sport.result_lines order by 1, 2, 3`,
    'select unit_id, id, "order", code, result, period, clock, side, score_home, score_away, parent_id from sport.actions where stream = \'\' order by 1, "order"',
    `select id, type, phase_id, medal, schedule_status, start_at, end_at, is_start_hidden from sport.schedule_units where type like 'competition%' order by 1`,
  ]) {
    const [before, after] = [
      await fed.pool.query<{ level?: string; ref?: string }>(query),
      await imported.pool.query<{ level?: string; ref?: string }>(query),
    ];
    // Start lists of the schedule become lines in a folder, so only the lists of the feed are compared.
    const lists = new Set(before.rows.map(listKey));
    expect(after.rows.filter((row) => lists.has(listKey(row)))).toEqual(before.rows);
  }
  const types = await actionTypes(fed);
  expect(types).toContainEqual(['9002', 'goal']);
  expect(await actionTypes(imported)).toEqual(types);
});

/** Action types as displayed: derived from codes for the feed, given by the folder for an import. */
async function actionTypes({ pool }: Database): Promise<string[][]> {
  const rows = await readUnitRows(pool, (await publicPartition(pool))!, { id: 'HBLMTEAM7-------------GPA-000100' });
  return rows.actions.map(({ id, type }) => [id, type]);
}

function listKey(row: { level?: string; ref?: string }): string {
  return `${row.level} ${row.ref}`;
}

async function exportedFeed(into: Database): Promise<{ folder: string; files: Map<string, string> }> {
  const examples = new URL('../../../../../../packages/odf/examples/', import.meta.url);
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
  while ((await applyNext(into.pool, { log: openLog('silent'), entryTypes: [] })) > 0);
  return exportFiles(into);
}
