/**
 * kill -9 while organizers write, publish, correct and enter results: no acknowledged change is lost, and none is
 * published twice.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { ResultStep, UnitAnswer } from '@podium/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from '../harness/server-process.ts';

const run = promisify(execFile);
const podium = fileURLToPath(new URL('../../apps/server/bin/podium.mjs', import.meta.url));
const exampleGames = fileURLToPath(new URL('../../packages/games-folder/examples/complete', import.meta.url));
const kills = Number(process.env['PODIUM_KILLS'] ?? 3);
const password = 'quatro tucanos azuis';
const bulletins = '/api/v1/desk/content/bulletin';

let server: ServerProcess;
let cookie: string;
beforeAll(async () => {
  server = await ServerProcess.create({
    environment: {
      ACCOUNTS_PASSWORD_MB: '19',
      ACCOUNTS_TWO_FACTOR_FOR: 'none',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'silent',
    },
  });
  await server.start();
  await command('import', await gamesToEnter());
  cookie = await signIn('ana.souza');
});
afterAll(async () => server.remove());

const contest = 'HBLMTEAM7-------------GPA-000200';

/** The example Games with the sides of an upcoming match. */
async function gamesToEnter(): Promise<string> {
  const folder = join(server.dataDir, 'games');
  await cp(exampleGames, folder, { recursive: true });
  const sides = ['home', 'away'].map(
    (side, index) =>
      `unit,${contest},${index + 1},team,HBLMTEAM7---${['CRL01', 'DUN01'][index]},,,${index + 1},,${side}`,
  );
  const [head = '', ...rows] = (await readFile(join(folder, 'results.csv'), 'utf8')).trim().split('\n');
  const columns = head.split(',').length;
  const full = sides.map((line) => line + ','.repeat(columns - line.split(',').length));
  await writeFile(join(folder, 'results.csv'), [head, ...rows, ...full, ''].join('\n'));
  return folder;
}

const command = async (...args: string[]) => run(process.execPath, [podium, ...args], { env: server.environment });

async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ host: join(server.dataDir, 'run'), user: 'podium', database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Answered {
  /** 0 if the server was gone before it answered. */
  status: number;
  body: unknown;
  cookies: string;
}

async function ask(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  try {
    const response = await fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json', origin: server.url, ...(cookie ? { cookie } : {}), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    const cookies = response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text, cookies };
  } catch {
    return { status: 0, body: undefined, cookies: '' };
  }
}

