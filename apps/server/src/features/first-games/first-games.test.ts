/** From an empty database to published Games, over HTTP. */
import type {
  DeskScheduleAnswer,
  EventAnswer,
  FirstGamesAnswer,
  GamesAnswer,
  GamesPlan,
  PlanEvent,
  PlanPreview,
  ResultSheet,
  ScheduleDaysAnswer,
  UnitAnswer,
  UnitEditsAnswer,
} from '@podium/contract';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFolder } from '../../testing/import-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { people, schoolPlan } from './testing/school-plan.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
const path = '/api/v1/desk/first-games';
let podium: TestPodium;
let mia: Person;
let leo: Person;

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  mia = await signUpUser(podium, { grant: 'manager' });
  leo = await signUpUser(podium, { grant: 'manager' });
});
afterAll(async () => podium.stop());

const ifMatch = (version: number): Record<string, string> => ({ 'if-match': `"${version}"` });
const save = async (user: Person, plan: unknown, version: number): Promise<Response> =>
  user.ask('PUT', path, plan, ifMatch(version));
const publish = async (version: number): Promise<Response> => mia.ask('POST', `${path}/publish`, {}, ifMatch(version));
const readBody = async (response: Response): Promise<FirstGamesAnswer & { error?: { fields: unknown } }> =>
  (await response.json()) as FirstGamesAnswer & { error?: { fields: unknown } };
const withRace = (change: Partial<GamesPlan['events'][number]>): GamesPlan => ({
  ...schoolPlan,
  events: schoolPlan.events.map((event) => (event.id === 'race' ? { ...event, ...change } : event)),
});

test('an incomplete plan is stored with its faults, and is not published', async () => {
  const saved = await readBody(await save(mia, { name: { en: 'School Games' } }, 0));
  expect(saved).toMatchObject({ version: 1, plan: { name: { en: 'School Games' } } });
  expect(saved.faults.map(({ field }) => field)).toContain('start');
  expect((await publish(1)).status).toBe(422);
});

test('a change based on an older version is refused, and names the user who was faster', async () => {
  expect((await save(leo, schoolPlan, 1)).status).toBe(200);
  const response = await save(mia, schoolPlan, 1);
  expect(response.status).toBe(409);
  expect((await readBody(response)).error!.fields).toEqual([{ field: 'version', message: leo.username }]);
});

test('a published plan shows its bracket and its heats, and is in the audit', async () => {
  const response = await publish(2);
  expect(await readBody(response)).toMatchObject({ publishedVersion: 2, faults: [] });
  await podium.settle();
  const event = (await (await podium.get('/api/v1/events/VVOXTEAM6')).json()) as EventAnswer;
  expect(event.brackets.map(({ rounds }) => rounds.map(({ code }) => code))).toEqual([['SFL', 'FNL'], ['BRN']]);
  expect((await podium.get('/api/v1/units/ATHW100M--------------HEAT000200')).status).toBe(200);
  const { rows } = await podium.database.pool.query('select by, about from people.actions where type = $1', [
    'plan.publish',
  ]);
  expect(rows).toEqual([{ by: mia.id, about: 'first-games' }]);
});

test('a contest that has begun keeps its results and cannot be drawn again', async () => {
  const heat = 'ATHW100M--------------HEAT000100';
  const { pool } = podium.database;
  await pool.query(
    `insert into sport.result_sets select (jsonb_populate_record(one, '{"owner": 42, "status": "LIVE"}')).*
     from sport.result_sets one where ref = $1`,
    [heat],
  );
  await save(mia, withRace({ template: { kind: 'heats', lanes: 4 } }), 2);
  const response = await publish(3);
  expect(response.status).toBe(409);
  expect((await readBody(response)).error!.fields).toEqual([{ field: 'events', message: '100 m: Heat 1' }]);
  const records: PlanEvent['records'] = [{ kind: 'GR', ageGroup: 'U16', mark: '12.31', holder: 'Nina Sá' }];
  await save(mia, withRace({ start: '2026-12-05T10:00', records }), 3);
  expect((await publish(4)).status).toBe(200);
  expect((await pool.query('select from sport.result_sets where ref = $1 and owner = 42', [heat])).rowCount).toBe(1);
});

test('the record of an age class is on the page of its event, with the class in its name', async () => {
  await podium.settle();
  const event = (await (await podium.get('/api/v1/events/ATHW100M?lang=pt')).json()) as EventAnswer;
  expect(event.records).toMatchObject([
    { typeName: 'Recorde dos Jogos · U16', result: '12.31', holder: { name: 'Nina Sá' }, isCurrent: true },
  ]);
});

const results = (unit: string): string => `/api/v1/desk/results/${unit}`;
const step = (more: object): object => ({ id: randomUUID(), at: new Date().toISOString(), ...more });
const publicUnit = async (unit: string): Promise<UnitAnswer> =>
  (await (await podium.get(`/api/v1/units/${unit}`)).json()) as UnitAnswer;
const lanes = async (heat: string): Promise<string[]> =>
  (await publicUnit(heat)).startList.map(({ startOrder, competitor }) => `${startOrder} ${competitor.id}`);
