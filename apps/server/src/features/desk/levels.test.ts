/** A person hidden at the desk is not named in any public output once the request is answered. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditAnswer, DeskParticipantsAnswer } from '@podium/contract';
import { testDatabase } from '../../database/test-database.ts';
import { replay } from '../../feed/replay.ts';
import { openLog } from '../../ground/log.ts';
import { everyAddress } from '../../testing/every-address.ts';
import { importedGames } from '../../testing/imported-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
let podium: TestPodium;
let mia: Person;
const athlete = '7100101';

beforeAll(async () => {
  podium = await importedGames();
  mia = await signUpUser(podium, { grant: 'manager' });
});
afterAll(async () => podium.stop());

const decide = async (level: string | null, user = mia, id = athlete): Promise<Response> =>
  user.ask('PUT', `/api/v1/desk/participants/${id}/level`, { level, reason: 'the family asks', nonce: randomUUID() });
const find = async (q: string): Promise<DeskParticipantsAnswer> =>
  mia.get(`/api/v1/desk/participants?q=${encodeURIComponent(q)}`);
/** Returns the addresses whose answer contains the family name. */
async function answersWithName(): Promise<string[]> {
  const levels: string[] = [];
  for (const path of everyAddress(podium.readModel.snapshot!)) {
    const text = await (await podium.get(path)).text();
    if (/lumar/iu.test(text)) levels.push(path);
  }
  return levels;
}

test('an athlete who is hidden appears in no answer, and is shown again once the decision is undone', async () => {
  expect((await find('lumar')).items).toMatchObject([{ id: athlete, decided: null }]);
  expect((await answersWithName()).length).toBeGreaterThan(0);
  expect((await decide('number')).status).toBe(200);
  expect(await answersWithName()).toEqual([]);
  // Organizers can still find a person they have hidden.
  expect((await find('lumar')).items).toMatchObject([
    {
      id: athlete,
      level: 'number',
      decided: { level: 'number', by: { username: mia.username }, reason: 'the family asks' },
    },
  ]);
  expect((await decide(null)).status).toBe(200);
  expect((await answersWithName()).length).toBeGreaterThan(0);
});

test('a folder imported later may hide more people, but shows nobody who was hidden', async () => {
  const { pool } = podium.database;
  const set = async (publication: string): Promise<void> => {
    await pool.query(
      `update sport.participants set publication = $2, stamp = '29991231235959999:0000000001:00000000' where id = $1`,
      [athlete, publication],
    );
  };
  await set('full');
  expect((await decide('number')).status).toBe(200);
  expect((await find('lumar')).items[0]!.level).toBe('number');
  await decide('full');
  await set('number');
  expect((await decide('basic')).status).toBe(200);
  expect((await find('lumar')).items[0]!.level).toBe('number');
});

test('deciding a publication level needs a right over all of the Games, a reason, and a participant', async () => {
  const [scoped, publisher] = await Promise.all([
    signUpUser(podium, { grant: 'manager', scope: 'discipline SWM' }),
    signUpUser(podium, { grant: 'publisher' }),
  ]);
  expect((await decide('number', scoped)).status).toBe(403);
  expect((await decide('number', publisher)).status).toBe(403);
  expect((await scoped.ask('GET', '/api/v1/desk/participants?q=lumar')).status).toBe(403);
  expect((await decide('number', mia, 'nobody')).status).toBe(404);
  expect((await decide('secret')).status).toBe(422);
  expect(
    (await mia.ask('PUT', `/api/v1/desk/participants/${athlete}/level`, { level: 'full', nonce: randomUUID() })).status,
  ).toBe(422);
  expect((await find('%%')).items).toEqual([]);
});

test('the audit names the decision and its author, but not the person concerned', async () => {
  const admin = await signUpUser(podium, { grant: 'admin' });
  const { items } = await admin.get<AuditAnswer>('/api/v1/desk/audit?type=publication');
  expect(items[0]).toMatchObject({
    about: `participant/${athlete}`,
    by: { username: mia.username },
    reason: 'the family asks',
  });
  expect(JSON.stringify(items)).not.toMatch(/lumar/iu);
});

test('a replay gives the same decisions', async () => {
  const target = await testDatabase();
  try {
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    // The second test has changed participants directly in the database.
    expect(differences.map(({ table }) => table)).toEqual(['"sport"."participants"']);
  } finally {
    await target.close();
  }
});
