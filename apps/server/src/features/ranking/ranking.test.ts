import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MyRankingAnswer, PointsRankingAnswer } from '@podium/contract';
import { credit } from '../../access/points.ts';
import { transaction } from '../../database/database.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor } from '../../testing/visitor.ts';
import { features } from '../features.gen.ts';
import { rankingFeature } from './feature.ts';
import { countPoints } from './queries.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium({
    environment: { ACCOUNTS_PASSWORD_MB: '19' },
    // Points count at once.
    features: features.map((feature) => (feature.name === 'ranking' ? rankingFeature(0) : feature)),
  });
  const people: [name: string, type: string, points: number, flags?: Partial<Record<string, boolean>>][] = [
    ['Bea', 'athlete', 500],
    ['ana', 'coach', 500],
    ['Caio', 'athlete', 300],
    ['Davi', 'volunteer', 0],
    ['Élida', 'athlete', 0],
    ['hidden.one', 'athlete', 900, { is_ranked: false }],
    ['not.yet', 'athlete', 900, { is_active: false }],
    ['demo.one', 'athlete', 900, { is_demo: true }],
  ];
  for (const [name, type, points, flags = {}] of people)
    await podium.database.pool.query(
      `insert into people.persons (id, username, type, points, organisation, is_ranked, is_active, is_demo)
       values ($1, $1, $2, $3, 'SP', $4, $5, $6)`,
      [name, type, points, flags['is_ranked'] ?? true, flags['is_active'] ?? true, flags['is_demo'] ?? false],
    );
});
afterAll(async () => podium.stop());

const base = '/api/v1/ranking';
const list = async (query = ''): Promise<PointsRankingAnswer> =>
  (await (await podium.get(base + query)).json()) as PointsRankingAnswer;
const lines = ({ items }: PointsRankingAnswer): string[] =>
  items.map(({ generalPosition, listPosition, username }) => `${generalPosition} ${listPosition} ${username}`);

test('S11: users are ranked by points, then by user name; equal points share a position, and users who opted out are missing', async () => {
  const answer = await list();
  expect(lines(answer)).toEqual(['1 1 ana', '1 1 Bea', '3 3 Caio', '4 4 Davi', '4 4 Élida']);
  expect(answer).toMatchObject({ total: 5, page: 1, pageSize: 20 });
  expect(answer.items[0]).toEqual({
    generalPosition: 1,
    listPosition: 1,
    username: 'ana',
    organisation: 'SP',
    type: 'coach',
    points: 500,
  });
});

test('S11: a filtered ranking has its own positions next to the general ones', async () => {
  expect(lines(await list('?type=athlete'))).toEqual(['1 1 Bea', '3 2 Caio', '4 3 Élida']);
  expect(lines(await list('?type=athlete&nonzero=1'))).toEqual(['1 1 Bea', '3 2 Caio']);
  expect(lines(await list('?nonzero=1'))).toEqual(['1 1 ana', '1 1 Bea', '3 3 Caio']);
  expect(await list('?type=guest')).toMatchObject({ items: [], total: 0 });
});

test('S11: part of a user name finds it in upper and lower case, and no character is a wildcard', async () => {
  expect(lines(await list('?query=A'))).toEqual(['1 1 ana', '1 1 Bea', '3 3 Caio', '4 4 Davi', '4 4 Élida']);
  expect(lines(await list('?query=%C3%89L'))).toEqual(['4 1 Élida']);
  expect(lines(await list('?query=b&type=athlete&nonzero=1'))).toEqual(['1 1 Bea']);
  for (const query of ['%25', '_', "'", '\\'])
    expect(await list(`?query=${query}`), query).toMatchObject({ items: [], total: 0 });
  expect(await list('?query=a&page=2')).toMatchObject({ items: [], total: 5, page: 2 });
});

test('invalid sizes and pages are refused, and nothing is cached', async () => {
  for (const query of ['?pageSize=21', '?page=0', '?page=x', '?type=none', '?nonzero=2'])
    expect((await podium.get(base + query)).status, query).toBe(400);
  expect((await podium.get(base)).headers.get('cache-control')).toBe('no-store');
  expect(await list('?page=9')).toMatchObject({ items: [], total: 5, page: 9 });
});

test('the card of a signed-in user has the user’s points, level, position, and page of the list', async () => {
  expect((await new Visitor(podium.url).ask('GET', `${base}/me`)).status).toBe(401);
  const visitor = await signUpUser(podium, { type: 'staff' });
  const { id, username } = visitor;
  await transaction(podium.database.pool, async (client) =>
    credit(client, { personId: id, kind: 'test', sourceId: '1', delta: 23_400 }),
  );
  const mine = async (query = ''): Promise<MyRankingAnswer> => visitor.get<MyRankingAnswer>(`${base}/me${query}`);
  expect(await mine()).toEqual({
    username,
    organisation: null,
    type: 'staff',
    points: 23_400,
    level: 2,
    progress: { points: 3400, of: 10_000 },
    isRanked: true,
    generalPosition: 1,
    listPosition: 1,
    page: 1,
  });
  expect(await mine('?type=athlete')).toMatchObject({ generalPosition: 1, listPosition: null, page: null });
  await visitor.ask('PATCH', '/api/v1/me', { preferences: { isRanked: false } });
  expect(await mine()).toMatchObject({ points: 23_400, isRanked: false, generalPosition: null, page: null });
  expect(lines(await list())[0]).toBe('1 1 ana');
});

test('the pages of a long list continue without a gap, and a user is on the page that the card names', async () => {
  await podium.database.pool.query(
    `insert into people.persons (id, username, type, points, is_active)
     select 'p' || n, 'player.' || lpad(n::text, 4, '0'), 'guest', (n % 7) * 100, true from generate_series(1, 250) n`,
  );
  const visitor = await signUpUser(podium, { type: 'guest' });
  const { page } = await visitor.get<MyRankingAnswer>(`${base}/me?type=guest&pageSize=50`);
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map(async (one) => list(`?type=guest&pageSize=50&page=${one}`)));
  const names = pages.flatMap(({ items }) => items.map(({ username }) => username));
  expect([names.length, new Set(names).size, pages[0]!.total]).toEqual([251, 251, 251]);
  const points = pages.flatMap(({ items }) => items.map((item) => item.points));
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(pages[page! - 1]!.items.some(({ username }) => username === visitor.username)).toBe(true);
});

test('security 15: a search of three letters or more uses the trigram index', async () => {
  const plan = await transaction(podium.database.pool, async (client) => {
    // The table of a test is too small for the planner to use an index.
    await client.query('set local enable_seqscan = off');
    const lines: string[] = [];
    const explaining = {
      query: async (text: string, values: unknown[]) => {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        lines.push(...rows.map((row) => row['QUERY PLAN']));
        return { rows };
      },
    } as unknown as pg.Pool;
    await countPoints(explaining, { isDemo: false, query: 'Bea' });
    return lines.join('\n');
  });
  expect(plan).toContain('persons_search');
});
