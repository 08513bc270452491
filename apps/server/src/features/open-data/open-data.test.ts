import { readFile } from 'node:fs/promises';
import { openDataPath, openDataTableNames, openDataTables } from '@podium/contract';
import type { Document, OpenDataFilter, OpenDataTable } from '@podium/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';
import { publishCup } from '../../testing/publish-cup.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(undefined, { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' });
  const publisher = await signUpUser(games, { grant: 'publisher' });
  const item = '/api/v1/desk/content/special-award/fair-play';
  const data = { name: { en: 'Fair play award' }, day: '2026-10-13', people: ['7100101'] };
  await publisher.ask('PUT', `${item}/draft`, { data, order: null, basedOn: null }, { 'if-match': '"0"' });
  await publisher.ask('POST', `${item}/publish`, {}, { 'if-match': '"1"' });
  await games.settle();
  await publishCup(games);
});
afterAll(async () => games.stop());

type Row = Record<string, string | number | boolean | null>;

const csv = async (table: OpenDataTable, filter: OpenDataFilter = {}): Promise<string> => {
  const response = await games.get(openDataPath(table, 'csv', filter));
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
  ]);
  return Buffer.from(await response.arrayBuffer()).toString();
};
const rows = async (table: OpenDataTable, filter: OpenDataFilter = {}): Promise<Row[]> => {
  const { items, total } = await games.json<{ items: Row[]; total: number }>(openDataPath(table, 'json', filter));
  expect(items).toHaveLength(total);
  return items;
};

describe('open data', () => {
  test.each(openDataTableNames)('%s: CSV and JSON have the documented columns and the same rows', async (table) => {
    const text = await csv(table);
    expect(text).toMatch(/\r\n$/u);
    const [header, ...lines] = text.split('\r\n').slice(0, -1);
    expect(header).toBe(Object.keys(openDataTables[table]).join(','));
    const items = await rows(table);
    expect(items.length).toBeGreaterThan(0);
    expect(lines).toHaveLength(items.length);
    for (const item of items) expect(Object.keys(item)).toEqual(Object.keys(openDataTables[table]));
  });

  test('is documented: docs/open-data.md explains every column', async () => {
    const text = await readFile(new URL('../../../../../docs/open-data.md', import.meta.url), 'utf8');
    for (const columns of Object.values(openDataTables))
      for (const [column, meaning] of Object.entries(columns))
        expect(text.replaceAll(/ +/gu, ' ')).toContain(`| \`${column}\` | ${meaning} |`);
  });

  test('has the points of every cup', async () => {
    const cup = await games.json<Document<'cup'>>('/api/v1/cups/states');
    expect(cup.rows.length).toBeGreaterThan(2);
    expect((await rows('cups')).map(({ cup: id, rank, side, points }) => [id, rank, side, points])).toEqual(
      cup.rows.map(({ rank, side, points }) => ['states', rank, side.id, points]),
    );
  });

  test('begins with a byte order mark only on request', async () => {
    expect(await csv('medals')).toMatch(/^rank,/u);
    expect(await csv('medals', { bom: '1' })).toMatch(/^\uFEFFrank,/u);
  });

  test('has the medals of the medal table, and the results of the units', async () => {
    const table = await games.json<Document<'medals'>>('/api/v1/medals');
    expect((await rows('medals')).map(({ organisation, total }) => [organisation, total])).toEqual(
      table.rows.map(({ organisation, total }) => [organisation.code, total]),
    );
    const results = await rows('results');
    const unit = await games.json<Document<'unit'>>(`/api/v1/units/${String(results[0]!['unit'])}`);
    expect(results.slice(0, unit.results.length).map(({ competitorName, result }) => [competitorName, result])).toEqual(
      unit.results.map(({ competitor, result }) => [competitor.name, result]),
    );
  });

  test('can be filtered by day and discipline, and translated', async () => {
    const { items } = await games.json<Document<'days'>>('/api/v1/schedule/days');
    const { day } = items.find(({ disciplines }) => disciplines.includes('swm'))!;
    const matches = await rows('schedule', { day, discipline: 'swm', lang: 'pt' });
    expect(new Set(matches.map((row) => `${String(row['day'])} ${String(row['discipline'])}`))).toEqual(
      new Set([`${day} swm`]),
    );
    expect(matches[0]!['disciplineName']).toBe('Natação');
  });

  test('answers HEAD without a body, may be read by other origins, and is compressed with gzip', async () => {
    const response = await fetch(games.url + openDataPath('results', 'csv'), { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    const packed = await games.get(openDataPath('results', 'csv', { discipline: 'swm' }));
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('access-control-allow-origin')).toBe('*');
    expect(packed.headers.get('content-disposition')).toBe('attachment; filename="results-swm-en.csv"');
  });

  test('answers an unknown day or discipline with an error, never with an empty file', async () => {
    expect(await games.errorOf(openDataPath('schedule', 'csv', { day: '1999-01-01' }))).toEqual([404, 'notFound']);
    expect(await games.errorOf(openDataPath('medals', 'json', { discipline: 'xxx' }))).toEqual([404, 'notFound']);
    expect(await games.errorOf(openDataPath('results', 'csv', { day: 'today' }))).toEqual([400, 'badRequest']);
  });
});
