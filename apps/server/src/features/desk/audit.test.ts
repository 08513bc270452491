/** The audit log shows who did what, on whose behalf, and the previous value. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditAnswer, DeskTodayAnswer } from '@podium/contract';
import { DeskJournal } from '../../feed/desk/desk-journal.ts';
import { JournalWriter } from '../../feed/journal-writer.ts';
import { appendToJournal } from '../../feed/journal.ts';
import { importedGames } from '../../testing/imported-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { deskEntry } from '../../feed/desk/desk-entry.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
let podium: TestPodium;
let admin: Person;
const audit = async (query = '', user: Person = admin): Promise<AuditAnswer> => user.get(`/api/v1/desk/audit?${query}`);

beforeAll(async () => {
  podium = await importedGames();
  admin = await signUpUser(podium, { grant: 'admin' });
});
afterAll(async () => podium.stop());

const notice = (text: string): Record<string, unknown> => ({
  kind: 'notice',
  id: 'storm',
  data: { severity: 'warning', text: { en: text }, from: '2026-10-12T08:00:00-03:00' },
});
const decide = async (text: string, user: Person): Promise<void> => {
  const journal = new DeskJournal(new JournalWriter(podium.database.pool, () => undefined), entryTypes, () => 'YG2026');
  await journal.append({
    type: 'content.publish',
    data: notice(text),
    about: 'notice/storm',
    by: { userId: user.id, role: 'publisher' },
    reason: 'the weather',
    nonce: randomUUID(),
  });
  await podium.settle();
};

test('a decision is listed with its author, its reason, its outcome and the previous value', async () => {
  const publisher = await signUpUser(podium, { grant: 'publisher' });
  await decide('Storm at noon', publisher);
  await decide('Storm at one', publisher);
  const [newest, first] = (await audit('about=notice/storm')).items;
  expect(newest).toMatchObject({
    type: 'content.publish',
    by: { id: publisher.id, username: publisher.username },
    byRole: 'publisher',
    reason: 'the weather',
    about: 'notice/storm',
    subject: 'Storm at one',
    outcome: 'applied',
    before: notice('Storm at noon'),
    after: notice('Storm at one'),
  });
  expect(first).toMatchObject({ before: null, after: notice('Storm at noon') });
});

test('acts of an admin on an account are listed, without names', async () => {
  const [other, boss] = await Promise.all([signUpUser(podium), signUpUser(podium, { grant: 'admin' })]);
  await boss.ask('PATCH', `/api/v1/people/${other.id}`, { type: 'coach', username: 'new.name.of.mine' });
  await boss.ask('PUT', `/api/v1/people/${other.id}/grants`, {
    grants: [{ role: 'publisher', scope: 'discipline', scopeId: 'SWM' }],
  });
  await boss.ask('DELETE', `/api/v1/people/${other.id}`);
  const { items } = await audit(`by=${boss.id}`);
  expect(items.map(({ type, about }) => [type, about])).toEqual(
    ['person.erase', 'person.grants', 'person.change'].map((type) => [type, `person/${other.id}`]),
  );
  expect(items[1]).toMatchObject({
    before: { grants: [] },
    after: { grants: [{ role: 'publisher', scopeId: 'SWM' }] },
  });
  expect(JSON.stringify(items)).not.toMatch(new RegExp(`${other.username}|new\\.name`, 'u'));
});

test('users cannot remove their own rights, and a right with an invalid scope is refused', async () => {
  const other = await signUpUser(podium);
  const give = async (id: string, grants: unknown[]): Promise<number> =>
    (await admin.ask('PUT', `/api/v1/people/${id}/grants`, { grants })).status;
  expect(await give(admin.id, [])).toBe(409);
  expect(await give(other.id, [{ role: 'publisher', scope: 'games', scopeId: 'SWM' }])).toBe(422);
  expect(await give(other.id, [{ role: 'king', scope: 'games', scopeId: null }])).toBe(422);
  expect(await give(other.id, [{ role: 'manager', scope: 'games', scopeId: null }])).toBe(200);
  const { grants } = await admin.get<{ grants: unknown[] }>(`/api/v1/people/${other.id}`);
  expect(grants).toEqual([{ role: 'manager', scope: 'games', scopeId: null, until: null }]);
});

test('pages continue without a gap, even among entries of the same moment', async () => {
  const timeMs = Date.now();
  const entries = Array.from({ length: 7 }, (_, index) => ({
    ...deskEntry(
      {
        type: 'content.withdraw',
        data: { kind: 'notice', id: `n${index}` },
        about: `notice/n${index}`,
        by: null,
        nonce: randomUUID(),
      },
      'YG2026',
      timeMs,
    ),
  }));
  await appendToJournal(podium.database.pool, entries);
  await podium.settle();
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: AuditAnswer = await audit(`about=notice/n&count=3${next && `&before=${next}`}`);
    seen.push(...page.items.map(({ about }) => about!));
    ({ next } = page);
  }
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `notice/n${index}`));
});

test('a filter is compared as text, not as a pattern', async () => {
  expect((await audit('about=%25')).items).toEqual([]);
  expect((await admin.ask('GET', '/api/v1/desk/audit?before=x')).status).toBe(400);
});

test('Today shows the state of the server', async () => {
  const publisher = await signUpUser(podium, { grant: 'publisher' });
  expect(await publisher.get<DeskTodayAnswer>('/api/v1/desk/today')).toMatchObject({
    games: { code: 'YG2026', isDemo: false, timeZone: 'America/Sao_Paulo' },
    feed: { isUsed: expect.any(Boolean), waiting: 0, refused: 0, lastMessageAt: expect.any(String) },
    storage: { databaseBytes: expect.any(Number), freeBytes: null },
  });
});
