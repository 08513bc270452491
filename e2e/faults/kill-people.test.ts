/**
 * kill -9 while users sign up, scan codes and submit answers: no partial or duplicate writes, and no acknowledged
 * write is lost.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from '../harness/server-process.ts';

const run = promisify(execFile);
const podium = fileURLToPath(new URL('../../apps/server/bin/podium.mjs', import.meta.url));
const kills = Number(process.env['PODIUM_KILLS'] ?? 3);
const password = 'quatro tucanos azuis';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.create({
    // Emails stay in their table, where the test reads them.
    environment: { ACCOUNTS_PASSWORD_MB: '19', SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'silent' },
  });
  await server.start();
});
afterAll(async () => server.remove());

async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ host: join(server.dataDir, 'run'), user: 'podium', database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @returns the status, or 0 if the server was gone before it answered */
async function post(path: string, body: unknown, cookie = ''): Promise<{ status: number; cookies: string }> {
  try {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    const cookies = response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    return { status: response.status, cookies };
  } catch {
    return { status: 0, cookies: '' };
  }
}

let count = 0;
function form(): Record<string, unknown> {
  count += 1;
  const username = `p${randomUUID().replaceAll('-', '').slice(0, 18)}`;
  return {
    username,
    email: `${username}@example.org`,
    password,
    repeat: password,
    // A foreign document: any 8 to 10 characters.
    cpf: `A${String(count).padStart(7, '0')}`,
    birthYear: 2000,
    language: 'en',
    terms: '1',
  };
}

async function signIn(): Promise<string> {
  const fields = form();
  await post('/api/v1/auth/sign-up', fields);
  const { rows } = await withDatabase(async (client) =>
    client.query<{ text: string }>(`select letter ->> 'text' as text from people.letters where letter ->> 'to' = $1`, [
      fields['email'],
    ]),
  );
  const token = /#token=([\w-]+)/u.exec(rows[0]!.text)![1];
  await post('/api/v1/auth/confirm', { token });
  return (await post('/api/v1/auth/sign-in', { username: fields['username'], password })).cookies;
}

/** Creates one-question trivias, as many as a user may submit per turn. */
async function makeTrivias(howMany: number): Promise<string[]> {
  const text = JSON.stringify({ en: 'How many?' });
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into trivia.trivias (id, author, title, description, minutes, type, points, opens_at)
       select 'kill-' || number, 'Podium', $1, $1, 10, 'sport', 30, '2020-01-01' from generate_series(1, $2) number
       returning id`,
      [text, howMany],
    );
    await client.query(
      `insert into trivia.questions (trivia_id, position, kind, text, options) select id, 1, 'number', $1, '[]' from trivia.trivias`,
      [text],
    );
    await client.query(
      `insert into trivia.solutions (trivia_id, position, solution, explanation) select id, 1, $1, $2 from trivia.trivias`,
      [JSON.stringify({ kind: 'number', number: 7, tolerance: 0 }), text],
    );
    return rows.map(({ id }) => id);
  });
}

test('after kills, every confirmed account exists completely, and points equal their ledger', async () => {
  const cookie = await signIn();
  const tokens: string[] = [];
  for (let index = 0; index < 6; index++) {
    const made = ['qr', 'make', 'ranking', '--title', 'Kill', '--points', '10'];
    const { stdout } = await run(process.execPath, [podium, ...made], { env: server.environment });
    tokens.push(/\/Q\/([A-Z2-7]+)/u.exec(stdout)![1]!);
  }
  const trivias = await makeTrivias(40 * kills);
  const received: string[] = [];
  const answers = [{ position: 1, number: 7 }];
  const opened: string[] = [];
  const statuses = new Map<number, number>();
  for (let kill = 0; kill < kills; kill++) {
    const turn = { isOver: false };
    const people = Array.from({ length: 6 }, async () => {
      while (!turn.isOver) {
        const fields = form();
        const { status } = await post('/api/v1/auth/sign-up', fields);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 202) opened.push(String(fields['email']));
        else await sleep(20);
      }
    });
    const scanner = async (): Promise<void> => {
      while (!turn.isOver) for (const token of tokens) await post('/api/v1/qr/scan', { token }, cookie);
    };
    const player = async (): Promise<void> => {
      for (let id = trivias.pop(); id && !turn.isOver; id = trivias.pop()) {
        await post(`/api/v1/trivia/${id}/start`, {}, cookie);
        // Sent twice at once, as after an impatient double tap.
        const responses = await Promise.all(
          [1, 2].map(async () => post(`/api/v1/trivia/${id}/submit`, { answers }, cookie)),
        );
        if (responses.some(({ status }) => status === 200)) received.push(id);
      }
    };
    const scanning = [scanner(), scanner(), player(), player()];
    // Some requests are finished and others in progress, at a different point each time.
    const [openedBefore, heardBefore] = [opened.length, received.length];
    const isThrough = (): boolean => opened.length > openedBefore + 2 && received.length > heardBefore;
    for (const until = Date.now() + 30_000; !isThrough() && Date.now() < until;) await sleep(20);
    await sleep(kill * 37);
    await server.kill();
    turn.isOver = true;
    await Promise.all([...people, ...scanning]);
    await server.start();
  }
  expect(opened.length, JSON.stringify([...statuses])).toBeGreaterThan(kills);
  expect(statuses.get(0), 'some were under way').toBeGreaterThan(0);
  await withDatabase(async (client) => {
    const whole = await client.query<{ email: string }>(
      `select users.email from people.persons
       join accounts.users on users.id = persons.id
       join accounts.credentials on credentials.user_id = persons.id
       join accounts.particulars on particulars.user_id = persons.id
       join accounts.consents on consents.user_id = persons.id and purpose = 'terms'
       where exists (select 1 from people.letters where letter ->> 'to' = users.email)`,
    );
    const emails = new Set(whole.rows.map(({ email }) => email));
    expect(opened.filter((email) => !emails.has(email))).toEqual([]);
    expect(whole.rows).toHaveLength(emails.size);
    const persons = await client.query('select 1 from people.persons');
    expect(persons.rows, 'none is half').toHaveLength(emails.size);
    const scans = await client.query('select 1 from qr.scans');
    const submissions = await client.query<{ id: string; points: number; right: number }>(
      'select trivia_id as id, points, right_answers as right from trivia.submissions',
    );
    expect(new Set(submissions.rows.map(({ points, right }) => `${points} ${right}`))).toEqual(new Set(['30 1']));
    const storedIds = new Set(submissions.rows.map(({ id }) => id));
    expect(received.filter((id) => !storedIds.has(id))).toEqual([]);
    const points = await client.query<{ sum: number; points: number }>(
      `select coalesce(sum(delta), 0)::int as sum, (select coalesce(sum(points), 0)::int from people.persons) as points from people.points_entries`,
    );
    const earned = scans.rows.length * 10 + submissions.rows.length * 30;
    expect(points.rows[0]).toEqual({ sum: earned, points: earned });
    expect(scans.rows.length).toBeGreaterThan(0);
    expect(received.length).toBeGreaterThan(0);
  });
});
