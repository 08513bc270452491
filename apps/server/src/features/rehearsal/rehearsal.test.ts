/** A rehearsal over HTTP: contests are played with results that are made up, and nothing of them is left. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer, GamesAnswer, MadeUpAnswer, MedalsAnswer, RehearsalAnswer } from '@podium/contract';
import { testDatabase } from '../../database/test-database.ts';
import { replay } from '../../feed/replay.ts';
import { openLog } from '../../ground/log.ts';
import { withCodes, writeDraw } from '../../testing/draw-folder.ts';
import { importFolder } from '../../testing/import-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
const base = '/api/v1/desk/rehearsal';
let podium: TestPodium;
let folder: string;
let manager: Person;
let referee: Person;

/** Two days before the first contest of the draw. */
const offset = Date.parse('2026-11-23T12:00:00-03:00') - Date.now();

beforeAll(async () => {
  podium = await testPodium({
    environment: {
      ACCOUNTS_PASSWORD_MB: '19',
      ACCOUNTS_TWO_FACTOR_FOR: 'none',
      GAMES_CLOCK_OFFSET: `${offset < 0 ? '-' : ''}PT${Math.abs(Math.round(offset / 1000))}S`,
    },
  });
  folder = await mkdtemp(join(tmpdir(), 'podium-rehearsal-'));
  const { errors } = await importFolder(podium.database, await writeDraw(folder, withCodes));
  if (errors !== '') throw new Error(errors);
  await podium.settle();
  manager = await signUpUser(podium, { grant: 'manager' });
  referee = await signUpUser(podium, { grant: 'referee' });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

const nonce = (): { nonce: string } => ({ nonce: randomUUID() });
const read = async (): Promise<RehearsalAnswer> => manager.get(base);
const json = async <Answer>(path: string): Promise<Answer> => (await (await podium.get(path)).json()) as Answer;
const begin = async (): Promise<Response> => manager.post(base, nonce());
const end = async (): Promise<Response> => manager.post(`${base}/end`, nonce());
const makeUp = async (): Promise<MadeUpAnswer> => {
  const response = await manager.post(`${base}/results`, {});
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as MadeUpAnswer;
};
const makeUpAll = async (): Promise<number> => {
  let total = 0;
  for (let made = 1; made > 0; total += made) ({ made } = await makeUp());
  return total;
};
const awaitEnd = async (): Promise<RehearsalAnswer> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const rehearsal = await read();
    if (rehearsal.state === 'off') return rehearsal;
    await sleep(100);
  }
  throw new Error('The rehearsal did not end.');
};
/** Public documents about the sport. */
const readShown = async (): Promise<unknown[]> => {
  const withoutTime = (answer: { asOf?: string }): object => ({ ...answer, asOf: undefined });
  const paths = [
    '/api/v1/schedule/days/2026-11-25',
    '/api/v1/medals',
    '/api/v1/disciplines/hbl/events',
    '/api/v1/games',
  ];
  return Promise.all(paths.map(async (path) => withoutTime(await json<{ asOf?: string }>(path))));
};
const refusal = async (response: Response): Promise<unknown[]> => {
  const { error } = (await response.json()) as ErrorAnswer;
  return [response.status, ...(error.fields ?? []).map(({ field, message }) => `${field} ${message}`)];
};

test('a rehearsal plays all contests up to the medals, and leaves nothing once it has ended', async () => {
  const before = await readShown();
  expect(await read()).toMatchObject({ state: 'off', fault: null, contests: 14, played: 0 });
  expect((await begin()).status).toBe(200);
  expect((await json<GamesAnswer>('/api/v1/games')).rehearsalSince).toMatch(/^2026-11-23T/u);
  // Nobody has drawn the other event.
  expect(await makeUpAll()).toBe(7);
  expect(await read()).toMatchObject({ state: 'on', by: { username: manager.username } });
  expect((await json<MedalsAnswer>('/api/v1/medals')).events.decided).toBe(1);
  const widget = async (): Promise<string> => (await podium.get('/widget/medals')).text();
  expect(await widget()).toContain('Rehearsal: these results are made up');

  expect((await end()).status).toBe(200);
  expect(await awaitEnd()).toMatchObject({ state: 'off', fault: null, played: 0 });
  expect(await widget()).not.toContain('Rehearsal');
  expect(await readShown()).toEqual(before);
  const { rows } = await podium.database.pool.query<{ left: number }>(
    `select count(*)::int as left from feed.journal where header ->> 'type' like 'result.%' and bytes <> ''`,
  );
  expect(rows).toEqual([{ left: 0 }]);
});

test('a replay of the journal after a rehearsal gives the same tables', async () => {
  const target = await testDatabase();
  try {
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    expect(differences).toEqual([]);
  } finally {
    await target.close();
  }
});

test('a rehearsal begins once, ends once, and needs a right over all of the Games', async () => {
  expect((await referee.post(base, nonce())).status).toBe(403);
  expect(await refusal(await end())).toEqual([409, 'state off']);
  expect(await refusal(await manager.post(`${base}/results`, {}))).toEqual([409, 'state off']);
  const answers = await Promise.all([begin(), begin()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await referee.post(`${base}/end`, nonce())).status).toBe(403);
  expect((await end()).status).toBe(200);
  expect(await refusal(await end())).toEqual([409, 'state ends']);
  await awaitEnd();
});

test('a rehearsal cannot begin once a result exists, so that no real result can be lost', async () => {
  const steps = [{ do: 'period-score', period: 'H1', home: 2, away: 1 }, { do: 'finish' }].map((step) => ({
    ...step,
    id: randomUUID(),
    at: new Date().toISOString(),
  }));
  expect((await manager.post(`/api/v1/desk/results/HBLMTEAM11------------QFNL000200/steps`, { steps })).status).toBe(
    200,
  );
  expect(await read()).toMatchObject({ fault: 'hasResults', played: 1 });
  expect(await refusal(await begin())).toEqual([409, 'fault hasResults']);
});
