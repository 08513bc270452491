/** What goes wrong at start and beside it: each a clear message, nothing half done, no hand work to recover. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess, freePort, runVerb } from '../harness/server-process.ts';

const run = promisify(execFile);
const servers: ServerProcess[] = [];

async function server(...options: Parameters<typeof ServerProcess.create>): Promise<ServerProcess> {
  const created = await ServerProcess.create(...options);
  servers.push(created);
  return created;
}

afterEach(async () => {
  for (const one of servers.splice(0).reverse()) await one.remove();
});

async function ended(child: ReturnType<ServerProcess['spawn']>): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

async function unitVersion(one: ServerProcess): Promise<number> {
  const answer = await fetch(`${one.url}/api/v1/units/SWMM100MFR------------HEAT000100`);
  return ((await answer.json()) as { version: number }).version;
}

async function until(condition: () => Promise<boolean>, atMostMs = 10_000): Promise<void> {
  for (const end = Date.now() + atMostMs; Date.now() < end; await sleep(50))
    if (await condition().catch(() => false)) return;
  throw new Error(`still not so after ${atMostMs} ms`);
}

describe('a port in use', () => {
  test('is told in one sentence, and the database is not left running', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const address = holder.address();
    const one = await server({ port: typeof address === 'object' && address ? address.port : 0 });
    expect(await ended(one.spawn())).toBe(1);
    expect(one.output).toMatch(/Port \d+ is in use: stop what uses it, or set PORT/);
    expect(one.output).not.toMatch(/\n\s+at /);
    await expect(one.databasePid()).rejects.toThrow('ENOENT');
    holder.close();
  });
});

describe('a second start on one data folder', () => {
  test('attaches to the database that runs there; both serve, and the last one to leave stops it', async () => {
    const first = await server();
    await first.start();
    await first.feed(scheduleXml(1));
    await first.feed(raceXml({ unit: 1, version: 1 }));
    const second = await ServerProcess.create({ dataDir: first.dataDir });
    await second.start();
    expect((await second.feed(raceXml({ unit: 1, version: 2 }))).status).toBe(200);
    await until(async () => (await unitVersion(first)) === 2 && (await unitVersion(second)) === 2);
    const pid = await first.databasePid();
    // The log of the database may quote rows: nobody else on the machine reads it.
    expect((await stat(join(first.dataDir, 'postgres.log'))).mode & 0o777).toBe(0o600);
    await first.kill('SIGTERM');
    expect(await second.databasePid()).toBe(pid);
    expect((await second.feed(raceXml({ unit: 1, version: 3 }))).status).toBe(200);
    await second.kill('SIGTERM');
    await expect(second.databasePid()).rejects.toThrow('ENOENT');
  });

  test('two first starts at once make one database', async () => {
    const first = await server();
    const second = await ServerProcess.create({ dataDir: first.dataDir });
    await Promise.all([first.start(), second.start()]);
    expect((await first.feed(scheduleXml(1))).status).toBe(200);
    expect((await second.feed(raceXml({ unit: 1, version: 1 }))).status).toBe(200);
    await until(async () => (await unitVersion(first)) === 1);
    await second.kill('SIGTERM');
  });
});

describe('a stop', () => {
  test('takes the database along also when a connection needs a moment to leave', async () => {
    const one = await server();
    await one.start();
    const late = new pg.Client({ host: join(one.dataDir, 'run'), user: 'podium', database: 'postgres' });
    await late.connect();
    const stopped = one.kill('SIGTERM');
    await sleep(1000);
    await late.end();
    await stopped;
    await expect(one.databasePid()).rejects.toThrow('ENOENT');
  });
});

describe('a stop in the middle of pages', () => {
  test('is a matter of seconds', async () => {
    const one = await server();
    expect((await runVerb(['demo', '--scale', '0.1'], one.environment)).code).toBe(0);
    await one.start();
    const pages = ['/schedule/grid', '/medals/all', '/schedule/days', '/participants/athletes'];
    for (let page = 0; page < 200; page++) {
      const socket = connect(one.port, '127.0.0.1').on('error', () => undefined);
      socket.write(`GET ${pages[page % pages.length]} HTTP/1.1\r\nhost: x\r\n\r\n`);
      socket.resume();
      if (page % 3 === 0) setTimeout(() => socket.destroy(), Math.random() * 150);
      await sleep(15);
    }
    const before = performance.now();
    await one.kill('SIGTERM');
    expect(performance.now() - before).toBeLessThan(15_000);
  });
});

describe('a start that was killed', () => {
  test('in its first moments is finished by the next one', async () => {
    const one = await server();
    for (const ms of [60, 150, 250, 350, 500]) {
      one.spawn();
      await sleep(ms);
      await one.kill('SIGKILL');
    }
    await one.start();
    expect((await one.feed(scheduleXml(1))).status).toBe(200);
  });

  test('leaves a pid file of somebody else behind, and the next start does not mind', async () => {
    const one = await server();
    await one.start();
    await one.feed(scheduleXml(1));
    await one.kill('SIGTERM');
    await writeFile(join(one.dataDir, 'pg/postmaster.pid'), `${process.pid}\n${join(one.dataDir, 'pg')}\n`);
    await one.start();
    expect((await fetch(`${one.url}/api/v1/schedule/days`)).status).toBe(200);
  });
});

describe('settings that cannot be used', () => {
  test('are all told at once, each with its name', async () => {
    const { code, error } = await runVerb(['doctor'], { PORT: 'eighty', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(error).toContain('PORT');
    expect(error).toContain('DATABASE_URL');
    expect(error).toContain('LOG_LEVEL');
    expect(error).not.toMatch(/\n\s+at /);
  });
});

/** A door in front of a database that can be shut. */
class Gate {
  readonly #target: string;
  readonly port: number;
  #isOpen: boolean;
  #sockets = new Set<ReturnType<typeof connect>>();
  #server = createServer((socket) => {
    if (!this.#isOpen) return socket.destroy();
    const inner = connect(this.#target);
    this.#sockets.add(socket).add(inner);
    socket.pipe(inner).pipe(socket);
    for (const one of [socket, inner]) {
      one.on('error', () => undefined);
      one.on('close', () => {
        socket.destroy();
        inner.destroy();
      });
    }
    return undefined;
  });

