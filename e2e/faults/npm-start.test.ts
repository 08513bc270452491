/** The first command of the README, as a stranger runs it. */
import { spawn } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from '../harness/server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test.each(['SIGTERM', 'SIGINT'] as const)(
  'npm start serves the demo Games, and %s to npm stops server and database cleanly',
  { timeout: 120_000 },
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
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise<number | string | null>((resolve) => child.on('exit', (code, by) => resolve(code ?? by)));
    try {
      await expect
        .poll(() => said, { timeout: 60_000, interval: 100 })
        .toContain(`Podium is ready at http://localhost:${port}`);
      const page = await fetch(`http://localhost:${port}/schedule/grid`);
      expect(page.status).toBe(200);
      const games = (await (await fetch(`http://localhost:${port}/api/v1/games`)).json().catch(() => ({}))) as {
        total?: number;
      };
      if (signal === 'SIGTERM') expect(games.total).toBe(23);
      child.kill(signal);
      expect(await ended).toBe(0);
      await expect(access(join(dataDir, 'pg/postmaster.pid'))).rejects.toThrow('ENOENT');
    } finally {
      child.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
