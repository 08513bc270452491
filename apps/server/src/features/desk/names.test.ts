/** A corrected name appears on every page until the source sends another name. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditAnswer, DeskParticipantsAnswer, ErrorAnswer } from '@podium/contract';
import { testDatabase } from '../../database/test-database.ts';
import { readTables } from '../../feed/folder/export/read-tables.ts';
import { publicPartition } from '../../feed/installation.ts';
import { replay } from '../../feed/replay.ts';
import { openLog } from '../../ground/log.ts';
import { everyAddress } from '../../testing/every-address.ts';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
let games: ExampleGames;
let mia: Person;
const athlete = '7100101';
const feedNames = { familyName: 'Lumar', givenName: 'Inês' };
const right = { familyName: 'Lumaar', givenName: 'Inês' };

beforeAll(async () => {
  games = await exampleGames(undefined, { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' });
  mia = await signUpUser(games, { grant: 'manager' });
});
afterAll(async () => games.stop());

const rename = async (
  name: object | null,
  {
    seen = feedNames,
    by = mia,
    id = athlete,
    ...more
  }: { seen?: object; by?: Person; id?: string; nonce?: string } = {},
): Promise<Response> =>
  by.ask('PUT', `/api/v1/desk/participants/${id}/name`, {
    name,
    seen,
    reason: 'as in the passport',
    nonce: randomUUID(),
    ...more,
  });
const search = async (q: string): Promise<DeskParticipantsAnswer['items']> =>
  (await mia.get<DeskParticipantsAnswer>(`/api/v1/desk/participants?q=${q}`)).items;
/** Returns the addresses whose answer matches. */
async function documentsWith(pattern: RegExp): Promise<string[]> {
  const paths: string[] = [];
  for (const path of everyAddress(games.readModel.snapshot!))
    if (pattern.test(await (await games.get(path)).text())) paths.push(path);
  return paths;
}

test('every document contains the corrected name, search finds it, and the export contains it', async () => {
  const before = await documentsWith(/lumar\b/iu);
  expect(before.length).toBeGreaterThan(5);
  expect((await rename(right)).status).toBe(200);
  expect(await documentsWith(/lumar\b/iu)).toEqual([]);
  expect(await documentsWith(/lumaar/iu)).toEqual(before);
  expect(await (await games.get('/api/v1/search?query=lumaar&lang=en')).text()).toMatch(/lumaar/iu);
  const [participant] = await search('lumaar');
  expect(participant).toMatchObject({
    id: athlete,
    ...right,
    corrected: { ...right, isShown: true, by: { username: mia.username }, reason: 'as in the passport' },
  });
  const { pool } = games.database;
  const tables = await readTables(pool, (await publicPartition(pool))!, { source: 'all' });
  expect(tables!.files.participants!.find((row) => row['id'] === athlete)).toMatchObject({ family_name: 'Lumaar' });
});

test('the second of two simultaneous corrections of a name is refused, and a repeated request counts once', async () => {
  const nonce = randomUUID();
  const [first, second] = [
    await rename({ ...right, givenName: 'Ines' }, { seen: right, nonce }),
    await rename({ ...right, givenName: 'Ines' }, { seen: right, nonce }),
  ];
  expect([first.status, second.status]).toEqual([200, 200]);
  const late = await rename({ ...right, givenName: 'Agnes' }, { seen: right });
  expect(late.status).toBe(409);
  expect(((await late.json()) as ErrorAnswer).error.fields).toEqual([{ field: 'seen', message: mia.username }]);
  expect((await rename(right, { seen: { ...right, givenName: 'Ines' } })).status).toBe(200);
});

test('after the correction is withdrawn, the name of the source is shown again', async () => {
  expect((await rename(null, { seen: right })).status).toBe(200);
  expect(await documentsWith(/lumaar/iu)).toEqual([]);
  expect((await search('lumar'))[0]).toMatchObject({ ...feedNames, corrected: null });
});

test('a newer name from the source replaces the correction; the old name sent again does not', async () => {
  expect((await rename(right)).status).toBe(200);
  await games.send('base/10-partic-swm.xml', { ' Time="120000000"': ' Time="130000000"' });
  expect((await search('lumaar'))[0]).toMatchObject({ corrected: { isShown: true } });
  await games.send('base/10-partic-swm.xml', {
    LUMAR: 'LUMARES',
    Lumar: 'Lumares',
    'Date="2026': 'Date="2036',
    ' Time="120000000"': ' Time="140000000"',
  });
  expect(await documentsWith(/lumaar/iu)).toEqual([]);
  expect((await search('lumares'))[0]).toMatchObject({
    familyName: 'Lumares',
    corrected: { ...right, isShown: false },
  });
});

test('correcting a name needs a right over all of the Games, a reason, and a participant', async () => {
  const [scoped, publisher] = await Promise.all([
    signUpUser(games, { grant: 'manager', scope: 'discipline SWM' }),
    signUpUser(games, { grant: 'publisher' }),
  ]);
  expect((await rename(right, { by: scoped })).status).toBe(403);
  expect((await rename(right, { by: publisher })).status).toBe(403);
  expect((await rename(right, { id: 'nobody' })).status).toBe(404);
  expect((await rename({ familyName: ' ', givenName: null })).status).toBe(422);
  expect((await rename({ ...right, nickname: 'x' })).status).toBe(422);
});

test('the audit contains the author and the reason of a correction; a replay gives the same', async () => {
  const { items } = await mia.get<AuditAnswer>('/api/v1/desk/audit?type=person');
  expect(items[0]).toMatchObject({
    type: 'person.name',
    about: `participant/${athlete}`,
    by: { username: mia.username },
  });
  const target = await testDatabase();
  try {
    const { differences } = await replay(games.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    expect(differences).toEqual([]);
  } finally {
    await target.close();
  }
});
