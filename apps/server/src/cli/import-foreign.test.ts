/** Files of other programs, imported by the command into an empty installation. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallEntries, smallResults } from '@podium/foreign-files/testing';
import { joined } from '@podium/foreign-files/testing/joined';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../ground/config.ts';
import { testDatabase } from '../database/test-database.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { exportVerb } from './export.ts';
import { importVerb } from './import.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function importFile(
  name: string,
  content: string | Uint8Array,
  ...args: string[]
): Promise<{ code: number; out: string }> {
  const folder = await scratchFolder();
  const path = join(folder, name);
  await writeFile(path, content);
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line.replaceAll(folder, ''));
  const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  const code = await importVerb([path, ...args], { out: print, error: print, config });
  return { code, out: lines.join('\n') };
}

const count = async (sql: string): Promise<number> =>
  Number((await database.pool.query<{ count: string }>(`select count(*) from ${sql}`)).rows[0]!.count);

test('entries and later results of a meet become one Games, and importing the same results again changes nothing', async () => {
  const entries = await importFile('entries.lef', smallEntries);
  expect(entries).toMatchObject({ code: 0 });
  expect(entries.out).toContain('LENEX file, new Games PRAIA-310315, time zone Atlantic/Cape_Verde');
  expect(entries.out).toContain('Made up: the Games code PRAIA-310315 (--games sets another); the time zone');
  expect(entries.out).toContain('Not imported, no place for: MEET deadline (1).');
  const people = await count('sport.participants');

  const results = await importFile('results.lef', smallResults);
  expect(results).toMatchObject({ code: 0 });
  expect(results.out).toContain('LENEX file, added to the Games PRAIA-310315');
  expect(await count('sport.participants')).toBe(people);
  expect(await count('sport.events')).toBe(3);
  const { rows } = await database.pool.query<{ mark: string }>(
    `select result as mark from sport.result_lines where level = 'unit' and result is not null order by result`,
  );
  expect(rows.map(({ mark }) => mark)).toEqual(['1:59.99', '49.05', '57.40', '57.90']);

  const again = await importFile('results.lef', smallResults);
  expect(again.out).toContain('Nothing changed.');
  expect(again.out).not.toContain('Differs');
  expect((await importFile('renamed.lef', smallResults)).out).toContain('Nothing changed.');
  const corrected = await importFile('results.lef', smallResults.replace('00:00:57.40', '00:00:57.35'));
  expect(corrected.out).toContain('Differs from the Games: results (2 changed).');
});

test.each(joined)(
  'importing the results of %s after its entries adds to the same Games',
  async (name, entries, results) => {
    const athletes = `sport.participants where role = 'athlete'`;
    const code = `JOIN-${name.split('.')[0]!.slice(0, 8).toUpperCase()}`;
    expect(await importFile(`entries-${name}`, entries, '--games', code)).toMatchObject({ code: 0 });
    const people = await count(athletes);
    const second = await importFile(name, results, '--games', code);
    expect(second).toMatchObject({ code: 0 });
    expect(second.out).toContain(`added to the Games ${code}`);
    expect(await count(athletes)).toBe(people);
    expect((await importFile(`again-${name}`, results, '--games', code)).out).toContain('Nothing changed.');
  },
);

test('the Games are exported for other programs; that file changes nothing in them', async () => {
  const path = join(await scratchFolder(), 'meet.lxf');
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const io = { out: print, error: print, config: readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }) };
  expect(await exportVerb([path, '--format', 'lenex'], io)).toBe(0);
  expect(lines).toEqual([
    'Not exported, no place for: games code (1), games timeZone (1).',
    `PRAIA-310315: LENEX in ${path}`,
  ]);
  const again = await importFile('meet.lxf', await readFile(path), '--dry-run');
  expect(again).toMatchObject({ code: 0 });
  expect(again.out).toContain('LENEX file, added to the Games PRAIA-310315');
  expect(again.out).not.toContain('Differs');

  expect(await exportVerb([path, '--format', 'lenex'], io)).toBe(2);
  expect(lines.at(-1)).toContain('exists already');
  expect(await exportVerb([path.replace('.lxf', '.zip'), '--format', 'lenex'], io)).toBe(2);
  expect(lines.at(-1)).toContain('does not end in .lxf');
  expect(await exportVerb([path, '--format', 'pdf'], io)).toBe(2);
  expect(lines.at(-1)).toBe('podium export: unknown format "pdf"; use games or lenex.');
});

test.each([
  [
    'meet.lef',
    smallResults.replace('00:00:57.90', 'fast'),
    [],
    'line 19, RESULT swimtime: "fast" cannot be read; expected a value such as 00:01:02.34',
  ],
  [
    'news.xml',
    '<sports-content xmlns="http://iptc.org/std/nar/2006-10-01/"/>',
    [],
    'this is a file of SportsML, which Podium recognizes but does not read yet',
  ],
  ['meet.lef', smallResults, ['--time-zone', 'Lagoon'], '"Lagoon" is not a time zone'],
])('%s with an error is refused in one line', async (name, content, args, sentence) => {
  const { code, out } = await importFile(name, content, ...args);
  expect(code).toBe(2);
  expect(out).toContain(sentence);
  expect(out.split('\n')).toHaveLength(1);
});

test('the code and the time zone given for new Games replace the default ones', async () => {
  const { out } = await importFile(
    'other.lef',
    smallResults,
    '--games',
    'LAGOON31',
    '--time-zone',
    'America/Sao_Paulo',
    '--dry-run',
  );
  expect(out).toContain('new Games LAGOON31, time zone America/Sao_Paulo');
  expect(out).not.toContain('the Games code');
});

test('the zones of a country with several are listed, because the file names none', async () => {
  const meet = smallResults.replace('nation="CPV"', 'nation="BRA"');
  const { out } = await importFile('brazil.lef', meet, '--games', 'BRAZIL-31', '--dry-run');
  expect(out).toContain('its country has several');
  expect(out).toContain('America/Sao_Paulo');
  const only = await importFile('cape-verde.lef', smallResults, '--games', 'CAPE-31', '--dry-run');
  expect(only.out).toContain('the time zone Atlantic/Cape_Verde (--time-zone sets another)');
  expect(only.out).not.toContain('Please check the time zone');
});