const late = {
  id: '7900',
  familyName: 'Late',
  givenName: 'Lia',
  delegation: 'd1',
  birthDate: '2010-03-12',
  school: 'Escola Um',
};
const preview = async (): Promise<PlanPreview> => mia.get<PlanPreview>(`${path}/preview`);
const withLate = (change: Partial<GamesPlan['events'][number]> = {}): GamesPlan =>
  withRace({ start: '2026-12-05T10:00', entries: { kind: 'individual', items: [...people(10), late] }, ...change });
const heat2 = 'ATHW100M--------------HEAT000200';

test('publishing again keeps the status and the times of contests that have ended', async () => {
  const sheet = await mia.get<ResultSheet>(results(heat2));
  const marks = sheet.lines.map(({ competitor }, index) =>
    step({ do: 'mark', competitor: competitor.id, mark: `1${index}.50`, irm: null }),
  );
  const steps = [step({ do: 'begin' }), ...marks, step({ do: 'finish' })];
  expect((await mia.post(`${results(heat2)}/steps`, { steps })).status).toBe(200);
  const { version } = await mia.get<ResultSheet>(results(heat2));
  expect((await mia.post(`${results(heat2)}/confirm`, { seen: version, nonce: randomUUID() })).status).toBe(200);
  const before = await publicUnit(heat2);
  expect(before.status).toBe('OFFICIAL');
  const events = schoolPlan.events.map((event) => (event.id === 'race' ? event : { ...event, minutes: 30 }));
  await save(
    mia,
    {
      ...schoolPlan,
      events: events.map((event) => ({ ...event, start: '2026-12-05T10:00' })),
    },
    4,
  );
  expect((await publish(5)).status).toBe(200);
  const after = await publicUnit(heat2);
  expect([after.status, after.actualStart, after.actualEnd]).toEqual([
    'OFFICIAL',
    before.actualStart,
    before.actualEnd,
  ]);
});

test('a late entry takes a free lane of a heat that has not begun; no other entrant moves', async () => {
  const { pool } = podium.database;
  const heat1 = 'ATHW100M--------------HEAT000100';
  await pool.query('delete from sport.result_sets where ref = $1 and owner = 42', [heat1]);
  const before = await lanes(heat1);
  await save(
    mia,
    {
      ...withLate(),
      events: [withLate().events[0]!, { ...schoolPlan.events[1]!, minutes: 30 }],
    },
    5,
  );
  expect((await preview()).events).toContainEqual(
    expect.objectContaining({ event: 'race', kind: 'changed', entered: ['Lia Late'], withdrawn: [], replaced: [] }),
  );
  expect((await publish(6)).status).toBe(200);
  expect(await lanes(heat1)).toEqual(expect.arrayContaining(before));
  expect(await lanes(heat1)).toHaveLength(before.length + 1);
  // A plan is published at the level `basic`: the age group is public, the date and the school are not.
  const { rows } = await pool.query('select birth_date from sport.participants where id = $1', [late.id]);
  expect(rows).toEqual([{ birth_date: late.birthDate }]);
  const profile = await (await podium.get(`/api/v1/participants/${late.id}`)).text();
  expect(profile).toContain('"U18"');
  expect(profile).not.toContain(late.birthDate);
  expect(profile).not.toContain(late.school);
});

test('an entry that an event cannot accept is refused by name; the rest of the plan is published', async () => {
  const more = Array.from({ length: 4 }, (_, index) => ({
    ...late,
    id: `79${index + 10}`,
    familyName: `Later ${index}`,
  }));
  const items = [...people(10), late, ...more];
  const plan = withLate({ entries: { kind: 'individual', items } });
  await save(mia, { ...plan, venues: [{ ...plan.venues[0]!, name: { en: 'New hall' } }] }, 6);
  const { events } = await preview();
  expect(events.find(({ event }) => event === 'race')).toMatchObject({
    kind: 'refused',
    entered: ['Lia Later 0', 'Lia Later 1', 'Lia Later 2', 'Lia Later 3'],
    begun: [expect.objectContaining({ en: 'Heat 2' })],
  });
  expect((await publish(7)).status).toBe(200);
  expect((await publicUnit(heat2)).venue?.name).toBe('New hall');
  const refused = await publish(7);
  expect(refused.status).toBe(409);
  expect((await readBody(refused)).error!.fields).toEqual([
    {
      field: 'events',
      message: '100 m: Heat 2 (Lia Later 0, Lia Later 1, Lia Later 2, Lia Later 3)',
    },
  ]);
});

test('the preview names the people and contests that would disappear', async () => {
  const [race] = withLate().events;
  await save(mia, { ...withLate(), events: [race] }, 7);
  const { events, hidden } = await preview();
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'tournament', kind: 'removed', contests: { added: 0, removed: 10, moved: 0 } }),
  );
  expect(hidden.people).toContain('Player 3');
});

