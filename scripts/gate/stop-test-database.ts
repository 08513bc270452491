import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stops the database of the server tests, if it runs. @param folder its data */
export function stopTestDatabase(folder: string): void {
  try {
    const pid = Number(readFileSync(join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
    if (pid) process.kill(pid, 'SIGINT');
    for (let tries = 0; tries < 100; tries++) {
      process.kill(pid, 0);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  } catch {
    // Already stopped, or never started.
  }
}
