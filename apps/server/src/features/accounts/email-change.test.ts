import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountAnswer, ErrorAnswer } from '@podium/contract';
import { Visitor, readEmails } from '../../testing/visitor.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

let podium: TestPodium;
beforeAll(async () => {
  // Emails are not sent, so that tests can read the queue.
  podium = await testPodium({ environment: { SMTP_URL: 'smtp://127.0.0.1:1', ACCOUNTS_PASSWORD_MB: '19' } });
});
afterAll(async () => podium.stop());
beforeEach(async () => forgetLimits());

type Person = Awaited<ReturnType<typeof signUpUser>>;

const forgetLimits = async (): Promise<void> => {
  await podium.database.pool.query('delete from people.limits');
};
let addresses = 0;
const newAddress = (): string => `new${++addresses}@example.org`;
const oldAddress = ({ username }: Person): string => `${username}@example.org`;
const ask = async (person: Person, email: string, password = person.password): Promise<Response> =>
  person.post('/api/v1/me/email', { email, password });
/** The reader of the email may be signed out. */
const confirm = async (token: string): Promise<Response> =>
  new Visitor(podium.url).post('/api/v1/auth/email', { token });
const readEmail = async ({ id }: Person): Promise<string | undefined> =>
  (await podium.database.pool.query<{ email: string }>('select email from accounts.users where id = $1', [id])).rows[0]
    ?.email;
const readFaults = async (response: Response): Promise<string[]> =>
  ((await response.json()) as ErrorAnswer).error.fields?.map(({ field, message }) => `${field} ${message}`) ?? [];
const lettersTo = async (recipient: string) =>
  (await readEmails(podium.database)).filter((email) => email.to === recipient);
const lastTokenTo = async (recipient: string): Promise<string> => (await lettersTo(recipient)).at(-1)!.token!;
/** Requests a password reset and returns the token of the email that the job writes. */
async function resetTokenTo(recipient: string): Promise<string> {
  const lastResetToken = async () =>
    (await lettersTo(recipient)).findLast(({ kind }) => kind === 'account reset')?.token;
  await vi.waitFor(async () => expect(await lastResetToken()).toBeDefined(), 60_000);
  return (await lastResetToken())!;
}
/** Requests a new email address and returns the token of the email. */
async function requestChange(person: Person, email: string): Promise<string> {
  expect((await ask(person, email)).status).toBe(202);
  return lastTokenTo(email);
}
const isOver = async (token: string): Promise<void> => {
  const response = await confirm(token);
  expect([response.status, await readFaults(response)]).toEqual([422, ['token tokenOver']]);
};

