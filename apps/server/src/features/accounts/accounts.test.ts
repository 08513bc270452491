import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AccountAnswer, ErrorAnswer, FollowList, SessionAnswer, SessionsAnswer } from '@podium/contract';
import { termsVersion } from '@podium/contract';
import { Visitor, readEmails } from '../../testing/visitor.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import { transaction } from '../../database/database.ts';
import { Passwords } from './passwords.ts';
import { startToken } from './tokens.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

let podium: TestPodium;
beforeAll(async () => {
  // Emails are not sent, so that tests can read the queue.
  podium = await testPodium({ environment: { SMTP_URL: 'smtp://127.0.0.1:1', ACCOUNTS_PASSWORD_MB: '19' } });
});
afterAll(async () => podium.stop());

const auth = '/api/v1/auth';
const password = 'quatro tucanos azuis';
let people = 0;

/** Appends the check digits to nine digits. */
function completeCpf(nine: number): string {
  const digits = Array.from(String(nine).padStart(9, '0'), Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

function form(fields: Record<string, unknown> = {}): Record<string, unknown> {
  people += 1;
  return {
    username: `Ana.${people}`,
    email: `ana${people}@example.org`,
    password,
    repeat: password,
    cpf: completeCpf(100_000_000 + people),
    birthYear: 2008,
    language: 'pt',
    terms: termsVersion,
    ...fields,
  };
}

const readFaults = async (response: Response): Promise<string[]> =>
  ((await response.json()) as Partial<ErrorAnswer>).error?.fields?.map(({ field, message }) => `${field} ${message}`) ??
  [];
const responseStatuses = (answers: readonly Response[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b);
const lastTokenTo = async (recipient: string, kind?: string): Promise<string> => {
  // A job writes the emails with a link to a new password.
  const find = async () =>
    (await readEmails(podium.database)).findLast(
      (email) => email.to === recipient && (kind === undefined || email.kind === kind),
    )?.token;
  await vi.waitFor(async () => expect(await find()).toBeDefined(), 60_000);
  return (await find())!;
};
const resetTokenTo = async (recipient: string): Promise<string> => lastTokenTo(recipient, 'account reset');

async function signedUp(
  fields: Record<string, unknown> = {},
): Promise<{ visitor: Visitor; given: Record<string, string> }> {
  const identity = form(fields) as Record<string, string>;
  const visitor = new Visitor(podium.url);
  expect((await visitor.post(`${auth}/sign-up`, identity)).status).toBe(202);
  return { visitor, given: identity };
}

async function signedIn(
  fields: Record<string, unknown> = {},
): Promise<{ visitor: Visitor; given: Record<string, string> }> {
  const { visitor, given } = await signedUp(fields);
  await visitor.post(`${auth}/confirm`, { token: await lastTokenTo(given['email']!) });
  const response = await visitor.post(`${auth}/sign-in`, { username: given['username'], password: given['password'] });
  expect(await response.json()).toEqual({ needsCode: false });
  return { visitor, given };
}

const identifyUser = async (visitor: Visitor): Promise<string | undefined> =>
  (await visitor.get<SessionAnswer>('/api/v1/session')).user?.username;

describe('signing up', () => {
  test('opens an account once its address is confirmed', async () => {
    const { visitor, given } = await signedUp();
    const attempt = async (): Promise<Response> =>
      visitor.post(`${auth}/sign-in`, { username: given['username'], password });
    const early = await attempt();
    expect([early.status, await readFaults(early)]).toEqual([422, ['username notConfirmed']]);
    expect(await identifyUser(visitor)).toBeUndefined();
    const token = await lastTokenTo(given['email']!);
    expect((await visitor.post(`${auth}/confirm`, { token })).status).toBe(200);
    expect(await readFaults(await visitor.post(`${auth}/confirm`, { token }))).toEqual(['token tokenOver']);
    expect((await attempt()).status).toBe(200);
    expect(await identifyUser(visitor)).toBe(given['username']);
  });

  test('waits for the guardian too if the user is a child', async () => {
    const year = new Date().getUTCFullYear();
    const response = await new Visitor(podium.url).post(`${auth}/sign-up`, form({ birthYear: year - 12 }));
    expect(await readFaults(response)).toEqual(['guardianEmail guardianRequired']);
    const { visitor, given } = await signedUp({ birthYear: year - 12, guardianEmail: 'mae@example.org' });
    await visitor.post(`${auth}/confirm`, { token: await lastTokenTo(given['email']!) });
    const early = await visitor.post(`${auth}/sign-in`, { username: given['username'], password });
    expect(await readFaults(early)).toEqual(['username guardianAwaited']);
    expect((await visitor.post(`${auth}/guardian`, { token: await lastTokenTo('mae@example.org') })).status).toBe(200);
    expect((await visitor.post(`${auth}/sign-in`, { username: given['username'], password })).status).toBe(200);
  });

  test('gives the same answer whether or not the e-mail or the CPF is known, and writes to the owner', async () => {
    const { given } = await signedIn();
    for (const [field, value] of [
      ['email', String(given['email']).toUpperCase()],
      ['cpf', given['cpf']],
    ] as const) {
      const before = (await readEmails(podium.database)).length;
      const response = await new Visitor(podium.url).post(`${auth}/sign-up`, form({ [field]: value }));
      expect([response.status, await response.json()]).toEqual([202, { mail: 'sent', needsGuardian: false }]);
      const emails = (await readEmails(podium.database)).slice(before);
      expect(emails.find(({ to }) => to === given['email'])).toMatchObject({
        kind: 'account known',
        token: undefined,
      });
      // The email address of the request receives one email, as after any sign-up.
      expect(emails).toHaveLength(field === 'email' ? 1 : 2);
    }
  });

  test.each(['email', 'cpf'])(
    'security 2: nothing that follows a sign-up reveals whether the %s was known',
    async (field) => {
      const { given: owner } = await signedIn();
      const knownFields = form({ [field]: owner[field] }) as Record<string, string>;
      const unknown = form() as Record<string, string>;
      const observed: unknown[] = [];
      for (const identity of [knownFields, unknown]) {
        const visitor = new Visitor(podium.url);
        const readRefusal = async (response: Response): Promise<unknown[]> => [
          response.status,
          await readFaults(response),
        ];
        const before = (await readEmails(podium.database)).length;
        const first = (await visitor.post(`${auth}/sign-up`, identity)).status;
        const emails = (await readEmails(podium.database)).slice(before).filter(({ to }) => to === identity['email']);
        const other = await readRefusal(
          await visitor.post(`${auth}/sign-up`, form({ username: identity['username'] })),
        );
        const repeatedStatus = (await visitor.post(`${auth}/sign-up`, identity)).status;
        const wrong = await readRefusal(
          await visitor.post(`${auth}/sign-up`, { ...identity, cpf: completeCpf(987_654_321) }),
        );
        const { username } = identity;
        const entered = await readRefusal(await visitor.post(`${auth}/sign-in`, { username, password }));
        const guessed = await readRefusal(
          await visitor.post(`${auth}/sign-in`, { username, password: 'wrong password' }),
        );
        observed.push({ first, letters: emails.length, other, again: repeatedStatus, wrong, entered, guessed });
      }
      expect(observed[0]).toEqual({
        first: 202,
        letters: 1,
        other: [422, ['username usernameTaken']],
        again: 202,
        wrong: [422, ['username usernameTaken']],
        entered: [422, ['username notConfirmed']],
        guessed: [401, []],
      });
      expect(observed[1]).toEqual(observed[0]);
    },
  );

  test.each(['email', 'cpf'])(
    'security 2: the guardian’s links do not reveal whether the %s was known, however often the sign-up is repeated',
    async (field) => {
      const { given: owner } = await signedIn();
      const child = { birthYear: new Date().getUTCFullYear() - 8 };
      const observed: unknown[] = [];
      for (const knownFields of [{ [field]: owner[field] }, {}]) {
        const guardianEmail = `mae2-${people}@example.org`;
        const fields = form({ ...child, ...knownFields, guardianEmail });
        const visitor = new Visitor(podium.url);
        const readFault = async (response: Response): Promise<unknown[]> => [
          response.status,
          await readFaults(response),
        ];
        const enter = async () =>
          readFault(
            await visitor.post(`${auth}/sign-in`, { username: fields['username'], password: fields['password'] }),
          );
        await visitor.post(`${auth}/sign-up`, fields);
        const first = await lastTokenTo(guardianEmail);
        const repeatedStatus = (await visitor.post(`${auth}/sign-up`, fields)).status;
        const awaited = await enter();
        const agreed = await readFault(await visitor.post(`${auth}/guardian`, { token: first }));
        const third = (await visitor.post(`${auth}/sign-up`, fields)).status;
        observed.push({ again: repeatedStatus, awaited, agreed, third, entered: await enter() });
      }
      expect(observed[0]).toEqual({
        again: 202,
        awaited: [422, ['username guardianAwaited']],
        agreed: [200, []],
        third: 202,
        entered: [422, ['username notConfirmed']],
      });
      expect(observed[1]).toEqual(observed[0]);
    },
  );

  test('security 2: an account with the CPF of another one never opens', async () => {
    const { given: owner } = await signedIn();
    const { visitor, given } = await signedUp({ cpf: owner['cpf'] });
    const { username, email } = given;
    expect((await visitor.post(`${auth}/confirm`, { token: await lastTokenTo(email!) })).status).toBe(200);
    expect(await readFaults(await visitor.post(`${auth}/sign-in`, { username, password }))).toEqual([
      'username accountHeld',
    ]);
    await podium.database.pool.query(
      'update accounts.particulars set cpf_mac = null where user_id = (select id from accounts.users where email = $1)',
      [owner['email']],
    );
    // Repeating the sign-up opens the account once the CPF is free.
    expect((await visitor.post(`${auth}/sign-up`, given)).status).toBe(202);
    await visitor.post(`${auth}/confirm`, { token: await lastTokenTo(email!) });
    expect((await visitor.post(`${auth}/sign-in`, { username, password })).status).toBe(200);
  });

  test('security 9: sixty sign-ups write no more than three emails to an address, and answer alike', async () => {
    const [known, guardian, year] = ['known9@example.org', 'mae9@example.org', new Date().getUTCFullYear()];
    await signedUp({ email: known });
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const body = form({ email: known, birthYear: year - 12, guardianEmail: guardian });
        return (await new Visitor(podium.url).post(`${auth}/sign-up`, body)).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([202]));
    const emails = await readEmails(podium.database);
    for (const address of [known, guardian]) {
      const count = emails.filter(({ to }) => to === address).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(3);
    }
  });

  test('security 9: mail programs do not turn a user name into a link', async () => {
    const { given } = await signedUp({ username: 'evil.site-name', guardianEmail: 'pai9@example.org' });
    const emails = (await readEmails(podium.database)).filter(
      ({ to }) => to === given['email'] || to === 'pai9@example.org',
    );
    expect(emails).toHaveLength(2);
    for (const { text } of emails) expect(text).not.toMatch(/evil\.site|site-name/u);
    expect(emails[0]!.text.replaceAll('\u2060', '')).toContain('evil.site-name');
  });

  test('F27: the same sign-up again has the same answer, and both links work', async () => {
    const { visitor, given } = await signedUp();
    const first = await lastTokenTo(given['email']!);
    expect((await visitor.post(`${auth}/sign-up`, given)).status).toBe(202);
    expect(await lastTokenTo(given['email']!)).not.toBe(first);
    const otherPassword = { ...given, password: 'sete araras verdes', repeat: 'sete araras verdes' };
    expect(await readFaults(await visitor.post(`${auth}/sign-up`, otherPassword))).toEqual(['username usernameTaken']);
    expect((await visitor.post(`${auth}/confirm`, { token: first })).status).toBe(200);
    // A sign-up cannot be repeated once the account is open.
    expect(await readFaults(await visitor.post(`${auth}/sign-up`, given))).toEqual(['username usernameTaken']);
  });

  test('F10, F12: a user name that looks like an existing one is refused, and any spelling of its i works at login', async () => {
    const { visitor, given } = await signedIn({ username: 'İlkin.Souza' });
    expect(given['username']).toBe('İlkin.Souza');
    for (const [name, fault] of [
      ['ilkın.souza', 'usernameTaken'],
      ['İlkin.S0uza', 'usernameTaken'],
      ['support', 'usernameReserved'],
      ['\u0430na.souza', 'usernameScript'],
    ]) {
      const response = await visitor.post(`${auth}/sign-up`, form({ username: name }));
      expect([name, response.status, await readFaults(response)]).toEqual([name, 422, [`username ${fault}`]]);
    }
    for (const name of ['ilkin.souza', 'ılkın.souza', 'İLKİN.SOUZA', 'Ilkin.Souza'])
      expect((await visitor.post(`${auth}/sign-in`, { username: name, password })).status, name).toBe(200);
  });

  test('a user name is unique regardless of upper and lower case', async () => {
    const { given } = await signedUp();
    const repeated = await new Visitor(podium.url).post(
      `${auth}/sign-up`,
      form({ username: String(given['username']).toUpperCase() }),
    );
    expect([repeated.status, await readFaults(repeated)]).toEqual([422, ['username usernameTaken']]);
  });

  test.each([
    [{ username: '' }, ['username usernameRequired', 'username usernameShort', 'username usernameCharacters']],
    [{ username: 'ab' }, ['username usernameShort']],
    [{ email: 'ana' }, ['email emailInvalid']],
    [{ password: 'short', repeat: 'short' }, ['password passwordShort']],
    [{ repeat: 'another password' }, ['repeat passwordsDiffer']],
    [{ password: 'futebol2026', repeat: 'futebol2026' }, ['password passwordWeak']],
    [{ cpf: '529.982.247-24' }, ['cpf cpfDigits']],
    [{ cpf: 'AB1234' }, ['cpf cpfLength']],
    [{ birthYear: 3000 }, ['birthYear birthYearInvalid', 'guardianEmail guardianRequired']],
    [{ role: 'admin' }, [' Unrecognized key: "role"']],
  ])('is refused with the error of each field: %j', async (fields, faults) => {
    const response = await new Visitor(podium.url).post(`${auth}/sign-up`, form(fields));
    expect([response.status, await readFaults(response)]).toEqual([422, faults]);
  });

  test('fields that are not in the form give no rights', async () => {
    for (const field of ['type', 'points', 'isActive', 'isDemo', 'grants', 'emailVerified', 'id', 'banned', 'active']) {
      const response = await new Visitor(podium.url).post(`${auth}/sign-up`, form({ [field]: 'admin' }));
      expect(response.status, field).toBe(422);
    }
  });
});

describe('signing in', () => {
  test('is refused with the same answer for a wrong name and for a wrong password', async () => {
    const { given } = await signedIn();
    const stranger = new Visitor(podium.url);
    const answers = await Promise.all(
      [
        { username: given['username'], password: 'wrong password' },
        { username: 'nobody.here', password },
        { username: 'x', password },
        { username: '<b>', password },
      ].map(async (body) => stranger.post(`${auth}/sign-in`, body)),
    );
    const readRefusal = await Promise.all(answers.map(async (response) => (await response.json()) as ErrorAnswer));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(new Set(readRefusal.map(({ error }) => `${error.code} ${error.message}`))).toEqual(
      new Set(['wrongCredentials Invalid username or password.']),
    );
  });

  test('stores the session only in a cookie that scripts cannot read', async () => {
    const { visitor, given } = await signedIn();
    const response = await visitor.post(`${auth}/sign-in`, { username: given['username'], password });
    const lines = response.headers.getSetCookie();
    expect(lines.some((line) => line.startsWith('podium_sid='))).toBe(true);
    for (const line of lines) expect(line).toMatch(/HttpOnly/u);
    for (const line of lines) expect(line).toMatch(/SameSite=Lax/iu);
    const { rows } = await podium.database.pool.query<{ token: string }>('select token from accounts.sessions');
    const texts = [JSON.stringify(await response.json()), JSON.stringify(await visitor.get('/api/v1/session'))];
    for (const { token } of rows) expect(texts.join()).not.toContain(token);
    expect(response.headers.get('set-auth-token')).toBeNull();
  });

  test('ends the session that the browser had before', async () => {
    const { visitor, given } = await signedIn();
    const old = new Map(visitor.cookies);
    await visitor.post(`${auth}/sign-in`, { username: given['username'], password });
    const unknownUser = new Visitor(podium.url);
    for (const [name, value] of old) unknownUser.cookies.set(name, value);
    expect([await identifyUser(visitor), await identifyUser(unknownUser)]).toEqual([given['username'], undefined]);
  });

  test('an app sends a signed token; the unsigned token of the table is not accepted', async () => {
    const { given } = await signedIn();
    const app = await fetch(`${podium.url}${auth}/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'capacitor://localhost' },
      body: JSON.stringify({ username: given['username'], password }),
    });
    const token = app.headers.get('set-auth-token')!;
    const as = async (bearer: string): Promise<number> =>
      (await fetch(`${podium.url}/api/v1/me`, { headers: { authorization: `Bearer ${bearer}` } })).status;
    expect(await as(token)).toBe(200);
    const { rows } = await podium.database.pool.query<{ token: string }>(
      'select token from accounts.sessions order by created_at desc limit 1',
    );
    expect(await as(rows[0]!.token)).toBe(401);
    // Changes the first character of the token or the signature, because the last ones may be padding.
    const other = (sign: string): string => (sign === 'A' ? 'B' : 'A');
    expect(await as(token.replace(/^./u, other))).toBe(401);
    expect(await as(token.replace(/(?<=\.)./u, other))).toBe(401);
  });

  test('guessing stops after five attempts, except on a device that has signed in before', async () => {
    const { visitor, given } = await signedIn();
    const attacker = new Visitor(podium.url);
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries++)
      statuses.push(
        (await attacker.post(`${auth}/sign-in`, { username: given['username'], password: `guess ${tries}` })).status,
      );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const stopped = await attacker.post(`${auth}/sign-in`, { username: given['username'], password });
    expect(stopped.status).toBe(429);
    // The first wait is one second: no user is locked out for long.
    expect(Number(stopped.headers.get('retry-after'))).toBe(1);
    expect((await visitor.post(`${auth}/sign-in`, { username: given['username'], password })).status).toBe(200);
  });

  test('security 5: of many simultaneous guesses only five are checked, and a new password lets the owner in', async () => {
    const { given } = await signedIn();
    const { username, email } = given;
    const stranger = new Visitor(podium.url);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, async (_, turn) =>
        stranger.post(`${auth}/sign-in`, { username, password: `g ${turn}` }),
      ),
    );
    expect(responseStatuses(guesses)).toEqual([...Array<number>(5).fill(401), ...Array<number>(35).fill(429)]);
    // Simulates attempts that continued all day.
    await podium.database.pool.query(
      "update people.limits set points = 100 where key like 'sign-in account:%' and points = 5",
    );
    const device = new Visitor(podium.url);
    const signInAsOwner = async (word: string): Promise<Response> =>
      device.post(`${auth}/sign-in`, { username, password: word });
    expect(Number((await signInAsOwner(password)).headers.get('retry-after'))).toBeGreaterThan(800);
    await device.post(`${auth}/forgot`, { email, language: 'en' });
    const fresh = 'sete araras verdes';
    const token = await resetTokenTo(email!);
    expect((await device.post(`${auth}/reset`, { token, password: fresh, repeat: fresh })).status).toBe(200);
    expect((await signInAsOwner(fresh)).status).toBe(200);
  });

  test('security 10: users are not refused because of others in the same network', async () => {
    const { given } = await signedUp();
    const token = await lastTokenTo(given['email']!);
    await podium.database.pool.query(
      `update people.limits set points = 100000 where key like 'sign-in prefix:%' or key like 'sign-up prefix:%'`,
    );
    for (let tries = 0; tries < 3; tries++)
      await new Visitor(podium.url).post(`${auth}/confirm`, { token: `${'x'.repeat(42)}${tries}` });
    const { visitor } = await signedUp();
    expect((await visitor.post(`${auth}/confirm`, { token })).status).toBe(200);
    const startedAt = performance.now();
    const answers = await Promise.all(
      [0, 1].map(async () =>
        new Visitor(podium.url).post(`${auth}/sign-in`, { username: given['username'], password }),
      ),
    );
    expect(responseStatuses(answers)).toEqual([200, 200]);
    expect(performance.now() - startedAt).toBeGreaterThan(500);
    await podium.database.pool.query("delete from people.limits where key like '%prefix:%'");
  });

  /** `PODIUM_HALL=5000` is the long run. */
  const hall = Number(process.env['PODIUM_HALL'] ?? 30);
  test(
    `${hall} people behind one address sign in while one of them guesses passwords`,
    { timeout: 60_000 + hall * 200 },
    async () => {
      const { given } = await signedIn();
      const guess = async (turn: number): Promise<Response> =>
        new Visitor(podium.url).post(`${auth}/sign-in`, { username: given['username'], password: `guess ${turn}` });
      const guesses: number[] = [];
      const guessing = (async () => {
        for (let turn = 0; turn < 20; turn++) guesses.push((await guess(turn)).status);
      })();
      // Each attempt throws if it is refused.
      const names = new Set<string>();
      for (let some = 0; some < hall; some += 30) {
        const more = await Promise.all(Array.from({ length: 30 }, async () => signUpUser(podium)));
        for (const { username } of more) names.add(username);
      }
      await guessing;
      expect(names.size).toBeGreaterThanOrEqual(hall);
      expect(guesses.filter((status) => status === 401)).toHaveLength(5);
    },
  );

  test('a foreign page cannot sign a user in or out', async () => {
    const { visitor } = await signedIn();
    const response = await visitor.ask(
      'POST',
      `${auth}/sign-out`,
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(response.status).toBe(403);
    expect(await identifyUser(visitor)).toBeDefined();
  });

  test('requires the second factor, and a code works once', async () => {
    const { visitor, given } = await signedIn();
    const begun = (await (await visitor.post('/api/v1/me/two-factor', { password })).json()) as {
      uri: string;
      backupCodes: string[];
    };
    const code = await totpCode(begun.uri);
    expect(
      (await visitor.post('/api/v1/me/two-factor/confirm', { code: code === '000000' ? '111111' : '000000' })).status,
    ).toBe(422);
    expect((await visitor.post('/api/v1/me/two-factor/confirm', { code })).status).toBe(200);
    expect((await visitor.get<AccountAnswer>('/api/v1/me')).hasTwoFactor).toBe(true);
    const other = new Visitor(podium.url);
    const name = { username: given['username'], password };
    expect(await (await other.post(`${auth}/sign-in`, name)).json()).toEqual({ needsCode: true });
    expect(await identifyUser(other)).toBeUndefined();
    // security 25: the code that confirmed the app counts as used.
    expect((await other.post(`${auth}/sign-in`, { ...name, code })).status).toBe(401);
    await forgetUsedCodes();
    const both = await Promise.all(
      [0, 1, 2].map(async () => new Visitor(podium.url).post(`${auth}/sign-in`, { ...name, code })),
    );
    expect(responseStatuses(both)).toEqual([200, 401, 401]);
    const backup = { ...name, code: begun.backupCodes[0] };
    expect((await other.post(`${auth}/sign-in`, backup)).status).toBe(200);
    expect(await identifyUser(other)).toBe(given['username']);
    expect((await new Visitor(podium.url).post(`${auth}/sign-in`, backup)).status).toBe(401);
  });
});

/** Simulates half a minute passing. */
const forgetUsedCodes = async (): Promise<unknown> => podium.database.pool.query('delete from accounts.used_codes');

interface Setup {
  uri: string;
  backupCodes: string[];
}

async function beginApp(visitor: Visitor): Promise<Setup> {
  return (await (await visitor.post('/api/v1/me/two-factor', { password })).json()) as Setup;
}

describe('a second factor', () => {
  test('security 7: rights apply only in sessions with two factors, and confirming ends all other sessions', async () => {
    const { visitor, given } = await signedIn();
    const { username } = given;
    await podium.database.pool.query(
      `insert into people.grants select id, 'manager', 'games', '' from accounts.users where email = $1`,
      [given['email']],
    );
    const stranger = new Visitor(podium.url);
    await stranger.post(`${auth}/sign-in`, { username, password });
    const reads = async (user: Visitor): Promise<number> => (await user.ask('GET', '/api/v1/feedback')).status;
    expect([await reads(stranger), await reads(visitor)]).toEqual([403, 403]);
    const { uri } = await beginApp(visitor);
    expect((await visitor.post('/api/v1/me/two-factor/confirm', { code: await totpCode(uri) })).status).toBe(200);
    expect([await reads(stranger), await reads(visitor)]).toEqual([401, 200]);
    // A session created meanwhile does not survive either.
    await podium.database.pool.query(
      'update accounts.sessions set factors = 1 where user_id = (select id from accounts.users where email = $1)',
      [given['email']],
    );
    expect(await reads(visitor)).toBe(403);
    await forgetUsedCodes();
    const phone = new Visitor(podium.url);
    await phone.post(`${auth}/sign-in`, { username, password, code: await totpCode(uri) });
    expect(await reads(phone)).toBe(200);
  });

  test('security 25: the current app stays valid until the next one is confirmed, and switching off needs both factors', async () => {
    const { visitor, given } = await signedIn();
    const { username, email } = given;
    const first = await beginApp(visitor);
    await visitor.post('/api/v1/me/two-factor/confirm', { code: await totpCode(first.uri) });
    await beginApp(visitor);
    await forgetUsedCodes();
    const enter = async (code: string): Promise<number> =>
      (await new Visitor(podium.url).post(`${auth}/sign-in`, { username, password, code })).status;
    expect(await enter(await totpCode(first.uri))).toBe(200);
    const stop = async (body: object): Promise<unknown[]> => {
      const response = await visitor.ask('DELETE', '/api/v1/me/two-factor', body);
      return [response.status, await readFaults(response)];
    };
    expect(await stop({ password })).toEqual([422, [expect.stringMatching(/^code /u)]]);
    expect(await stop({ password, code: 'aaaaa-aaaaa' })).toEqual([422, ['code codeWrong']]);
    expect(await stop({ password: 'wrong', code: first.backupCodes[0] })).toEqual([422, ['password passwordWrong']]);
    expect(await stop({ password, code: first.backupCodes[0] })).toEqual([200, []]);
    expect((await visitor.get<AccountAnswer>('/api/v1/me')).hasTwoFactor).toBe(false);
    const kinds = (await readEmails(podium.database)).filter(({ to }) => to === email).map(({ kind }) => kind);
    expect(kinds).toEqual(['account confirm', 'account twoFactorOn', 'account twoFactorOff']);
  });
});

/** Returns the code that an authenticator app would show (RFC 6238). */
async function totpCode(uri: string): Promise<string> {
  const { createHmac } = await import('node:crypto');
  const secret = new URL(uri).searchParams.get('secret')!;
  const bits = Array.from(secret, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from(bits.match(/.{8}/gu)!.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  const offset = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

describe('a forgotten password', () => {
  const forgot = async (email: string): Promise<Response> =>
    new Visitor(podium.url).post(`${auth}/forgot`, { email, language: 'en' });
  const resetsTo = async (email: string): Promise<number> =>
    (await readEmails(podium.database)).filter(({ to, kind }) => to === email && kind === 'account reset').length;
  const waitForResets = async (): Promise<void> =>
    vi.waitFor(async () => {
      const { rows } = await podium.database.pool.query('select 1 from accounts.reset_requests');
      expect(rows).toEqual([]);
    }, 60_000);

  test('security 18: a request runs the same statements for a known and an unknown address', async () => {
    const { given } = await signedIn();
    const queries = podium.pools.map((pool) => vi.spyOn(pool, 'query'));
    const statements: string[][] = [];
    for (const email of [given['email']!, 'nobody.at.all@example.org']) {
      for (const query of queries) query.mockClear();
      expect((await forgot(email)).status).toBe(202);
      // The database also receives queries of the server's background jobs.
      const texts = queries
        .flatMap(({ mock }) => mock.calls)
        .map(([text]) => (typeof text === 'string' ? text : (text as { text: string }).text));
      statements.push(texts.filter((text) => /accounts|people/u.test(text) && !/letters/u.test(text)));
    }
    for (const query of queries) query.mockRestore();
    expect(statements[0]).not.toEqual([]);
    expect(statements[0]!.join()).not.toMatch(/accounts\.users/u);
    expect(statements[0]).toEqual(statements[1]);
  });

  test('security 26: requests by a stranger neither invalidate a link nor use up the hourly limit', async () => {
    const { given } = await signedIn();
    const email = given['email']!;
    const fresh = { password: 'sete araras verdes', repeat: 'sete araras verdes' };
    await forgot(email);
    const token = await resetTokenTo(email);
    for (let turn = 0; turn < 3; turn++) expect((await forgot(email)).status).toBe(202);
    await waitForResets();
    expect(await resetsTo(email)).toBe(1);
    expect((await new Visitor(podium.url).post(`${auth}/reset`, { ...fresh, token })).status).toBe(200);
    // The old session was last used on another network, and later on this one.
    await podium.database.pool.query(
      "delete from people.limits where key like 'reset address:%' or key like 'mail hour:%'",
    );
    await forgot(email);
    await waitForResets();
    expect(await resetsTo(email)).toBe(2);
  });

  test('security 17: the lifetime of a link begins when its email is sent', async () => {
    const { given } = await signedIn();
    await forgot(given['email']!);
    const token = await resetTokenTo(given['email']!);
    const { pool } = podium.database;
    const isOver = async (): Promise<boolean> => {
      const body = { token, password: 'futebol2026', repeat: 'futebol2026' };
      return (await readFaults(await new Visitor(podium.url).post(`${auth}/reset`, body))).includes('token tokenOver');
    };
    const letTimePass = async (time: string): Promise<unknown> =>
      pool.query('update accounts.tokens set expires_at = expires_at - $1::interval', [time]);
    await letTimePass('3 hours');
    expect(await isOver()).toBe(false);
    const { rows } = await pool.query<{ id: number }>(
      "select id from people.letters where kind = 'account reset' order by id",
    );
    await transaction(pool, async (client) => startToken(client, rows.at(-1)!.id));
    await letTimePass('9 minutes');
    expect(await isOver()).toBe(false);
    await letTimePass('2 minutes');
    expect(await isOver()).toBe(true);
  });

  test('security 12: no password is hashed for an invalid link', async () => {
    const hash = vi.spyOn(Passwords.prototype, 'hash');
    const fresh = { token: 'x'.repeat(43), password: 'sete araras verdes', repeat: 'sete araras verdes' };
    const response = await new Visitor(podium.url).post(`${auth}/reset`, fresh);
    expect([response.status, await readFaults(response)]).toEqual([422, ['token tokenOver']]);
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
  });

  test('is reset by a link that works once, and ends every session', async () => {
    const { visitor, given } = await signedIn();
    const ask = async (email: string): Promise<[number, unknown]> => {
      const response = await new Visitor(podium.url).post(`${auth}/forgot`, { email, language: 'fr' });
      return [response.status, await response.json()];
    };
    expect(await ask(given['email']!)).toEqual(await ask('nobody@example.org'));
    const token = await resetTokenTo(given['email']!);
    const fresh = { token, password: 'sete araras verdes', repeat: 'sete araras verdes' };
    const both = await Promise.all([0, 1, 2, 3].map(async () => new Visitor(podium.url).post(`${auth}/reset`, fresh)));
    expect(responseStatuses(both)).toEqual([200, 422, 422, 422]);
    expect(await identifyUser(visitor)).toBeUndefined();
    expect((await visitor.post(`${auth}/sign-in`, { username: given['username'], password })).status).toBe(401);
    const now = { username: given['username'], password: 'sete araras verdes' };
    expect((await visitor.post(`${auth}/sign-in`, now)).status).toBe(200);
  });

  test('the owner of an address takes over an account that someone else opened with it', async () => {
    const { visitor, given } = await signedUp();
    await new Visitor(podium.url).post(`${auth}/forgot`, { email: given['email'], language: 'en' });
    const token = await resetTokenTo(given['email']!);
    const fresh = 'sete araras verdes';
    expect(
      (await new Visitor(podium.url).post(`${auth}/reset`, { token, password: fresh, repeat: fresh })).status,
    ).toBe(200);
    expect((await visitor.post(`${auth}/sign-in`, { username: given['username'], password })).status).toBe(401);
    expect((await visitor.post(`${auth}/sign-in`, { username: given['username'], password: fresh })).status).toBe(200);
  });
});

describe('my account', () => {
  test('requires a signed-in user', async () => {
    for (const path of ['/api/v1/me', '/api/v1/me/sessions', '/api/v1/me/follows', '/api/v1/me/export'])
      expect((await new Visitor(podium.url).ask('GET', path)).status, path).toBe(401);
  });

  test('security 34: a new account is in the public ranking only once its owner asks for it', async () => {
    const { visitor, given } = await signedIn();
    const countMatches = async (): Promise<number> =>
      (await visitor.get<{ total: number }>(`/api/v1/ranking?query=${given['username']}`)).total;
    expect((await visitor.get<AccountAnswer>('/api/v1/me')).preferences.isRanked).toBe(false);
    expect(await countMatches()).toBe(0);
    await visitor.ask('PATCH', '/api/v1/me', { preferences: { isRanked: true } });
    expect(await countMatches()).toBe(1);
  });

  test('returns the signed-in account with a masked CPF', async () => {
    const { visitor, given } = await signedIn();
    const account = await visitor.get<AccountAnswer>('/api/v1/me');
    expect(account).toMatchObject({ username: given['username'], email: given['email'], type: 'guest', grants: [] });
    expect(account.cpf).toBe(`***.***.*${given['cpf']!.slice(7, 9)}-${given['cpf']!.slice(9)}`);
    expect(JSON.stringify(account)).not.toContain(given['cpf']!.slice(0, 9));
  });

  test('stores my choices, and accepts no other fields', async () => {
    const { visitor } = await signedIn();
    const change = async (body: unknown): Promise<Response> => visitor.ask('PATCH', '/api/v1/me', body);
    expect((await change({ preferences: { theme: 'dark', hasSpoilerMode: true, isRanked: false } })).status).toBe(200);
    expect((await change({ preferences: { theme: null } })).status).toBe(200);
    expect((await visitor.get<AccountAnswer>('/api/v1/me')).preferences).toMatchObject({
      theme: null,
      hasSpoilerMode: true,
      isRanked: false,
    });
    for (const body of [{ type: 'admin' }, { preferences: { role: 'admin' } }, { preferences: { theme: 'pink' } }, []])
      expect((await change(body)).status, JSON.stringify(body)).toBe(422);
  });

  test('sessions are listed, and one or all are ended', async () => {
    const { visitor, given } = await signedIn();
    const other = new Visitor(podium.url);
    const name = { username: given['username'], password };
    await other.ask('POST', `${auth}/sign-in`, name, {
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Firefox/150.0',
    });
    const { items } = await visitor.get<SessionsAnswer>('/api/v1/me/sessions');
    expect(items.map(({ device, isThis }) => [device, isThis])).toContainEqual(['Firefox, Android', false]);
    const stranger = await signedIn();
    const foreign = items.find(({ isThis }) => !isThis)!;
    expect((await stranger.visitor.ask('DELETE', `/api/v1/me/sessions/${foreign.id}`)).status).toBe(404);
    expect((await visitor.ask('DELETE', `/api/v1/me/sessions/${foreign.id}`)).status).toBe(200);
    expect([await identifyUser(other), await identifyUser(visitor)]).toEqual([undefined, given['username']]);
    expect((await visitor.ask('DELETE', '/api/v1/me/sessions')).status).toBe(200);
    expect(await identifyUser(visitor)).toBeUndefined();
    expect(await identifyUser(stranger.visitor)).toBeDefined();
  });

  test.each([
    ['the public, after 30 days without use', false, `expires_at = expires_at - interval '30 days'`],
    ['the public, after 90 days in all', false, `created_at = now() - interval '90 days 1 minute'`],
    ['people with rights, after 12 hours without use', true, `updated_at = now() - interval '12 hours 1 minute'`],
    ['people with rights, after 24 hours in all', true, `created_at = now() - interval '24 hours 1 minute'`],
  ])('a session ends for %s', async (_, isStaff, change) => {
    const { visitor, given } = await signedIn();
    const ofPerson = 'user_id = (select id from people.persons where username = $1)';
    if (isStaff)
      await podium.database.pool.query(
        `insert into people.grants select id, 'publisher', 'games', '' from people.persons where username = $1`,
        [given['username']],
      );
    expect(await identifyUser(visitor)).toBe(given['username']);
    await podium.database.pool.query(`update accounts.sessions set ${change} where ${ofPerson}`, [given['username']]);
    expect(await identifyUser(visitor)).toBeUndefined();
  });

  test('a new password must be strong, and ends the other sessions', async () => {
    const { visitor, given } = await signedIn();
    const other = new Visitor(podium.url);
    await other.post(`${auth}/sign-in`, { username: given['username'], password });
    const change = { current: 'wrong', password: 'sete araras verdes', repeat: 'sete araras verdes' };
    expect(await readFaults(await visitor.post('/api/v1/me/password', change))).toEqual(['current passwordWrong']);
    const weak = { current: password, password: 'senha12345', repeat: 'senha12345' };
    expect(await readFaults(await visitor.post('/api/v1/me/password', weak))).toEqual(['password passwordWeak']);
    expect((await visitor.post('/api/v1/me/password', { ...change, current: password })).status).toBe(200);
    expect([await identifyUser(other), await identifyUser(visitor)]).toEqual([undefined, given['username']]);
  });

  test('the follows of a device and of the account are merged', async () => {
    const { visitor } = await signedIn();
    const device = {
      items: [
        { kind: 'delegation', id: 'SP' },
        { kind: 'athlete', id: '1042' },
      ],
    };
    expect((await visitor.post('/api/v1/me/follows', device)).status).toBe(200);
    await visitor.ask('PUT', '/api/v1/me/follows/discipline/swm');
    await visitor.ask('DELETE', '/api/v1/me/follows/athlete/1042');
    expect((await visitor.get<FollowList>('/api/v1/me/follows')).items).toEqual([
      { kind: 'delegation', id: 'SP' },
      { kind: 'discipline', id: 'swm' },
    ]);
    expect((await visitor.ask('PUT', '/api/v1/me/follows/pet/1')).status).toBe(404);
  });

  test('a photo is scaled down, and its location is removed', async () => {
    const { visitor } = await signedIn();
    const { default: sharp } = await import('sharp');
    const photoBytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5e73' } })
      .withExif({ IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer();
    expect((await visitor.ask('PUT', '/api/v1/me/photo', new Uint8Array(photoBytes))).status).toBe(200);
    const { photo } = await visitor.get<AccountAnswer>('/api/v1/me');
    const storedPhoto = Buffer.from(await (await visitor.ask('GET', photo!)).arrayBuffer());
    expect(await sharp(storedPhoto).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
    expect(storedPhoto.toString('latin1')).not.toContain('canary');
    const stranger = await signedIn();
    expect((await stranger.visitor.ask('GET', photo!)).status).toBe(404);
    expect((await new Visitor(podium.url).ask('GET', photo!)).status).toBe(401);
    const notOne = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    for (const bytes of [notOne, new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), new Uint8Array()])
      expect((await visitor.ask('PUT', '/api/v1/me/photo', bytes, { 'content-type': 'image/png' })).status).toBe(415);
  });

  test('security 11: a photo of more than 16 megapixels is refused, and so are more than ten in an hour', async () => {
    const { visitor } = await signedIn();
    const { default: sharp } = await import('sharp');
    const createPicture = async (width: number, height: number): Promise<Uint8Array> =>
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#0b5e73' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      );
    const put = async (bytes: Uint8Array): Promise<number> =>
      (await visitor.ask('PUT', '/api/v1/me/photo', bytes)).status;
    expect(await put(await createPicture(4001, 4000))).toBe(413);
    const small = await createPicture(20, 20);
    for (let time = 2; time <= 10; time++) expect(await put(small)).toBe(200);
    expect(await put(small)).toBe(429);
    expect((await visitor.ask('DELETE', '/api/v1/me/photo')).status).toBe(200);
  });

  test('each change of the consent is recorded, and consent is as easy to withdraw as to give', async () => {
    const { visitor } = await signedIn();
    const choices = ['necessary', 'all', 'all', 'necessary', 'necessary', 'all'];
    for (const choice of choices)
      expect((await visitor.post('/api/v1/me/consents', { choice, language: 'az' })).status).toBe(200);
    const once = { choice: 'necessary', language: 'az' };
    await Promise.all(Array.from({ length: 6 }, async () => visitor.post('/api/v1/me/consents', once)));
    expect((await visitor.post('/api/v1/me/consents', { choice: 'some', language: 'az' })).status).toBe(422);
    const files = unzipSync(new Uint8Array(await (await visitor.ask('GET', '/api/v1/me/export')).arrayBuffer()));
    const consents = JSON.parse(strFromU8(files['consents.json']!)) as { purpose: string; isWithdrawn: boolean }[];
    expect(consents.filter(({ purpose }) => purpose === 'storage').map(({ isWithdrawn }) => isWithdrawn)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('is completely included in the download, and can be erased with the password', async () => {
    const { visitor, given } = await signedIn();
    await visitor.post('/api/v1/me/follows', { items: [{ kind: 'delegation', id: 'RJ' }] });
    const files = unzipSync(new Uint8Array(await (await visitor.ask('GET', '/api/v1/me/export')).arrayBuffer()));
    expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject({ email: given['email'] });
    expect(JSON.parse(strFromU8(files['follows.json']!))).toEqual([{ kind: 'delegation', id: 'RJ' }]);
    expect(JSON.parse(strFromU8(files['consents.json']!))).toMatchObject([{ purpose: 'terms', version: termsVersion }]);
    expect((await visitor.post('/api/v1/me/erase', { password: 'wrong' })).status).toBe(422);
    expect((await visitor.post('/api/v1/me/erase', { password })).status).toBe(200);
    expect(await identifyUser(visitor)).toBeUndefined();
    expect((await visitor.post(`${auth}/sign-in`, { username: given['username'], password })).status).toBe(401);
    expect(await findRows(podium, given['username']!)).toEqual([]);
    // The person may sign up again under a new name.
    await signedIn({ username: given['username'], email: given['email'], cpf: given['cpf'] });
  });
});

/** Tables about people that contain a text anywhere. */
async function findRows({ database }: TestPodium, text: string): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('people', 'accounts') and table_name <> 'letters'`,
  );
  const matches: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query(
      `select 1 from ${name} as one where one::text ilike '%' || $1 || '%' limit 1`,
      [text],
    );
    if (rows.length > 0) matches.push(name);
  }
  return matches;
}

test('only one of many who sign up at once with the same name, e-mail or CPF gets an account', async () => {
  for (const field of ['username', 'email', 'cpf']) {
    const same = form();
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () =>
        new Visitor(podium.url).post(`${auth}/sign-up`, { ...form(), [field]: same[field] }),
      ),
    );
    const statuses = responseStatuses(answers);
    expect(statuses, field).toEqual(field === 'username' ? [202, 422, 422, 422, 422, 422] : Array(6).fill(202));
    const { rows } = await podium.database.pool.query<{ count: number }>(
      `select count(*) from accounts.users where lower(display_username) = lower($1) or email = $2`,
      [same['username'], same['email']],
    );
    expect(rows[0]!.count, field).toBe(field === 'cpf' ? 0 : 1);
  }
  const { rows } = await podium.database.pool.query(
    'select 1 from accounts.particulars where cpf_mac is not null group by cpf_mac having count(*) > 1',
  );
  expect(rows).toEqual([]);
});
