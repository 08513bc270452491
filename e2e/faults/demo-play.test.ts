/** The demo has its own clock: it plays, stops and continues from there, and no message is lost or stored twice. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { HealthAnswer } from '@podium/contract';
import { demoGames } from '@podium/demo-games';
import { demoNow } from '../harness/clock.ts';
import { useServers } from '../harness/faulty-servers.ts';
import { ServerProcess, runVerb } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const server = useServers();
const SCALE = 0.05;
/** One hour per second. */
const SPEED = '3600';
const start = demoNow;

const fetchHealth = async ({ url }: ServerProcess): Promise<HealthAnswer> =>
  (await (await fetch(`${url}/api/v1/health`)).json()) as HealthAnswer;
const readSavedTime = async ({ dataDir }: ServerProcess): Promise<string> =>
  (JSON.parse(await readFile(join(dataDir, 'demo-clock.json'), 'utf8')) as { now: string }).now;

async function startedWith(dataDir: string, ...args: string[]): Promise<ServerProcess> {
  const serverProcess = await ServerProcess.create({ dataDir, args });
  await serverProcess.start();
  return serverProcess;
}

test(
  'a demo that is killed or stopped while playing resumes at the same point without gaps',
  { timeout: 900_000 },
  async () => {
    // Its folder is removed with it.
    const first = await server({ args: ['--still'] });
    expect((await runVerb(['demo', '--scale', String(SCALE)], first.environment)).code).toBe(0);
    await first.start();
    expect(await runVerb(['demo', '--if-empty'], first.environment)).toEqual({ code: 0, out: '', error: '' });
    const { journal } = (await fetchHealth(first)).feed;
    expect((await fetchHealth(first)).clock).toEqual({ now: start, rate: 0 });
    const response = await fetch(`${first.url}/schedule/grid`);
    expect(response.headers.get('server-timing')).toBe(`at;desc="${Date.parse(start) / 1000}"`);

    // A sender running next to the server follows the server's clock.
    const sender = spawn(
      process.execPath,
      [
        fileURLToPath(new URL('../../apps/server/bin/podium.mjs', import.meta.url)),
        'simulate',
        '--scale',
        String(SCALE),
      ],
      { env: { ...process.env, ...first.environment }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let printed = '';
    sender.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await waitUntil(async () => printed.includes('\n'));
    sender.kill('SIGTERM');
    expect(printed).toBe(`Playing from ${start}.\n`);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(await readSavedTime(first)).toBe(start);

    let playedTo = start;
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const playing = await startedWith(first.dataDir, '--speed', SPEED);
      const begun = (await fetchHealth(playing)).clock;
      expect(begun.rate).toBe(Number(SPEED));
      expect(begun.now >= playedTo).toBe(true);
      // Farther ahead than the clock can get between saving its time and a kill.
      await waitUntil(async () => Date.parse(await readSavedTime(playing)) > Date.parse(begun.now) + 3 * 3_600_000);
      await sleep(Math.random() * 1000);
      await playing.end(signal);
      const savedTime = await readSavedTime(playing);
      expect(savedTime > playedTo).toBe(true);
      playedTo = savedTime;
    }

    // After a stop of any length it continues from the same time, and the messages sent since cover exactly that
    // span, each once.
    const still = await startedWith(first.dataDir, '--still');
    await waitUntil(async () => (await fetchHealth(still)).feed.lag === 0);
    const { clock, feed } = await fetchHealth(still);
    expect(clock).toEqual({ now: playedTo, rate: 0 });
    const games = demoGames({ seed: '1', scale: SCALE, today: '2026-11-20', now: start });
    expect(feed.journal - journal).toBe(games.liveDay({ from: start, to: playedTo }).length);
    expect(feed.quarantined).toBe(0);
    await still.end('SIGTERM');
  },
);