  constructor(target: string, port: number, isOpen: boolean) {
    this.#target = target;
    this.port = port;
    this.#isOpen = isOpen;
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(this.port, '127.0.0.1', resolve));
    return this;
  }

  open(): void {
    this.#isOpen = true;
  }

  shut(): void {
    this.#isOpen = false;
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  close(): void {
    this.shut();
    this.#server.close();
  }
}

describe('F04: a database that is away', () => {
  async function behindGate(isOpen: boolean): Promise<{ gate: Gate; one: ServerProcess }> {
    const owner = await server();
    await owner.start();
    const gate = await new Gate(join(owner.dataDir, 'run/.s.PGSQL.5432'), await freePort(), isOpen).listen();
    const one = await server({ environment: { DATABASE_URL: `postgresql://podium@127.0.0.1:${gate.port}/postgres` } });
    return { gate, one };
  }

  test('at start is waited for, with a message; when it comes the server serves', async () => {
    const { gate, one } = await behindGate(false);
    const starting = one.start();
    await until(async () => one.output.includes('Waiting for the database'));
    gate.open();
    await starting;
    expect((await one.feed(scheduleXml(1))).status).toBe(200);
    await one.kill('SIGTERM');
    gate.close();
  });

  test('in the middle: reads go on from memory, writes are 503 with Retry-After, then all goes on by itself', async () => {
    const { gate, one } = await behindGate(true);
    await one.start();
    await one.feed(scheduleXml(1));
    await one.feed(raceXml({ unit: 1, version: 1 }));
    await until(async () => (await unitVersion(one)) === 1);
    gate.shut();
    const refused = await one.feed(raceXml({ unit: 1, version: 2 }));
    expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([
      503,
      'unavailable',
    ]);
    expect(refused.headers.get('retry-after')).toBe('2');
    for (let read = 0; read < 20; read++) expect(await unitVersion(one)).toBe(1);
    const health = await fetch(`${one.url}/api/v1/health`);
    expect(await health.json()).toMatchObject({ status: 'degraded', database: 'unavailable' });
    // What is not in memory is a page that says so, and nothing of how the server is built.
    const page = await fetch(`${one.url}/spa/discipline/swm/results/SWMM100MFR------------HEAT000100/results`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).not.toMatch(new RegExp(`ECONN|Connection terminated|:${gate.port}`, 'u'));
    gate.open();
    await until(async () => (await fetch(page.url)).status === 200);
    await until(async () => (await one.feed(raceXml({ unit: 1, version: 2 }))).status === 200);
    await until(async () => (await unitVersion(one)) === 2);
    await one.kill('SIGTERM');
    gate.close();
  });
});

