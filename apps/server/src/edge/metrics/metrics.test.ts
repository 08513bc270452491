/** The private port: what is counted, when a process is ready, and that metrics identify no person. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
let url: string;
beforeAll(async () => {
  games = await exampleGames();
  const { metricsServer } = games;
  await new Promise<void>((resolve) => metricsServer.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(metricsServer.address() as AddressInfo).port}`;
});
afterAll(async () => games.stop());

/** Values by name and labels, as in the output. */
async function metrics(): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

test('answers are counted by their source, and requests are timed by their route', async () => {
  await games.get('/api/v1/medals?lang=en');
  const documents = 'podium_answers_total{lane="document",status="200"}';
  const before = await metrics();
  for (let index = 0; index < 3; index++) await games.get('/api/v1/medals?lang=en');
  await games.get('/api/v1/units/no-such-contest?lang=en');
  const after = await metrics();
  expect(after.get(documents)! - (before.get(documents) ?? 0)).toBe(3);
  expect(after.get('podium_answers_total{lane="api",status="404"}')).toBeGreaterThan(0);
  expect(
    after.get('podium_request_seconds_count{method="GET",route="/api/v1/units/:id",status="404"}'),
  ).toBeGreaterThan(0);
});

test('feed, database, documents and queues are reported', async () => {
  const values = await metrics();
  expect(values.get('podium_database_up')).toBe(1);
  expect(values.get('podium_feed_pending')).toBe(0);
  expect(values.get('podium_feed_entries')).toBeGreaterThan(10);
  expect(values.get('podium_feed_outcomes{outcome="applied"}')).toBeGreaterThan(10);
  expect(values.get('podium_position')).toBe(games.readModel.follower.seq);
  expect(values.get('podium_documents_built_total')).toBeGreaterThan(0);
  for (const queue of ['mail', 'push', 'webhooks']) expect(values.get(`podium_waiting{queue="${queue}"}`)).toBe(0);
  expect([...values.keys()].some((name) => name.startsWith('nodejs_eventloop_lag'))).toBe(true);
});

test('no metric contains an address, a query or a name', async () => {
  await games.get('/api/v1/athletes/7100101?lang=en');
  await games.get('/api/v1/search?query=Lumar&lang=en');
  const names = [...(await metrics()).keys()].join('\n');
  expect(names).not.toMatch(/7100101|lumar/iu);
});

test('the monitoring port reports whether the process is alive and ready; the public port does not', async () => {
  const answers = await Promise.all(['/live', '/ready', '/else'].map(async (path) => (await fetch(url + path)).status));
  expect(answers).toEqual([200, 200, 404]);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await games.get('/metrics')).headers.get('content-type')).not.toMatch(/version=0\.0\.4/u);
});
