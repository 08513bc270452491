/** Scorers' links for all contests of a court, over HTTP. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResultList, ResultStep, ScorerAnswer, ScorerCourt, ScorerLink, ValidScorerLinks } from '@podium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withCodes, writeDraw } from '../../testing/draw-folder.ts';
import { importFolder } from '../../testing/import-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor } from '../../testing/visitor.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
const day = '2026-11-25';
const base = '/api/v1/desk/scorer-links';
let podium: TestPodium;
let folder: string;
let leo: Person;

/** Quarterfinals on court 1, semifinals on court 2 of the same hall, the rest without a place. */
function withCourts(file: string, text: string): string {
  if (file !== 'units.csv') return withCodes(file, text);
  const [head, ...rows] = withCodes(file, text).trim().split('\n');
  const court = (id: string): string => (id.startsWith('Q') ? 'HALL,C1' : id.startsWith('S') ? 'HALL,C2' : ',');
  return [`${head},venue,location`, ...rows.map((row) => `${row},${court(row.split(',')[0]!)}`)].join('\n');
}

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  folder = await mkdtemp(join(tmpdir(), 'podium-courts-'));
  await writeDraw(folder, withCourts);
  const places = ['HALL,Central Hall,venue,', 'C1,Court 1,location,HALL', 'C2,Court 2,location,HALL'];
  await writeFile(join(folder, 'venues.csv'), `${['id,name_en,kind,parent', ...places].join('\n')}\n`);
  const { errors } = await importFolder(podium.database, folder);
  if (errors !== '') throw new Error(errors);
  await podium.settle();
  leo = await signUpUser(podium, { grant: 'manager', scope: 'venue HALL' });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

const wish = { place: 'C1', day, label: 'Court 1' };
const make = async (user: Person = leo, change: object = {}): Promise<Response> =>
  user.post(`${base}?lang=pt`, { ...wish, ...change });
const makeLink = async (
  user: Person = leo,
  change: object = {},
): Promise<ScorerLink & { url: string; secret: string }> => {
  const response = await make(user, change);
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([201, '']);
  const link = (await response.json()) as ScorerLink & { url: string };
  return { ...link, secret: new URL(link.url).hash.slice(1) };
};
const court = async (link: string): Promise<Response> => new Visitor(podium.url).post('/api/v1/score/court', { link });
const items = async (link: string): Promise<ScorerCourt['items']> =>
  ((await (await court(link)).json()) as ScorerCourt).items;
const send = async (link: string, unit: string | undefined, steps: ResultStep[] = []): Promise<Response> =>
  new Visitor(podium.url).post('/api/v1/score', { link, unit, steps });
const begin = (): ResultStep => ({ do: 'begin', id: randomUUID(), at: new Date().toISOString() });

test('the link of a court lists its contests of the day in order, and can enter each of them', async () => {
  const { secret, url } = await makeLink();
  expect(url).toContain('/por/score#court-');
  const before = await items(secret);
  expect(before.map(({ unit }) => unit.name)).toHaveLength(4);
  const starts = before.map(({ start }) => start!);
  expect(starts).toEqual(starts.toSorted((a, b) => Date.parse(a) - Date.parse(b)));
  const [, second] = before;
  const answer = (await (await send(secret, second!.unit.id, [begin()])).json()) as ScorerAnswer;
  expect(answer.taken).toHaveLength(1);
  expect((await items(secret)).map(({ state }) => state)).toEqual(['toCome', 'on', 'toCome', 'toCome']);
});

test('the link can enter no contest of another court, and none before one is chosen', async () => {
  const { secret } = await makeLink();
  const { items: all } = await leo.get<ResultList>(`/api/v1/desk/results?day=${day}`);
  const ofCourt2 = all.find(({ venue }) => venue?.name === 'Court 2')!;
  for (const unit of [ofCourt2.unit.id, 'unknown', undefined]) expect((await send(secret, unit)).status).toBe(401);
});

test('a link for a venue covers all of its courts, and a sport limits them', async () => {
  const { secret } = await makeLink(leo, { place: 'HALL', day: null });
  expect(await items(secret)).toHaveLength(6);
  expect((await make(leo, { place: 'HALL', discipline: 'JUD' })).status).toBe(404);
  for (const discipline of ['HBL', 'hbl'])
    expect(await items((await makeLink(leo, { place: 'HALL', day: null, discipline })).secret)).toHaveLength(6);
});

test('a link for a court without contests or of another venue is refused', async () => {
  expect((await make(leo, { place: 'C9' })).status).toBe(404);
  expect((await make(leo, { day: '2026-11-27' })).status).toBe(404);
  const elsewhere = await signUpUser(podium, { grant: 'manager', scope: 'venue OTHER' });
  expect((await make(elsewhere)).status).toBe(403);
  const scorer = await signUpUser(podium, { grant: 'scorer', scope: 'venue HALL' });
  expect((await make(scorer)).status).toBe(403);
});

test('the link ends when it is revoked, when it expires, and when its creator loses the right', async () => {
  const { pool } = podium.database;
  const ana = await signUpUser(podium, { grant: 'manager', scope: 'venue HALL' });
  const [revoked, expired, orphaned] = [await makeLink(ana), await makeLink(ana), await makeLink(ana)];
  const stranger = await signUpUser(podium, { grant: 'manager', scope: 'venue OTHER' });
  expect((await stranger.ask('DELETE', `${base}/${revoked.id}`)).status).toBe(403);
  expect((await leo.ask('DELETE', `${base}/${revoked.id}`)).status).toBe(200);
  expect((await leo.ask('DELETE', `${base}/${revoked.id}`)).status).toBe(404);
  await pool.query('update results.links set expires_at = now() where id = $1', [expired.id]);
  await pool.query("update people.grants set scope_id = 'OTHER' where person_id = $1", [ana.id]);
  for (const { secret } of [revoked, expired, orphaned]) expect((await court(secret)).status).toBe(401);
});

test('the list of valid links shows the court and the day', async () => {
  const { id } = await makeLink();
  const { items: links } = await leo.get<ValidScorerLinks>(base);
  expect(links.find((link) => link.id === id)).toMatchObject({
    unit: null,
    venue: { name: 'Central Hall · Court 1' },
    day,
    isUsable: true,
  });
});

test('a sheet has one code for each court of the day that the user may edit, and its links work', async () => {
  const response = await leo.post(`${base}/sheet`, { day, lang: 'en' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const { items: links } = await leo.get<ValidScorerLinks>(base);
  expect(links.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Central Hall · Court 1', 'Central Hall · Court 2']),
  );
  expect((await leo.post(`${base}/sheet`, { day: '2026-11-27' })).status).toBe(404);
  expect((await leo.post(`${base}/sheet`, { day, discipline: 'jud' })).status).toBe(404);
  expect((await leo.post(`${base}/sheet`, { day, discipline: 'hbl' })).status).toBe(200);
});
