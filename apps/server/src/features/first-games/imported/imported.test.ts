/** Games that came from files are set up further in the console, over HTTP. */
import type { FirstGamesAnswer, GamesPlan, KnownPeople } from '@podium/contract';
import type { FileName, FolderTables } from '@podium/games-folder';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partitionFor } from '../../../feed/folder/import/prepare-import.ts';
import { readTables } from '../../../feed/folder/export/read-tables.ts';
import { completeFolder, importFolder } from '../../../testing/import-folder.ts';
import { signUpUser } from '../../../testing/sign-up-user.ts';
import { testPodium } from '../../../testing/test-podium.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';
import { schoolPlan } from '../testing/school-plan.ts';

const path = '/api/v1/desk/first-games';
const code = 'YG2026';
let podium: TestPodium;
let mia: Awaited<ReturnType<typeof signUpUser>>;
let before: FolderTables;
let folder: string;

const ifMatch = (version: number): Record<string, string> => ({ 'if-match': `"${version}"` });
const tables = async (): Promise<FolderTables> => {
  const { pool } = podium.database;
  return (await readTables(pool, (await partitionFor(pool, code))!, { source: 'import', hasActions: true }))!;
};
const read = async (): Promise<FirstGamesAnswer> => mia.get<FirstGamesAnswer>(path);
const publish = async (plan: object, version: number): Promise<Response> => {
  const saved = await mia.ask('PUT', path, plan, ifMatch(version));
  expect([saved.status, ((await saved.json()) as FirstGamesAnswer).faults]).toEqual([200, []]);
  return mia.ask('POST', `${path}/publish`, {}, ifMatch(version + 1));
};
/** Rows by file as text, so that two states can be compared. */
const linesOf = ({ files }: FolderTables): Map<FileName, Set<string>> =>
  new Map(
    Object.entries(files).map(([name, rows]) => [
      name as FileName,
      new Set(rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))),
    ]),
  );
const missing = (now: FolderTables): string[] => {
  const lines = linesOf(now);
  return [...linesOf(before)].flatMap(([name, rows]) =>
    [...rows].flatMap((row) => (lines.get(name)?.has(row) ? [] : `${name} ${row}`)),
  );
};

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  folder = await mkdtemp(join(tmpdir(), 'podium-imported-'));
  await cp(completeFolder, folder, { recursive: true });
  // An event with entries, which is still to be drawn.
  await appendFile(
    join(folder, 'events.csv'),
    'ATHW200M,ATH,ATHW200M--------------------------,200 m,W,individual,1,false,1,90\n',
  );
  await appendFile(
    join(folder, 'entries.csv'),
    'ATHW200M,person,7100101,12,,active,\nATHW200M,person,7100102,13,,active,\n',
  );
  const { errors } = await importFolder(podium.database, folder);
  if (errors !== '') throw new Error(errors);
  await podium.settle();
  mia = await signUpUser(podium, { grant: 'manager' });
  before = await tables();
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a plan that ignores the imported Games is refused, and a new plan may start from them', async () => {
  const response = await publish({ ...schoolPlan, code }, 0);
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { error: { fields: [{ field: 'imported', message: code }] } },
  ]);
  expect(await read()).toMatchObject({ isOfOtherGames: true });
  const draft = await mia.get<GamesPlan>(`${path}/imported`);
  expect(draft).toMatchObject({ code, isFromFiles: true });
  await mia.ask('PUT', path, draft, ifMatch(1));
  expect(await read()).toMatchObject({ isOfOtherGames: false });
});

test('the draft contains the events of the files, including an event that has entries but no contests', async () => {
  const { plan, importedEvents } = await read();
  const { venues, delegations, sports, events } = plan as unknown as GamesPlan;
  expect(venues.map(({ id, courts }) => [id, courts.length])).toContainEqual(['AQC', 1]);
  expect(delegations).toContainEqual({ id: 'AUR', code: 'AUR', name: { en: 'Aurora', pt: 'Aurora', fr: 'Aurora' } });
  expect(sports.map((sport) => sport.code)).toContain('SWM');
  expect(events.map(({ id, entries }) => [id, entries.items.length])).toEqual([['ATHW200M', 2]]);
  expect(importedEvents.map(({ id }) => id)).toEqual(
    before.files.events!.map(({ id }) => id).filter((id) => id !== 'ATHW200M'),
  );
});

