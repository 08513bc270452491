/** Lists of results of offices, imported by the command. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallEntries } from '@podium/foreign-files/testing';
import { smallListResults, smallMatches, smallSchoolGames } from '@podium/foreign-files/testing/list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { readConfig } from '../ground/config.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { importVerb } from './import.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function importFile(name: string, content: string, ...args: string[]): Promise<{ code: number; out: string }> {
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

test('a list makes Games; the same list again changes nothing, and a corrected one only what differs', async () => {
  const zone = ['--time-zone', 'America/Sao_Paulo'];
  const first = await importFile('escolares.csv', smallSchoolGames, ...zone);
  expect(first).toMatchObject({ code: 0 });
  expect(first.out).toContain('List of results, new Games JOGOSESC-310312, time zone America/Sao_Paulo');
  expect(first.out).toContain('codes of 2 delegations');
  expect(await count('sport.participants')).toBe(5);

  const again = await importFile('escolares.csv', smallSchoolGames);
  expect(again.out).toContain('List of results, added to the Games JOGOSESC-310312');
  expect(again.out).toContain('Nothing changed.');

  const corrected = await importFile('escolares.csv', smallSchoolGames.replace('11,70', '11,68'));
  expect(corrected.out).toContain('Differs from the Games: results (2 changed).');
  expect(await count('sport.participants')).toBe(5);
});

test('further lists add to the Games', async () => {
  const people = await count('sport.organisations');
  const { code, out } = await importFile('Vôlei feminino.csv', smallMatches);
  expect({ code, out }).toMatchObject({ code: 0 });
  expect(out).toContain('added to the Games JOGOSESC-310312');
  // Two of three schools are known.
  expect(await count('sport.organisations')).toBe(people + 1);
});

test('results of a list join the entries of another program', async () => {
  expect(await importFile('entries.lef', smallEntries, '--games', 'LAGOON-31')).toMatchObject({ code: 0 });
  const [people, events] = [await count('sport.participants'), await count('sport.events')];
  const { code, out } = await importFile('natacao.csv', smallListResults, '--games', 'LAGOON-31');
  expect({ code, out }).toMatchObject({ code: 0 });
  expect(out).not.toContain('Made up: the Games code');
  expect(await count('sport.participants')).toBe(people);
  expect(await count('sport.events')).toBe(events);
  expect((await importFile('natacao.csv', smallListResults, '--games', 'LAGOON-31')).out).toContain('Nothing changed.');
});

const unclear =
  'Natação;;;\nProva;Quem;De onde;Tempo\n50 m livre fem;Ana Sá;Sal Mar;33,10\n50 m livre fem;Bia Luz;Sal Mar;rápida\n';

test('the command names unsure columns and unreadable cells, and takes the contents of columns', async () => {
  const { out } = await importFile('lista.csv', unclear, '--games', 'LISTA-31', '--dry-run');
  expect(out).toContain('Columns to check (--columns "title=content" corrects them): lista: Quem=name.');
  expect(out).toContain('Please check lista, row 4, Tempo: "rápida" cannot be read as a result');
  expect(out).toContain('Not imported, no place for: De onde (2).');
  const chosen = await importFile(
    'lista.csv',
    unclear,
    '--games',
    'LISTA-31',
    '--dry-run',
    '--columns',
    'Quem=name,De onde=delegation',
  );
  expect(chosen.out).not.toContain('Columns to check');
  expect(chosen.out).not.toContain('De onde');
});

test.each([
  ['Quem=nobody', 'unknown content "nobody" of a column; use one of home,'],
  ['Quem', '"Quem" is not a list of columns'],
])('--columns %s is refused', async (columns, sentence) => {
  const { code, out } = await importFile('lista.csv', unclear, '--columns', columns);
  expect(code).toBe(2);
  expect(out).toContain(sentence);
});

test.each([
  ['sport.csv', 'Atleta;Escola;Resultado\nAna;A;3\n', 'sheet "sport", row 2: "sport" does not show which sport it is'],
  [
    'empty.csv',
    'Natação;;\nAtleta;Escola;Tempo\n',
    'sheet "empty", row 1: no line names an athlete, a team or a match',
  ],
])('a list that cannot be read is refused in one line: %s', async (name, content, sentence) => {
  const { code, out } = await importFile(name, content);
  expect(code).toBe(2);
  expect(out).toContain(sentence);
  expect(out.split('\n')).toHaveLength(1);
});

test('a warning names sheet, row and column of the list, and no table that was made of it', async () => {
  const late = 'Natação;;;;\nProva;Atleta;Escola;Tempo;Data\n50 m livre fem;Ana Sá;Sal Mar;33,10;20/04/2031\n';
  const { out } = await importFile('tarde.csv', late, '--games', 'LAGOON-31', '--dry-run');
  expect(out).toContain('tarde.csv:3:1 warning W501 Data: ');
  expect(out).not.toMatch(/units\.csv|results\.csv/u);
});

test('new Games without a known time zone are said to be in UTC, with the option that sets it', async () => {
  const { out } = await importFile('fuso.csv', smallSchoolGames, '--games', 'FUSO-31', '--dry-run');
  expect(out).toContain('the time zone UTC, because nothing tells it');
  expect(out).toContain('Please check the time zone: the file names none, so its times are taken as UTC');
  const chosen = await importFile(
    'fuso.csv',
    smallSchoolGames,
    '--games',
    'FUSO-31',
    '--dry-run',
    '--time-zone',
    'America/Bahia',
  );
  expect(chosen.out).not.toContain('Please check the time zone');
});