describe('F15: a full disk under the data folder', () => {
  async function smallDisk(): Promise<string | undefined> {
    const folder = await mkdtemp(join(tmpdir(), 'podium-small-'));
    const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=0700', 'tmpfs', folder]).then(
      () => true,
      () => false,
    );
    if (isMounted) return folder;
    await rm(folder, { recursive: true });
    return undefined;
  }

  async function fillUp(folder: string, leaveMb: number): Promise<string> {
    const file = join(folder, 'ballast');
    const { stdout } = await run('df', ['--output=avail', '-BM', folder]);
    const free = Number(/(\d+)M/.exec(stdout)![1]);
    await run('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M', `count=${Math.max(0, free - leaveMb)}`]).catch(
      () => undefined,
    );
    return file;
  }

  test('writes are refused before there is no room, reads go on, and room makes it well again', async ({ skip }) => {
    const disk = await smallDisk();
    skip(!disk, 'skipped: this user may not mount a small disk');
    const dataDir = join(disk!, 'data');
    await mkdir(dataDir);
    const one = await server({ dataDir, environment: { DISK_RESERVE_MB: '40' } });
    try {
      await one.start();
      await one.feed(scheduleXml(1));
      expect((await one.feed(raceXml({ unit: 1, version: 1 }))).status).toBe(200);
      await until(async () => (await unitVersion(one)) === 1);
      const ballast = await fillUp(disk!, 20);
      await until(async () => (await one.feed(raceXml({ unit: 1, version: 2 }))).status === 507);
      // What came before the guard looked was taken and is kept; reads go on either way.
      expect(await unitVersion(one)).toBeLessThanOrEqual(2);
      await rm(ballast);
      await until(async () => (await one.feed(raceXml({ unit: 1, version: 3 }))).status === 200);
      await until(async () => (await unitVersion(one)) === 3);
    } finally {
      await one.remove();
      await run('umount', [disk!]);
      await rmdir(disk!);
    }
  });

  test('even with no room for the log nothing acknowledged is lost, and room alone brings it back', async ({
    skip,
  }) => {
    const disk = await smallDisk();
    skip(!disk, 'skipped: this user may not mount a small disk');
    const dataDir = join(disk!, 'data');
    await mkdir(dataDir);
    const one = await server({ dataDir, environment: { DISK_RESERVE_MB: '0' } });
    try {
      await one.start();
      await one.feed(scheduleXml(1));
      const ballast = await fillUp(disk!, 3);
      let acknowledged = 0;
      const statuses = new Set<number>();
      const marks = Array.from({ length: 200 }, (_, index) => `5${index % 10}.${index}`);
      for (let version = 1; version <= 1500 && statuses.size < 2; version++) {
        const answer = await one.feed(raceXml({ unit: 1, version, marks })).catch(() => undefined);
        statuses.add(answer?.status ?? 0);
        if (answer?.status === 200) acknowledged = version;
      }
      expect([...statuses].filter((status) => status !== 200 && status !== 503 && status !== 507)).toEqual([]);
      expect(statuses.size, 'the disk did fill up').toBe(2);
      expect((await fetch(`${one.url}/api/v1/schedule/days`)).status).toBe(200);
      await rm(ballast);
      await until(async () => (await one.feed(raceXml({ unit: 1, version: 5000, marks }))).status === 200, 20_000);
      await until(async () => (await unitVersion(one)) === 5000, 20_000);
      const { code, out } = await runVerb(['replay'], one.environment);
      expect(out).toContain('Identical');
      expect(code).toBe(0);
      expect(Number(/(\d+) journal entries/.exec(out)![1])).toBeGreaterThanOrEqual(acknowledged + 2);
    } finally {
      await one.remove();
      await run('umount', [disk!]);
      await rmdir(disk!);
    }
  });
});

describe('what people see of themselves', () => {
  test('the feed key that was made is readable by its owner alone, and is never printed', async () => {
    const one = await server({ environment: { FEED_API_KEY: '' } });
    await one.start();
    const key = (await readFile(join(one.dataDir, 'feed-api-key'), 'utf8')).trim();
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(one.output).not.toContain(key);
    const { stdout } = await run('stat', ['-c', '%a', join(one.dataDir, 'feed-api-key')]);
    expect(stdout.trim()).toBe('600');
  });
});
