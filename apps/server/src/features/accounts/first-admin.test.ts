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

test('the first administrator logs in with the printed password, and there is no second one', async () => {
  const lines: string[] = [];
  const kit = {
    pool: podium.database.pool,
    publicUrl: podium.url,
    settings: { ACCOUNTS_PASSWORD_MB: 19, ACCOUNTS_TWO_FACTOR_FOR: 'none', ACCOUNTS_ERASURE_DAYS: 15 },
  };
  const run = async (...args: string[]): Promise<number> => firstAdminVerb.run(args, kit, (line) => lines.push(line));
  expect(await run('ana.souza', 'no address', '1985')).toBe(2);
  expect(await run('ana.souza', 'ana@school.example', '1985')).toBe(0);
  const password = /password (\S+)$/u.exec(lines[1]!)![1]!;
  const ana = new Visitor(podium.url);
  expect((await ana.post('/api/v1/auth/sign-in', { username: 'ana.souza', password })).status).toBe(200);
  expect((await ana.ask('GET', '/api/v1/desk/first-games')).status).toBe(200);
  expect(await run('leo.lima', 'leo@school.example', '1985')).toBe(1);
});
