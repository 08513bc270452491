/** Shifts of volunteers over HTTP: who plans them, what a link may do, when it ends, and that names do not last. */
import { randomUUID } from 'node:crypto';
import type { ErrorAnswer, ListedShift, Shift, ShiftLinkMade, ShiftsAnswer, ShiftView } from '@podium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../database/database.ts';
import { testDatabase } from '../../database/test-database.ts';
import { publicPartition } from '../../feed/installation.ts';
import { replay } from '../../feed/replay.ts';
import { openLog } from '../../ground/log.ts';
import { importedGames } from '../../testing/imported-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor } from '../../testing/visitor.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';
import { forgetVolunteers } from './shift-store.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
const base = '/api/v1/desk/shifts';
const hourMs = 3_600_000;
let podium: TestPodium;
/** Coordinator of volunteers. */
let cora: Person;

beforeAll(async () => {
  podium = await importedGames();
  cora = await signUpUser(podium, { grant: 'publisher', scope: 'kind volunteer-area' });
});
afterAll(async () => podium.stop());

/** The clock of the Games, by which check-in opens. */
const now = async (): Promise<number> => {
  const { clock } = (await (await podium.get('/api/v1/health')).json()) as { clock: { now: string } };
  return Date.parse(clock.now);
};
const shiftAt = (startMs: number, change: Partial<Shift> = {}): Shift => ({
  area: 'Water points',
  place: 'Arena North',
  meetingPoint: 'Gate 3',
  start: new Date(startMs).toISOString(),
  end: new Date(startMs + 4 * hourMs).toISOString(),
  needed: 2,
  note: '',
  ...change,
});
const add = async (shift: object, user = cora): Promise<Response> => user.post(base, { shift, nonce: randomUUID() });
const addShift = async (change: Partial<Shift> = {}, startsInMs = hourMs): Promise<ListedShift> => {
  const response = await add(shiftAt((await now()) + startsInMs, change));
  expect(response.status).toBe(201);
  return (await response.json()) as ListedShift;
};
const linkOf = async ({ id }: ListedShift, user = cora): Promise<string> => {
  const response = await user.post(`${base}/${id}/link`, {});
  expect(response.status).toBe(201);
  const { url } = (await response.json()) as ShiftLinkMade;
  expect(url).toMatch(/\/console\/shift#/u);
  return url.split('#')[1]!;
};
const visit = async (link: string, volunteer: string, answer?: object): Promise<Response> =>
  new Visitor(podium.url).post('/api/v1/shifts', { link, volunteer, ...(answer && { answer }) });
const readListed = async ({ id }: ListedShift): Promise<ListedShift> =>
  (await cora.get<ShiftsAnswer>(base)).items.find((one) => one.id === id)!;
const faultOf = async (response: Response): Promise<unknown> => {
  const { error } = (await response.json()) as ErrorAnswer;
  return [response.status, error.fields?.[0]?.message];
};

test('only coordinators and managers of all of the Games plan shifts', async () => {
  const shift = shiftAt(await now());
  const { id } = await addShift();
  expect((await add(shift, await signUpUser(podium, { grant: 'manager' }))).status).toBe(201);
  for (const [grant, scope] of [
    ['publisher', 'kind album'],
    ['publisher', 'team SP'],
    ['manager', 'venue ARENA'],
  ] as const) {
    const other = await signUpUser(podium, { grant, scope });
    expect((await add(shift, other)).status, `${grant} ${scope}`).toBe(403);
    expect(await other.get<ShiftsAnswer>(base)).toEqual({ items: [], total: 0 });
    expect((await other.post(`${base}/${id}/link`, {})).status, `${grant} ${scope}`).toBe(403);
    expect((await other.ask('DELETE', `${base}/${id}/link`)).status, `${grant} ${scope}`).toBe(403);
  }
  expect((await add(shift, await signUpUser(podium))).status).toBe(403);
  expect((await podium.get(base)).status).toBe(401);
});

test.each([
  ['an end before the start', { end: '2020-01-01T00:00:00Z' }],
  ['nobody needed', { needed: 0 }],
  ['no area', { area: ' ' }],
  ['a field that is none', { color: 'red' }],
])('a shift with %s is refused', async (_, change) => {
  expect((await add({ ...shiftAt(await now()), ...change })).status).toBe(422);
});

test('the second of two coordinators who change a shift gets a conflict', async () => {
  const { id, shift, stamp } = await addShift();
  const change = async (needed: number): Promise<Response> =>
    cora.ask('PUT', `${base}/${id}`, { shift: { ...shift, needed }, seen: stamp, nonce: randomUUID() });
  const statuses = (await Promise.all([change(3), change(4)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await cora.ask('PUT', `${base}/S-0`, { shift, seen: stamp, nonce: randomUUID() })).status).toBe(404);
});

test('a volunteer sees the shift, accepts it and checks in; the coordinator sees her name', async () => {
  const shift = await addShift();
  const [link, ana] = [await linkOf(shift), randomUUID()];
  const read = (await (await visit(link, ana)).json()) as ShiftView;
  expect(read).toMatchObject({ shift: { meetingPoint: 'Gate 3' }, coming: 0, mine: null, mayCheckIn: true });
  for (const state of ['coming', 'here'] as const) {
    const response = await visit(link, ana, { name: 'Ana Lima', state });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toMatchObject({ coming: 1, mine: { name: 'Ana Lima', state } });
    expect((await readListed(shift)).volunteers).toMatchObject([{ id: ana, name: 'Ana Lima', state }]);
  }
  const other = await (await visit(link, randomUUID())).text();
  expect(other).not.toContain('Ana');
  expect((await cora.ask('DELETE', `${base}/${shift.id}/volunteers/${ana}`)).status).toBe(200);
  expect((await cora.ask('DELETE', `${base}/${shift.id}/volunteers/${ana}`)).status).toBe(404);
  expect((await readListed(shift)).volunteers).toEqual([]);
});

test('check-in opens two hours before the start', async () => {
  const link = await linkOf(await addShift({}, 5 * hourMs));
  const answer = await visit(link, randomUUID(), { name: 'Ana', state: 'here' });
  expect(await faultOf(answer)).toEqual([409, 'tooEarly']);
});

test('simultaneous requests fill no more places than are needed, and a place becomes free when its volunteer leaves', async () => {
  const shift = await addShift();
  const link = await linkOf(shift);
  const people = Array.from({ length: 6 }, () => randomUUID());
  const answers = await Promise.all(people.map(async (id) => visit(link, id, { name: 'Ana', state: 'coming' })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409, 409]);
  const taken = people[answers.findIndex(({ status }) => status === 200)]!;
  const late = people[answers.findIndex(({ status }) => status === 409)]!;
  expect(await faultOf(await visit(link, late, { name: 'Bea', state: 'coming' }))).toEqual([409, 'shiftFull']);
  expect((await visit(link, taken, { name: 'Ana', state: 'off' })).status).toBe(200);
  expect((await visit(link, late, { name: 'Bea', state: 'coming' })).status).toBe(200);
});

test('a place that its volunteer offers is given to the first who takes it, and stays theirs until then', async () => {
  const shift = await addShift();
  const link = await linkOf(shift);
  const [ana, bea, cris, dora] = Array.from({ length: 4 }, () => randomUUID()) as [string, string, string, string];
  const answer = async (id: string, state: string): Promise<Response> => visit(link, id, { name: 'Ana', state });
  const stateOf = async (id: string): Promise<unknown> =>
    ((await (await visit(link, id)).json()) as ShiftView).mine?.state;
  await answer(ana, 'coming');
  await answer(bea, 'coming');
  expect(await (await answer(ana, 'swap')).json()).toMatchObject({ coming: 2, offered: 0, mine: { state: 'swap' } });
  expect(await (await visit(link, cris)).json()).toMatchObject({ coming: 2, offered: 1 });
  const statuses = (await Promise.all([answer(cris, 'coming'), answer(dora, 'coming')])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await stateOf(ana)).toBe('replaced');
  expect(await (await visit(link, ana)).json()).toMatchObject({ coming: 2, offered: 0 });
  // She can come again only where there is a place.
  expect(await faultOf(await answer(ana, 'coming'))).toEqual([409, 'shiftFull']);
  expect((await answer(ana, 'replaced')).status).toBe(422);
});

test('a link ends when it is revoked or replaced, with its shift, and when its creator loses the right', async () => {
  const shift = await addShift();
  const first = await linkOf(shift);
  const second = await linkOf(shift);
  const statusOf = async (link: string): Promise<number> => (await visit(link, randomUUID())).status;
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  expect((await cora.ask('DELETE', `${base}/${shift.id}/link`)).status).toBe(200);
  expect((await cora.ask('DELETE', `${base}/${shift.id}/link`)).status).toBe(404);
  expect([await statusOf(second), (await readListed(shift)).linkUntil]).toEqual([401, null]);

  const past = await linkOf(await addShift({}, -11 * hourMs));
  expect(await statusOf(past)).toBe(401);

  const removed = await addShift();
  const link = await linkOf(removed);
  const body = { seen: removed.stamp, nonce: randomUUID() };
  expect((await cora.post(`${base}/${removed.id}/remove`, body)).status).toBe(200);
  expect(await statusOf(link)).toBe(401);
  expect((await cora.post(`${base}/${removed.id}/link`, {})).status).toBe(404);

  const leo = await signUpUser(podium, { grant: 'publisher', scope: 'kind volunteer-area' });
  const orphaned = await linkOf(await addShift(), leo);
  expect(await statusOf(orphaned)).toBe(200);
  await podium.database.pool.query('delete from people.grants where person_id = $1', [leo.id]);
  expect(await statusOf(orphaned)).toBe(401);
});

const link = 'x'.repeat(32);
const volunteer = randomUUID();
test.each([
  ['a volunteer without an id', { link, volunteer: 'none' }, 422],
  ['a link that is too short', { link: 'short', volunteer }, 422],
  ['no name', { link, volunteer, answer: { name: ' ', state: 'coming' } }, 422],
  ['an unknown answer', { link, volunteer, answer: { name: 'Ana', state: 'boss' } }, 422],
  ['an unknown link', { link, volunteer }, 401],
])('a request with %s is refused', async (_, body, status) => {
  expect((await new Visitor(podium.url).post('/api/v1/shifts', body)).status).toBe(status);
});

test('names are not in the journal, and are deleted a week after the shift', async () => {
  const { pool } = podium.database;
  const shift = await addShift();
  await visit(await linkOf(shift), randomUUID(), { name: 'Ana Unforgettable', state: 'coming' });
  const { rows } = await pool.query<{ bytes: Buffer }>("select bytes from feed.journal where kind = 'desk'");
  const texts = rows.map(({ bytes }) => bytes.toString());
  expect(texts.filter((text) => text.includes('Gate 3')).length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('Unforgettable'))).toEqual([]);
  const partition = (await publicPartition(pool))!;
  const clearAt = async (ms: number): Promise<number> => {
    await transaction(pool, async (client) => forgetVolunteers(client, partition, ms));
    return (await readListed(shift)).volunteers.length;
  };
  const end = Date.parse(shift.shift.end);
  expect(await clearAt(end + 6 * 24 * hourMs)).toBe(1);
  expect(await clearAt(end + 8 * 24 * hourMs)).toBe(0);
});

test('a replay of the journal gives the same shifts', async () => {
  expect((await cora.get<ShiftsAnswer>(base)).total).toBeGreaterThan(3);
  const target = await testDatabase();
  try {
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    expect(differences).toEqual([]);
  } finally {
    await target.close();
  }
});
