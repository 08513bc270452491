/** From an empty database to published Games, over HTTP. */
import type { EventAnswer, FirstGamesAnswer, GamesPlan } from '@podium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { schoolPlan } from './testing/school-plan.ts';

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

test('an incomplete plan is kept with its faults, and is not published', async () => {
  const saved = await readBody(await save(mia, { name: { en: 'School Games' } }, 0));
  expect(saved).toMatchObject({ version: 1, plan: { name: { en: 'School Games' } } });
  expect(saved.faults.map(({ field }) => field)).toContain('start');
  expect((await publish(1)).status).toBe(422);
});

test('a change of a version that is no longer the last names who was faster', async () => {
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
  expect((await readBody(response)).error!.fields).toEqual([{ field: 'events', message: heat }]);
  await save(mia, withRace({ start: '2026-12-05T10:00' }), 3);
  expect((await publish(4)).status).toBe(200);
  expect((await pool.query('select from sport.result_sets where ref = $1 and owner = 42', [heat])).rowCount).toBe(1);
});

test('only managers read the plan', async () => {
  const guest = await signUpUser(podium);
  expect((await guest.ask('GET', path)).status).toBe(403);
});
