import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { testDatabase } from '../../../database/test-database.ts';
import { completeFolder, dumpSportTables, folderWithMistakes, importFolder } from '../../../testing/import-folder.ts';
import { withCodes, writeDraw } from '../../../testing/draw-folder.ts';
import { scratchFolder } from '../../../testing/scratch-folder.ts';

const good = completeFolder;
const bad = folderWithMistakes;

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

async function rows<Row extends object>(text: string, parameters: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(text, parameters)).rows;
}

/** A modified copy of the valid folder; `null` deletes a file. */
async function changedFolder(changes: Readonly<Record<string, ((text: string) => string) | null>>): Promise<string> {
  const folder = await scratchFolder();
  await cp(good, folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const path = join(folder, name);
    if (change) await writeFile(path, change(await readFile(path, 'utf8')));
    else await rm(path);
  }
  return folder;
}

const later = (text: string): string => text.replace('2026-10-17T11:00:00', '2026-10-17T12:00:00');

describe('podium import', () => {
  it('imports the example without a warning, and changes nothing the second time', async () => {
    const first = await importFolder(database, good);
    expect(first).toMatchObject({ code: 0, errors: '' });
    expect(first.out).toContain('50 results');
    const before = await dumpSportTables(database);
    expect(await importFolder(database, good)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing changed'),
    });
    expect(await dumpSportTables(database)).toEqual(before);
    expect(await rows(`select outcome, count(*) from feed.outcomes group by 1`)).toEqual([
      { outcome: 'applied', count: 1 },
    ]);
    expect(await rows('select kind, keys from feed.outbox')).toEqual([{ kind: 'import', keys: ['games'] }]);
    expect(await rows('select games_code from feed.installation')).toEqual([{ games_code: 'YG2026' }]);
  });

  it('W11: stores an import of an earlier folder in the journal once, however often that folder is imported', async () => {
    const other = await changedFolder({ 'games.json': (text) => text.replace('Youth Games 2026', 'Other Games 2026') });
    const journaled: number[] = [];
    for (const folder of [good, other, good, good, other, other, good]) {
      expect(await importFolder(database, folder)).toMatchObject({ code: 0 });
      journaled.push((await rows('select id from feed.journal')).length);
    }
    expect(journaled).toEqual([1, 2, 3, 3, 4, 4, 5]);
  });

  it('accepts codes that are described only by a later import', async () => {
    const hourLater = (text: string): string => text.replace('T03:00:00', 'T04:00:00');
    const events = async () =>
      (await rows<{ id: string }>('select id from sport.events order by 1')).map(({ id }) => id);
    const orphans = async () =>
      rows(`select id from sport.phases where event_id not in (select id from sport.events)
        union all select id from sport.schedule_units where not is_hidden and phase_id not in (select id from sport.phases)`);
    expect((await importFolder(database, await writeDraw(await scratchFolder()))).code).toBe(0);
    expect(await events()).toEqual(['HBD', 'HBM']);
    const coded = await writeDraw(await scratchFolder(), (file, text) => hourLater(withCodes(file, text)));
    expect(await importFolder(database, coded)).toMatchObject({ code: 0, errors: '' });
    expect([await events(), await orphans()]).toEqual([['HBD', 'HBLMTEAM11'], []]);
  });

  it('explains how to show Games that are imported next to others', async () => {
    await importFolder(database, good);
    const other = await importFolder(database, good, { games: 'YG2030' });
    expect(other.code).toBe(0);
    expect(other.out).toContain('YG2026 is public here. Set GAMES_CODE=YG2030');
  });

  it('writes nothing if the folder has errors, and nothing in a dry run', async () => {
    expect(await importFolder(database, bad)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('units.csv:4:52 error E303 start: '),
    });
    expect(await importFolder(database, good, { isDryRun: true })).toMatchObject({
      code: 0,
      out: expect.stringContaining('Dry run'),
    });
    expect(await rows('select id from feed.journal')).toEqual([]);
  });

  it('applies results in the same way as the feed', async () => {
    await importFolder(database, good);
    const sets = await rows<{
      level: string;
      ref: string;
      status: string;
      lines: number;
      has_periods: boolean;
      summary: object[];
      periods: object[];
    }>(
      `select level, ref, status, lines, has_periods, summary, periods from sport.result_sets where ref = any($1) order by level, ref`,
      [['HBLMTEAM7-------------GPA-000100', 'HBLMTEAM7-------------GPA', 'SWMW200MFR------------HEAT']],
    );
    expect(sets.map((set) => [set.level, set.ref, set.status, set.lines, set.has_periods])).toEqual([
      ['phase', 'SWMW200MFR------------HEAT', 'OFFICIAL', 5, false],
      ['pool', 'HBLMTEAM7-------------GPA', 'OFFICIAL', 2, false],
      ['unit', 'HBLMTEAM7-------------GPA-000100', 'OFFICIAL', 2, true],
      // The parent unit has a status of its own and no lines.
      ['unit', 'SWMW200MFR------------HEAT', 'OFFICIAL', 0, false],
    ]);
    expect(sets[2]).toMatchObject({
      summary: [
        { competitor: 'HBLMTEAM7---CRL01', type: 'T', organisation: 'CRL', result: '3', wlt: 'T', side: 'home' },
        { competitor: 'HBLMTEAM7---DUN01', side: 'away' },
      ],
      periods: [
        { code: 'H1', homePeriod: '2', awayPeriod: '1', home: '2', away: '1' },
        { code: 'H2' },
        { code: 'TOT', home: '3', away: '3' },
      ],
    });
    const [jump] = await rows<{ details: object[] }>(
      `select details from sport.result_lines where ref = 'ATHMLONGJUMP----------FNL-000100' and sort = 1`,
    );
    expect(jump!.details[0]).toEqual({
      type: 'ER',
      code: 'INTERMEDIATE',
      pos: '1',
      value: '7.02',
      extensions: [
        { code: 'WIND_SPEED', value: '+0.4' },
        { code: 'OFFSET', value: '+3.1' },
        { code: 'AFTER_ATTEMPT_BEST', value: '7.02' },
      ],
    });
    expect(await rows(`select stamp, source, scope from sport.schedule_units limit 1`)).toEqual([
      { stamp: '20261017110000000:0000000000:00000000', source: 0, scope: 'import' },
    ]);
  });

  it('hides people and units that are missing, and deletes other rows', async () => {
    await importFolder(database, good);
    const without = (id: string) => (text: string) =>
      text
        .split('\n')
        .filter((line) => !line.startsWith(`${id},`))
        .join('\n');
    const folder = await changedFolder({
      'games.json': later,
      'units.csv': without('TV-DAY1'),
      'documents.csv': (text) => text.split('\n').slice(0, 2).join('\n'),
    });
    expect(await importFolder(database, folder)).toMatchObject({ code: 0, errors: '' });
    expect(await rows(`select is_hidden from sport.schedule_units where id = 'TV-DAY1'`)).toEqual([
      { is_hidden: true },
    ]);
    expect(await rows(`select id from sport.reports`)).toEqual([{ id: 'PDF-SWM-FINAL' }]);
    expect(
      await importFolder(database, await changedFolder({ 'games.json': (text) => text.replace('T11:00', 'T13:00') })),
    ).toMatchObject({ code: 0 });
    expect(await rows(`select is_hidden from sport.schedule_units where id = 'TV-DAY1'`)).toEqual([
      { is_hidden: false },
    ]);
  });

  it('leaves the rows of an absent file unchanged, and resolves references to them', async () => {
    await importFolder(database, good);
    const before = await dumpSportTables(database);
    const only = Object.fromEntries(
      [
        'actions',
        'disciplines',
        'documents',
        'entries',
        'events',
        'lineups',
        'medals',
        'organisations',
        'participants',
        'phases',
        'records',
        'result_details',
        'team_members',
        'teams',
        'units',
        'venues',
      ].map((name) => [`${name}.csv`, null]),
    );
    const folder = await changedFolder({
      ...only,
      'games.json': later,
      'results.csv': (text) => text.replace('2:04.31', '2:04.30'),
    });
    expect(await importFolder(database, folder)).toMatchObject({
      code: 0,
      errors: 'files/swm-final-results.pdf:1:1 warning W103 not referenced by any cell, ignored',
    });
    const after = await dumpSportTables(database);
    const results = ({ result_lines: lines }: Record<string, string[]>): string[] =>
      lines!.flatMap((line) => /"result": "[^"]*"/.exec(line) ?? []).sort();
    expect(results(after).filter((text) => text.includes('2:04.30'))).toHaveLength(1);
    expect(results(after)).toHaveLength(results(before).length);
    expect(after['result_sets']!.map((set) => /"details".*"periods"/.exec(set)?.[0].length)).toEqual(
      before['result_sets']!.map((set) => /"details".*"periods"/.exec(set)?.[0].length),
    );
    for (const table of ['schedule_units', 'actions', 'awards', 'entries', 'participants'])
      expect(after[table]).toEqual(before[table]);
    expect(after['teams']).toEqual(before['teams']);
  });

  it('resolves the ids of the folder in a later import', async () => {
    const shorten = (text: string): string => text.replaceAll(/SWMW200MFR------------FNL-000100(?!-)/g, 'swim-final');
    const units = (text: string): string => text.replace(/^SWMW200MFR------------FNL-000100,/m, 'swim-final,');
    const folder = await changedFolder({
      'units.csv': units,
      'results.csv': shorten,
      'result_details.csv': shorten,
      'medals.csv': shorten,
      'records.csv': shorten,
      'documents.csv': shorten,
    });
    expect(await importFolder(database, folder)).toMatchObject({ code: 0, errors: '' });
    expect(
      await rows(
        `select count(*)::int as count from sport.result_lines where ref = 'SWMW200MFR------------FNL-000100'`,
      ),
    ).toEqual([{ count: 4 }]);
    await rm(join(folder, 'units.csv'));
    await writeFile(join(folder, 'games.json'), later(await readFile(join(folder, 'games.json'), 'utf8')));
    expect(await importFolder(database, folder)).toMatchObject({ code: 0, errors: '' });
    expect(
      await rows(
        `select status, lines from sport.result_sets where level = 'unit' and ref = 'SWMW200MFR------------FNL-000100'`,
      ),
    ).toEqual([{ status: 'OFFICIAL', lines: 4 }]);
  });

  it('refuses an older folder unless forced, and goes back to one when forced', async () => {
    await importFolder(database, good);
    const original = await dumpSportTables(database);
    const newer = await changedFolder({
      'games.json': later,
      'disciplines.csv': (text) => text.replace('Swimming', 'Swim'),
    });
    await importFolder(database, newer);
    const old = await importFolder(database, good);
    expect(old).toMatchObject({ code: 1, errors: expect.stringContaining('--force') });
    expect(await importFolder(database, good, { isForced: true })).toMatchObject({ code: 0, errors: '' });
    expect(await dumpSportTables(database)).toEqual(original);
  });

  it('imports a lone games.json, under another code if requested', async () => {
    const folder = await scratchFolder();
    await cp(join(good, 'games.json'), join(folder, 'games.json'));
    expect(await importFolder(database, folder, { games: 'YG2030' })).toMatchObject({ code: 0, errors: '' });
    expect(await rows('select code, time_zone from sport.games')).toEqual([
      { code: 'YG2030', time_zone: 'America/Sao_Paulo' },
    ]);
  });
});
