/** Growth by folder: a server feature with settings, tables, routes, a job and a follower is added and deleted as one. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
let house: string;
let server: string;
let folder: string;

/** A house of its own round a copy of the server: what it needs beside is the real one's. */
beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'podium-house-'));
  server = join(house, 'apps/server');
  folder = join(server, 'src/features/guesses');
  await mkdir(join(house, 'apps'));
  await cp(join(root, 'apps/server'), server, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  for (const name of ['apps/web', 'apps/server/node_modules']) await symlink(join(root, name), join(house, name));
  for (const name of ['node_modules', 'packages', 'tsconfig.base.json', 'package.json'])
    await symlink(join(root, name), join(house, name));
});
afterAll(async () => rm(house, { recursive: true, force: true }));

const files = {
  'tables.ts': `
    import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
    export const guesses = pgSchema('guesses');
    export const answers = guesses.table('answers', { player: text().primaryKey(), answer: text().notNull() });
    export const heard = guesses.table('heard', { seq: bigint({ mode: 'number' }).primaryKey(), kind: text().notNull() });
    export const ticks = guesses.table('ticks', { name: text().primaryKey() });`,
  'feature.ts': `
    import { z } from 'zod';
    import { defineFeature } from '../kit.ts';
    export const feature = defineFeature({
      name: 'guesses',
      access: { 'POST /api/v1/guesses/:player': 'everyone', 'GET /api/v1/guesses': 'everyone' },
      settings: { GUESSES_SECONDS: { schema: z.coerce.number().int().min(5).default(30), meaning: 'Seconds for an answer.' } },
      routes: (app, { pool, settings, programme, read }) => {
        app.post('/api/v1/guesses/:player', async (c) => {
          const answer = await c.req.text();
          await pool.query('insert into guesses.answers values ($1, $2)', [c.req.param('player'), answer]);
          return c.json({}, 201);
        });
        app.get('/api/v1/guesses', async (c) => {
          const { rows: answers } = await pool.query('select player, answer from guesses.answers');
          const { rows: heard } = await pool.query('select seq, kind from guesses.heard order by seq');
          const { rows: ticks } = await pool.query('select name from guesses.ticks');
          const games = await read('games', 'en', {});
          return c.json({ answers, heard, ticks, units: programme().units.size, seconds: settings.GUESSES_SECONDS, keys: games.keys });
        });
      },
      follow: async (changes, client) => {
        for (const { seq, kind } of changes) await client.query('insert into guesses.heard values ($1, $2)', [seq, kind]);
      },
      jobs: [
        {
          name: 'tick',
          everyMs: 50,
          run: async (client) => void (await client.query("insert into guesses.ticks values ('once') on conflict do nothing")),
        },
      ],
    });`,
};

const node = async (...args: string[]): Promise<{ stdout: string }> =>
  run(process.execPath, args, { cwd: server, env: { PATH: process.env['PATH'], FEATURE: 'guesses' } });

interface Told {
  answers: unknown[];
  heard: { seq: number; kind: string }[];
  ticks: unknown[];
  units: number;
  seconds: number;
  keys: string[];
}

test('a folder more is a feature more; without it the server is as before, and its data waits', async () => {
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await node('scripts/generate-features.mjs');
  await node(join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--config', 'drizzle.config.ts');
  expect((await readdir(join(folder, 'migrations'))).some((name) => name.endsWith('.sql'))).toBe(true);
  const { stdout } = await node('bin/podium.mjs', 'config');
  expect(stdout).toMatch(/^GUESSES_SECONDS +default 30 +Seconds for an answer\.$/m);

  const podium = await ServerProcess.create({
    podium: join(server, 'bin/podium.mjs'),
    environment: { GUESSES_SECONDS: '7' },
  });
  try {
    await podium.start();
    const address = `${podium.url}/api/v1/guesses`;
    for (const xml of [scheduleXml(2), raceXml({ unit: 1, version: 1 }), raceXml({ unit: 2, version: 1 })])
      expect((await podium.feed(xml)).status).toBe(200);
    expect((await fetch(`${address}/ana`, { method: 'POST', body: 'the bronze' })).status).toBe(201);
    const told = async (): Promise<Told> => (await (await fetch(address)).json()) as Told;
    for (let tries = 0; tries < 100 && (await told()).heard.length < 3; tries++) await sleep(50);
    const first = await told();
    expect(first).toMatchObject({
      answers: [{ player: 'ana', answer: 'the bronze' }],
      ticks: [{ name: 'once' }],
      seconds: 7,
    });
    expect(first.keys).toContain('games');
    expect(first.heard.map(({ seq }) => seq)).toEqual(first.heard.map((_, index) => index + 1));

    await podium.end('SIGTERM');
    const aside = join(house, 'aside');
    await cp(folder, aside, { recursive: true });
    await rm(folder, { recursive: true });
    await node('scripts/generate-features.mjs');
    await podium.start();
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(`${podium.url}/api/v1/games`)).status).toBe(200);

    await podium.end('SIGTERM');
    await cp(aside, folder, { recursive: true });
    await node('scripts/generate-features.mjs');
    await podium.start();
    const again = await told();
    expect(again.answers).toEqual(first.answers);
    expect(again.heard, 'each change was taken over once').toEqual(first.heard);
  } finally {
    await podium.remove();
  }
});
