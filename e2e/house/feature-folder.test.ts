/**
 * Extension by folder: a made-up feature with a public read, a live key, desk entries, a private table, a setting, a
 * job, a follower and a type of notification is added as two folders and removed again, without changing any other file.
 */
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository, root } from '../harness/repository-copy.ts';
import type { RepositoryCopy } from '../harness/repository-copy.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { sendJson, session } from '../harness/session.ts';
import type { Ask } from '../harness/session.ts';
import { cheapPasswords } from '../harness/small-demo.ts';
import { waitUntil } from '../harness/wait-until.ts';

let repository: RepositoryCopy;
beforeAll(async () => {
  repository = await copyRepository();
  await symlink(join(root, 'apps/web/dist'), join(repository.folder, 'apps/web/dist'));
  await repository.commit();
});
afterAll(async () => repository.remove());

const contract = 'packages/contract/src/guesses';
const feature = 'apps/server/src/features/guesses';
const files = {
  [`${contract}/paths.ts`]: `
    export const readPaths = { guessRounds: '/guesses/rounds?state' } as const;
    export const liveKeyKinds = ['guesses'] as const;`,
  [`${contract}/push-types.ts`]: `
    import type { PushTypeRules } from '../push/push-type.ts';
    export const pushTypes = { guess: { isOffAtFirst: true } } satisfies Record<string, PushTypeRules>;`,
  ...Object.fromEntries(
    ['en', 'es', 'pt', 'az', 'ar', 'fr'].map((language) => [
      `${feature}/phrases/${language}.ts`,
      `export const ${language} = { open: 'Guess now', pushType: { guess: 'Guesses' } };`,
    ]),
  ),
  [`${contract}/main.ts`]: `
    import { z } from 'zod';
    export const guessRound = z.object({ id: z.string().max(20), question: z.string().min(3) });
    export const guess = z.strictObject({ answer: z.string().min(1).max(80) });`,
  [`${contract}/reads.ts`]: `
    import { z } from 'zod';
    import { asOf } from '../common.ts';
    import { guessRound } from './main.ts';
    import type { ReadShape } from '../read-shape.ts';
    export const reads = {
      guessRounds: {
        summary: 'Rounds of the guessing game',
        parameters: z.object({ state: z.enum(['open', 'closed']).optional() }),
        answer: z.object({ items: z.array(guessRound), total: z.number().int(), asOf }),
      },
    } satisfies Record<string, ReadShape>;`,
  [`${feature}/tables.ts`]: `
    import { bigint, integer, pgSchema, text } from 'drizzle-orm/pg-core';
    export const guesses = pgSchema('guesses');
    export const rounds = guesses.table('rounds', { partition: integer().notNull(), id: text().primaryKey(), question: text().notNull() });
    export const answers = guesses.table('answers', { person: text().primaryKey(), answer: text().notNull() });
    export const heard = guesses.table('heard', { seq: bigint({ mode: 'number' }).primaryKey(), kind: text().notNull() });
    export const ticks = guesses.table('ticks', { name: text().primaryKey() });`,
  [`${feature}/entries.ts`]: `
    import { guessRound } from '@podium/contract';
    import { featureKey } from '@podium/contract/live-keys';
    import type { z } from 'zod';
    import type { EntryType } from '../../feed/desk/entry-type.ts';
    const open: EntryType<z.output<typeof guessRound>> = {
      type: 'guesses.open',
      data: guessRound,
      tables: ['guesses.rounds'],
      apply: async ({ data, partition }, client) => {
        await client.query(
          'insert into guesses.rounds values ($1, $2, $3) on conflict (id) do update set question = excluded.question',
          [partition, data.id, data.question],
        );
        return [featureKey('guesses', 'rounds', data.id)];
      },
    };
    export const entryTypes = [open];`,
  [`${feature}/reads.ts`]: `
    import { featureKey } from '@podium/contract/live-keys';
    import type { FeatureBuilders } from '../../read-model/program/building.ts';
    export const builders: Pick<FeatureBuilders, 'guessRounds'> = {
      guessRounds: async ({ pool, snapshot }, { state }) => {
        const { rows } = await pool.query(
          'select id, question from guesses.rounds where partition = $1 order by id',
          [snapshot.partition],
        );
        const items = state === 'closed' ? [] : rows;
        return { body: { items, total: items.length, asOf: null }, keys: [featureKey('guesses', 'rounds')] };
      },
    };`,
  [`${feature}/feature.ts`]: `
    import { guess, guessRound } from '@podium/contract';
    import { z } from 'zod';
    import { phrase } from '../../ground/phrases.ts';
    import { nothing, route } from '../../routes/route.ts';
    import { defineFeature } from '../kit.ts';
    import { defineTopic, pushTopics } from '../push-topics.ts';
    import { offer } from '../service.ts';
    const topic = defineTopic({
      name: 'guess',
      types: { guess: { urgency: 'low' } },
      compose: (_, __, { language }) => ({ body: phrase(language, 'guesses.open'), path: '/' }),
    });
    const base = '/api/v1/guesses';
    export const feature = defineFeature({
      name: 'guesses',
      offers: () => [offer(pushTopics, [topic])],
      settings: { GUESSES_SECONDS: { schema: z.coerce.number().int().min(5).default(30), meaning: 'Time for an answer (s).' } },
      routes: ({ pool, settings, journal, program }) => [
        route(
          {
            method: 'post', path: base + '/rounds', summary: 'Open a round', tag: 'guesses',
            access: { grants: ['manager'] }, body: guessRound, answer: nothing, status: 201,
          },
          async ({ body, user }) => {
            await journal.append({
              type: 'guesses.open', data: body, nonce: 'round ' + body.id, by: { userId: user.userId, role: 'manager' },
            });
            return {};
          },
        ),
        route(
          { method: 'put', path: base + '/mine', summary: 'Guess', tag: 'guesses', access: 'user', body: guess, answer: nothing },
          async ({ body, user }) => {
            await pool.query('insert into guesses.answers values ($1, $2)', [user.userId, body.answer]);
            return {};
          },
        ),
        route(
          {
            method: 'get', path: base + '/state', summary: 'What the feature has stored', tag: 'guesses', access: 'everyone',
            answer: z.object({
              answers: z.int(), seconds: z.int(), units: z.int(),
              heard: z.array(z.object({ seq: z.int(), kind: z.string() })), ticks: z.array(z.object({ name: z.string() })),
            }),
          },
          async () => {
            const { rows: answers } = await pool.query('select person from guesses.answers');
            const { rows: heard } = await pool.query('select seq, kind from guesses.heard order by seq');
            const { rows: ticks } = await pool.query('select name from guesses.ticks');
            return { answers: answers.length, heard, ticks, units: program().units.size, seconds: settings.GUESSES_SECONDS };
          },
        ),
      ],
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

const generated = [
  'apps/server/src/features/builders.gen.ts',
  'apps/server/src/features/entry-types.gen.ts',
  'apps/server/src/features/features.gen.ts',
  'apps/server/src/ground/phrases.gen.ts',
  'packages/contract/src/parts.gen.ts',
  'packages/contract/src/paths.gen.ts',
  'packages/contract/src/push/push-types.gen.ts',
  'packages/i18n/src/generated/messages.gen.ts',
];

async function generate(): Promise<void> {
  await repository.node('apps/server/scripts/generate-features.mjs');
  await repository.node('packages/contract/scripts/generate-parts.mjs');
  await repository.node('packages/i18n/scripts/compile.ts');
}

interface State {
  answers: number;
  heard: { seq: number; kind: string }[];
  ticks: unknown[];
  units: number;
  seconds: number;
}

test(
  'two folders add a feature; without them the server runs as before and keeps its data',
  { timeout: 600_000 },
  async () => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(repository.folder, name)), { recursive: true });
      await writeFile(join(repository.folder, name), text);
    }
    await generate();
    expect(await repository.changed()).toEqual([...generated, ...Object.keys(files)].toSorted());
    for (const app of ['server', 'web']) await repository.typecheck(`apps/${app}`);
    await repository.run(
      'apps/server',
      { FEATURE: 'guesses' },
      join(root, 'node_modules/drizzle-kit/bin.cjs'),
      'generate',
      '--config',
      'drizzle.config.ts',
    );
    expect((await readdir(join(repository.folder, feature, 'migrations'))).some((name) => name.endsWith('.sql'))).toBe(
      true,
    );
    const settings = await repository.node('apps/server/bin/podium.mjs', 'config');
    expect(settings).toMatch(/^GUESSES_SECONDS +default 30 +Time for an answer \(s\)\.$/m);

    const options = {
      podium: join(repository.folder, 'apps/server/bin/podium.mjs'),
      environment: { ...cheapPasswords, GUESSES_SECONDS: '7', ACCOUNTS_TWO_FACTOR_FOR: 'none' },
    };
    const serverProcess = await ServerProcess.create(options);
    const other = await ServerProcess.create({ ...options, dataDir: serverProcess.dataDir });
    try {
      await serverProcess.start();
      for (const xml of [scheduleXml(2), raceXml({ unit: 1, version: 1 }), raceXml({ unit: 2, version: 1 })])
        expect((await serverProcess.feed(xml)).status).toBe(200);
      await other.start();
      const rounds = `${serverProcess.url}/api/v1/guesses/rounds`;

      // Public read: a document with a strong ETag.
      const empty = await fetch(rounds);
      expect(await empty.json()).toEqual({ items: [], total: 0, asOf: null, keys: ['guesses:rounds'] });
      const etag = empty.headers.get('etag')!;
      expect((await fetch(rounds, { headers: { 'if-none-match': etag } })).status).toBe(304);
      expect((await fetch(`${rounds}?lang=klingon`)).status).toBe(400);

      // Wrong user, malformed request, valid request.
      const visitor: Ask = async (server, method, path, body) => sendJson(server.url + path, method, {}, body);
      const round = { id: 'one', question: 'Who wins the 50 m?' };
      expect((await visitor(serverProcess, 'POST', '/api/v1/guesses/rounds', round)).status).toBe(401);
      const ana = await session(serverProcess, 'ana.silva');
      expect((await ana(serverProcess, 'POST', '/api/v1/guesses/rounds', round)).status).toBe(403);
      await repository.run('apps/server', serverProcess.environment, 'bin/podium.mjs', 'grant', 'ana.silva', 'manager');
      const wrong = await ana(serverProcess, 'POST', '/api/v1/guesses/rounds', { id: 'one' });
      expect(wrong.status).toBe(422);
      expect(await wrong.json()).toMatchObject({ error: { fields: [{ field: 'question' }] } });
      expect((await fetch(`${serverProcess.url}/api/v1/guesses/mine`)).headers.get('allow')).toBe('PUT');

      // A second process writes the same guess twice with one nonce; the first process must show and stream it once.
      const live = await fetch(`${serverProcess.url}/api/v1/live?keys=guesses:rounds`);
      const stream = live.body!.pipeThrough(new TextDecoderStream()).getReader();
      for (const _ of [1, 2]) expect((await ana(other, 'POST', '/api/v1/guesses/rounds', round)).status).toBe(201);
      let received = '';
      while (!received.includes('guesses:rounds/one')) received += (await stream.read()).value ?? '';
      await stream.cancel();
      const changed = await fetch(rounds);
      expect(changed.headers.get('etag')).not.toBe(etag);
      expect(await changed.json()).toMatchObject({ items: [round], total: 1 });
      expect(await (await fetch(`${rounds}?state=closed`)).json()).toMatchObject({ total: 0 });

      // Private table, setting, job, follower, program.
      expect((await ana(serverProcess, 'PUT', '/api/v1/guesses/mine', { answer: 'the bronze' })).status).toBe(200);
      const state = async (): Promise<State> =>
        (await (await fetch(`${serverProcess.url}/api/v1/guesses/state`)).json()) as State;
      await waitUntil(async () => (await state()).heard.length >= 4);
      const first = await state();
      expect(first).toMatchObject({ answers: 1, ticks: [{ name: 'once' }], seconds: 7 });
      expect(first.units).toBeGreaterThan(0);
      expect(first.heard.filter(({ kind }) => kind === 'guesses.open')).toHaveLength(1);
      expect(first.heard.map(({ seq }) => seq)).toEqual(first.heard.map((_, index) => index + 1));

      // Devices can switch its notifications on, and the settings page knows their name.
      const preferences = {
        language: 'en',
        timeZone: 'UTC',
        types: ['guess'],
        leadMinutes: 30,
        quiet: null,
        hidesResults: false,
        follows: [],
      };
      const { publicKey } = (await (await fetch(`${serverProcess.url}/api/v1/push`)).json()) as { publicKey: string };
      const address = {
        transport: 'web',
        endpoint: 'https://fcm.googleapis.com/fcm/send/guess',
        p256dh: publicKey,
        auth: 'A'.repeat(22),
        key: publicKey,
      };
      const subscribing = { address, preferences };
      expect((await visitor(serverProcess, 'POST', '/api/v1/push/subscriptions', subscribing)).status).toBe(201);
      const bundles = join(repository.folder, 'apps/web/public/assets/locales/en');
      const bundle = (await readdir(bundles)).find((name) => name.startsWith('screen-notifications'))!;
      expect(await readFile(join(bundles, bundle), 'utf8')).toContain('"guess":"Guesses"');

      // The OpenAPI document describes the route with its possible errors.
      const { paths } = (await (await fetch(`${serverProcess.url}/api/openapi.json`)).json()) as {
        paths: Record<string, Record<string, { responses: object; requestBody?: object }>>;
      };
      const { get, post } = paths['/api/v1/guesses/rounds']!;
      expect(Object.keys(get!.responses)).toEqual(['200', '304', '400', '404', '503']);
      expect(Object.keys(post!.responses)).toEqual(['201', '400', '401', '403', '413', '415', '422', '503']);
      expect(JSON.stringify(post!.requestBody)).toContain('"question"');

      // A replay produces the same rows.
      const replayed = await repository.run('apps/server', serverProcess.environment, 'bin/podium.mjs', 'replay');
      expect(replayed).toMatch(/^Identical: 4 journal entries/m);

      await other.end('SIGTERM');
      await serverProcess.end('SIGTERM');
      const reserve = join(repository.folder, 'aside');
      for (const folder of [contract, feature]) {
        await cp(join(repository.folder, folder), join(reserve, folder), { recursive: true });
        await rm(join(repository.folder, folder), { recursive: true });
      }
      await generate();
      await serverProcess.start();
      expect((await fetch(rounds)).status).toBe(404);
      expect((await fetch(`${serverProcess.url}/api/v1/games`)).status).toBe(200);

      await serverProcess.end('SIGTERM');
      for (const folder of [contract, feature])
        await cp(join(reserve, folder), join(repository.folder, folder), { recursive: true });
      await generate();
      await serverProcess.start();
      expect(await (await fetch(rounds)).json()).toMatchObject({ items: [round], total: 1 });
      await sleep(200);
      const replayedState = await state();
      expect(replayedState.answers).toBe(1);
      expect(replayedState.heard, 'each change was followed once').toEqual(first.heard);
    } finally {
      await other.end('SIGTERM');
      await serverProcess.remove();
    }
  },
);
