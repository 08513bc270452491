/** Set-up of the server tests: names the run, so that its tests can share filled databases. */
import { randomBytes } from 'node:crypto';

export function setup(): () => Promise<void> {
  process.env['PODIUM_TEST_RUN'] ??= randomBytes(4).toString('hex');
  return async () => {
    // Imported only now, because it reads the name of the run.
    const { dropFilledDatabases } = await import('../database/test-database.ts');
    await dropFilledDatabases();
  };
}