test('people and teams of the files can be entered in more events, under the same ids', async () => {
  const { people, teams, delegations } = await mia.get<KnownPeople>(`${path}/people`);
  const athletes = before.files.participants!.filter(({ role }) => role === 'athlete');
  expect(people.map(({ id }) => id)).toEqual(athletes.map(({ id }) => id));
  expect(people.find(({ id }) => id === '7100101')).toMatchObject({ delegation: 'AUR', birthDate: '2010-03-14' });
  expect(teams.map(({ id }) => id)).toEqual(before.files.teams!.map(({ id }) => id));
  expect(new Set(delegations.map(({ id }) => id))).toEqual(new Set([...people, ...teams].map((one) => one.delegation)));
});

test('publishing adds the events of the plan, and keeps every row of the files', async () => {
  const { plan, version } = await read();
  const { venues, events } = plan as unknown as GamesPlan;
  const [race] = schoolPlan.events;
  const entrants = events[0]!.entries.items.slice(0, 2);
  const added = {
    ...race,
    code: '800M',
    venue: venues[0]!.id,
    courts: [],
    start: '2026-10-12T09:00',
    entries: { kind: 'individual', items: entrants },
  };
  const response = await publish({ ...plan, events: [...events, added] }, version);
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, '']);
  const now = await tables();
  // The event that was drawn is the plan's own, and those who are entered get codes, for results by hand.
  const own = /ATHW200M|"id","710010[12]"/u;
  expect(missing(now).filter((line) => !own.test(line))).toEqual([]);
  expect(now.files.events!.map(({ id }) => id)).toContain('ATHW800M');
  expect(now.games).toMatchObject({ publicationDefault: before.games.publicationDefault, adult: before.games.adult });
  const person = (id: string) => now.files.participants!.find((row) => row['id'] === id);
  expect(person('7100101')).toMatchObject({ publication: 'basic', height_cm: '168', birth_date: '2010-03-14' });
  expect(now.files.units!.some(({ id = '' }) => id.startsWith('ATHW200M'))).toBe(true);
});

test('removing an event from the plan removes that event, and nothing of the files', async () => {
  const { plan, version, importedEvents } = await read();
  expect(importedEvents.map(({ id }) => id)).not.toContain('ATHW800M');
  const { events } = plan as unknown as GamesPlan;
  const response = await publish({ ...plan, events: events.filter((event) => event.code !== '800M') }, version);
  expect(response.status).toBe(200);
  const now = await tables();
  expect(now.files.events!.map(({ id }) => id)).not.toContain('ATHW800M');
  expect(now.files.units!.filter(({ id = '' }) => id.startsWith('ATHW800M'))).toEqual([]);
  expect(now.files.units!.length).toBeGreaterThanOrEqual(before.files.units!.length);
});

test('a person of the files who was also entered in an event of the plan stays when that event is removed', async () => {
  const { people } = await mia.get<KnownPeople>(`${path}/people`);
  const chosen = people.find(({ id }) => id === '7100103')!;
  const { plan, version } = await read();
  const { venues, events } = plan as unknown as GamesPlan;
  const [race] = schoolPlan.events;
  const entries = { kind: 'individual', items: [chosen] };
  const added = { ...race, code: '800M', venue: venues[0]!.id, courts: [], start: '2026-10-12T09:00', entries };
  expect((await publish({ ...plan, events: [...events, added] }, version)).status).toBe(200);
  const entered = await tables();
  expect(entered.files.participants!.length).toBe(before.files.participants!.length);
  expect(entered.files.entries).toContainEqual(expect.objectContaining({ event: 'ATHW800M', competitor: '7100103' }));
  const after = await read();
  expect((await publish({ ...plan, events }, after.version)).status).toBe(200);
  expect((await tables()).files.participants!.map(({ id }) => id)).toContain('7100103');
});

test('an event with the code of an imported one is refused by name', async () => {
  const { plan, version } = await read();
  const { events, venues } = plan as unknown as GamesPlan;
  const [race] = schoolPlan.events;
  const imposed = {
    ...race,
    discipline: 'SWM',
    code: '200MFR',
    venue: venues[0]!.id,
    courts: [],
    entries: events[0]!.entries,
  };
  const response = await publish({ ...plan, events: [...events, imposed] }, version);
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { error: { fields: [{ field: 'importedEvents', message: '100 m' }] } },
  ]);
  await mia.ask('PUT', path, plan, ifMatch(version + 1));
});
