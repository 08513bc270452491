/**
 * An uncaught error is logged with its cause, followed by an orderly exit and a restart, which is not repeated
 * endlessly.
 */
import { spawn } from 'node:child_process';
import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ServerProcess, freePort } from '../harness/server-process.ts';

const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

/** Code loaded into a server that fails on SIGUSR2, or on its own after a while. */
function plant(afterMs?: number): string {
  const fail = `() => { throw new Error('planted', { cause: new Error('the root of it') }); }`;
  const when = afterMs === undefined ? `process.on('SIGUSR2', ${fail})` : `setTimeout(${fail}, ${afterMs})`;
  return `--import data:text/javascript,${encodeURIComponent(`if (process.argv[2] === 'start') ${when};`)}`;
}

interface Started {
  dataDir: string;
  port: number;
  output: () => string;
  ended: Promise<number | null>;
  /** Process id of the server child process. */
  serverPid: () => Promise<number>;
  signal: (name: NodeJS.Signals) => void;
}

async function npmStart(environment: Record<string, string>): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-crash-'));
  const port = await freePort();
  const child = spawn(process.execPath, [start], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-100_000)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    // The last process of a database under creation may still be exiting.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    dataDir,
    port,
    output: () => text,
    ended,
    async serverPid() {
      for (const pid of await readdir('/proc')) {
        // Processes may exit during the loop.
        const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
        const [, parent] = line.slice(line.lastIndexOf(')') + 2).split(' ');
        if (Number(parent) === child.pid) return Number(pid);
      }
      throw new Error('there is no server');
    },
    signal: (name) => void child.kill(name),
  };
}

const readies = (started: Started): number => started.output().split('Podium is ready').length - 1;
const hasDatabase = async (dataDir: string): Promise<boolean> =>
  access(join(dataDir, 'pg/postmaster.pid')).then(
    () => true,
    () => false,
  );

test('a server that fails reports its error, closes its streams, stops its database and exits with a specific code', async () => {
  const server = await ServerProcess.create({ environment: { NODE_OPTIONS: plant() } });
  onTestFinished(() => server.remove());
  await server.start();
  const reader = connect(server.port, '127.0.0.1');
  reader.on('error', () => undefined).write('GET /api/v1/live HTTP/1.1\r\nhost: x\r\n\r\n');
  await new Promise((resolve) => reader.once('data', resolve));
  const isReaderGone = new Promise((resolve) => reader.once('close', resolve));
  expect(await server.end('SIGUSR2')).toBe(70);
  await isReaderGone;
  expect(server.output).toMatch(/"level":60.*Error: planted.*the root of it/);
  expect(await hasDatabase(server.dataDir)).toBe(false);
});

test.each(['SIGUSR2', 'SIGKILL'] as const)('npm start starts the server again after %s', async (signal) => {
  const started = await npmStart({ NODE_OPTIONS: plant() });
  await expect.poll(() => readies(started)).toBe(1);
  process.kill(await started.serverPid(), signal);
  await expect.poll(() => readies(started)).toBe(2);
  expect((await fetch(`http://127.0.0.1:${started.port}/api/v1/games`)).status).toBe(200);
  started.signal('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(await hasDatabase(started.dataDir)).toBe(false);
});

test('after five failures within a minute npm start gives up with a message, and leaves no database running', async () => {
  const started = await npmStart({ NODE_OPTIONS: plant(1500) });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('5 times within a minute: it is not started again');
  expect(started.output().split('it starts again').length - 1).toBe(4);
  expect(await hasDatabase(started.dataDir)).toBe(false);
});

test('npm start does not restart a server that exits with a message for the operator', async () => {
  const started = await npmStart({ LOG_LEVEL: 'loud' });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('LOG_LEVEL');
  expect(started.output()).not.toContain('starts again');
});