describe('a new e-mail address', () => {
  test('takes effect once its link is opened; the current address is notified immediately', async () => {
    const ana = await signUpUser(podium);
    const email = newAddress();
    const response = await ask(ana, email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'));
    expect([response.status, await response.json()]).toEqual([202, { mail: 'sent' }]);
    const [notice] = await lettersTo(oldAddress(ana));
    expect(notice).toMatchObject({ kind: 'account emailAsked', token: undefined });
    expect(notice!.text).toContain('/auth/forgot');
    expect(await readEmail(ana)).toBe(oldAddress(ana));
    const emails = await readEmails(podium.database);
    const { to, token, text } = emails.find(({ kind }) => kind === 'account email')!;
    expect([to.toLowerCase(), text.includes('/auth/email#token=')]).toEqual([email, true]);
    expect((await confirm(token!)).status).toBe(200);
    expect((await ana.get<AccountAnswer>('/api/v1/me')).email).toBe(email);
  });

  test('gets the same answer if another account has it, and that account gets an email', async () => {
    const [ana, bea] = [await signUpUser(podium), await signUpUser(podium)];
    const answers = [await ask(ana, newAddress()), await ask(ana, oldAddress(bea))];
    const refusals = await Promise.all(answers.map(async (response) => [response.status, await response.json()]));
    expect(refusals[0]).toEqual(refusals[1]);
    expect(await lettersTo(oldAddress(bea))).toMatchObject([{ kind: 'account emailTaken', token: undefined }]);
    expect((await lettersTo(oldAddress(ana))).map(({ kind }) => kind)).toEqual(Array(2).fill('account emailAsked'));
  });

  test.each([
    [{ email: 'ana' }, ['email emailInvalid']],
    [{ email: '' }, ['email emailRequired']],
    [{ password: '' }, ['password passwordRequired']],
    [{ password: 'a wrong one' }, ['password passwordWrong']],
    [{ userId: 'x' }, [' Unrecognized key: "userId"']],
  ])('is refused with the error of each field: %j', async (fields, faults) => {
    const ana = await signUpUser(podium);
    const response = await ana.post('/api/v1/me/email', { email: newAddress(), password: ana.password, ...fields });
    expect([response.status, await readFaults(response)]).toEqual([422, faults]);
    expect(await lettersTo(oldAddress(ana))).toEqual([]);
  });

  test('a change to the present address of the account is refused', async () => {
    const ana = await signUpUser(podium);
    expect(await readFaults(await ask(ana, oldAddress(ana).toUpperCase()))).toEqual(['email emailSame']);
  });

  test('is refused after ten wrong passwords, counted together with other forms', async () => {
    const ana = await signUpUser(podium);
    const statuses: number[] = [];
    for (let tries = 0; tries < 9; tries++) statuses.push((await ask(ana, newAddress(), 'a guess')).status);
    expect((await ana.post('/api/v1/me/erase', { password: 'a guess' })).status).toBe(422);
    statuses.push((await ask(ana, newAddress())).status);
    expect(statuses).toEqual([...Array(9).fill(422), 429]);
  });

  test('is limited to three emails an hour, and the answer does not reveal it', async () => {
    const email = newAddress();
    for (let turn = 0; turn < 4; turn++) expect((await ask(await signUpUser(podium), email)).status).toBe(202);
    expect(await lettersTo(email)).toHaveLength(3);
  });
});

describe('the email to a new address', () => {
  test('has a link for one use, which does not restore an address that was changed again', async () => {
    const ana = await signUpUser(podium);
    const first = await requestChange(ana, newAddress());
    expect((await confirm(first)).status).toBe(200);
    const email = newAddress();
    expect((await confirm(await requestChange(ana, email))).status).toBe(200);
    await isOver(first);
    expect(await readEmail(ana)).toBe(email);
  });

  test('becomes invalid when a newer one is sent, even to an address of another account', async () => {
    const [ana, bea] = [await signUpUser(podium), await signUpUser(podium)];
    const first = await requestChange(ana, newAddress());
    const second = await requestChange(ana, newAddress());
    await isOver(first);
    await ask(ana, oldAddress(bea));
    await isOver(second);
    expect(await readEmail(ana)).toBe(oldAddress(ana));
  });

  test('expires, and becomes invalid when the account is erased', async () => {
    const [ana, bea] = [await signUpUser(podium), await signUpUser(podium)];
    const late = await requestChange(ana, newAddress());
    await podium.database.pool.query(
      `update accounts.tokens set expires_at = now() - interval '1 second' where user_id = $1`,
      [ana.id],
    );
    await isOver(late);
    const orphan = await requestChange(bea, newAddress());
    expect((await bea.post('/api/v1/me/erase', { password: bea.password })).status).toBe(200);
    await isOver(orphan);
  });

  test('becomes invalid when the password is changed or reset', async () => {
    const ana = await signUpUser(podium);
    const first = await requestChange(ana, newAddress());
    const password = 'sete araras verdes';
    const fresh = { password, repeat: password };
    expect((await ana.post('/api/v1/me/password', { current: ana.password, ...fresh })).status).toBe(200);
    await isOver(first);
    expect((await ask(ana, newAddress(), password)).status).toBe(202);
    const second = await lastTokenTo(`new${addresses}@example.org`);
    await ana.post('/api/v1/auth/forgot', { email: oldAddress(ana), language: 'en' });
    expect(
      (await ana.post('/api/v1/auth/reset', { token: await resetTokenTo(oldAddress(ana)), ...fresh })).status,
    ).toBe(200);
    await isOver(second);
    expect(await readEmail(ana)).toBe(oldAddress(ana));
  });

  test('invalidates the links that were sent to the old address', async () => {
    const ana = await signUpUser(podium);
    await ana.post('/api/v1/auth/forgot', { email: oldAddress(ana), language: 'en' });
    const reset = await resetTokenTo(oldAddress(ana));
    await confirm(await requestChange(ana, newAddress()));
    const password = 'sete araras verdes';
    const response = await ana.post('/api/v1/auth/reset', { token: reset, password, repeat: password });
    expect(await readFaults(response)).toEqual(['token tokenOver']);
  });

  test('the link of an address change has no other use, and no other link changes an address', async () => {
    const ana = await signUpUser(podium);
    const token = await requestChange(ana, newAddress());
    for (const path of ['confirm', 'guardian'])
      expect((await ana.post(`/api/v1/auth/${path}`, { token })).status, path).toBe(422);
    await ana.post('/api/v1/auth/forgot', { email: oldAddress(ana), language: 'en' });
    await isOver(await resetTokenTo(oldAddress(ana)));
    expect((await confirm(token)).status).toBe(200);
  });
});

describe('simultaneous requests', () => {
  const rounds = Number(process.env['PODIUM_RACES'] ?? 3);
  const atOnce = 20;

  test('give a new address to one account only', async () => {
    for (let round = 0; round < rounds; round++) {
      await forgetLimits();
      const rivals = [await signUpUser(podium), await signUpUser(podium)];
      const email = newAddress();
      const tokens = [await requestChange(rivals[0]!, email), await requestChange(rivals[1]!, email)];
      const answers = await Promise.all(
        Array.from({ length: atOnce }, async (_, turn) => (await confirm(tokens[turn % 2]!)).status),
      );
      expect(answers.toSorted((a, b) => a - b)).toEqual([200, ...Array(atOnce - 1).fill(422)]);
      const emails = await Promise.all(rivals.map(readEmail));
      const winner = emails.indexOf(email);
      expect([winner >= 0, emails[1 - winner]]).toEqual([true, oldAddress(rivals[1 - winner]!)]);
    }
  });

  test('end in the same state as consecutive ones, with confirmations, resets and erasures among them', async () => {
    for (let round = 0; round < rounds; round++) {
      await forgetLimits();
      const ana = await signUpUser(podium);
      const [first, second] = [newAddress(), newAddress()];
      const token = await requestChange(ana, first);
      await ana.post('/api/v1/auth/forgot', { email: oldAddress(ana), language: 'en' });
      const reset = await resetTokenTo(oldAddress(ana));
      const password = 'sete araras verdes';
      const work: (() => Promise<Response>)[] = [
        async () => confirm(token),
        async () => ask(ana, second),
        async () => ana.post('/api/v1/auth/reset', { token: reset, password, repeat: password }),
        async () => ana.post('/api/v1/auth/forgot', { email: oldAddress(ana), language: 'en' }),
        ...(round % 3 === 2 ? [async () => ana.post('/api/v1/me/erase', { password: ana.password })] : []),
      ];
      const answers = await Promise.all(Array.from({ length: atOnce }, async (_, turn) => work[turn % work.length]!()));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const { rows } = await podium.database.pool.query<{ purpose: string; count: number }>(
        'select purpose, count(*)::int as count from accounts.tokens where user_id = $1 group by purpose',
        [ana.id],
      );
      for (const { purpose, count } of rows) expect(count, purpose).toBe(1);
      const email = await readEmail(ana);
      expect([undefined, oldAddress(ana), first]).toContain(email);
      // No reset link is sent to the former address.
      if (email === first) expect(rows.map(({ purpose }) => purpose)).not.toContain('reset');
    }
  });
});
