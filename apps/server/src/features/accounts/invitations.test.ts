import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AccountAnswer,
  ErrorAnswer,
  InvitationMade,
  InvitationOffer,
  InvitationsAnswer,
  SessionAnswer,
  TeamAnswer,
} from '@podium/contract';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor, readEmails } from '../../testing/visitor.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
let podium: TestPodium;
let admin: Person;
beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  admin = await signUpUser(podium, { grant: 'admin' });
});
afterAll(async () => podium.stop());

const base = '/api/v1/desk/invitations';
const password = 'sete jabutis calmos';
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const wish = {
  role: 'sportManager',
  scope: 'discipline',
  scopeId: 'JUD',
  label: 'Judo',
  expiresAt: inHours(24),
};
const invite = async (by: Person = admin, change: object = {}): Promise<Response> =>
  by.post(base, { ...wish, ...change });
const makeInvitation = async (
  by: Person = admin,
  change: object = {},
): Promise<InvitationMade & { secret: string }> => {
  const response = await invite(by, change);
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([201, '']);
  const invitation = (await response.json()) as InvitationMade;
  return { ...invitation, secret: invitation.url.split('#')[1]! };
};
const refusal = async (response: Response): Promise<unknown[]> => {
  const { error } = (await response.json()) as ErrorAnswer;
  return [response.status, ...(error.fields ?? []).map(({ field, message }) => `${field} ${message}`)];
};
const tokenOver = [422, 'token tokenOver'];
const accept = async (user: Visitor, secret: string): Promise<Response> =>
  user.post('/api/v1/me/invitations', { secret });
let count = 0;
const signUp = async (secret: string, change: object = {}): Promise<{ response: Response; username: string }> => {
  count += 1;
  const username = `convidada${count}`;
  const body = { secret, username, password, repeat: password, hasAcceptedTerms: true, language: 'pt', ...change };
  return { response: await new Visitor(podium.url).post('/api/v1/auth/invited', body), username };
};
const enter = async (username: string, word = password): Promise<Visitor> => {
  const user = new Visitor(podium.url);
  expect((await user.post('/api/v1/auth/sign-in', { username, password: word })).status).toBe(200);
  return user;
};
const grants = async (user: Visitor): Promise<object[]> =>
  (await user.get<SessionAnswer>('/api/v1/session')).user?.grants ?? [];
const judo = { role: 'manager', scope: 'discipline', scopeId: 'JUD' };

