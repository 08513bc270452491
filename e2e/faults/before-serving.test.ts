/**
 * Conditions that keep a server from starting: it exits with a clear message, or waits and can be stopped
 * immediately.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ServerProcess } from '../harness/server-process.ts';

async function server(options: Parameters<typeof ServerProcess.create>[0] = {}): Promise<ServerProcess> {
  const created = await ServerProcess.create(options);
  onTestFinished(() => created.remove());
  return created;
}

/** Starts a server that exits on its own. @returns its exit code */
async function awaitEnd(serverProcess: ServerProcess): Promise<number | null> {
  const child = serverProcess.spawn();
  return new Promise((resolve) => child.once('close', resolve));
}

describe('a data folder that cannot be used', () => {
  const refuseStart = async (dataDir: string): Promise<string> => {
    const serverProcess = await server({ dataDir, environment: { FEED_API_KEY: '' } });
    expect(await awaitEnd(serverProcess)).toBe(1);
    expect(serverProcess.output).not.toMatch(/\n\s+at /);
    return serverProcess.output;
  };

  test.each([
    ['where no folder can be made', '/proc/podium', 'cannot be created'],
    ['that is a file', fileURLToPath(import.meta.url), 'is a file'],
    ['below a file', join(fileURLToPath(import.meta.url), 'data'), 'is a file, or inside one'],
  ])('is reported in one sentence: %s', async (_name, dataDir, why) => {
    expect(await refuseStart(dataDir)).toMatch(
      new RegExp(
        `^podium start: DATA_DIR \\(${dataDir}\\) .*${why}.*: set it to a folder that Podium may write to\\.\\n$`,
      ),
    );
  });

  test('is reported with an external database too', async () => {
    const owner = await server();
    await owner.start();
    const socket = encodeURIComponent(join(owner.dataDir, 'run'));
    const serverProcess = await server({
      dataDir: '/proc/podium',
      environment: { FEED_API_KEY: '', DATABASE_URL: `postgresql://podium@localhost/postgres?host=${socket}` },
    });
    expect(await awaitEnd(serverProcess)).toBe(1);
    expect(serverProcess.output).toContain('DATA_DIR (/proc/podium) cannot be created');
  });
});

describe('a database that cannot be reached yet', () => {
  test.each([
    ['refuses', 'postgresql://podium@127.0.0.1:1/postgres'],
    ['has a name that leads nowhere', 'postgresql://podium@database.invalid/postgres'],
  ])('and %s is awaited with one message, and a stop meanwhile takes effect at once', async (_name, url) => {
    const serverProcess = await server({ environment: { DATABASE_URL: url } });
    serverProcess.spawn();
    await expect.poll(() => serverProcess.output).toContain('Waiting for the database');
    await sleep(2500);
    expect(serverProcess.output.split('Waiting for the database').length - 1).toBe(1);
    expect(serverProcess.output).toMatch(/Waiting for the database\. .*\S\n/);
    const before = performance.now();
    expect(await serverProcess.end('SIGTERM')).toBe(0);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
