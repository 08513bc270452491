import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Keys } from '../../access/keys.ts';
import { testDatabase } from '../../database/test-database.ts';
import type { Database } from '../../database/database.ts';
import { demoAccounts } from './demo-accounts.ts';
import { Passwords } from './passwords.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => database.close());

test('security 33: passwords of the demo accounts are printed when they are created, and later only to a terminal', async () => {
  const kit = { pool: database.pool, keys: new Keys([{ kid: '1', secret: randomBytes(32) }]) };
  const readPrinted = async (isTerminal: boolean): Promise<string> => {
    const lines: string[] = [];
    await demoAccounts(kit, new Passwords(19), (line) => lines.push(line), isTerminal);
    return lines.join('\n');
  };
  const password = /demo\.athlete +[\da-f]{4}-[\da-f]{4}-[\da-f]{4}/u;
  const first = await readPrinted(false);
  expect(first).toMatch(password);
  expect(await readPrinted(false)).not.toMatch(/[\da-f]{4}-[\da-f]{4}/u);
  expect(await readPrinted(true)).toBe(first);
  // security 34: the ranking of the demo Games is not empty.
  const { rows } = await database.pool.query('select 1 from people.persons where is_demo and is_ranked');
  expect(rows).toHaveLength(8);
});
