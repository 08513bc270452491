/** Nationality, school year and method of entry, from the tables of a folder to the documents. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ParticipantsAnswer, ProfileAnswer, UnitAnswer } from '@podium/contract';
import { folderFiles } from '@podium/games-folder';
import { readTables } from '../../feed/folder/export/read-tables.ts';
import { publicPartition } from '../../feed/installation.ts';
import { completeFolder, importFolder } from '../../testing/import-folder.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

let podium: TestPodium;
let folder: string;

const heat = 'SWMW200MFR------------HEAT000100';
/** Nationality, school year and publication level by person; all others have none. */
const facts: Readonly<Record<string, string>> = {
  '7100101': 'BRA,9º ano,full',
  '7100102': 'FRA,SR,full',
  '7100103': 'GER,JR,basic',
};
const methods: Readonly<Record<string, string>> = { '7100101': 'WC', '7100102': 'REG', '7100103': 'ZZ' };

/** Adds cells to each row of a table; the first row has the names of the columns. */
const withCells = (text: string, head: string, cellsOf: (cells: string[]) => string[]): string =>
  text
    .trimEnd()
    .split('\n')
    .map((row, index) => (index === 0 ? `${row},${head}` : cellsOf(row.split(',')).join(',')))
    .join('\n')
    .concat('\n');

const changes: Readonly<Record<string, (text: string) => string>> = {
  'organisations.csv': (text) =>
    text.replace('type,ranked', 'type,ranked,flag').replaceAll('state,true', 'state,true,BR-SP'),
  'participants.csv': (text) =>
    withCells(text.replace(',publication', ''), 'nationality,school_year,publication', (cells) => {
      const level = cells.pop()!;
      return [...cells, facts[cells[0]!] ?? `,,${level}`];
    }),
  'entries.csv': (text) => withCells(text, 'qualification', (cells) => [...cells, methods[cells[2]!] ?? '']),
  'codes.csv': (text) =>
    `${text}entry,,REG,Regional champion,Campeona regional,Campeã regional,Region çempionu,بطلة إقليمية,Championne régionale\n`,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-people-'));
  await cp(completeFolder, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes))
    await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));
  podium = await testPodium();
  await importFolder(podium.database, folder);
  await podium.settle();
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true });
});

async function get<Answer>(path: string): Promise<Answer> {
  return (await (await podium.get(path)).json()) as Answer;
}
const startLine = async (id: string, query = '') =>
  (await get<UnitAnswer>(`/api/v1/units/${heat}${query}`)).startList.find(({ competitor }) => competitor.id === id)!;
const personRow = async (id: string, query = '') =>
  (await get<ParticipantsAnswer>(`/api/v1/participants?pageSize=200${query}`)).items.find((row) => row.id === id)!;

test('S01: a list shows a nationality if it is not the country of the delegation', async () => {
  expect(await personRow('7100102', '&lang=es')).toMatchObject({ nationality: 'Francia' });
  expect(await personRow('7100101')).not.toHaveProperty('nationality');
  expect(await startLine('7100101')).not.toHaveProperty('nationality');
});

test('S01: a profile with the level full has the school year, and the nationality even of a compatriot', async () => {
  expect(await get<ProfileAnswer>('/api/v1/participants/7100101')).toMatchObject({
    nationality: 'Brazil',
    schoolYear: '9º ano',
  });
});

test("S01: a minor's basic profile has neither nationality nor school year, and no list shows them", async () => {
  const profile = await get<ProfileAnswer>('/api/v1/participants/7100103');
  expect(profile.level).toBe('basic');
  expect(profile).not.toHaveProperty('nationality');
  expect(profile).not.toHaveProperty('schoolYear');
  expect(await personRow('7100103')).not.toHaveProperty('nationality');
  expect(await startLine('7100103')).not.toHaveProperty('nationality');
});

test('a start list names how each competitor got in: our name, the name of the Games, or the code alone', async () => {
  expect((await startLine('7100101', '?lang=fr')).entry?.method).toEqual({ code: 'WC', name: 'Invitation' });
  expect((await startLine('7100103')).entry?.method).toEqual({ code: 'ZZ' });
  expect((await personRow('7100102', '&lang=ar')).entryMethods).toEqual({
    SWMW200MFR: { code: 'REG', name: 'بطلة إقليمية' },
  });
});

test('hidden results hide how competitors got in, which may reveal a qualifying tournament', async () => {
  expect(await startLine('7100101', '?veil=1')).not.toHaveProperty('entry.method');
});

test('an export writes nationality, school year, method of entry and its name', async () => {
  const tables = await readTables(podium.database.pool, (await publicPartition(podium.database.pool))!, {
    source: 'all',
  });
  const files = new Map([...folderFiles(tables!)].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
  expect(files.get('participants.csv')).toMatch(/^7100101,.*9º ano,BRA/mu);
  expect(files.get('entries.csv')).toMatch(/^SWMW200MFR,person,7100102,.*REG/mu);
  expect(files.get('codes.csv')).toContain('entry,,REG,Regional champion');
});
