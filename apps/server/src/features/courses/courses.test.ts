import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CertificateAnswer, OwnCertificateAnswer, OwnCoursesAnswer } from '@podium/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/test-database.ts';
import { openInstallation } from '../../feed/installation.ts';
import { courseGames } from '../../testing/course-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor } from '../../testing/visitor.ts';

const ownCoursesPath = '/api/v1/me/courses';
let podium: TestPodium;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-courses-'));
  const database = await testDatabase();
  await openInstallation(database.pool);
  podium = await testPodium({ database, environment: { DATA_DIR: folder, ACCOUNTS_PASSWORD_MB: '19' } });
  await courseGames(database, folder);
  await podium.settle();
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

const finish = async (user: Visitor, lesson: string, course = 'fair-play'): Promise<number> =>
  (await user.ask('PUT', `${ownCoursesPath}/${course}/lessons/${lesson}`)).status;
const certify = async (user: Visitor, body: unknown, course = 'fair-play'): Promise<Response> =>
  user.post(`${ownCoursesPath}/${course}/certificate`, body);

test('progress is stored for signed-in users only', async () => {
  const visitor = new Visitor(podium.url);
  expect((await visitor.ask('GET', ownCoursesPath)).status).toBe(401);
  expect(await finish(visitor, 'fair-play-1')).toBe(401);
  expect((await certify(visitor, { name: null })).status).toBe(401);
});

test('a lesson counts once, however often it is marked as finished', async () => {
  const ana = await signUpUser(podium);
  expect(await ana.get(ownCoursesPath)).toEqual({ items: [], total: 0 });
  for (const lesson of ['fair-play-2', 'fair-play-2', 'fair-play-1']) expect(await finish(ana, lesson)).toBe(200);
  expect(await ana.get<OwnCoursesAnswer>(ownCoursesPath)).toEqual({
    items: [{ course: 'fair-play', done: ['fair-play-2', 'fair-play-1'], certificate: null }],
    total: 1,
  });
});

test.each([
  ['fair-play', 'none'],
  ['none', 'fair-play-1'],
  ['fair-play', 'rules-1'],
  ['fair-play', 'x'.repeat(81)],
])('a lesson that is not published cannot be finished: %s/%s', async (course, lesson) => {
  const ana = await signUpUser(podium);
  expect(await finish(ana, lesson, course)).toBe(404);
  expect(await ana.get(ownCoursesPath)).toMatchObject({ total: 0 });
});

test('a certificate requires enough finished lessons of a course that offers one', async () => {
  const ana = await signUpUser(podium);
  const refusal = await certify(ana, { name: null });
  expect([refusal.status, await refusal.json()]).toMatchObject([
    422,
    { error: { fields: [{ field: 'course', message: 'notPassed' }] } },
  ]);
  expect(await finish(ana, 'rules-1', 'rules')).toBe(200);
  expect(await (await certify(ana, { name: null }, 'rules')).json()).toMatchObject({
    error: { fields: [{ field: 'course', message: 'noCertificate' }] },
  });
  expect((await certify(ana, { name: null }, 'none')).status).toBe(404);
});

test.each([{}, { name: 7 }, { name: '' }, { name: 'A' }, { name: '<b>Ana</b>' }, { name: 'a'.repeat(81) }])(
  'a certificate is not issued for %j',
  async (body) => expect((await certify(await signUpUser(podium), body)).status).toBe(422),
);

test('anyone can verify a certificate, in their language and with any spelling of the code', async () => {
  const ana = await signUpUser(podium);
  await finish(ana, 'fair-play-1');
  const { code, name } = (await (await certify(ana, { name: ' Inês d’Ávila ' })).json()) as OwnCertificateAnswer;
  expect(name).toBe('Inês d’Ávila');
  const visitor = new Visitor(podium.url);
  const path = `/api/v1/certificates/${code.toLowerCase().replaceAll('-', '')}`;
  const genuine = await visitor.get<CertificateAnswer>(`${path}?lang=fr`);
  expect(genuine).toMatchObject({ code, name, course: 'fair-play', title: { text: 'Le fair-play', lang: 'fr' } });
  expect(JSON.stringify(genuine)).not.toContain(ana.id);
  expect(await ana.get(ownCoursesPath)).toMatchObject({ items: [{ certificate: { code, name } }] });
});

test.each(['K7QP-3M2X-9D', 'x', '%00', 'ÀÀ'])(
  'a code that does not exist verifies no certificate: %s',
  async (code) => {
    const response = await new Visitor(podium.url).ask('GET', `/api/v1/certificates/${code}`);
    expect([400, 404, 422]).toContain(response.status);
  },
);

test('a certificate is printed in every language for everyone who has its code', async () => {
  const ana = await signUpUser(podium);
  await finish(ana, 'fair-play-1');
  const { code } = (await (await certify(ana, { name: 'Inês d’Ávila' })).json()) as OwnCertificateAnswer;
  const visitor = new Visitor(podium.url);
  const response = await visitor.ask('GET', `/api/v1/certificates/${code}.pdf?lang=fr`);
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/u);
  expect((await visitor.ask('GET', '/api/v1/certificates/K7QP-3M2X-9D.pdf')).status).toBe(404);
  expect((await visitor.ask('GET', `/api/v1/certificates/${code}.pdf?lang=xx`)).status).toBe(422);
});

test('two simultaneous requests give one certificate, and later ones return it', async () => {
  const ana = await signUpUser(podium);
  await finish(ana, 'fair-play-1');
  const answers = await Promise.all(['Ana', 'Bea', 'Cleo', null].map(async (name) => certify(ana, { name })));
  const issued = await Promise.all(answers.map(async (response) => response.json() as Promise<OwnCertificateAnswer>));
  expect(new Set(issued.map(({ code, name }) => `${code} ${name}`)).size).toBe(1);
  const { rows } = await podium.database.pool.query('select 1 from courses.certificates where person_id = $1', [
    ana.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('users can read the data about themselves, and it is deleted with the account', async () => {
  const ana = await signUpUser(podium);
  await finish(ana, 'fair-play-1');
  const { code } = (await (await certify(ana, { name: null })).json()) as OwnCertificateAnswer;
  const zip = unzipSync(new Uint8Array(await (await ana.ask('GET', '/api/v1/me/export')).arrayBuffer()));
  expect(JSON.parse(strFromU8(zip['courses.json']!))).toMatchObject([{ done: ['fair-play-1'], certificate: { code } }]);
  await podium.database.pool.query('delete from people.persons where id = $1', [ana.id]);
  expect((await new Visitor(podium.url).ask('GET', `/api/v1/certificates/${code}`)).status).toBe(404);
});
