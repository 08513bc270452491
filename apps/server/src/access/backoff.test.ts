import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiError } from '../ground/api-error.ts';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { Backoff } from './backoff.ts';
import { Keys } from './keys.ts';

let database: Database;
let backoff: Backoff;
beforeAll(async () => {
  database = await testDatabase();
  backoff = new Backoff(database.pool, new Keys([{ kid: '1', secret: randomBytes(32) }]), { name: 'test', free: 5 });
});
afterAll(async () => database.close());

/** 0 if the attempt may begin, otherwise the seconds to wait. */
const begin = async (subject: string): Promise<number> =>
  backoff.begin(subject).then(
    () => 0,
    (error: ApiError) => Number(error.headers['retry-after']),
  );
const letPass = async (seconds: number): Promise<void> => {
  await database.pool.query('update people.limits set expire = expire - $1', [seconds * 1000]);
};

it('security 5: of 68 simultaneous tries only five are checked', async () => {
  const subject = randomUUID();
  const waits = await Promise.all(Array.from({ length: 68 }, async () => begin(subject)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

it('security 5: the wait doubles from 1 s to 15 minutes and never grows beyond', async () => {
  const subject = randomUUID();
  const waits: number[] = [];
  for (let failures = 0; failures < 4; failures++) await begin(subject);
  for (let failures = 4; failures < 17; failures++) {
    expect(await begin(subject)).toBe(0);
    const wait = await begin(subject);
    waits.push(wait);
    await letPass(wait);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

it('security 5: failures are forgotten after a success, and after a day', async () => {
  const subject = randomUUID();
  for (let failures = 0; failures < 5; failures++) await begin(subject);
  expect(await begin(subject)).toBe(1);
  await backoff.forget(subject);
  for (let failures = 0; failures < 5; failures++) expect(await begin(subject)).toBe(0);
  expect(await begin(subject)).toBe(1);
  await letPass(86_400);
  for (let failures = 0; failures < 5; failures++) expect(await begin(subject)).toBe(0);
});

it('an attempt that neither succeeded nor failed does not count', async () => {
  const subject = randomUUID();
  for (let tries = 0; tries < 20; tries++) {
    expect(await begin(subject)).toBe(0);
    await backoff.giveBack(subject);
  }
});
