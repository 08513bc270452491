/** Requests to erase an account or to hide a participant, from the email to the erased account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditAnswer, Erasure, ErasuresAnswer, HealthAnswer, HeldDataAnswer } from '@podium/contract';
import { importedGames } from '../../testing/imported-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
const base = '/api/v1/desk/erasures';
const day = 86_400_000;
const today = new Date().toISOString().slice(0, 10);
const athlete = '7100101';
let podium: TestPodium;
let admin: Person;

beforeAll(async () => {
  podium = await importedGames();
  admin = await signUpUser(podium, { grant: 'admin' });
});
afterAll(async () => podium.stop());

const record = async (fields: object, user = admin): Promise<Response> =>
  user.post(base, { reference: 'ticket 12', receivedOn: today, ...fields });
const accountRequest = (username: string): object => ({ kind: 'account', username });
async function recordRequest(fields: object): Promise<Erasure> {
  const response = await record(fields);
  expect(response.status).toBe(201);
  const { items } = (await response.json()) as ErasuresAnswer;
  return items.reduce((newest, item) => (item.id > newest.id ? item : newest));
}
const find = async (id: number): Promise<Erasure | undefined> =>
  (await admin.get<ErasuresAnswer>(base)).items.find((item) => item.id === id);
async function raisedAlarms(): Promise<string[]> {
  const { alarms } = (await (await podium.get('/api/v1/health')).json()) as HealthAnswer;
  return alarms.find(({ kind }) => kind === 'erasure-due')?.examples ?? [];
}

describe('a request about an account', () => {
  test('is due in 15 days, counts the stored data, and deletes the account with all of it', async () => {
    const ana = await signUpUser(podium);
    await ana.ask('PUT', '/api/v1/me/follows/discipline/swm');
    const { id, dueOn, receivedOn, ...request } = await recordRequest(accountRequest(ana.username));
    expect(request).toMatchObject({ kind: 'account', state: 'open', account: { id: ana.id }, reference: 'ticket 12' });
    expect(Date.parse(dueOn) - Date.parse(receivedOn)).toBe(15 * day);
    const held = await admin.get<HeldDataAnswer>(`${base}/${id}/data`);
    expect(held.items).toEqual([
      { kind: 'sessions', count: 1 },
      { kind: 'follows', count: 1 },
    ]);
    const answers = await Promise.all([1, 2].map(async () => admin.post(`${base}/${id}/erase`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await admin.post(`${base}/${id}/erase`)).status, 'repeated').toBe(200);
    expect(await find(id)).toMatchObject({
      state: 'done',
      source: 'desk',
      account: null,
      reference: null,
      closedBy: { username: admin.username },
    });
    const { rows } = await podium.database.pool.query('select from people.persons where id = $1', [ana.id]);
    expect(rows).toEqual([]);
    const { items } = await admin.get<AuditAnswer>('/api/v1/desk/audit?type=erasure');
    expect(items.map(({ type, about }) => [type, about])).toEqual([
      ['erasure.erase', `erasure/${id}`],
      ['erasure.record', `erasure/${id}`],
    ]);
    expect(JSON.stringify(items)).not.toContain(ana.username);
  });

  test('is recorded once while it is open, even if two are sent at once', async () => {
    const { username } = await signUpUser(podium);
    const answers = await Promise.all([1, 2].map(async () => record(accountRequest(username))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test('may be refused with a reason, which ends it', async () => {
    const { username } = await signUpUser(podium);
    const { id } = await recordRequest(accountRequest(username));
    expect((await admin.post(`${base}/${id}/refuse`)).status).toBe(422);
    expect((await admin.post(`${base}/${id}/done`)).status).toBe(409);
    expect((await admin.post(`${base}/${id}/refuse`, { reason: 'not the owner' })).status).toBe(200);
    expect(await find(id)).toMatchObject({ state: 'refused', reason: 'not the owner', account: null });
    for (const path of ['erase', 'refuse'])
      expect((await admin.post(`${base}/${id}/${path}`, { reason: 'again' })).status).toBe(409);
  });

  test('is closed if the owner erases the account first', async () => {
    const ana = await signUpUser(podium);
    const { id } = await recordRequest(accountRequest(ana.username));
    expect((await ana.post('/api/v1/me/erase', { password: ana.password })).status).toBe(200);
    expect(await find(id)).toMatchObject({ state: 'done', source: 'self', account: null });
    expect((await admin.ask('GET', `${base}/${id}/data`)).status).toBe(404);
  });

  test('cannot erase the account of the administrator who handles it', async () => {
    const { id } = await recordRequest(accountRequest(admin.username));
    expect((await admin.post(`${base}/${id}/erase`)).status).toBe(409);
    expect((await admin.post(`${base}/${id}/refuse`, { reason: 'a test' })).status).toBe(200);
  });
});

test('an account that its owner erases is recorded as done, without saying whose it was', async () => {
  const ana = await signUpUser(podium);
  const before = (await admin.get<ErasuresAnswer>(base)).total;
  expect((await ana.post('/api/v1/me/erase', { password: ana.password })).status).toBe(200);
  const { items, total } = await admin.get<ErasuresAnswer>(base);
  expect(total).toBe(before + 1);
  const newest = items.reduce((last, item) => (item.id > last.id ? item : last));
  expect(newest).toMatchObject({ state: 'done', source: 'self', account: null, reference: null, closedBy: null });
  const { rows } = await podium.database.pool.query<{ text: string }>(
    'select erasures::text as text from accounts.erasures where id = $1',
    [newest.id],
  );
  expect(rows[0]!.text).not.toContain(ana.id);
});

test('a request about a participant is closed once the publication level is decided', async () => {
  const { id, participant } = await recordRequest({ kind: 'participant', participant: athlete });
  expect(participant).toMatchObject({ id: athlete });
  expect((await admin.post(`${base}/${id}/erase`)).status).toBe(409);
  expect((await admin.post(`${base}/${id}/done`)).status).toBe(200);
  expect(await find(id)).toMatchObject({ state: 'done', participant: { id: athlete } });
  expect((await admin.post(`${base}/${id}/done`)).status).toBe(409);
});

test('three days before it is due, a request raises an alarm that contains only its number', async () => {
  const { username } = await signUpUser(podium);
  const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString().slice(0, 10);
  const { id } = await recordRequest({ ...accountRequest(username), receivedOn: daysAgo(13) });
  expect(await raisedAlarms()).toEqual([String(id)]);
  expect(await find(id)).toMatchObject({ isUrgent: true });
  expect((await admin.post(`${base}/${id}/refuse`, { reason: 'withdrawn' })).status).toBe(200);
  expect(await raisedAlarms()).toEqual([]);
});

test('malformed requests, unknown people and callers other than administrators are refused', async () => {
  for (const fields of [
    accountRequest('nobody-has-this-name'),
    { kind: 'participant', participant: 'none' },
    { ...accountRequest(admin.username), receivedOn: '2999-01-01' },
    { ...accountRequest(admin.username), participant: athlete },
    { kind: 'everyone' },
  ])
    expect((await record(fields)).status).toBe(422);
  expect((await admin.post(`${base}/999999/erase`)).status).toBe(404);
  expect((await admin.post(`${base}/none/erase`)).status).toBe(404);
  const manager = await signUpUser(podium, { grant: 'manager' });
  expect((await manager.ask('GET', base)).status).toBe(403);
  expect((await record(accountRequest(admin.username), manager)).status).toBe(403);
});
