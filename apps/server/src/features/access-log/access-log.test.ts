import { setTimeout as sleep } from 'node:timers/promises';
import { accessLogAnswer, errorAnswer } from '@podium/contract';
import type { AccessLogAnswer, GrantRole } from '@podium/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../access/actor.ts';
import { testDatabase } from '../../database/test-database.ts';
import { openLog } from '../../ground/log.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { AnswerCounter } from './answer-counter.ts';
import { foldAccessLog } from './fold.ts';
import { MinuteWriter } from './minute-writer.ts';
import { resolvePeriod } from './period.ts';
import { presentAccessLog } from './present.ts';
import { countGroups } from './queries.ts';
import { RouteTable } from './route-table.ts';

const MINUTE_MS = 60_000;
const MAX_TEST_MS = 5000;
/** Requests of a test are counted as well, once their minute has ended. */
beforeEach(async () => {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < MAX_TEST_MS) await sleep(left + 100);
});

const person = (grants: readonly GrantRole[]): Actor => ({
  kind: 'user',
  userId: 'u1',
  username: 'ana',
  userType: 'staff',
  grants: grants.map((role) => ({ role, scope: 'games', scopeId: null })),
  isFresh: false,
  sessionId: 's1',
});

/** `Bearer manager` has the right; `Bearer nobody` is signed in but lacks the right. */
async function identify(request: Request): Promise<Actor | undefined> {
  const [, role] = /^Bearer (\w+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (role === undefined) return undefined;
  return person(role === 'nobody' ? [] : [role as GrantRole]);
}

const as = (role: string): Record<string, string> => ({ authorization: `Bearer ${role}` });
const path = '/api/v1/access-log';
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

async function readLog(podium: TestPodium, query = ''): Promise<AccessLogAnswer> {
  const response = await podium.get(path + query, as('manager'));
  expect(response.status).toBe(200);
  return accessLogAnswer.parse(await response.json());
}

/** Sends the request `times` times, one after the other. */
async function ask(podium: TestPodium, address: string, times: number, headers: Record<string, string> = {}) {
  for (let time = 0; time < times; time++) await (await podium.get(address, headers)).arrayBuffer();
}

describe('readers of the access log', () => {
  let podium: TestPodium;
  beforeAll(async () => {
    podium = await testPodium({ identify });
  });
  afterAll(async () => podium.stop());

  test.each([
    ['a visitor', {}, 401, 'unauthorized'],
    ['somebody without a right', as('nobody'), 403, 'forbidden'],
    ['a publisher', as('publisher'), 403, 'forbidden'],
  ] as const)('do not include %s', async (_who, headers, status, code) => {
    const response = await podium.get(path, headers);
    expect([response.status, errorAnswer.parse(await response.json()).error.code]).toEqual([status, code]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['manager', 'admin'])('include a %s, whose answer is never cached', async (role) => {
    const response = await podium.get(path, as(role));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const read = accessLogAnswer.parse(await response.json());
    expect([read.unit, read.buckets.length]).toEqual(['day', 7]);
  });

  test.each([
    ['range=years', 'range'],
    ['range=custom', 'from'],
    ['range=custom&from=2026-10-02&to=2026-10-01', 'to'],
    ['range=custom&from=2026-01-01&to=2026-12-01', 'to'],
    ['range=custom&from=2026-02-30&to=2026-03-01', 'from'],
    ['status=900', 'status'],
    ['device=Fridge', 'device'],
    ['language=de', 'language'],
    ['format=xml', 'format'],
  ])('get an error that names a wrong parameter: %s', async (query, field) => {
    const response = await podium.get(`${path}?${query}`, as('manager'));
    expect(response.status).toBe(400);
    expect(errorAnswer.parse(await response.json()).error.fields?.map((field) => field.field)).toContain(field);
  });

  test('cannot change it', async () => {
    expect((await fetch(podium.url + path, { method: 'POST', headers: as('admin') })).status).toBe(405);
  });
});

test('answers of two processes are added up by template, status, device, language, platform and discipline', async () => {
  const database = await testDatabase();
  const podium = await testPodium({ identify, database });
  const other = await testPodium({ identify, database });
  await Promise.all([
    ask(podium, '/api/v1/units/SWMM100MFR------------FNL-000100?lang=es', 12, { 'user-agent': phone }),
    ask(other, '/api/v1/units/another?lang=es', 13, { 'user-agent': phone }),
    ask(other, '/api/v1/medals?lang=ar', 20, { 'user-agent': phone, cookie: 'podium_platform=ios' }),
    ask(other, '/secure?x=1', 9),
    ask(podium, '/ara/secure-sport/any', 9),
  ]);
  await podium.leave();
  await other.leave();
  const third = await testPodium({ identify, database });
  const read = await readLog(third);
  expect(read.totals).toEqual({ total: 45, success: 20, error: 25 });
  expect(read.statuses).toEqual([
    { key: '404', count: 25, percentage: 55.56 },
    { key: '200', count: 20, percentage: 44.44 },
  ]);
  expect(read.routes).toEqual([
    { key: 'GET /api/v1/units/{id}', count: 25, percentage: 55.56 },
    { key: 'GET /api/v1/medals', count: 20, percentage: 44.44 },
  ]);
  expect(read.devices).toEqual([{ key: 'Mobile', count: 45, percentage: 100 }]);
  expect(read.languages.map(({ key }) => key)).toEqual(['es', 'ar']);
  expect(read.platforms.map(({ key, count }) => [key, count])).toEqual([
    ['web', 25],
    ['ios', 20],
  ]);
  expect(read.buckets.at(-1)?.counts).toEqual({ '2xx': 20, '3xx': 0, '4xx': 25, '5xx': 0 });
  expect((await readLog(third, '?status=4xx&language=es')).totals).toEqual({ total: 25, success: 0, error: 25 });
  expect((await readLog(third, `?route=${encodeURIComponent('GET /api/v1/medals')}`)).totals.total).toBe(20);
  expect((await readLog(third, '?platform=android')).totals.total).toBe(0);
  const csv = await third.get(`${path}?format=csv`, as('manager'));
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="access-log-[\d-]+\.csv"$/);
  expect(await csv.text()).toMatch(/\r\nroutes,GET \/api\/v1\/units\/\{id\},25,/u);
  await third.stop();
});

test('the log stores no user and no address: 500 requests with unique markers in all parts leave none in the tables', async () => {
  const database = await testDatabase();
  const podium = await testPodium({ database });
  const sendMarked = async (index: number): Promise<void> => {
    const mark = `canary${index}`;
    const headers = {
      'user-agent': `${mark} (${mark})`,
      cookie: `${mark}=${mark}; podium_platform=${mark}`,
      referer: `https://${mark}.example/`,
      'accept-language': mark,
      'x-forwarded-for': mark,
      authorization: `Bearer ${mark}`,
      [`x-${mark}`]: mark,
    };
    const paths = [
      `/${mark}`,
      `/api/v1/units/${mark}?lang=${mark}`,
      `/api/v1/${mark}?query=${mark}`,
      `/discipline/${mark}/results/${mark}`,
      `/calendar/unit-${mark}.ics`,
      `/assets/${mark}.js`,
      `/api/v1/search?query=${mark}`,
    ];
    const method = index % 5 === 0 ? 'POST' : 'GET';
    await (await fetch(podium.url + paths[index % paths.length]!, { method, headers })).arrayBuffer();
  };
  for (let start = 0; start < 500; start += 20)
    await Promise.all(Array.from({ length: 20 }, async (_, index) => sendMarked(start + index)));
  await podium.leave();
  const { rows } = await database.pool.query<{ text: string; sum: number }>(
    `select coalesce(string_agg(minutes::text, ' '), '') as text, sum(count)::int as sum from access_log.minutes`,
  );
  expect(rows[0]!.sum).toBe(500);
  expect(rows[0]!.text).not.toMatch(/canary/i);
  await database.close();
});

const zone = 'America/Sao_Paulo';
const dayMs = 86_400_000;

describe('counts per minute', () => {
  test('become daily sums after ninety days, and days are deleted after two years; the dashboard does not change', async () => {
    const database = await testDatabase();
    const { pool } = database;
    const start = Date.parse('2026-10-12T01:30:00-03:00');
    const insert = async (timeMs: number, route: string, status: number, count: number) =>
      pool.query(
        `insert into access_log.minutes values (to_timestamp($1::float8 / 1000), $2, $3, 'Mobile', 'pt', 'web', 'swm', $4)`,
        [timeMs, route, status, count],
      );
    for (let minute = 0; minute < 50; minute++)
      await insert(
        start + minute * 53 * 60_000,
        minute % 2 ? '/medals/$discipline' : 'GET /api/v1/medals',
        200,
        7 + minute,
      );
    await insert(start, 'assets', 404, 11);
    const period = resolvePeriod({ range: 'custom', from: '2026-10-10', to: '2026-10-15' }, '2026-10-20');
    const dashboard = async () => {
      const { buckets, ...rest } = presentAccessLog(await countGroups(pool, period, {}, zone), period);
      return { ...rest, buckets };
    };
    const countLeft = async () =>
      (
        await pool.query<{ minutes: number; days: number }>(
          'select (select count(*) from access_log.minutes) as minutes, (select count(*) from access_log.days) as days',
        )
      ).rows[0]!;
    const fold = async (now: number) => {
      const client = await pool.connect();
      await foldAccessLog(client, { now, timeZone: zone });
      client.release();
    };
    const before = await dashboard();
    expect(before.totals.total).toBe(50 * 7 + (49 * 50) / 2 + 11);
    await fold(start + 90 * dayMs);
    expect(await countLeft()).toEqual({ minutes: 51, days: 0 });
    await fold(start + 91 * dayMs);
    const half = await countLeft();
    expect(half.minutes).toBeLessThan(51);
    expect(await dashboard(), 'one of two days folded').toEqual(before);
    await fold(start + 93 * dayMs);
    expect((await countLeft()).minutes).toBe(0);
    expect(await dashboard()).toEqual(before);
    await fold(Date.parse('2028-10-12T12:00:00-03:00'));
    expect(await dashboard(), 'two years on').toEqual(before);
    await fold(Date.parse('2028-10-16T12:00:00-03:00'));
    expect(await countLeft()).toEqual({ minutes: 0, days: 0 });
    await database.close();
  });

  test('security 14: become hours after a day, at most 2,000 rows each; the dashboard keeps its sums', async () => {
    const database = await testDatabase();
    const { pool } = database;
    const start = Date.parse('2026-10-12T10:00:00-03:00');
    // 60 minutes of one route, and 3,000 other routes once each in the same hour.
    await pool.query(
      `insert into access_log.minutes
       select to_timestamp($1::float8 / 1000) + one * interval '1 minute', '/venues', 200, 'Mobile', 'pt', 'web', 'swm', 7
       from generate_series(0, 59) as one
       union all
       select to_timestamp($1::float8 / 1000) + (1 + one % 59) * interval '1 minute', '/page-' || one, 200, 'Mobile', 'pt', 'web', 'swm', 1
       from generate_series(1, 3000) as one`,
      [start],
    );
    const period = resolvePeriod({ range: 'custom', from: '2026-10-12', to: '2026-10-12' }, '2026-10-13');
    expect(period.unit).toBe('hour');
    const dashboard = async () => presentAccessLog(await countGroups(pool, period, {}, zone), period);
    const fold = async (now: number) => {
      const client = await pool.connect();
      await foldAccessLog(client, { now, timeZone: zone });
      client.release();
    };
    const rows = async () =>
      (
        await pool.query<{ rows: number; sum: number }>(
          'select count(*)::int as rows, sum(count)::int as sum from access_log.minutes',
        )
      ).rows[0]!;
    const before = await dashboard();
    await fold(start + dayMs);
    expect(await rows(), 'not before a day').toEqual({ rows: 3060, sum: 3420 });
    await fold(start + dayMs + 3_600_000);
    expect(await rows()).toEqual({ rows: 2001, sum: 3420 });
    const after = await dashboard();
    const { routes, languages: _languages, disciplines: _disciplines, results: _results, ...sums } = before;
    expect(after).toMatchObject(sums);
    expect(after.routes[0]).toMatchObject({ key: 'other', count: 1001 });
    expect(after.routes).toContainEqual(routes[0]);
    await fold(start + dayMs + 7_200_000);
    expect(await rows(), 'folded once').toEqual({ rows: 2001, sum: 3420 });
    await database.close();
  });

  test('security 14: have at most 2,000 rows in a flood of combinations, and the rest is counted as `other`', async () => {
    const database = await testDatabase();
    const { pool } = database;
    let now = Date.parse('2026-10-12T10:00:00Z');
    const flood = Array.from({ length: 600 }, (_, index) => `/page-${index}`);
    const counter = new AnswerCounter(new RouteTable(['GET /api/v1/medals'], flood, () => false));
    const writer = new MinuteWriter(counter, { pool, log: openLog('silent'), now: () => now });
    for (let turn = 0; turn < 2; turn++) {
      for (let index = 0; index < 5000; index++)
        counter.count(
          'GET',
          flood[index % 600]!,
          200 + (Math.floor(index / 600) % 3),
          `phone ${index}`,
          `ios-${index}`,
        );
      for (let index = 0; index < 3600; index++)
        counter.count(
          'GET',
          flood[index % 600]!,
          200,
          index < 1800 ? phone : 'curl',
          ['web', 'ios', 'android'][index % 3]!,
        );
      for (let time = 0; time < 30; time++) counter.count('GET', '/api/v1/medals', 200, phone, 'web');
      now += 10_000;
      await writer.turn();
    }
    const { rows } = await pool.query<{
      rows: number;
      sum: number;
      medals: number;
      devices: string;
      platforms: string;
    }>(
      `select count(*)::int as rows, sum(count)::int as sum, (sum(count) filter (where route = 'GET /api/v1/medals'))::int as medals,
         string_agg(distinct device, ' ') as devices, string_agg(distinct platform, ' ') as platforms
       from access_log.minutes`,
    );
    const [{ rows: written, ...sums }] = rows as [(typeof rows)[number]];
    // The maximum number of rows, and the rows of `other`, which are kept per status, device and platform.
    expect(written).toBeGreaterThan(1900);
    expect(written).toBeLessThan(2050);
    expect(sums).toEqual({
      sum: 2 * 8630,
      medals: 60,
      devices: 'Bot Desktop Mobile',
      platforms: 'android ios web',
    });
    await database.close();
  });

  test('are kept in memory while the database is away, up to a limit, and the sums lose no answer', async () => {
    const database = await testDatabase();
    const { pool } = database;
    let isAway = true;
    const flaky = {
      query: async (text: string, values: unknown[]) => {
        if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        return pool.query(text, values);
      },
    } as unknown as typeof pool;
    let now = Date.parse('2026-10-12T10:00:00Z');
    const counter = new AnswerCounter(new RouteTable(['GET /api/v1/medals'], ['/venues'], () => false));
    const writer = new MinuteWriter(counter, { pool: flaky, log: openLog('silent'), now: () => now, max: 20 });
    for (let turn = 0; turn < 60; turn++) {
      counter.count('GET', '/api/v1/medals', 200, phone, 'web');
      counter.count('GET', '/venues', 200, '', 'web');
      now += 60_000;
      await writer.turn();
    }
    expect(writer.waiting).toBeLessThanOrEqual(24);
    isAway = false;
    await writer.finish();
    expect(writer.waiting).toBe(0);
    const { rows } = await pool.query<{ route: string; sum: number }>(
      'select route, sum(count)::int as sum from access_log.minutes group by 1 order by 1',
    );
    expect(rows.reduce((sum, row) => sum + row.sum, 0)).toBe(120);
    expect(rows.map(({ route }) => route)).toEqual(['/venues', 'GET /api/v1/medals', 'other']);
    await database.close();
  });
});
