import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer, QrKeysAnswer, ScanAnswer } from '@podium/contract';
import { unbalanced } from '../../access/points.ts';
import { openKeys } from '../../access/keys.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor } from '../../testing/visitor.ts';
import { addCode, withdrawCode } from './codes.ts';
import type { NewCode } from './codes.ts';
import { printSheet } from './print-sheet.ts';
import { Signer } from './signing.ts';
import { qrVerbs } from './verbs.ts';

const secretKeys = `1:${'q'.repeat(43)}=`;
let podium: TestPodium;
let signer: Signer;
beforeAll(async () => {
  podium = await testPodium({ environment: { SECRET_KEYS: secretKeys, ACCOUNTS_PASSWORD_MB: '19' } });
  signer = new Signer(await openKeys(secretKeys, ''));
});
afterAll(async () => podium.stop());

const path = '/api/v1/qr/scan';
const postedCode: NewCode = { title: 'Pool', page: 'discipline', targetId: 'swm', points: 500 };

async function createCode(fields: Partial<NewCode> = {}): Promise<{ id: string; token: string }> {
  const id = await addCode(podium.database.pool, { ...postedCode, ...fields });
  return { id, token: signer.write({ code: id, endsAt: 0 }) };
}
const readFault = async (response: Response): Promise<string | undefined> =>
  ((await response.json()) as ErrorAnswer).error.fields?.[0]?.message;
const readPoints = async (id: string): Promise<number> =>
  (await podium.database.pool.query<{ points: number }>('select points from people.persons where id = $1', [id]))
    .rows[0]!.points;

describe('a scanned code', () => {
  test('requires a signed-in user', async () => {
    const { token } = await createCode();
    expect((await new Visitor(podium.url).post(path, { token })).status).toBe(401);
  });

  test('returns its target and gives its points once, even as an address in capitals', async () => {
    const [ana, { token }] = [await signUpUser(podium), await createCode()];
    const answers = [];
    for (const text of [token, `HTTPS://PODIUM.EXAMPLE/Q/${token}`])
      answers.push(await (await ana.post(path, { token: text })).json());
    const target = { page: 'discipline', id: 'swm' };
    expect(answers).toEqual([
      { target, points: 500, isNew: true },
      { target, points: 500, isNew: false },
    ]);
    expect(await readPoints(ana.id)).toBe(500);
  });

  test.each([
    ['qrTooEarly', { startsAt: new Date(Date.now() + 3_600_000).toISOString() }],
    ['qrExpired', { endsAt: new Date(Date.now() - 1000).toISOString() }],
    ['qrNeedsPosition', { place: { latitude: -23.55, longitude: -46.63, radiusM: 100 } }],
  ] as const)('gives no points if it is %s', async (fault, fields) => {
    const [ana, { token }] = [await signUpUser(podium), await createCode(fields)];
    const response = await ana.post(path, { token });
    expect([response.status, await readFault(response)]).toEqual([422, fault]);
    expect(await readPoints(ana.id)).toBe(0);
  });

  test('gives no points after the end in its own signature, even if the table has a later one', async () => {
    const [ana, { id }] = [await signUpUser(podium), await createCode()];
    const token = signer.write({ code: id, endsAt: Math.floor(Date.now() / 1000) - 5 });
    expect(await readFault(await ana.post(path, { token }))).toBe('qrExpired');
  });

  test('gives its points when it is scanned at its place', async () => {
    const ana = await signUpUser(podium);
    const { token } = await createCode({ place: { latitude: -23.55, longitude: -46.63, radiusM: 100 } });
    const away = { latitude: -22.9, longitude: -43.2 };
    expect(await readFault(await ana.post(path, { token, position: away }))).toBe('qrElsewhere');
    const near = { latitude: -23.5501, longitude: -46.6302 };
    expect((await ana.post(path, { token, position: near })).status).toBe(200);
  });

  test('gives no points once it is withdrawn', async () => {
    const [ana, { id, token }] = [await signUpUser(podium), await createCode()];
    await withdrawCode(podium.database.pool, id);
    expect(await readFault(await ana.post(path, { token }))).toBe('qrInvalid');
  });

  test('of an accreditation card or a ticket is recognized and gives no points', async () => {
    const ana = await signUpUser(podium);
    const token = signer.write({ code: 'f'.repeat(16), endsAt: 0 });
    const response = await ana.post(path, { token });
    expect([response.status, await readFault(response)]).toEqual([422, 'qrCard']);
    expect(await readPoints(ana.id)).toBe(0);
  });

  test('gives no points beyond the number of scans that are plausible in a minute', async () => {
    const { id, token } = await createCode();
    await podium.database.pool.query('update qr.codes set most_per_minute = 1 where id = $1', [id]);
    const [ana, bea] = [await signUpUser(podium), await signUpUser(podium)];
    expect((await ana.post(path, { token })).status).toBe(200);
    expect(await readFault(await bea.post(path, { token }))).toBe('qrBusy');
    expect(await readPoints(bea.id)).toBe(0);
  });

  test.each([{}, { token: '' }, { token: 'x'.repeat(600) }, { token: 7 }, { token: 'A', points: 100_000 }, []])(
    'is refused if the request body is invalid: %j',
    async (body) => {
      expect((await (await signUpUser(podium)).post(path, body)).status).toBe(422);
    },
  );
});

