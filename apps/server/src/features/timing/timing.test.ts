/** Files of timing systems over HTTP: public results, once and in order, and the problems that organizers see. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf, smallResults } from '@podium/foreign-files/testing';
import type { TimedRacesAnswer, TimingAnswer, UnitAnswer, WatchedFileAnswer } from '@podium/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importFolder } from '../../testing/import-folder.ts';
import { raceUnit, writeRaces } from '../../testing/race-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

let podium: TestPodium;
let folder: string;
const key = 'a-key-for-tests-only';
const [heat1, heat2, final] = [raceUnit('HEAT', 1), raceUnit('HEAT', 2), raceUnit('FNL-', 1)];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-races-'));
  podium = await testPodium({
    environment: { DATA_DIR: folder, ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' },
  });
  // For the process that imports a meet.
  vi.stubEnv('DATABASE_URL', podium.database.url);
  vi.stubEnv('DATA_DIR', folder);
  const { errors } = await importFolder(podium.database, await writeRaces(await mkdtemp(join(folder, 'games-'))));
  if (errors !== '') throw new Error(errors);
  await podium.settle();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Sent {
  watcher?: string;
  name?: string;
  format?: string;
  number: number;
  file?: string;
  contest?: string;
  body: string | Uint8Array;
}
const camera = randomUUID();
async function send({ watcher = camera, body, ...query }: Sent): Promise<WatchedFileAnswer> {
  const facts = { name: 'Finish', format: 'photo-finish', file: 'race.lif', ...query, number: String(query.number) };
  const response = await fetch(
    `${podium.url}/api/v1/feed/timing/${watcher}/files?${new URLSearchParams(facts as Record<string, string>).toString()}`,
    {
      method: 'POST',
      body: body as string,
      headers: { 'x-api-key': key, 'content-type': 'application/octet-stream' },
    },
  );
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as WatchedFileAnswer;
}
const shown = async (unit: string): Promise<UnitAnswer> =>
  (await (await podium.get(`/api/v1/units/${unit}`)).json()) as UnitAnswer;
const lines = async (unit: string): Promise<unknown[]> =>
  (await shown(unit)).results.map(({ competitor, rank, result, irm }) => [competitor.id, rank, result, irm]);
const forms = ({ problems }: WatchedFileAnswer): unknown[] => problems.map(({ params }) => params?.form);

const race = '3,1,1,Girls 100 m Heat 1,-0.4,m/s';
const complete = `${race}\n1,114,3,,,,12.341,,,0.142\n2,207,4,,,,12.349\n3,98,5,,,,13.02\nDNS,311,6\n`;

test('start lists name the races with their starters, in the order in which they start', async () => {
  const response = await podium.get('/api/v1/feed/timing/start-lists?discipline=ath', { 'x-api-key': key });
  const { items } = (await response.json()) as TimedRacesAnswer;
  expect(items.map(({ contest, round, heat, name, meters }) => [contest, round, heat, name, meters])).toEqual([
    [heat1, 1, 1, 'Girls 100 m Heat 1', 100],
    [heat2, 1, 2, 'Girls 100 m Heat 2', 100],
  ]);
  expect(items[0]!.starters[0]).toEqual({
    id: '114',
    lane: '3',
    family: 'Runner114',
    given: 'Ana',
    affiliation: 'Mar',
  });
});

test('the result of a race is public when the request is answered, and unofficial', async () => {
  expect(await send({ number: 1, contest: heat1, body: complete })).toEqual({ status: 'taken', problems: [] });
  expect((await shown(heat1)).status).toBe('UNOFFICIAL');
  expect(await lines(heat1)).toEqual([
    ['P114', '1', '12.341', null],
    ['P207', '2', '12.349', null],
    ['P98', '3', '13.02', null],
    ['P311', null, null, 'DNS'],
  ]);
  expect(JSON.stringify(await shown(heat1))).toContain('-0.4');
});

test('a file that is sent again counts once, also from a computer that has lost its notes', async () => {
  const entries = async (): Promise<number> =>
    (await podium.database.pool.query('select from feed.journal')).rowCount ?? 0;
  const before = await entries();
  expect((await send({ number: 1, contest: heat1, body: complete })).status).toBe('duplicate');
  expect((await send({ watcher: randomUUID(), number: 1, contest: heat1, body: complete })).status).toBe('duplicate');
  expect((await send({ number: 2, contest: heat1, file: 'copy.lif', body: complete })).status).toBe('unchanged');
  expect(await entries()).toBe(before);
});

test('a later file of the race replaces its marks', async () => {
  const later = complete.replace('3,98,5,,,,13.02', 'DQ,98,5');
  expect((await send({ number: 3, contest: heat1, body: later })).status).toBe('taken');
  expect((await lines(heat1)).slice(2)).toEqual([
    ['P311', null, null, 'DNS'],
    ['P98', null, null, 'DSQ'],
  ]);
});

test('a race with starters who have no mark yet is not over', async () => {
  expect((await send({ number: 4, contest: heat2, body: `${race}\n1,312,3,,,,12.5\n` })).status).toBe('taken');
  expect((await shown(heat2)).status).toBe('RUNNING');
});

test('a line of nobody is left out and named, and the others count', async () => {
  const answer = await send({ number: 5, contest: heat2, body: `${race}\n1,312,3,,,,12.5\n2,999,4,Who,,,12.6\n` });
  expect([answer.status, forms(answer)]).toEqual(['refused', ['timing-strangers']]);
  expect(answer.problems[0]!.message).toContain('999 Who');
  const byLane = await send({ number: 6, contest: heat2, body: `${race}\n2,,4,,,,12.61\n` });
  expect([byLane.status, forms(byLane)]).toEqual(['taken', []]);
});

test.each([
  ['that is not in the table', undefined, complete, 'timing-race'],
  ['that the Games do not have', 'NOWHERE', complete, 'timing-contest'],
  ['without starters', final, complete, 'timing-starters'],
  ['whose file is damaged', heat2, 'nothing\n', 'foreign-value'],
])('a result of a race %s is refused with its reason', async (_, contest, body, form) => {
  const number = 10 + Math.floor(performance.now());
  const answer = await send({ number, ...(contest && { contest }), file: `${form}.lif`, body });
  expect([answer.status, forms(answer)]).toEqual(['refused', [form]]);
});

test('organizers see the computer, its last file and what was wrong with it', async () => {
  const leo = await signUpUser(podium, { grant: 'manager' });
  const { items } = await leo.get<TimingAnswer>('/api/v1/desk/timing');
  expect(items.find(({ id }) => id === camera)).toMatchObject({
    name: 'Finish',
    formatName: 'FinishLynx (.lif)',
    isSilent: false,
    lastFile: 'foreign-value.lif',
    problems: [{ file: 'foreign-value.lif', params: { form: 'foreign-value' } }],
  });
});

test('an official result stays, and an organizer has to reopen it', async () => {
  const mia = await signUpUser(podium, { grant: 'referee' });
  const { version } = await mia.get<{ version: string }>(`/api/v1/desk/results/${heat1}`);
  expect(
    (
      await mia.post(`/api/v1/desk/results/${heat1}/confirm`, {
        seen: version,
        nonce: randomUUID(),
        // Thousandths are a doubt that an organizer reads.
        isSure: true,
      })
    ).status,
  ).toBe(200);
  const before = await lines(heat1);
  const answer = await send({ number: 1_000_000, contest: heat1, body: complete });
  expect([answer.status, forms(answer)]).toEqual(['refused', ['timing-official']]);
  expect(await lines(heat1)).toEqual(before);
});

test('a meet is imported as a whole, and the same meet again changes nothing', async () => {
  const watcher = randomUUID();
  const pool = { watcher, name: 'Pool', format: 'lenex', file: 'meet.lef' };
  expect(await send({ ...pool, number: 1, body: bytesOf(smallResults) })).toEqual({ status: 'taken', problems: [] });
  expect((await send({ ...pool, file: 'again.lef', number: 2, body: bytesOf(smallResults) })).status).toBe('unchanged');
  const wrong = await send({ ...pool, number: 3, body: complete });
  expect([wrong.status, forms(wrong)]).toEqual(['refused', ['timing-format']]);
});

test('only requests with the key of the feed pass, and only for formats that can be watched', async () => {
  const ask = async (path: string, given: string, body: unknown = {}): Promise<number> =>
    (
      await fetch(`${podium.url}/api/v1/feed/timing/${path}`, {
        method: path.startsWith('start-lists') ? 'GET' : 'POST',
        headers: { 'x-api-key': given, 'content-type': 'application/json' },
        ...(!path.startsWith('start-lists') && { body: JSON.stringify(body) }),
      })
    ).status;
  const sign = { name: 'Finish', format: 'photo-finish' };
  expect(await ask(camera, 'wrong', sign)).toBe(401);
  expect(await ask('start-lists?discipline=ath', 'wrong')).toBe(401);
  expect(await ask(`${camera}/files?name=A&format=lenex&number=1&file=a`, 'wrong')).toBe(401);
  expect(await ask(camera, key, sign)).toBe(200);
  expect(await ask(camera, key, { ...sign, format: 'sportsml' })).toBe(422);
});