describe('an invitation', () => {
  test('describes its offer, and its secret is stored only as a hash', async () => {
    const { secret, url } = await makeInvitation();
    expect(url).toMatch(/\/console\/invitation#[\w-]{32}$/u);
    const offer = await new Visitor(podium.url).post('/api/v1/auth/invitation', { secret, lang: 'pt' });
    expect((await offer.json()) as InvitationOffer).toMatchObject({
      role: 'sportManager',
      scopeName: expect.stringMatching(/jud/iu),
      by: admin.username,
    });
    const { rows } = await podium.database.pool.query<{ text: string }>(
      `select invitations::text || coalesce((select string_agg(actions::text, '') from people.actions), '') as text
       from accounts.invitations`,
    );
    expect(rows.some(({ text }) => text.includes(secret))).toBe(false);
  });

  test('adds its right once to the account of a user who is logged in', async () => {
    const { secret } = await makeInvitation(admin, { people: 5 });
    const ana = await signUpUser(podium);
    expect((await accept(ana, secret)).status).toBe(200);
    expect(await grants(ana)).toEqual([judo]);
    expect(await refusal(await accept(ana, secret))).toEqual([409, 'secret accepted']);
    expect((await accept(new Visitor(podium.url), secret)).status).toBe(401);
  });

  test('opens an account without email and CPF, with the right and without a public profile', async () => {
    const { secret } = await makeInvitation();
    const { response, username } = await signUp(secret);
    expect(response.status).toBe(201);
    const bia = await enter(username.toUpperCase());
    expect(await grants(bia)).toEqual([judo]);
    expect(await bia.get<AccountAnswer>('/api/v1/me')).toMatchObject({ email: null, cpf: null });
    await bia.ask('PATCH', '/api/v1/me', { preferences: { isRanked: true } });
    expect((await bia.get<AccountAnswer>('/api/v1/me')).preferences.isRanked).toBe(false);
  });

  test('refuses a weak password, a taken name and passwords that differ, and can still be used', async () => {
    const { secret } = await makeInvitation();
    const wrong = async (change: object): Promise<unknown[]> => refusal((await signUp(secret, change)).response);
    expect(await wrong({ password: '12345678', repeat: '12345678' })).toEqual([422, 'password passwordWeak']);
    expect(await wrong({ username: admin.username.toUpperCase() })).toEqual([422, 'username usernameTaken']);
    expect(await wrong({ username: 'suporte' })).toEqual([422, 'username usernameReserved']);
    expect(await wrong({ repeat: 'other' })).toEqual([422, 'repeat passwordsDiffer']);
    expect(await wrong({ hasAcceptedTerms: undefined })).toEqual([422, 'hasAcceptedTerms termsRequired']);
    expect((await signUp(secret)).response.status).toBe(201);
    expect(await refusal((await signUp(secret)).response)).toEqual(tokenOver);
  });

  test('for two people is accepted by two of five who try at the same time', async () => {
    const { secret, id } = await makeInvitation(admin, { people: 2 });
    const users = await Promise.all(Array.from({ length: 5 }, async () => signUpUser(podium)));
    const statuses = await Promise.all(users.map(async (user) => (await accept(user, secret)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422, 422]);
    const { items } = await admin.get<InvitationsAnswer>(base);
    expect(items.find((item) => item.id === id)).toMatchObject({ accepted: 2, people: 2, state: 'used' });
  });

  test('an invitation that is revoked, expired or unknown gives no role', async () => {
    const ana = await signUpUser(podium);
    const { secret, id } = await makeInvitation();
    expect((await admin.ask('DELETE', `${base}/${id}`)).status).toBe(200);
    expect((await admin.ask('DELETE', `${base}/${id}`)).status).toBe(404);
    expect(await refusal(await accept(ana, secret))).toEqual(tokenOver);
    expect(await refusal((await signUp(secret)).response)).toEqual(tokenOver);
    const expired = await makeInvitation();
    await podium.database.pool.query('update accounts.invitations set expires_at = now() where id = $1', [expired.id]);
    expect(await refusal(await accept(ana, expired.secret))).toEqual(tokenOver);
    expect(await refusal(await accept(ana, 'x'.repeat(32)))).toEqual(tokenOver);
    expect(await grants(ana)).toEqual([]);
  });

  test('an invitation gives only roles that its inviter still has', async () => {
    const mia = await signUpUser(podium, { grant: 'manager', scope: 'discipline JUD' });
    const { secret, id } = await makeInvitation(mia);
    const ana = await signUpUser(podium);
    const setGrants = async (list: object[]): Promise<Response> =>
      admin.ask('PUT', `/api/v1/people/${mia.id}/grants`, { grants: list });
    expect((await setGrants([])).status).toBe(200);
    expect(await refusal(await accept(ana, secret))).toEqual(tokenOver);
    const { items } = await admin.get<InvitationsAnswer>(base);
    expect(items.find((item) => item.id === id)?.state).toBe('noRight');
    expect((await setGrants([judo])).status).toBe(200);
    expect((await accept(ana, secret)).status).toBe(200);
  });
});

describe('the right of an invitation', () => {
  test('ends when the inviter chose, and is listed with its end until then', async () => {
    const { secret } = await makeInvitation(admin, { rightUntil: inHours(48) });
    const ana = await signUpUser(podium);
    expect((await accept(ana, secret)).status).toBe(200);
    const { items } = await admin.get<TeamAnswer>('/api/v1/people/team');
    expect(items.find(({ id }) => id === ana.id)?.grants).toMatchObject([{ ...judo, until: expect.any(String) }]);
    await podium.database.pool.query('update accounts.grant_ends set ends_at = now() where person_id = $1', [ana.id]);
    expect(await grants(ana)).toEqual([]);
    expect((await ana.ask('GET', '/api/v1/desk/results?day=2026-10-01')).status).toBe(403);
  });

  test('keeps its end when other rights of the account change, and loses it with an invitation without end', async () => {
    const ana = await signUpUser(podium);
    await accept(ana, (await makeInvitation(admin, { rightUntil: inHours(48) })).secret);
    const other = { role: 'publisher', scope: 'games', scopeId: null };
    await admin.ask('PUT', `/api/v1/people/${ana.id}/grants`, { grants: [judo, other] });
    const ends = async (): Promise<number | null> =>
      (await podium.database.pool.query('select from accounts.grant_ends where person_id = $1', [ana.id])).rowCount;
    expect(await ends()).toBe(1);
    await accept(ana, (await makeInvitation()).secret);
    expect(await ends()).toBe(0);
  });

  test('never outlasts the right of the inviter', async () => {
    const mia = await signUpUser(podium);
    const rightUntil = inHours(10);
    await accept(mia, (await makeInvitation(admin, { rightUntil })).secret);
    expect((await makeInvitation(mia, { rightUntil: inHours(90) })).rightUntil).toBe(rightUntil);
    expect((await makeInvitation(mia)).rightUntil).toBe(rightUntil);
  });
});

describe('a user who invites', () => {
  test('can give only their own role or a lower one, for the same part of the Games', async () => {
    const mia = await signUpUser(podium, { grant: 'manager', scope: 'discipline JUD' });
    const leo = await signUpUser(podium, { grant: 'scorer', scope: 'discipline JUD' });
    expect((await invite(mia)).status).toBe(201);
    expect((await invite(mia, { role: 'scorer' })).status).toBe(201);
    expect((await invite(mia, { scopeId: 'SWM' })).status).toBe(403);
    expect((await invite(mia, { role: 'administrator', scope: 'games', scopeId: null })).status).toBe(403);
    expect((await invite(mia, { role: 'editor', scope: 'games', scopeId: null })).status).toBe(403);
    expect((await invite(leo, { role: 'scorer' })).status).toBe(403);
    expect((await invite(await signUpUser(podium))).status).toBe(403);
  });

  test('must name a part of the Games and a future time', async () => {
    expect(await refusal(await invite(admin, { scopeId: 'QQQ' }))).toEqual([422, 'grants.0.scopeId unknownPart']);
    expect(await refusal(await invite(admin, { scope: 'venue' }))).toEqual([422, 'scope scope']);
    expect(await refusal(await invite(admin, { expiresAt: inHours(-1) }))).toEqual([422, 'expiresAt past']);
    const whole = { role: 'administrator', scope: 'games', scopeId: null };
    expect(await refusal(await invite(admin, { ...whole, people: 2 }))).toEqual([422, 'role administrator']);
  });

  test('sees and revokes only their own invitations, and administrators all', async () => {
    const mia = await signUpUser(podium, { grant: 'manager', scope: 'discipline JUD' });
    const [own, other] = [await makeInvitation(mia), await makeInvitation()];
    const { items } = await mia.get<InvitationsAnswer>(base);
    expect(items.map(({ id }) => id)).toEqual([own.id]);
    expect((await mia.ask('DELETE', `${base}/${other.id}`)).status).toBe(404);
    expect((await admin.ask('DELETE', `${base}/${own.id}`)).status).toBe(200);
  });

  test('must have logged in recently', async () => {
    const mia = await signUpUser(podium, { grant: 'manager', scope: 'discipline JUD' });
    await podium.database.pool.query(
      "update accounts.sessions set created_at = now() - interval '1 hour' where user_id = $1",
      [mia.id],
    );
    const response = await invite(mia);
    expect([response.status, ((await response.json()) as ErrorAnswer).error.code]).toEqual([403, 'signInAgain']);
  });
});

describe('a forgotten password of an invited account', () => {
  const ask = async (user: Person, id: string): Promise<Response> =>
    user.post(`/api/v1/desk/invited/${id}/password?lang=pt`);
  const inviteUser = async (by: Person): Promise<{ id: string; username: string }> => {
    const { username } = await signUp((await makeInvitation(by)).secret);
    const { accounts } = await by.get<InvitationsAnswer>(base);
    return accounts.find((account) => account.username === username)!;
  };

  test('a password is reset with a link of the inviter that works once, and no email is sent', async () => {
    const mia = await signUpUser(podium, { grant: 'manager', scope: 'discipline JUD' });
    const { id, username } = await inviteUser(mia);
    const response = await ask(mia, id);
    expect(response.status).toBe(201);
    const token = /#token=([\w-]+)$/u.exec(((await response.json()) as { url: string }).url)?.[1];
    const word = 'nove araras verdes';
    const reset = async (): Promise<number> =>
      (await new Visitor(podium.url).post('/api/v1/auth/reset', { token, password: word, repeat: word })).status;
    expect([await reset(), await reset()]).toEqual([200, 422]);
    await enter(username, word);
    expect((await readEmails(podium.database)).filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
  });

  test('cannot be reset by other inviters, or by users with fewer rights than the account', async () => {
    const mia = await signUpUser(podium, { grant: 'manager', scope: 'discipline JUD' });
    const leo = await signUpUser(podium, { grant: 'manager' });
    const { id } = await inviteUser(mia);
    expect((await ask(leo, id)).status).toBe(404);
    expect((await ask(admin, (await signUpUser(podium)).id)).status).toBe(404);
    await admin.ask('PUT', `/api/v1/people/${id}/grants`, {
      grants: [judo, { role: 'publisher', scope: 'games', scopeId: null }],
    });
    expect((await ask(mia, id)).status).toBe(403);
    expect((await ask(admin, id)).status).toBe(201);
  });
});

test('invitations and the rights from them are in the audit log, without secrets and names', async () => {
  const ana = await signUpUser(podium);
  const { secret, id } = await makeInvitation();
  await accept(ana, secret);
  const { rows } = await podium.database.pool.query<{ type: string; about: string; after: unknown }>(
    'select type, about, after from people.actions where by = any($1) order by id desc limit 2',
    [[ana.id, admin.id]],
  );
  expect(rows).toMatchObject([
    { type: 'person.accept', about: `person/${ana.id}`, after: { role: 'sportManager', invitation: id } },
    { type: 'person.invite', about: `person/${admin.id}`, after: { role: 'sportManager', people: 1 } },
  ]);
  expect(JSON.stringify(rows)).not.toContain(secret);
});
