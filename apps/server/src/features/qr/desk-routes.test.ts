/** QR codes in the console: creation, printing, scans, withdrawal, and the audit entries of each. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditAnswer, DeskCodesAnswer } from '@podium/contract';
import { openKeys } from '../../access/keys.ts';
import { importedGames } from '../../testing/imported-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { codeAddress } from './address.ts';
import { Signer } from './signing.ts';

const secretKeys = `1:${'q'.repeat(43)}=`;
type Person = Awaited<ReturnType<typeof signUpUser>>;
let podium: TestPodium;
let manager: Person;

beforeAll(async () => {
  podium = await importedGames({ SECRET_KEYS: secretKeys });
  manager = await signUpUser(podium, { grant: 'manager' });
});
afterAll(async () => podium.stop());

const base = '/api/v1/desk/qr-codes';
const pool = { title: 'Main pool', page: 'discipline', targetId: 'swm', points: 500 };
const code = { ...pool, startsAt: null, endsAt: null, place: null };
const create = async (fields: object = {}, user = manager): Promise<Response> =>
  user.post(base, { ...code, ...fields });
async function createCode(fields: object = {}): Promise<DeskCodesAnswer['items'][number]> {
  const response = await create(fields);
  expect(response.status).toBe(201);
  return ((await response.json()) as DeskCodesAnswer).items[0]!;
}

test('a code is valid as soon as it is created, lists its scans, and is invalid once withdrawn', async () => {
  const place = { latitude: -23.55, longitude: -46.63, radiusM: 100 };
  const made = await createCode({ place });
  expect(made).toMatchObject({ ...pool, place, mostPerMinute: 120, state: 'open', scans: 0 });
  const signer = new Signer(await openKeys(secretKeys, ''));
  const token = codeAddress({ publicUrl: '' }, signer, { id: made.id, endsAt: null });
  const [ana, bea] = [await signUpUser(podium), await signUpUser(podium)];
  const position = { latitude: place.latitude, longitude: place.longitude };
  expect((await ana.post('/api/v1/qr/scan', { token, position })).status).toBe(200);
  expect((await manager.get<DeskCodesAnswer>(base)).items[0]).toMatchObject({ id: made.id, scans: 1 });
  const path = `${base}/${made.id}/withdraw`;
  expect((await manager.post(path, {})).status).toBe(422);
  expect((await manager.post(path, { reason: 'posted online' })).status).toBe(200);
  expect((await manager.post(path, { reason: 'again' })).status).toBe(409);
  expect((await manager.post(`${base}/${'0'.repeat(16)}/withdraw`, { reason: 'none' })).status).toBe(404);
  expect((await bea.post('/api/v1/qr/scan', { token, position })).status).toBe(422);
  expect((await manager.get<DeskCodesAnswer>(base)).items[0]).toMatchObject({ state: 'withdrawn', scans: 1 });
  const { items } = await manager.get<AuditAnswer>('/api/v1/desk/audit?type=qr');
  expect(items.map(({ type, about, reason }) => [type, about, reason])).toEqual([
    ['qr.withdraw', `qr/${made.id}`, 'posted online'],
    ['qr.create', `qr/${made.id}`, null],
  ]);
});

test.each([
  ['without a title', { title: ' ' }],
  ['for a sport that does not exist', { targetId: 'zzz' }],
  ['for a day that is none of the Games', { page: 'day', targetId: '2031-01-01' }],
  ['for a page that needs an id', { targetId: null }],
  ['with an id for a page that needs none', { page: 'ranking' }],
  ['with more points than allowed', { points: 100_001 }],
  ['that ends before it starts', { startsAt: '2026-10-12T12:00:00Z', endsAt: '2026-10-12T11:00:00Z' }],
  ['with a place that is none', { place: { latitude: 91, longitude: 0, radiusM: 10 } }],
  ['with an unknown field', { isWithdrawn: true }],
])('a code %s is refused, and nothing is created', async (_, fields) => {
  const before = await manager.get<DeskCodesAnswer>(base);
  expect((await create(fields)).status).toBe(422);
  expect(await manager.get<DeskCodesAnswer>(base)).toEqual(before);
});

test('selected codes are printed as PDF in the language of the request', async () => {
  const chosen = [await createCode(), await createCode({ page: 'feedback', targetId: null, points: 0 })];
  const response = await manager.ask('GET', `${base}/sheet.pdf?ids=${chosen.map(({ id }) => id).join(',')}&lang=ar`);
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-language')]).toEqual([
    200,
    'application/pdf',
    'ar',
  ]);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/u);
});

test('codes that do not exist or are no longer valid are not printed', async () => {
  const sheet = async (ids: string): Promise<number> =>
    (await manager.ask('GET', `${base}/sheet.pdf?ids=${ids}`)).status;
  const ended = await createCode({ endsAt: '2020-01-01T00:00:00Z' });
  expect(ended.state).toBe('ended');
  expect(await sheet(ended.id)).toBe(409);
  expect(await sheet('0'.repeat(16))).toBe(404);
  for (const ids of ['', 'none', Array.from({ length: 61 }, (_, index) => String(index).padStart(16, '0')).join(',')])
    expect(await sheet(ids)).toBe(400);
});

test('managing codes needs a right over all of the Games', async () => {
  const judo = await signUpUser(podium, { grant: 'manager', scope: 'discipline JUD' });
  const publisher = await signUpUser(podium, { grant: 'publisher' });
  for (const person of [judo, publisher]) {
    expect((await person.ask('GET', base)).status).toBe(403);
    expect((await create({}, person)).status).toBe(403);
    expect((await person.ask('GET', `${base}/sheet.pdf?ids=${'0'.repeat(16)}`)).status).toBe(403);
  }
});
