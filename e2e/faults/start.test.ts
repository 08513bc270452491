/**
 * Errors at startup and around it: each has a clear message, leaves nothing half done, and needs no manual recovery.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { unitVersion, useServers } from '../harness/faulty-servers.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess, runVerb } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const server = useServers();

async function awaitEnd(child: ReturnType<ServerProcess['spawn']>): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

describe('a port in use', () => {
  test('is reported in one sentence, and the database is not left running', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const address = holder.address();
    const serverProcess = await server({ port: typeof address === 'object' && address ? address.port : 0 });
    expect(await awaitEnd(serverProcess.spawn())).toBe(1);
    expect(serverProcess.output).toMatch(/Port \d+ is in use: stop what uses it, or set PORT/);
    expect(serverProcess.output).not.toMatch(/\n\s+at /);
    await expect(serverProcess.databasePid()).rejects.toThrow('ENOENT');
    holder.close();
  });
});

describe('a second start on one data folder', () => {
  test('attaches to the running database; both serve, and the last one to stop stops the database', async () => {
    const first = await server();
    await first.start();
    await first.feed(scheduleXml(1));
    await first.feed(raceXml({ unit: 1, version: 1 }));
    const second = await ServerProcess.create({ dataDir: first.dataDir });
    await second.start();
    expect((await second.feed(raceXml({ unit: 1, version: 2 }))).status).toBe(200);
    await waitUntil(async () => (await unitVersion(first)) === 2 && (await unitVersion(second)) === 2);
    const pid = await first.databasePid();
    // The database log may quote rows, so no other user of the machine may read it.
    expect((await stat(join(first.dataDir, 'postgres.log'))).mode & 0o777).toBe(0o600);
    await first.kill('SIGTERM');
    expect(await second.databasePid()).toBe(pid);
    expect((await second.feed(raceXml({ unit: 1, version: 3 }))).status).toBe(200);
    await second.kill('SIGTERM');
    await expect(second.databasePid()).rejects.toThrow('ENOENT');
  });

  test('at the same time creates only one database', async () => {
    const first = await server();
    const second = await ServerProcess.create({ dataDir: first.dataDir });
    await Promise.all([first.start(), second.start()]);
    expect((await first.feed(scheduleXml(1))).status).toBe(200);
    expect((await second.feed(raceXml({ unit: 1, version: 1 }))).status).toBe(200);
    await waitUntil(async () => (await unitVersion(first)) === 1);
    await second.kill('SIGTERM');
  });
});

describe('a server that is stopped', () => {
  test('stops the database too, even if a connection needs time to close', async () => {
    const serverProcess = await server();
    await serverProcess.start();
    const late = new pg.Client({ host: join(serverProcess.dataDir, 'run'), user: 'podium', database: 'postgres' });
    await late.connect();
    const stopped = serverProcess.kill('SIGTERM');
    await sleep(1000);
    await late.end();
    await stopped;
    await expect(serverProcess.databasePid()).rejects.toThrow('ENOENT');
  });
});

describe('a server that is stopped while it renders pages', () => {
  test('stops within seconds', async () => {
    const serverProcess = await server();
    expect((await runVerb(['demo', '--scale', '0.1'], serverProcess.environment)).code).toBe(0);
    await serverProcess.start();
    const pages = ['/schedule/grid', '/medals/all', '/schedule/days', '/participants/athletes'];
    for (let page = 0; page < 200; page++) {
      const socket = connect(serverProcess.port, '127.0.0.1').on('error', () => undefined);
      socket.write(`GET ${pages[page % pages.length]} HTTP/1.1\r\nhost: x\r\n\r\n`);
      socket.resume();
      if (page % 3 === 0) setTimeout(() => socket.destroy(), Math.random() * 150);
      await sleep(15);
    }
    const before = performance.now();
    await serverProcess.kill('SIGTERM');
    expect(performance.now() - before).toBeLessThan(15_000);
  });
});

describe('a start that was killed', () => {
  test('in its first moments is completed by the next one', async () => {
    const serverProcess = await server();
    for (const ms of [60, 150, 250, 350, 500]) {
      serverProcess.spawn();
      await sleep(ms);
      await serverProcess.kill('SIGKILL');
    }
    await serverProcess.start();
    expect((await serverProcess.feed(scheduleXml(1))).status).toBe(200);
  });

  test('leaves a pid file with the id of another process, and the next start ignores it', async () => {
    const serverProcess = await server();
    await serverProcess.start();
    await serverProcess.feed(scheduleXml(1));
    await serverProcess.kill('SIGTERM');
    await writeFile(
      join(serverProcess.dataDir, 'pg/postmaster.pid'),
      `${process.pid}\n${join(serverProcess.dataDir, 'pg')}\n`,
    );
    await serverProcess.start();
    expect((await fetch(`${serverProcess.url}/api/v1/schedule/days`)).status).toBe(200);
  });
});

describe('settings that cannot be used', () => {
  test('are all reported at once, each with its name', async () => {
    const { code, error } = await runVerb(['doctor'], { PORT: 'eighty', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(error).toContain('PORT');
    expect(error).toContain('DATABASE_URL');
    expect(error).toContain('LOG_LEVEL');
    expect(error).not.toMatch(/\n\s+at /);
  });
});
describe('the output of npm start', () => {
  test('contains no generated feed key, which only its owner can read', async () => {
    const serverProcess = await server({ environment: { FEED_API_KEY: '' } });
    await serverProcess.start();
    const key = (await readFile(join(serverProcess.dataDir, 'feed-api-key'), 'utf8')).trim();
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(serverProcess.output).not.toContain(key);
    expect((await stat(join(serverProcess.dataDir, 'feed-api-key'))).mode & 0o777).toBe(0o600);
  });
});
