import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountAnswer, ErrorAnswer, PeopleAnswer, PersonAnswer, TeamAnswer } from '@podium/contract';
import { baseKit, openShared } from '../base-kit.ts';
import { readConfig } from '../../ground/config.ts';
import { openLog } from '../../ground/log.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor, readEmails } from '../../testing/visitor.ts';
import { routeName } from '../../routes/route.ts';
import { feature } from './feature.ts';

const environment = { SMTP_URL: 'smtp://127.0.0.1:1', ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' };
let podium: TestPodium;
let admin: Awaited<ReturnType<typeof signUpUser>>;
beforeAll(async () => {
  podium = await testPodium({ environment });
  admin = await signUpUser(podium, { grant: 'admin' });
  await podium.database.pool.query(
    `insert into sport.organisations (partition, owner, id, code, name, is_ranked, is_hidden, sort)
     values (0, 0, 'SP', 'SP', '{"en": "São Paulo"}', true, false, 0)`,
  );
});
afterAll(async () => podium.stop());

const base = '/api/v1/people';
const readFaults = async (response: Response): Promise<string[]> =>
  ((await response.json()) as Partial<ErrorAnswer>).error?.fields?.map(({ field, message }) => `${field} ${message}`) ??
  [];
const fetchPerson = async (id: string): Promise<PersonAnswer> => admin.get<PersonAnswer>(`${base}/${id}`);
const signIn = async (username: string, password: string): Promise<number> =>
  (await new Visitor(podium.url).post('/api/v1/auth/sign-in', { username, password })).status;

describe('C3, security 23: an admin', () => {
  test('finds an account by its user name, without email address and CPF', async () => {
    const ana = await signUpUser(podium);
    const { items, total } = await admin.get<PeopleAnswer>(`${base}?username=${ana.username.toUpperCase()}`);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ id: ana.id, type: 'guest', isActive: true, isLocked: false, sessions: 1 });
    expect(JSON.stringify(items)).not.toContain('example.org');
    expect(await admin.get(`${base}?username=nobody.here`)).toEqual({ items: [], total: 0 });
    expect((await admin.ask('GET', base)).status).toBe(400);
  });

  test('lists only accounts with rights, and names the parts of the Games that they cover', async () => {
    const ana = await signUpUser(podium);
    const bia = await signUpUser(podium);
    const rights = { grants: [{ role: 'manager', scope: 'team', scopeId: 'SP' }] };
    // The snapshot of this test has no delegations; a right that is held already may be kept.
    await podium.database.pool.query("insert into people.grants values ($1, 'manager', 'team', 'SP')", [ana.id]);
    expect((await admin.ask('PUT', `${base}/${ana.id}/grants`, rights)).status).toBe(200);
    const { items, total } = await admin.get<TeamAnswer>(`${base}/team?lang=pt`);
    expect(total).toBe(items.length);
    expect(items.find(({ id }) => id === ana.id)?.grants).toEqual([
      {
        role: 'manager',
        scope: 'team',
        scopeId: 'SP',
        scopeName: expect.stringMatching(/^(?:São Paulo|SP)$/u),
        until: null,
      },
    ]);
    expect(items.find(({ id }) => id === admin.id)?.grants).toMatchObject([{ role: 'admin', scopeName: null }]);
    expect(items.map(({ id }) => id)).not.toContain(bia.id);
    expect(JSON.stringify(items)).not.toContain('example.org');
    expect((await bia.ask('GET', `${base}/team`)).status).toBe(403);
  });

  test('sets type and delegation, which the account shows', async () => {
    const ana = await signUpUser(podium);
    const change = async (body: object): Promise<Response> => admin.ask('PATCH', `${base}/${ana.id}`, body);
    expect((await change({ type: 'athlete', organisation: 'SP' })).status).toBe(200);
    expect(await ana.get<AccountAnswer>('/api/v1/me')).toMatchObject({ type: 'athlete', organisation: 'SP' });
    expect(await readFaults(await change({ organisation: 'XQ' }))).toEqual(['organisation organisationUnknown']);
    expect((await change({ type: 'king' })).status).toBe(422);
    expect((await change({ points: 7 })).status).toBe(422);
    expect((await change({ organisation: null })).status).toBe(200);
    expect((await fetchPerson(ana.id)).organisation).toBeNull();
  });

  test('locks an account, which then answers as to a wrong password, and unlocks it', async () => {
    const ana = await signUpUser(podium);
    const lock = async (isLocked: boolean): Promise<Response> => admin.ask('PATCH', `${base}/${ana.id}`, { isLocked });
    expect((await lock(true)).status).toBe(200);
    expect((await ana.ask('GET', '/api/v1/me')).status).toBe(401);
    expect(await signIn(ana.username, ana.password)).toBe(401);
    expect((await lock(false)).status).toBe(200);
    expect(await signIn(ana.username, ana.password)).toBe(200);
  });

  test('renames an account, but not to an existing name', async () => {
    const [ana, bea] = [await signUpUser(podium), await signUpUser(podium)];
    const rename = async (username: string): Promise<Response> => admin.ask('PATCH', `${base}/${ana.id}`, { username });
    expect(await readFaults(await rename(bea.username.toUpperCase()))).toEqual(['username usernameTaken']);
    expect(await readFaults(await rename('Suporte'))).toEqual(['username usernameReserved']);
    expect(await readFaults(await rename('a..b'))).toEqual(['username usernameCharacters']);
    expect((await rename('Ana.Nova')).status).toBe(200);
    expect([await signIn('ana.nova', ana.password), await signIn(ana.username, ana.password)]).toEqual([200, 401]);
  });

  test('ends sessions, resets a lost second factor and releases a CPF', async () => {
    const ana = await signUpUser(podium);
    const { pool } = podium.database;
    const remove = async (what: string): Promise<number> =>
      (await admin.ask('DELETE', `${base}/${ana.id}/${what}`)).status;
    expect([await remove('two-factor'), await remove('cpf')]).toEqual([404, 404]);
    await pool.query('update accounts.users set two_factor_enabled = true where id = $1', [ana.id]);
    await pool.query(
      `insert into accounts.two_factors (id, user_id, secret, backup_codes, verified) values ($1, $1, 'x', 'x', true)`,
      [ana.id],
    );
    await pool.query(`update accounts.particulars set cpf_mac = $1 where user_id = $1`, [ana.id]);
    expect(await fetchPerson(ana.id)).toMatchObject({ hasTwoFactor: true, hasCpf: true });
    expect([await remove('two-factor'), await remove('cpf')]).toEqual([200, 200]);
    expect(await fetchPerson(ana.id)).toMatchObject({ hasTwoFactor: false, hasCpf: false, sessions: 0 });
    const emails = (await readEmails(podium.database)).filter(({ to }) => to === `${ana.username}@example.org`);
    expect(emails.map(({ kind }) => kind)).toEqual(['account twoFactorOff']);
    expect(await signIn(ana.username, ana.password)).toBe(200);
    expect([await remove('sessions'), (await fetchPerson(ana.id)).sessions]).toEqual([200, 0]);
  });

  test('an administrator erases an account, but cannot lock or erase their own', async () => {
    const ana = await signUpUser(podium);
    expect((await admin.ask('DELETE', `${base}/${ana.id}`)).status).toBe(200);
    expect((await admin.ask('GET', `${base}/${ana.id}`)).status).toBe(404);
    expect((await admin.ask('DELETE', `${base}/${admin.id}`)).status).toBe(409);
    expect((await admin.ask('PATCH', `${base}/${admin.id}`, { isLocked: true })).status).toBe(409);
  });

  test('gets "not found" for an unknown person; visitors, other users and old sessions are refused', async () => {
    const lines = podium.routes.map(routeName).filter((line) => line.includes(`${base}/:id`));
    expect(lines).toHaveLength(7);
    const user = await signUpUser(podium);
    const stale = await signUpUser(podium, { grant: 'admin' });
    await podium.database.pool.query(
      "update accounts.sessions set created_at = now() - interval '11 minutes' where user_id = $1",
      [stale.id],
    );
    for (const line of lines) {
      const [method = '', path = ''] = line.split(' ');
      const body = { PATCH: {}, PUT: { grants: [] } }[method];
      for (const id of [randomUUID(), 'none', 'a%00'])
        expect((await admin.ask(method, path.replace(':id', id), body)).status, line).toBe(404);
      const mine = path.replace(':id', user.id);
      expect((await new Visitor(podium.url).ask(method, mine, body)).status, line).toBe(401);
      expect((await user.ask(method, mine, body)).status, line).toBe(403);
      expect((await stale.ask(method, mine, body)).status, line).toBe(403);
    }
  });
});

