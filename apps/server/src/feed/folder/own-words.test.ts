/** Texts that a Games folder defines itself reach the public documents. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { EventAnswer, GamesAnswer, MedalsAnswer, UnitAnswer } from '@podium/contract';
import { folderFiles, writeFolder } from '@podium/games-folder';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/test-database.ts';
import { completeFolder, importFolder } from '../../testing/import-folder.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { publicPartition } from '../installation.ts';
import { readTables } from './export/read-tables.ts';

let podium: TestPodium;
let folder: string;
let run: Awaited<ReturnType<typeof importFolder>>;

const handball = 'HBLMTEAM7-------------GPA-000100';
const heat = 'SWMW200MFR------------HEAT000100';
const volleyball = 'VVOWTEAM6-------------GPA-000100';

/** Changes to the cells of the example folder. */
const changes: Readonly<Record<string, (text: string) => string>> = {
  'organisations.csv': (text) =>
    text
      .replace(/^ESM,ESM,/m, 'ESM,CLUB2026,')
      .replace('type,', 'type,flag,')
      .replaceAll('state,', 'state,,')
      .replace('CRL,CRL,', 'CRL,EST,')
      .replace('DUN,DUN', 'DUN,SP')
      .replace(/^(FLV.*)state,,/m, '$1noc,none,'),
  'disciplines.csv': (text) => text.replace(/^SWM,SWM,/m, 'swimming,SWM,'),
  'events.csv': (text) => text.replaceAll(',SWM,', ',swimming,'),
  'units.csv': (text) => text.replaceAll(',,SWM,,', ',,swimming,,'),
  'documents.csv': (text) => text.replaceAll(',discipline,SWM,', ',discipline,swimming,'),
  'actions.csv': (text) =>
    text
      .replace(/parent\n/, 'parent,text_en\n')
      .replace(/(9007,.*),\n/, '$1,,A dog on the field\n')
      .replace('others,TOUT', 'others,'),
  'participants.csv': (text) =>
    `${text}7190302,coach,AUR,Sande,Bia,W,,,Assistant coach,basic\n7190303,coach,AUR,Nery,Lia,W,,,,basic\n`,
  'team_members.csv': (text) => `${text}VVOWTEAM6---AUR01,7190302\nVVOWTEAM6---AUR01,7190303\n`,
  'codes.csv': (text) =>
    `${text}detail,swimming,4Tw3,Start,Salida,Largada,Start,البدء,Départ
detail,swimming,4Tw3.value2,Angle,Ángulo,Ângulo,Bucaq,الزاوية,Angle du départ
detail,swimming,4Tw3.rank,Best start,Mejor salida,Melhor largada,Ən yaxşı start,أفضل بدء,Meilleur départ
`,
  'result_details.csv': (text) =>
    `${text}unit,${heat},line,7100101,,ER,4Tw3,,,,0.7,12,,,3,\nunit,${volleyball},unit,,,PERIOD,S1,H,TIE_BREAK_POINTS,,7-4,,,,,\n`,
  'lineups.csv': (text) =>
    `${text.replace('bib,starter\n', 'bib,starter,function\n')}${volleyball},VVOWTEAM6---AUR01,7190302,91,coach,,,,\n${volleyball},VVOWTEAM6---AUR01,7190303,92,coach,,,,ASSISTANT\n`,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-words-'));
  await cp(completeFolder, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes))
    await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));
  podium = await testPodium();
  run = await importFolder(podium.database, folder);
  await podium.settle();
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true });
});

async function get<Answer>(path: string): Promise<Answer> {
  return (await (await podium.get(path)).json()) as Answer;
}

it('W2: a delegation of type state has no country’s flag, and a folder can declare that a delegation has no flag', async () => {
  const { rows } = await get<MedalsAnswer>('/api/v1/medals');
  const flags = new Map(rows.map(({ organisation: { code, flag } }) => [code, flag]));
  expect([flags.get('EST'), flags.get('SP'), flags.get('FLV')]).toEqual([null, '/flags/br-sp.svg', null]);
});

