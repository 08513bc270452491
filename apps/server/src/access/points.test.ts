import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { transaction } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { credit, unbalanced, unbalancedAccounts } from './points.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  for (const id of ['ana', 'bea'])
    await database.pool.query(`insert into people.persons (id, username, type) values ($1, $1, 'athlete')`, [id]);
});
afterAll(async () => database.close());

const give = async (personId: string, sourceId: string, delta: number): Promise<boolean> =>
  transaction(database.pool, async (client) => credit(client, { personId, kind: 'trivia', sourceId, delta }));
const readPoints = async (id: string): Promise<number> =>
  (await database.pool.query<{ points: number }>('select points from people.persons where id = $1', [id])).rows[0]!
    .points;

test('a repeated entry counts once', async () => {
  expect([await give('ana', 't1', 300), await give('ana', 't1', 300), await give('ana', 't2', 200)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await readPoints('ana')).toBe(500);
});

test('each source counts once even if requests race, and points are the sum of the ledger', async () => {
  const rounds = Number(process.env['PODIUM_RACES'] ?? 25);
  for (let round = 0; round < rounds; round++) {
    const outcomes = await Promise.all(Array.from({ length: 20 }, async () => give('bea', `r${round}`, 10)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  }
  expect(await readPoints('bea')).toBe(rounds * 10);
  expect(await unbalanced(database.pool)).toEqual([]);
});

test('points are undone if the transaction fails later', async () => {
  const before = await readPoints('ana');
  await expect(
    transaction(database.pool, async (client) => {
      await credit(client, { personId: 'ana', kind: 'qr', sourceId: 'q1', delta: 50 });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await readPoints('ana')).toBe(before);
  expect(await unbalanced(database.pool)).toEqual([]);
});

test('an account whose points differ from the sum of its ledger is reported', async () => {
  await database.pool.query(`update people.persons set points = points + 1 where id = 'bea'`);
  expect(await unbalanced(database.pool)).toEqual(['bea']);
  // security 33: the public health answer counts accounts without naming them.
  expect(await unbalancedAccounts(database.pool)).toEqual(['account']);
});