describe('C3, security 23: podium person', () => {
  const run = async (...args: string[]): Promise<{ code: number; output: string }> => {
    const lines: string[] = [];
    const config = readConfig({ ...environment, DATABASE_URL: podium.database.url, DATA_DIR: await scratchFolder() });
    const log = openLog('silent');
    const shared = await openShared(config, log, podium.database.pool);
    const kit = baseKit(feature, { config, log, pool: podium.database.pool, shared });
    const verb = feature.verbs!.find(({ name }) => name === 'person')!;
    const code = await verb.run(args, kit, (line) => lines.push(line));
    return { code, output: lines.join('\n') };
  };

  test('shows an account and changes only what the operator requests', async () => {
    const ana = await signUpUser(podium);
    const { code, output } = await run(ana.username, '--type', 'athlete', '--delegation', 'sp');
    expect(code).toBe(0);
    expect(output).toMatch(/^Type: +athlete$/mu);
    expect(output).toMatch(/^Delegation: +SP$/mu);
    expect(output).not.toContain('@');
    expect((await run(ana.username, '--lock')).output).toMatch(/^State: +locked$/mu);
    expect((await run(ana.username, '--unlock', '--sessions', 'end', '--rename', 'Ana.Clara')).output).toMatch(
      /^Username: +Ana\.Clara$/mu,
    );
    expect((await run('ana.clara', '--second-factor', 'reset', '--free-cpf')).output).toMatch(
      /no second factor.*\n.*no CPF/u,
    );
    expect(await run('ana.clara', '--erase')).toEqual({ code: 0, output: 'Account Ana.Clara has been erased.' });
    expect(await run('ana.clara')).toEqual({ code: 1, output: 'Account ana.clara not found.' });
  });

  test.each([
    [[], 2],
    [['--help'], 0],
    [['ana', '--lock', '--unlock'], 2],
    [['ana', '--sessions', 'list'], 2],
    [['ana', '--erase', '--lock'], 2],
  ])('prints its usage: %j', async (args, code) => {
    const answer = await run(...args);
    expect([answer.code, answer.output.startsWith('podium person <username>')]).toEqual([code, true]);
  });

  test.each([
    [['--delegation', 'XQ'], /^--delegation: There is no delegation/u, 1],
    [['--type', 'king'], /^--type: /u, 2],
    [['--rename', 'admin'], /^--rename: This username is reserved/u, 1],
  ])('refuses an impossible request with its reason: %j', async (args, expected, code) => {
    const ana = await signUpUser(podium);
    const answer = await run(ana.username, ...args);
    expect(answer.output).toMatch(expected);
    expect(answer.code).toBe(code);
  });
});