it('W7: a folder can name its own codes, in each language', async () => {
  expect(run).toMatchObject({ code: 0, errors: '' });
  expect((await get<UnitAnswer>(`/api/v1/units/${handball}`)).codeNames).toMatchObject({ RFP: 'Video replay' });
  expect((await get<UnitAnswer>(`/api/v1/units/${handball}?lang=fr`)).codeNames).toMatchObject({
    RFP: 'Visionnage vidéo',
  });
});

it('H4: a folder can name the second value and the rank of its own details', async () => {
  expect((await get<UnitAnswer>(`/api/v1/units/${heat}`)).codeNames).toEqual({
    '4Tw3': 'Start',
    '4Tw3.value2': 'Angle',
    '4Tw3.rank': 'Best start',
  });
  expect((await get<UnitAnswer>(`/api/v1/units/${heat}?lang=fr`)).codeNames).toMatchObject({
    '4Tw3.value2': 'Angle du départ',
  });
});

it('a row about a period keeps the points of its tie-break', async () => {
  const { periods } = await get<UnitAnswer>(`/api/v1/units/${volleyball}`);
  expect(periods.find(({ code }) => code === 'S1')).toMatchObject({
    homePeriod: expect.any(String) as string,
    details: [{ code: 'TIE_BREAK_POINTS', value: '7-4' }],
  });
});

it('W7: an action of type "others" keeps the text that describes it', async () => {
  const { actions } = await get<UnitAnswer>(`/api/v1/units/${handball}`);
  expect(actions.find(({ id }) => id === '9007')).toMatchObject({ type: 'others', text: 'A dog on the field' });
});

it('W6: officials are shown with their functions, coaches with the words of their own rows', async () => {
  const { officials } = await get<UnitAnswer>(`/api/v1/units/${handball}`);
  expect(officials).toMatchObject([{ id: '7199001', function: 'Referee', organisation: { code: 'CLUB2026' } }]);
  const { startList } = await get<UnitAnswer>(`/api/v1/units/${volleyball}`);
  const coaches = startList.flatMap(({ competitor }) => competitor.coaches ?? []);
  expect(coaches.map((coach) => coach.function)).toEqual(['Head coach', 'Assistant coach', 'ASSISTANT']);
});

it('W7: age groups of an event have separate rankings', async () => {
  const { ranking } = await get<EventAnswer>('/api/v1/events/SWMW200MFR');
  expect(ranking!.lines.map(({ rank, ageGroup }) => `${rank} ${ageGroup?.name} ${ageGroup?.rank}`)).toEqual([
    '1 U17 1',
    '2 U18 1',
    '3 U18 2',
    '4 U16 1',
    'null U17 null',
  ]);
});

it('W11: texts of a folder stay the same through export, import and export', async () => {
  const other = await testDatabase();
  onTestFinished(() => other.close());
  const exportFiles = async (database: Pick<Database, 'pool'>) =>
    folderFiles((await readTables(database.pool, (await publicPartition(database.pool))!, { source: 'all' }))!);
  const first = await exportFiles(podium.database);
  const target = await scratchFolder();
  await writeFolder(target, first);
  expect(await importFolder(other, target)).toMatchObject({ code: 0 });
  expect(await exportFiles(other)).toEqual(first);
  const text = (file: string): string => new TextDecoder().decode(first.get(file));
  expect(text('codes.csv')).toContain('Visionnage vidéo');
  expect(text('officials.csv')).toContain(`${handball},7199001,REF,1`);
  expect(text('lineups.csv')).toContain('ASSISTANT');
});

it('an organisation may have a code of two to eight characters', async () => {
  expect((await podium.get('/api/v1/delegations/CLUB2026')).status).toBe(200);
});

it('a discipline gets its code, whatever its id in the folder', async () => {
  const { disciplines } = await get<GamesAnswer>('/api/v1/games');
  expect(disciplines.map(({ key }) => key)).not.toContain('swimming');
  expect(disciplines.find(({ key }) => key === 'swm')).toMatchObject({ code: 'SWM', name: 'Swimming', events: 1 });
});