test('moving a contest out of the days of the Games needs confirmation, and does not extend the Games', async () => {
  const day = await mia.get<DeskScheduleAnswer>('/api/v1/desk/schedule?day=2026-12-05');
  const unit = day.items.find(({ id }) => id.startsWith('VVO'))!;
  const edits = [
    { unit: unit.id, field: 'start', value: '2027-12-05T12:00:00Z', seen: unit.shown.start },
    { unit: unit.id, field: 'end', value: '2027-12-05T13:00:00Z', seen: unit.shown.end },
  ];
  const move = async (more: object): Promise<Response> =>
    mia.post('/api/v1/desk/schedule/edits', { edits, nonce: randomUUID(), ...more });
  const dryRun = (await (await move({ isDryRun: true })).json()) as UnitEditsAnswer;
  expect(dryRun.clashes).toContainEqual(expect.objectContaining({ kind: 'outside', unit: expect.anything() }));
  expect((await move({})).status).toBe(409);
  expect((await move({ isConfirmed: true })).status).toBe(200);
  await podium.settle();
  const games = (await (await podium.get('/api/v1/games')).json()) as GamesAnswer;
  expect([games.firstDay, games.lastDay]).toEqual(['2026-12-05', '2026-12-06']);
  const days = (await (await podium.get('/api/v1/schedule/days')).json()) as ScheduleDaysAnswer;
  expect(days.items.map((item) => item.day)).toEqual(['2026-12-05', '2026-12-06', '2027-12-05']);
});

test('only managers read the plan', async () => {
  const guest = await signUpUser(podium);
  expect((await guest.ask('GET', path)).status).toBe(403);
});

test('an event with results is replaced neither by one of another kind nor by the same event entered again', async () => {
  const { plan: stored, version } = await mia.get<FirstGamesAnswer>(path);
  const plan = stored as unknown as GamesPlan;
  const [race, ...others] = plan.events;
  const before = await publicUnit(heat2);
  for (const changed of [
    { ...race!, gender: 'M' as const },
    { ...race!, id: 'again' },
  ]) {
    const { version: last } = await mia.get<FirstGamesAnswer>(path);
    await save(mia, { ...plan, events: [changed, ...others] }, last);
    const { events } = await preview();
    expect(events).toContainEqual(expect.objectContaining({ event: changed.id, kind: 'refused' }));
    expect(events).not.toContainEqual(expect.objectContaining({ event: 'race', kind: 'removed' }));
    // The console needs it to put the published event back.
    const { kept } = await mia.get<FirstGamesAnswer>(path);
    expect(kept.map(({ event, sport }) => [event.id, sport.code])).toEqual([['race', 'ATH']]);
    expect(kept[0]!.delegations).not.toEqual([]);
  }
  expect((await publicUnit(heat2)).competitors).toEqual(before.competitors);
  const { version: moving } = await mia.get<FirstGamesAnswer>(path);
  await save(mia, { ...plan, events: [{ ...race!, start: '2026-12-06T15:00' }, ...others] }, moving);
  expect((await preview()).events.find(({ event }) => event === 'race')?.movedBegun).toContainEqual({
    name: expect.objectContaining({ en: 'Heat 2' }) as object,
    status: 'official',
  });
  const { version: last } = await mia.get<FirstGamesAnswer>(path);
  expect(last).toBeGreaterThan(version);
  await save(mia, plan, last);
});

test('people who were imported since the last publication stay', async () => {
  const folder = await scratchFolder();
  const { code, start, end, timeZone } = schoolPlan;
  const facts = { format: 'podium-games-folder', formatVersion: 1, code, name: { en: 'School Games' } };
  const generatedAt = new Date().toISOString();
  await writeFile(join(folder, 'games.json'), JSON.stringify({ ...facts, start, end, timeZone, generatedAt }));
  await writeFile(
    join(folder, 'participants.csv'),
    'id,role,organisation,family_name,given_name,gender\n9901,athlete,d1,Nova,Nadia,W\n',
  );
  expect((await importFolder(podium.database, folder)).errors).toBe('');
  const { plan: stored, version } = await mia.get<FirstGamesAnswer>(path);
  const plan = stored as unknown as GamesPlan;
  const events = plan.events.map((event) => ({ ...event, breakMinutes: event.breakMinutes + 1 }));
  await save(mia, { ...plan, events }, version);
  expect((await publish(version + 1)).status).toBe(200);
  const { rowCount } = await podium.database.pool.query("select from sport.participants where id = '9901'");
  expect(rowCount).toBe(1);
});

test('people whose names the plan does not publish are shown as numbers, until it does', async () => {
  const { plan: stored, version } = await mia.get<FirstGamesAnswer>(path);
  const readShown = async (): Promise<string> =>
    (await podium.get('/api/v1/units/ATHW100M--------------HEAT000200')).text();
  await save(mia, { ...stored, publication: 'number' }, version);
  expect((await publish(version + 1)).status).toBe(200);
  expect(await readShown()).not.toContain('Runner');
  await save(mia, { ...stored, publication: 'basic' }, version + 1);
  expect((await publish(version + 2)).status).toBe(200);
  expect(await readShown()).toContain('Runner');
});
