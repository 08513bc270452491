import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor } from '../../testing/visitor.ts';
import { firstAdminVerb } from './first-admin.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
});
afterAll(async () => podium.stop());

const lines: string[] = [];
const run = async (...args: string[]): Promise<number> =>
  firstAdminVerb.run(
    args,
    {
      pool: podium.database.pool,
      publicUrl: podium.url,
      settings: { ACCOUNTS_PASSWORD_MB: 19, ACCOUNTS_TWO_FACTOR_FOR: 'none', ACCOUNTS_ERASURE_DAYS: 15 },
    },
    (line) => lines.push(line),
  );

const printedToken = (): string => /#token=(\S+)$/u.exec(lines.findLast((line) => line.includes('#token='))!)![1]!;
const password = 'Seven-Lanterns-9';
const choose = async (token: string): Promise<number> =>
  (await new Visitor(podium.url).post('/api/v1/auth/reset', { token, password, repeat: password })).status;

const logIn = async (visitor = new Visitor(podium.url)): Promise<number> =>
  (await visitor.post('/api/v1/auth/sign-in', { username: 'ana.souza', password })).status;

test('the first administrator chooses a password with a link that works once, and no second one can be created', async () => {
  expect(await run('ana.souza', 'no address', '1985')).toBe(2);
  expect(await run('ana.souza', 'ana@school.example', '1985')).toBe(0);
  const lost = printedToken();
  const { rows } = await podium.database.pool.query<{ hours: number }>(
    'select (extract(epoch from expires_at - now()) / 3600)::float as hours from accounts.tokens',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.hours).toBeGreaterThan(23);
  expect(rows[0]!.hours).toBeLessThan(25);
  expect(await run('leo.lima', 'leo@school.example', '1985'), 'while the first has no password yet').toBe(1);
  expect(await run('Ana.Souza', 'ana@school.example', '1985'), 'a new link for a lost one').toBe(0);
  expect(await choose(lost)).toBe(422);
  expect(await logIn(), 'before a password was chosen').toBe(401);
  const token = printedToken();
  expect(await choose(token)).toBe(200);
  expect(await choose(token)).toBe(422);
  const ana = new Visitor(podium.url);
  expect(await logIn(ana)).toBe(200);
  expect((await ana.ask('GET', '/api/v1/desk/first-games')).status).toBe(200);
  expect(await run('ana.souza', 'ana@school.example', '1985')).toBe(1);
  expect(await run('leo.lima', 'leo@school.example', '1985')).toBe(1);
});

test('an existing username or email is refused with an explanation instead of an error', async () => {
  await podium.database.pool.query('delete from people.grants');
  expect(await run('ana.souza', 'another@school.example', '1985')).toBe(1);
  expect(await run('leo.lima', 'Ana@school.example', '1985')).toBe(1);
  expect(lines.at(-1)).toContain('podium admin');
});
