/** The first command of the README, as a new user runs it, and checks of the complete demo Games that it creates. */
import { spawn } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from '../harness/server-process.ts';
import { SLACK, excess, limits, printWarnings } from '../harness/budget.ts';
import { kB } from '../harness/weight.ts';

/** Uncompressed HTML, in kB: a finished day is grouped by sport, any other day lists each unit. */
const MAX_UNPACKED = { finished: 420, other: 500 };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Compressed size of a response in bytes. */
async function downloadSize(url: string, encoding: 'br' | 'identity'): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding, accept: 'text/html' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        (response.headers['content-encoding'] ?? 'identity') === encoding
          ? resolve(bytes)
          : reject(new Error(`${url} is not sent as ${encoding}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Checks the page of each day against the budget. */
async function expectLightDays(url: string): Promise<void> {
  const { items } = (await (await fetch(`${url}/api/v1/schedule/days`)).json()) as {
    items: { day: string; units: number }[];
  };
  expect(items.length).toBeGreaterThan(10);
  const today = new URL((await fetch(`${url}/schedule/day`)).url).pathname.slice(-'2026-11-20'.length);
  expect(items.filter(({ day }) => day < today).length).toBeGreaterThan(3);
  const warnings: string[] = [];
  const days: string[] = [];
  // In Arabic the same text is longest, so the fullest finished day is checked in Arabic too.
  const [fullest] = items.filter(({ day }) => day < today).sort((a, b) => b.units - a.units);
  const pages = [...items.map((item) => ({ ...item, prefix: '' })), { ...fullest!, prefix: '/ara' }];
  for (const { day, units, prefix } of pages) {
    const page = `${url}${prefix}/schedule/day/${day}`;
    const [packed, unpacked] = [kB(await downloadSize(page, 'br')), kB(await downloadSize(page, 'identity'))];
    const name = `${day}${prefix}, ${units} units`;
    days.push(`${name}: ${packed} of ${unpacked} kB`);
    expect.soft(excess(`${name}, html`, packed, limits.day, warnings)).toEqual([]);
    const max = day < today ? MAX_UNPACKED.finished : MAX_UNPACKED.other;
    expect.soft(unpacked, name).toBeLessThanOrEqual(max * SLACK);
  }
  console.log(`html of the days: ${days.join('; ')}`);
  printWarnings(warnings);
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'npm start serves the demo Games, and %s to npm stops server and database cleanly',
  { timeout: 900_000 },
  async (signal) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'podium-npm-start-'));
    const port = await freePort();
    const child = spawn('npm', ['start'], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        DEMO: signal === 'SIGTERM' ? 'on' : 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const ended = new Promise<number | string | null>((resolve) => child.on('exit', (code, by) => resolve(code ?? by)));
    try {
      await expect
        .poll(() => printed, { timeout: 700_000, interval: 100 })
        .toContain(`Podium is ready at http://localhost:${port}`);
      // A busy machine may first answer 503, with a page that retries.
      await expect.poll(async () => (await fetch(`http://localhost:${port}/schedule/grid`)).status).toBe(200);
      const games = (await (await fetch(`http://localhost:${port}/api/v1/games`)).json().catch(() => ({}))) as {
        total?: number;
      };
      if (signal === 'SIGTERM') {
        expect(games.total).toBe(23);
        await expectLightDays(`http://localhost:${port}`);
      }
      child.kill(signal);
      expect(await ended).toBe(0);
      await expect(access(join(dataDir, 'pg/postmaster.pid'))).rejects.toThrow('ENOENT');
    } finally {
      // Also needed after a failed expectation: the server is npm's child process and would outlive it.
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
