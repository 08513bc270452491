import { cp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parseRsc } from '@podium/games';
import { readEnvelope } from '@podium/odf';
import { readConfig } from '../ground/config.ts';
import { testDatabase } from '../database/test-database.ts';
import { applyNext } from '../feed/applier.ts';
import { openInstallation } from '../feed/installation.ts';
import { appendToJournal } from '../feed/journal.ts';
import { openLog } from '../ground/log.ts';
import { loadSnapshot } from '../read-model/snapshot/snapshot.ts';
import { exportVerb } from './export.ts';
import { importVerb } from './import.ts';
import type { Verb } from './io.ts';
import { completeFolder } from '../testing/import-folder.ts';
import { writeDraw } from '../testing/draw-folder.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const good = completeFolder;

describe('podium import and export', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  async function run(verb: Verb, ...args: string[]): Promise<{ code: number; out: string; errors: string }> {
    const lines: string[] = [];
    const errors: string[] = [];
    const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
    const code = await verb(args, {
      out: (line) => void lines.push(line),
      error: (line) => void errors.push(line),
      config,
    });
    return { code, out: lines.join('\n'), errors: errors.join('\n') };
  }

  it.each([
    [[], 'expected one folder'],
    [[good, '--table', 'people'], 'unknown table "people"'],
    [['/nowhere'], '"/nowhere": there is no such folder or file'],
    [[good, '--format', 'excel'], 'unknown format "excel"'],
    [[good, '--games', 'no code'], 'is not a Games code'],
    [[good, '--quick'], "Unknown option '--quick'"],
    [[good, '--format', 'paris2024'], 'this is not the Paris 2024 set'],
    [[fileURLToPath(import.meta.url)], 'neither a folder nor a .zip'],
  ])('explains the fault of %j in one sentence', async (args, sentence) => {
    const { code, errors } = await run(importVerb, ...args);
    expect(code).toBe(2);
    expect(errors).toContain(sentence);
    expect(errors.split('\n')).toHaveLength(1);
  });

  it('refuses a workbook before there are Games, in one line', async () => {
    const book = join(await scratchFolder(), 'games.xlsx');
    await writeFile(book, zipSync({ 'xl/workbook.xml': new Uint8Array() }));
    expect(await run(importVerb, book)).toMatchObject({
      code: 2,
      errors: 'podium import: there are no Games yet; import a folder with games.json, or set them up in the console',
    });
  });

  it('has nothing to export before there are Games', async () => {
    expect(await run(exportVerb, join(tmpdir(), 'podium-never'))).toMatchObject({
      code: 1,
      errors: 'podium export: there are no Games to export.',
    });
  });

  it('imports a folder and exports it, but never into a folder that is in use', async () => {
    expect(await run(importVerb, good)).toMatchObject({
      code: 0,
      errors: '',
      out: expect.stringMatching(/\d+ rows\/s/),
    });
    const target = await scratchFolder();
    expect(await run(exportVerb, target)).toMatchObject({ code: 0, out: expect.stringContaining('22 files') });
    expect(await run(exportVerb, target)).toMatchObject({ code: 2, errors: expect.stringContaining('is not empty') });
    expect(await run(importVerb, target, '--dry-run')).toMatchObject({ code: 0, errors: '' });
  });

  it('gives contests without a code the same code each time, and keeps rows that a later folder lacks', async () => {
    const other = await testDatabase();
    onTestFinished(() => other.close());
    const importFiles = async (...args: string[]) => {
      const lines: string[] = [];
      const config = readConfig({ DATABASE_URL: other.url, LOG_LEVEL: 'silent' });
      const print = (line: string) => void lines.push(line);
      const code = await importVerb(args, { out: print, error: print, config });
      return { code, text: lines.join('\n') };
    };
    const units = async () => {
      const { rows } = await other.pool.query<{ code: string; hidden: boolean }>(
        'select code, is_hidden as hidden from sport.schedule_units order by code',
      );
      return rows.filter(({ hidden }) => !hidden).map(({ code }) => code);
    };
    const folder = await writeDraw(await scratchFolder());
    expect((await importFiles(folder)).code).toBe(0);
    const codes = await units();
    expect(codes).toHaveLength(14);
    for (const code of codes) expect(parseRsc(code)).toMatchObject({ level: 'unit', discipline: 'HBL' });
    expect((await importFiles(folder)).text).toContain('Nothing changed');

    const fewer = await writeDraw(await scratchFolder(), (file, text) =>
      file === 'units.csv'
        ? text.replace(/^DF,.*\n/m, '')
        : file === 'results.csv'
          ? text.replaceAll(/^unit,DF,.*\n/gm, '')
          : text,
    );
    expect(await importFiles(fewer)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/Not in the files, unchanged: 1 units.*Use --remove \d/),
    });
    expect(await units()).toEqual(codes);
    expect(await importFiles(fewer, '--remove', '100')).toMatchObject({
      code: 1,
      text: expect.stringContaining('would be removed, not 100; nothing was imported'),
    });
    // A contest with a result by hand or of a feed stays, even when everything else is removed.
    await other.pool.query(
      `insert into sport.result_sets select (jsonb_populate_record(one, '{"owner": 42, "source": 1, "status": "LIVE"}')).*
       from sport.result_sets one join sport.schedule_units unit on unit.id = one.ref where unit.name ->> 'en' = 'Grand final'`,
    );
    expect((await importFiles(fewer, '--remove', 'all')).code).toBe(0);
    expect(await units()).toEqual(codes);
    await other.pool.query('delete from sport.result_sets where owner = 42');
    expect((await importFiles(fewer, '--remove', 'all')).code).toBe(0);
    expect(await units()).toHaveLength(13);

    // A delegation with another code keeps the previous one, also in the next import and in an export.
    const recoded = await writeDraw(await scratchFolder(), (file, text) =>
      file === 'organisations.csv'
        ? text
            .replace('id,', 'id,code,')
            .replaceAll(/^(X\dX),/gm, (_, id: string) => `${id},${id === 'X1X' ? 'ONE' : id},`)
        : text,
    );
    const former = async () => [...(await loadSnapshot(other.pool, 'UTC')).reference.formerCodes];
    expect((await importFiles(recoded)).code).toBe(0);
    expect(await former()).toEqual([['X1X', 'ONE']]);
    expect((await importFiles(recoded)).text).toContain('Nothing changed');
  });

  it('F5: values that an import ignores are listed, even if everything else is valid', async () => {
    const folder = await scratchFolder();
    await cp(join(good, 'games.json'), join(folder, 'games.json'));
    for (const name of ['reslts.csv.txt', 'participants.xls', 'notes.docx']) await writeFile(join(folder, name), 'a,b');
    const { code, errors } = await run(importVerb, folder, '--dry-run');
    expect(code).toBe(0);
    expect(errors.split('\n')).toEqual([
      'notes.docx:1:1 warning W103 unknown file name, ignored',
      'participants.xls:1:1 warning W103 unsupported spreadsheet format, ignored; save it as .xlsx or "CSV UTF-8"',
      'reslts.csv.txt:1:1 warning W103 unknown file name, ignored; did you mean "results.csv"?',
    ]);
  });

  it('W11: Games that come only from a feed are exported in the configured time zone, by default UTC', async () => {
    const fed = await testDatabase();
    onTestFinished(() => fed.close());
    await openInstallation(fed.pool);
    const bytes = await readFile(
      new URL('../../../../packages/odf/examples/base/22-schedule-swm.xml', import.meta.url),
    );
    const header = readEnvelope(bytes);
    await appendToJournal(fed.pool, [{ kind: 'odf', feedFlag: header.feedFlag, header, bytes }]);
    while ((await applyNext(fed.pool, { log: openLog('silent'), entryTypes: [] })) > 0);
    const exportFiles = async (environment: Record<string, string>) => {
      const folder = await scratchFolder();
      const errors: string[] = [];
      const config = readConfig({ DATABASE_URL: fed.url, LOG_LEVEL: 'silent', ...environment });
      await exportVerb([folder], { out: () => undefined, error: (line) => void errors.push(line), config });
      const { timeZone } = JSON.parse(await readFile(join(folder, 'games.json'), 'utf8')) as { timeZone: string };
      return [timeZone, errors.length];
    };
    expect(await exportFiles({})).toEqual(['UTC', 1]);
    expect(await exportFiles({ TIME_ZONE: 'Europe/Paris' })).toEqual(['Europe/Paris', 0]);
  });
});
