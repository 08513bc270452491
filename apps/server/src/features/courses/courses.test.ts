import { randomUUID } from 'node:crypto';
import type { CertificateAnswer, MyCourseAnswer, MyCoursesAnswer } from '@podium/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/test-database.ts';
import { DeskJournal } from '../../feed/desk/desk-journal.ts';
import { openInstallation } from '../../feed/installation.ts';
import { JournalWriter } from '../../feed/journal-writer.ts';
import { somebody } from '../../testing/somebody.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { featureEntryTypes } from '../entry-types.gen.ts';

let podium: TestPodium;

beforeAll(async () => {
  const database = await testDatabase();
  await openInstallation(database.pool);
  podium = await testPodium({ database, environment: { ACCOUNTS_PASSWORD_MB: '19' } });
  const writer = new JournalWriter(database.pool, () => undefined);
  const journal = new DeskJournal(writer, featureEntryTypes, () => 'YG2026');
  const publish = async (kind: string, id: string, data: object): Promise<void> => {
    await journal.append({ type: 'content.publish', data: { kind, id, data }, by: null, nonce: randomUUID() });
  };
  const course = {
    title: { en: 'First aid', ar: 'الإسعاف' },
    provider: 'Cruz',
    summary: { en: 'An evening.' },
    passPercent: 60,
    hasCertificate: true,
  };
  await publish('course', 'aid', course);
  for (const lesson of ['aid-1', 'aid-2', 'aid-3']) {
    await publish('lesson', lesson, { course: 'aid', title: { en: lesson } });
  }
  await podium.settle();
});
afterAll(async () => podium.stop());

const base = '/api/v1/me/courses';
const mark = async (visitor: Visitor, lesson: string, isDone = true): Promise<Response> =>
  visitor.ask('PUT', `${base}/aid/lessons/${lesson}`, { isDone });
const verify = async (code: string, language = 'en'): Promise<Response> =>
  podium.get(`/api/v1/certificates/${code}?lang=${language}`);

/** Passes the course. @returns the code of the certificate */
async function pass(visitor: Visitor): Promise<string> {
  await mark(visitor, 'aid-1');
  const { certificate } = (await (await mark(visitor, 'aid-2')).json()) as MyCourseAnswer;
  return certificate!.code;
}

describe('progress in a course', () => {
  test('is each person’s own, and a lesson can be marked and unmarked again and again', async () => {
    const [ana, rui] = [await somebody(podium), await somebody(podium)];
    await mark(ana, 'aid-3');
    await mark(ana, 'aid-3', false);
    await mark(ana, 'aid-1');
    await mark(ana, 'aid-1');
    const expected = [{ course: 'aid', lessons: ['aid-1'], isPassed: false, certificate: null }];
    expect(await ana.get<MyCoursesAnswer>(base)).toEqual({ items: expected, total: 1 });
    expect(await rui.get<MyCoursesAnswer>(base)).toEqual({ items: [], total: 0 });
  });

  test('needs a published lesson of that course', async () => {
    expect((await mark(await somebody(podium), 'other-1')).status).toBe(404);
  });
});

describe('a certificate', () => {
  test('is issued once enough lessons are finished, and keeps its code', async () => {
    const visitor = await somebody(podium);
    const code = await pass(visitor);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u);
    await mark(visitor, 'aid-1', false);
    const again = (await (await mark(visitor, 'aid-3')).json()) as MyCourseAnswer;
    expect(again).toMatchObject({ isPassed: true, certificate: { code } });
  });

  test('is verified by anyone: holder, course in each language, provider, time', async () => {
    const visitor = await somebody(podium);
    const code = await pass(visitor);
    const certificate = (await (await verify(code, 'ar')).json()) as CertificateAnswer;
    expect(certificate).toMatchObject({
      code,
      holder: visitor.username,
      course: { text: 'الإسعاف', lang: 'ar' },
      provider: 'Cruz',
    });
    expect(Math.abs(Date.parse(certificate.issuedAt) - Date.now())).toBeLessThan(60_000);
    expect((await verify('2222-2222-2222')).status).toBe(404);
    expect((await verify('nonsense')).status).toBe(404);
  });

  test('shows the name that its holder chooses, or the user name again', async () => {
    const visitor = await somebody(podium);
    const code = await pass(visitor);
    const rename = async (name: string | null): Promise<Response> =>
      visitor.ask('PUT', `${base}/aid/certificate`, { name });
    const holder = async (): Promise<string> => ((await (await verify(code)).json()) as CertificateAnswer).holder;
    expect((await rename('Ana D’Ávila-Souza')).status).toBe(200);
    expect(await holder()).toBe('Ana D’Ávila-Souza');
    expect((await rename('<b>')).status).toBe(422);
    await rename(null);
    expect(await holder()).toBe(visitor.username);
  });

  test('is part of the person’s data, and is erased with the account', async () => {
    const visitor = await somebody(podium);
    const code = await pass(visitor);
    const files = unzipSync(new Uint8Array(await (await visitor.ask('GET', '/api/v1/me/export')).arrayBuffer()));
    const all = Object.values(files).map((file) => strFromU8(file));
    expect(all.join('\n')).toContain(code);
    await podium.database.pool.query('delete from people.persons where id = $1', [visitor.id]);
    expect((await verify(code)).status).toBe(404);
  });
});
