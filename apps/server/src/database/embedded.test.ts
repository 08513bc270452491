import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

test.runIf(process.platform === 'linux')(
  'the embedded database skips syncing all of its files when it recovers from a kill',
  async () => {
    const database = await testDatabase();
    const { rows } = await database.pool.query<{ setting: string }>(
      `select setting from pg_settings where name = 'recovery_init_sync_method'`,
    );
    expect(rows).toEqual([{ setting: 'syncfs' }]);
    await database.close();
  },
);
