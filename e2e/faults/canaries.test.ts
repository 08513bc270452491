/** Personal data is stored only where it belongs, and does not appear in logs, caches, documents or exports. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';

const run = promisify(execFile);
const podium = fileURLToPath(new URL('../../apps/server/bin/podium.mjs', import.meta.url));
/** Each round sends about twenty kinds of requests. */
const rounds = Number(process.env['PODIUM_CANARIES'] ?? 8);

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.create({ environment: { ACCOUNTS_PASSWORD_MB: '19', LOG_LEVEL: 'debug' } });
  await server.start();
  for (const xml of [scheduleXml(2), raceXml({ unit: 1, version: 1 })]) await server.feed(xml);
});
afterAll(async () => server.remove());

interface Canary {
  username: string;
  email: string;
  password: string;
  cpf: string;
  suggestion: string;
  trace: string;
}

function completeCpf(nine: string): string {
  const digits = Array.from(nine, Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

function canary(round: number): Canary {
  const sign = randomUUID().replaceAll('-', '');
  return {
    username: `kanari${sign.slice(0, 16)}`,
    email: `kanari.${sign.slice(0, 12)}@canary.example`,
    password: `kanari ${sign}`,
    cpf: completeCpf(String(700_000_000 + round * 1013)),
    suggestion: `kanari ${sign} says that the pool is cold`,
    trace: `kanari${sign.slice(16)}`,
  };
}

/** Sends all kinds of valid and invalid requests of a user. */
async function plant({ username, email, password, cpf, suggestion, trace }: Canary): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Mozilla/5.0 ${trace}`,
    cookie: `other=${trace}; podium_sid=${trace}.x; podium_device=${trace}`,
    referer: `${server.url}/?who=${trace}`,
    origin: server.url,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': trace,
    authorization: `Bearer ${trace}`,
  };
  const ask = async (method: string, path: string, body?: unknown): Promise<number> => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(server.url + path, { method, headers, body: text as string });
    await response.arrayBuffer();
    return response.status;
  };
  const form = {
    username,
    email,
    password,
    repeat: password,
    cpf,
    birthYear: 2000,
    language: 'en',
    terms: '1',
  };
  const auth = '/api/v1/auth';
  expect(await ask('POST', `${auth}/sign-up`, form)).toBe(202);
  for (const [path, body] of [
    ['sign-up', { ...form, username: `${username}x` }],
    ['sign-up', { ...form, cpf: `${cpf}${cpf}` }],
    ['sign-up', { ...form, [trace]: trace }],
    ['sign-up', `{"username": "${username}`],
    ['sign-in', { username, password }],
    ['sign-in', { username: email, password: cpf }],
    ['forgot', { email, language: 'en' }],
    ['forgot', { email: `${trace}@${trace}`, language: 'en' }],
    ['confirm', { token: trace }],
    ['reset', { token: trace, password, repeat: password }],
  ] as const)
    expect(await ask('POST', `${auth}/${path}`, body)).toBeLessThan(500);
  expect(await ask('POST', '/api/v1/feedback', { id: randomUUID(), sentiment: 'sad', suggestion })).toBe(401);
  expect(await ask('POST', '/api/v1/qr/scan', { token: trace })).toBe(401);
  for (const path of [
    `/api/v1/search?query=${trace}`,
    `/api/v1/units/${trace}`,
    `/api/v1/participants/${trace}?x=${email}`,
    `/api/v1/${trace}?cpf=${cpf}`,
    `/participants/profile/${trace}?q=${email}`,
    `/${trace}`,
    `/q/${trace}`,
    `/login?redirect=/${trace}`,
    `/calendar/unit-${trace}.ics`,
    `/flags/${trace}.svg`,
  ])
    await ask('GET', path);
  // Repeated attempts with wrong keys are throttled.
  expect([401, 429]).toContain(await ask('POST', '/api/v1/feed/odf', `<OdfBody ${trace}="${email}">`));
}

/** Text of every row of a schema's tables. */
async function dumpRows(client: pg.Client, schemas: readonly string[]): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema = any($1) and table_type = 'BASE TABLE'`,
    [schemas],
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(`select one::text as text from ${name} as one`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

test('no planted secret appears outside of its place', { timeout: 240_000 + rounds * 5000 }, async () => {
  const canaries = Array.from({ length: rounds }, (_, round) => canary(round));
  const client = new pg.Client({ host: join(server.dataDir, 'run'), user: 'podium', database: 'postgres' });
  await client.connect();
  try {
    for (const planted of canaries) {
      // All requests come from one address, which would be throttled.
      await client.query('delete from people.limits');
      await plant(planted);
      // Checked immediately, because only the end of a server's output is kept.
      for (const value of Object.values(planted)) expect(server.output.includes(value), 'in the log').toBe(false);
    }
    const { rows } = await client.query<{ schema: string }>(
      `select nspname as schema from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
    );
    const schemas = rows.map(({ schema }) => schema);
    expect(schemas).toEqual(expect.arrayContaining(['accounts', 'people', 'feed', 'sport']));
    const accounts = await dumpRows(client, ['accounts', 'people']);
    const otherRows = await dumpRows(
      client,
      schemas.filter((schema) => schema !== 'accounts' && schema !== 'people'),
    );
    const exported = join(server.dataDir, 'exported');
    await run(process.execPath, [podium, 'export', exported], { env: server.environment });
    const files = await Promise.all(
      (await readdir(exported, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(async (entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
    );
    const pages = await Promise.all(
      [
        '/schedule/grid',
        '/participants/athletes',
        '/login',
        '/api/v1/games',
        '/api/v1/search?query=kanari',
        '/api/v1/health',
      ].map(async (path) => (await fetch(server.url + path)).text()),
    );
    const places = {
      log: server.output,
      'log of the database': await readFile(join(server.dataDir, 'postgres.log'), 'latin1'),
      'tables of the Games': otherRows,
      export: files.join('\n'),
      'pages and documents': pages.join('\n'),
    };
    for (const { username, email, password, cpf, suggestion, trace } of canaries) {
      expect(accounts, 'the account is there').toContain(username);
      for (const secret of [cpf, password, suggestion])
        expect(accounts.includes(secret), 'in tables of people').toBe(false);
      for (const [place, text] of Object.entries(places))
        for (const canary of [username, email, password, cpf, suggestion, trace])
          expect(text.includes(canary), `${canary.slice(0, 12)}… in ${place}`).toBe(false);
    }
    // A dump of all tables contains no CPF in any of its notations.
    const everything = `${accounts}\n${otherRows}`;
    for (const { cpf } of canaries)
      for (const written of [
        `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`,
        Buffer.from(cpf).toString('base64').replace(/=+$/u, ''),
        Buffer.from(cpf).toString('hex'),
        Number(cpf).toString(16),
      ])
        expect(everything.includes(written)).toBe(false);
  } finally {
    await client.end();
  }
});
