/**
 * Participants and certificates in the console: lists, revocation, restoration, reissue, and the audit entries of
 * each.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AuditAnswer,
  CertificateAnswer,
  CourseParticipantsAnswer,
  DeskCertificate,
  DeskCoursesAnswer,
  ErrorAnswer,
  OwnCertificateAnswer,
  OwnCoursesAnswer,
} from '@podium/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/test-database.ts';
import { openInstallation } from '../../feed/installation.ts';
import { courseGames } from '../../testing/course-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor } from '../../testing/visitor.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
const base = '/api/v1/desk/courses';
const reason = 'the name is not hers';
let podium: TestPodium;
let folder: string;
let manager: Person;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-desk-courses-'));
  const database = await testDatabase();
  await openInstallation(database.pool);
  podium = await testPodium({
    database,
    environment: { DATA_DIR: folder, ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' },
  });
  await courseGames(database, folder);
  await podium.settle();
  manager = await signUpUser(podium, { grant: 'manager' });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

const learner = async (): Promise<Person> => {
  const user = await signUpUser(podium);
  expect((await user.ask('PUT', '/api/v1/me/courses/fair-play/lessons/fair-play-1')).status).toBe(200);
  return user;
};
const certify = async (user: Person, name: string | null = null): Promise<Response> =>
  user.post('/api/v1/me/courses/fair-play/certificate', { name });
async function certified(name: string | null = null): Promise<{ who: Person; code: string }> {
  const user = await learner();
  return { who: user, code: ((await (await certify(user, name)).json()) as OwnCertificateAnswer).code };
}
const decide = async (code: string, what: string, body: object, user = manager): Promise<Response> =>
  user.post(`/api/v1/desk/certificates/${code}/${what}`, body);
const participants = async (q: string): Promise<CourseParticipantsAnswer> =>
  manager.get(`${base}/fair-play/participants?q=${encodeURIComponent(q)}`);
const verify = async (code: string): Promise<CertificateAnswer> =>
  new Visitor(podium.url).get(`/api/v1/certificates/${code}`);
const ownCertificate = async (user: Person): Promise<OwnCoursesAnswer['items'][number]['certificate'] | undefined> =>
  (await user.get<OwnCoursesAnswer>('/api/v1/me/courses')).items[0]?.certificate;
const fields = async (response: Response): Promise<unknown> => ((await response.json()) as ErrorAnswer).error.fields;

test('courses are listed with their numbers of participants, of passed participants and of certificates', async () => {
  const count = async () =>
    (await manager.get<DeskCoursesAnswer>(`${base}?lang=fr`)).items.find(({ id }) => id === 'fair-play')!;
  const before = await count();
  expect(before).toMatchObject({ title: { text: 'Le fair-play', lang: 'fr' }, isPublished: true, lessonCount: 2 });
  await learner();
  await certified();
  const { code } = await certified();
  expect((await decide(code, 'revoke', { reason })).status).toBe(200);
  expect(await count()).toMatchObject({
    participants: before.participants + 3,
    finished: before.finished! + 3,
    certificates: before.certificates + 1,
    revoked: before.revoked + 1,
  });
});

test('a withdrawn course stays listed for its participants', async () => {
  const ana = await signUpUser(podium);
  const { pool } = podium.database;
  await pool.query('insert into courses.lessons_done (person_id, course, lesson) values ($1, $2, $3)', [
    ana.id,
    'gone',
    'gone-1',
  ]);
  const { items } = await manager.get<DeskCoursesAnswer>(base);
  expect(items.find(({ id }) => id === 'gone')).toEqual({
    id: 'gone',
    title: null,
    isPublished: false,
    lessonCount: null,
    hasCertificate: false,
    participants: 1,
    finished: null,
    certificates: 0,
    revoked: 0,
  });
  expect(await manager.get(`${base}/gone/participants`)).toMatchObject({
    items: [{ id: ana.id, done: 1, isFinished: null, certificates: [] }],
    total: 1,
    lessonCount: null,
  });
});

test('participants are found by username, by the name on a certificate and by its code', async () => {
  const { who, code } = await certified('Inês d’Ávila');
  const row = {
    id: who.id,
    username: who.username,
    done: 1,
    isFinished: true,
    certificates: [{ code, name: 'Inês d’Ávila', revoked: null }],
  };
  for (const q of [who.username.toUpperCase(), 'inês d’Á', code, code.toLowerCase().replaceAll('-', '')])
    expect((await participants(q)).items, q).toContainEqual(expect.objectContaining({ id: who.id }));
  expect(await participants(who.username)).toMatchObject({ items: [row], total: 1, lessonCount: 2 });
  expect(await participants('%')).toMatchObject({ items: [], total: 0 });
  expect((await manager.ask('GET', `${base}/fair-play/participants?page=0`)).status).toBe(400);
});

test('the list exported as CSV contains no formulas', async () => {
  const { who, code } = await certified('Anna Example');
  await podium.database.pool.query('update courses.certificates set name = $2 where person_id = $1', [
    who.id,
    '=HYPERLINK("x")',
  ]);
  const response = await manager.ask('GET', `${base}/fair-play/participants?q=${who.username}&format=csv`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, row] = (await response.text()).split('\r\n');
  expect(head).toContain('username,lessons done,lessons,last activity,finished,certificate');
  expect(row).toContain(`${who.username},1,2,`);
  expect(row).toContain(`${code},"'=HYPERLINK(""x"")"`);
});

test('a revoked certificate is publicly shown as revoked, without name and reason, and has no PDF', async () => {
  const { who, code } = await certified('Ana Example');
  const revoked = await decide(code, 'revoke', { reason });
  expect([revoked.status, await revoked.json()]).toMatchObject([
    200,
    { code, revoked: { by: { username: manager.username }, reason } },
  ]);
  const answer = await verify(code);
  expect(answer).toMatchObject({ code, name: null, course: 'fair-play', revokedAt: expect.any(String) });
  expect(JSON.stringify(answer)).not.toMatch(/Ana Example|not hers/u);
  expect((await new Visitor(podium.url).ask('GET', `/api/v1/certificates/${code}.pdf`)).status).toBe(404);
  expect(await ownCertificate(who)).toMatchObject({ code, revokedAt: expect.any(String) });
  expect(JSON.stringify(await who.get('/api/v1/me/courses'))).not.toContain('not hers');
});

test('an account whose certificate was revoked gets a new one only from the organizers', async () => {
  const { who, code } = await certified();
  await decide(code, 'revoke', { reason });
  const response = await certify(who, 'Somebody Else');
  expect([response.status, await fields(response)]).toEqual([422, [{ field: 'course', message: 'revoked' }]]);
  expect((await participants(code)).items[0]!.certificates).toHaveLength(1);
});

test('a restored certificate is valid again', async () => {
  const { who, code } = await certified('Ana Example');
  await decide(code, 'revoke', { reason });
  expect(await (await decide(code, 'restore', { reason: 'a mistake' })).json()).toMatchObject({ code, revoked: null });
  expect(await verify(code)).toMatchObject({ name: 'Ana Example', revokedAt: null });
  expect(await ownCertificate(who)).toMatchObject({ code, revokedAt: null });
});

test('a certificate issued again has a new code, and the old code verifies as revoked', async () => {
  const { who, code } = await certified('Ana Exampel');
  const response = await decide(code, 'reissue', { name: ' Ana Example ', reason });
  expect(response.status).toBe(201);
  const next = (await response.json()) as DeskCertificate;
  expect(next).toMatchObject({ name: 'Ana Example', revoked: null });
  expect(next.code).not.toBe(code);
  expect(await verify(code)).toMatchObject({ revokedAt: expect.any(String) });
  expect(await verify(next.code)).toMatchObject({ name: 'Ana Example', revokedAt: null });
  expect(await ownCertificate(who)).toMatchObject({ code: next.code });
  expect(await (await certify(who)).json()).toMatchObject({ code: next.code });
  const [{ certificates }] = (await participants(code)).items as [CourseParticipantsAnswer['items'][number]];
  expect(certificates.map((certificate) => [certificate.code, certificate.revoked?.reason ?? null])).toEqual([
    [next.code, null],
    [code, reason],
  ]);
  const refusal = await decide(code, 'restore', { reason });
  expect([refusal.status, await fields(refusal)]).toEqual([409, [{ field: 'valid', message: next.code }]]);
  expect((await decide(code, 'reissue', { name: 'Ana Example', reason })).status).toBe(409);
  const zip = unzipSync(new Uint8Array(await (await who.ask('GET', '/api/v1/me/export')).arrayBuffer()));
  expect(JSON.parse(strFromU8(zip['courses.json']!))).toMatchObject([
    { certificates: [{ code }, { code: next.code }] },
  ]);
});

test('one of several simultaneous decisions is stored, and the other authors see whose', async () => {
  const { code } = await certified();
  const answers = await Promise.all(
    ['revoke', 'revoke', 'reissue', 'reissue'].map(async (what) =>
      decide(code, what, what === 'revoke' ? { reason } : { name: 'Ana Example', reason }),
    ),
  );
  const { certificates } = (await participants(code)).items[0]!;
  expect(certificates.filter(({ revoked }) => revoked === null).length).toBeLessThanOrEqual(1);
  for (const response of answers.filter(({ status }) => status === 409))
    expect(await fields(response)).toEqual([
      { field: expect.stringMatching(/^(?:revoked|valid)$/u), message: expect.any(String) },
    ]);
  expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(2);
});

test('every decision is in the audit, without the names of people', async () => {
  const { code } = await certified('Ana Example');
  await decide(code, 'revoke', { reason });
  await decide(code, 'restore', { reason: 'a mistake' });
  const next = (await (await decide(code, 'reissue', { name: 'Ana Right', reason })).json()) as DeskCertificate;
  const { items } = await manager.get<AuditAnswer>(`/api/v1/desk/audit?about=certificate/${code}`);
  expect(items.map((item) => [item.type, item.reason])).toEqual([
    ['certificate.reissue', reason],
    ['certificate.restore', 'a mistake'],
    ['certificate.revoke', reason],
  ]);
  expect(items[0]).toMatchObject({ before: { code }, after: { code: next.code } });
  expect(JSON.stringify(items)).not.toMatch(/Ana (?:Example|Right)/u);
});

test.each([
  ['revoke', {}],
  ['revoke', { reason: ' ' }],
  ['restore', { reason: 7 }],
  ['reissue', { reason: 'x' }],
  ['reissue', { name: null, reason: 'x' }],
  ['reissue', { name: '<b>Ana</b>', reason: 'x' }],
  ['revoke', { reason: 'x', by: 'me' }],
])('%s is refused for %j', async (what, body) => {
  const { code } = await certified();
  expect((await decide(code, what, body)).status).toBe(422);
  expect(await verify(code)).toMatchObject({ revokedAt: null });
});

test.each(['K7QP-3M2X-9D', 'x', '%00'])('a decision about an unknown code is refused: %s', async (code) => {
  for (const what of ['revoke', 'restore']) expect([400, 404]).toContain((await decide(code, what, { reason })).status);
});

test('certificates are managed with a right over all of the Games', async () => {
  const { code } = await certified();
  const judo = await signUpUser(podium, { grant: 'manager', scope: 'discipline JUD' });
  const publisher = await signUpUser(podium, { grant: 'publisher' });
  for (const person of [judo, publisher]) {
    expect((await person.ask('GET', base)).status).toBe(403);
    expect((await person.ask('GET', `${base}/fair-play/participants?format=csv`)).status).toBe(403);
    for (const what of ['revoke', 'restore']) expect((await decide(code, what, { reason }, person)).status).toBe(403);
    expect((await decide(code, 'reissue', { name: 'Ana', reason }, person)).status).toBe(403);
  }
  expect((await (await signUpUser(podium, { grant: 'admin' })).ask('GET', base)).status).toBe(200);
});