/** Creates a regular account with administrator rights and signs in. */
async function signIn(username: string): Promise<string> {
  const email = `${username}@example.org`;
  const form = {
    username,
    email,
    password,
    repeat: password,
    cpf: 'A0000001',
    birthYear: 1980,
    language: 'en',
    terms: '1',
  };
  await ask('POST', '/api/v1/auth/sign-up', form);
  const { rows } = await withDatabase(async (client) =>
    client.query<{ text: string }>(`select letter ->> 'text' as text from people.letters where letter ->> 'to' = $1`, [
      email,
    ]),
  );
  await ask('POST', '/api/v1/auth/confirm', { token: /#token=([\w-]+)/u.exec(rows[0]!.text)![1] });
  await command('admin', username);
  return (await ask('POST', '/api/v1/auth/sign-in', { username, password })).cookies;
}

const bulletin = (title: string) => ({
  number: 1,
  title: { en: title },
  published: '2026-10-12T08:00:00-03:00',
  text: { en: 'Text.' },
});

interface Shown {
  items: { id: string; shown: { start: string | null } }[];
}

test(
  'after kills, every draft is present or published once, and every acknowledged correction and goal counts once',
  { timeout: 600_000 },
  async () => {
    const saved: string[] = [];
    const published: string[] = [];
    const corrected: string[] = [];
    const scored: string[] = [];
    let goal: ResultStep | undefined;
    let interrupted = 0;
    const note = ({ status }: Answered, list: string[], id: string): void => {
      if (status === 200) list.push(id);
      if (status === 0) interrupted += 1;
    };
    const day = await withDatabase(async (client) => {
      const { rows } = await client.query<{ day: string }>(
        `select to_char(min(start_at) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day from sport.schedule_units`,
      );
      return rows[0]!.day;
    });
    const start = ['begin', 'period'].map((action) => ({
      id: randomUUID(),
      at: new Date().toISOString(),
      do: action,
      ...(action === 'period' && { period: 'H1' }),
    }));
    expect((await ask('POST', `/api/v1/desk/results/${contest}/steps`, { steps: start })).body).toMatchObject({
      score: { home: 0 },
    });
    for (let kill = 0; kill < kills; kill++) {
      const turn = { isOver: false };
      const writer = async (): Promise<void> => {
        while (!turn.isOver) {
          const id = randomUUID();
          const data = { data: bulletin(id), order: null, basedOn: null };
          const draft = await ask('PUT', `${bulletins}/${id}/draft`, data, { 'if-match': '"0"' });
          note(draft, saved, id);
          if (draft.status !== 200) continue;
          // Sent twice at once, as after an impatient double tap.
          const sent = await Promise.all(
            [1, 2].map(async () => ask('POST', `${bulletins}/${id}/publish`, {}, { 'if-match': '"1"' })),
          );
          note(sent.find(({ status }) => status === 200) ?? sent[0]!, published, id);
        }
      };
      const corrector = async (): Promise<void> => {
        while (!turn.isOver) {
          const { body } = await ask('GET', `/api/v1/desk/schedule?day=${day}`, undefined);
          const unit = (body as Shown | undefined)?.items?.[0];
          if (!unit) continue;
          const nonce = randomUUID();
          const value = new Date(Date.parse(unit.shown.start!) + 60_000).toISOString();
          const edits = [{ unit: unit.id, field: 'start', value, seen: unit.shown.start }];
          note(await ask('POST', '/api/v1/desk/schedule/edits', { edits, nonce, isConfirmed: true }), corrected, nonce);
        }
      };
      const scorer = async (): Promise<void> => {
        while (!turn.isOver) {
          // Sent again after a kill, like the scorer's page does.
          const step: ResultStep = (goal ??= {
            id: randomUUID(),
            at: new Date().toISOString(),
            do: 'score',
            side: 'home',
            points: 1,
            action: 'SHOT',
          });
          const answer = await ask('POST', `/api/v1/desk/results/${contest}/steps`, { steps: [step] });
          note(answer, scored, step.id);
          if (answer.status === 200) goal = undefined;
          else await sleep(20);
        }
      };
      const [before, correctedBefore, scoredBefore] = [published.length, corrected.length, scored.length];
      const people = [writer(), writer(), writer(), corrector(), scorer()];
      const isThrough = (): boolean =>
        published.length > before + 2 && corrected.length > correctedBefore && scored.length > scoredBefore;
      for (const until = Date.now() + 90_000; !isThrough() && Date.now() < until;) await sleep(20);
      await sleep(kill * 13);
      await server.kill();
      turn.isOver = true;
      await Promise.all(people);
      await server.start();
    }
    expect(published.length).toBeGreaterThanOrEqual(kills);
    expect(corrected.length).toBeGreaterThanOrEqual(kills);
    expect(scored.length).toBeGreaterThanOrEqual(kills);
    expect(interrupted, 'some were under way').toBeGreaterThan(0);
    await withDatabase(async (client) => {
      const { rows: entries } = await client.query<{ id: string; times: number }>(
        `select split_part(header ->> 'about', '/', 2) as id, count(*)::int as times from feed.journal
         where kind = 'desk' and header ->> 'type' = 'content.publish' group by 1`,
      );
      expect(entries.filter(({ times }) => times !== 1)).toEqual([]);
      const once = new Set(entries.map(({ id }) => id));
      expect(published.filter((id) => !once.has(id))).toEqual([]);
      const drafts = new Set(
        (await client.query<{ id: string }>('select id from content.drafts')).rows.map(({ id }) => id),
      );
      expect(saved.filter((id) => drafts.has(id) === once.has(id))).toEqual([]);
      for (const until = Date.now() + 60_000; Date.now() < until; await sleep(50))
        if ((await client.query('select 1 from feed.pending')).rowCount === 0) break;
      const items = new Set(
        (await client.query<{ id: string }>('select id from content.items')).rows.map(({ id }) => id),
      );
      expect([...once].filter((id) => !items.has(id))).toEqual([]);
      const { rows: corrections } = await client.query<{ nonce: string }>(
        `select convert_from(bytes, 'UTF8')::jsonb ->> 'nonce' as nonce from feed.journal
         where kind = 'desk' and header ->> 'type' = 'edit.set'`,
      );
      const nonces = corrections.map(({ nonce }) => nonce);
      expect(nonces).toHaveLength(new Set(nonces).size);
      expect(corrected.filter((nonce) => !nonces.includes(nonce))).toEqual([]);
      const { rows: goals } = await client.query<{ id: string }>(
        `select id from results.steps where unit = $1 and step ->> 'do' = 'score'`,
        [contest],
      );
      expect(scored.filter((id) => !goals.some((goal) => goal.id === id))).toEqual([]);
      // Applied, and shown shortly afterwards.
      await expect
        .poll(async () => {
          const { body } = await ask('GET', `/api/v1/units/${contest}`, undefined);
          return (body as UnitAnswer).competitors?.map(({ result }) => result);
        })
        .toEqual([String(goals.length), '0']);
    });
  },
);