test('security 27: simultaneous scans count exactly up to the limit of a code, and far more raise an alarm', async () => {
  const { pool } = podium.database;
  const { id, token } = await createCode({ points: 10 });
  await pool.query('update qr.codes set most_per_minute = 4 where id = $1', [id]);
  const people = await Promise.all(Array.from({ length: 12 }, async () => signUpUser(podium)));
  const answers = await Promise.all(people.map(async (person) => person.post(path, { token })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(4).fill(200),
    ...Array<number>(8).fill(422),
  ]);
  const { rows } = await pool.query<{ sum: number }>(
    'select sum(points)::int as sum from people.persons where id = any($1)',
    [people.map((person) => person.id)],
  );
  expect(rows[0]!.sum).toBe(40);
  const first = people[answers.findIndex(({ status }) => status === 200)]!;
  expect(await (await first.post(path, { token })).json(), 'whoever scanned it before is no crowd').toMatchObject({
    isNew: false,
  });
  const { alarms } = (await (await podium.get('/api/v1/health')).json()) as {
    alarms: { kind: string; examples: string[] }[];
  };
  expect(alarms).toContainEqual(
    expect.objectContaining({ kind: 'qr-posted', examples: expect.arrayContaining([id]) as string[] }),
  );
  expect(await unbalanced(pool)).toEqual([]);
});

test('security 27: a place south of the equator is accepted with a leading space', async () => {
  const lines: string[] = [];
  const kit = { pool: podium.database.pool, keys: await openKeys(secretKeys, ''), publicUrl: 'https://podium.example' };
  const make = async (...args: string[]): Promise<number> =>
    qrVerbs[0]!.run(['make', 'discipline', 'swm', '--title', 'Pool', ...args], kit, (line) => lines.push(line));
  expect(await make('--place', '-23.5,-46.6,50', '--points', '5')).toBe(0);
  expect(await make('--points', '-5')).toBe(2);
  expect(lines[1]).toContain('--points');
  const { rows } = await podium.database.pool.query(
    'select latitude, longitude, radius_m, points from qr.codes where id = $1',
    [lines[0]!.split(' ')[0]],
  );
  expect(rows).toEqual([{ latitude: -23.5, longitude: -46.6, radius_m: 50, points: 5 }]);
});

test('a user gets the points of a code once, even with simultaneous requests', async () => {
  const rounds = Number(process.env['PODIUM_RACES'] ?? 3);
  const ana = await signUpUser(podium);
  for (let round = 0; round < rounds; round++) {
    const { token } = await createCode({ points: 10 });
    const answers = await Promise.all(Array.from({ length: 20 }, async () => ana.post(path, { token })));
    const outcomes = await Promise.all(
      answers.map(async (response) => (response.ok ? ((await response.json()) as ScanAnswer).isNew : false)),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    // Clears the limit of thirty scans a minute per person.
    await podium.database.pool.query('delete from people.limits');
  }
  expect(await readPoints(ana.id)).toBe(rounds * 10);
  expect(await unbalanced(podium.database.pool)).toEqual([]);
});

test('a forged or altered code is not accepted', async () => {
  const forger = new Signer(await openKeys(`1:${'z'.repeat(43)}=`, ''));
  const honest = signer.write({ code: '0123456789abcdef', endsAt: 0 });
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const tries = Number(process.env['PODIUM_FORGED'] ?? 2000);
  let accepted = 0;
  for (let index = 0; index < tries; index++) {
    // The server of the following tests runs in the same process.
    if (index % 1000 === 0) await setImmediate();
    const place = index % honest.length;
    const other = alphabet[(alphabet.indexOf(honest[place]!) + 1 + (index % 31)) % 32]!;
    const altered = honest.slice(0, place) + other + honest.slice(place + 1);
    if (altered !== honest && signer.read(altered)) accepted++;
    if (signer.read(forger.write({ code: index.toString(16).padStart(16, '0'), endsAt: 0 }))) accepted++;
  }
  expect(accepted).toBe(0);
  expect(signer.read(honest)).toMatchObject({ code: '0123456789abcdef' });
});

test('a printed address leads to the page of codes in the language of the reader, with the code in the fragment', async () => {
  const leadsTo = async (path: string, cookie?: string): Promise<string | null> =>
    (await fetch(podium.url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} })).headers.get('location');
  expect(await leadsTo('/Q/AAAA')).toBe('/q#AAAA');
  expect(await leadsTo('/q/AAAA', 'i18n_redirected=pt')).toBe('/por/q#AAAA');
  expect(await leadsTo('/q/%3Cscript%3E', 'i18n_redirected=//evil.example')).toBe('/q#%3Cscript%3E');
});

test('new codes are signed with the new key, and codes signed with the old one are still valid', async () => {
  const both = new Signer(await openKeys(`2:${'y'.repeat(43)}=,${secretKeys}`, ''));
  const old = signer.write({ code: '00000000000000aa', endsAt: 0 });
  expect(both.read(old)).toMatchObject({ code: '00000000000000aa' });
  expect(signer.read(both.write({ code: '00000000000000aa', endsAt: 0 }))).toBeUndefined();
  const keys = await new Visitor(podium.url).get<QrKeysAnswer>('/api/v1/qr/keys');
  expect(keys.items).toEqual(signer.publicKeys().items);
});

test('a print sheet shows each code with its description, and escapes titles', () => {
  const sheet = printSheet([
    { title: '<script>alert(1)</script>', points: 500, address: 'HTTPS://PODIUM.EXAMPLE/Q/AAAA' },
  ]);
  expect(sheet).toMatch(/^<svg [^>]*viewBox="0 0 210 297"/u);
  expect(sheet).not.toContain('<script');
  expect(sheet).toContain('500 XP');
  expect(printSheet(Array.from({ length: 13 }, () => ({ title: 'x', points: 0, address: 'A' })))).toContain(
    '0 0 210 594',
  );
});
