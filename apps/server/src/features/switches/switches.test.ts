/** Switches of the console: who may use them, what they hold back, and that turning one off leaves no trace. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AuditAnswer, GamesAnswer, MedallistsAnswer, MedalsAnswer, SwitchesAnswer } from '@podium/contract';
import { testDatabase } from '../../database/test-database.ts';
import { replay } from '../../feed/replay.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../../feed/testing/feed-files.ts';
import { openLog } from '../../ground/log.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { featureEntryTypes } from '../entry-types.gen.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
type Name = SwitchesAnswer['items'][number]['name'];
const base = '/api/v1/desk/switches';
let podium: TestPodium;
let admin: Person;
let medals: string;
let version = 100;

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  for (const folder of ['base', 'messages'])
    await feedFiles(podium.database.pool, await xmlFiles(join(examplesFolder, folder)));
  await podium.settle();
  admin = await signUpUser(podium, { grant: 'admin' });
  medals = await readFile(join(examplesFolder, 'messages/medallists-swm.xml'), 'utf8');
});
afterAll(async () => podium.stop());

const turn = async (name: Name, isOn: boolean, user = admin, nonce: string = randomUUID()): Promise<Response> =>
  user.ask('PUT', `${base}/${name}`, { isOn, reason: 'a drill', nonce });
const json = async <Answer>(path: string): Promise<Answer> => (await (await podium.get(path)).json()) as Answer;
const follow = async (person: Person): Promise<Response> => person.ask('PUT', '/api/v1/me/follows/discipline/swm');

afterEach(async () => {
  for (const { name, isOn } of (await admin.get<SwitchesAnswer>(base)).items) if (isOn) await turn(name, false);
});

describe('a switch', () => {
  test('records who set it, when and why, and a repeated request has no effect', async () => {
    const nonce = randomUUID();
    expect((await turn('readOnly', true, admin, nonce)).status).toBe(200);
    // A device that lost the answer sends the request again.
    expect((await turn('readOnly', true, admin, nonce)).status).toBe(200);
    const other = await signUpUser(podium, { grant: 'admin' });
    const repeated = await turn('readOnly', true, other);
    expect([repeated.status, await repeated.json()]).toMatchObject([
      409,
      { error: { code: 'conflict', fields: [{ field: 'isOn', message: admin.username }] } },
    ]);
    const { items } = await admin.get<SwitchesAnswer>(base);
    expect(items).toMatchObject([
      { name: 'readOnly', isOn: true, by: { username: admin.username }, reason: 'a drill' },
      { name: 'medalsFrozen', isOn: false },
    ]);
    const audit = await admin.get<AuditAnswer>('/api/v1/desk/audit?type=switch');
    expect(audit.items[0]).toMatchObject({
      type: 'switch.set',
      about: 'switch/readOnly',
      by: { username: admin.username },
      reason: 'a drill',
      after: { name: 'readOnly', isOn: true },
    });
  });

  test('is changed by one of two users who try at the same time', async () => {
    const people = [admin, await signUpUser(podium, { grant: 'admin' })];
    const answers = await Promise.all(people.map(async (user) => turn('medalsFrozen', true, user)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('is for administrators only, and needs a reason', async () => {
    const manager = await signUpUser(podium, { grant: 'manager' });
    const ofOneSport = await signUpUser(podium, { grant: 'admin', scope: 'discipline SWM' });
    for (const person of [manager, ofOneSport]) {
      expect((await person.ask('GET', base)).status).toBe(403);
      expect((await turn('readOnly', true, person)).status).toBe(403);
    }
    const nonce = randomUUID();
    expect((await admin.ask('PUT', `${base}/readOnly`, { isOn: true, reason: ' ', nonce })).status).toBe(422);
    expect((await admin.ask('PUT', `${base}/readOnly`, { isOn: 'yes', reason: 'why', nonce })).status).toBe(422);
    expect((await admin.ask('PUT', `${base}/noSuch`, { isOn: true, reason: 'why', nonce })).status).toBe(404);
  });
});

describe('while the Games are read-only', () => {
  test('requests that write are refused with the reason; the feed, reads, logging in and out continue', async () => {
    const ana = await signUpUser(podium);
    await turn('readOnly', true);
    expect((await json<GamesAnswer>('/api/v1/games')).readOnly).toMatchObject({ reason: 'a drill' });
    const refusal = await follow(ana);
    expect([refusal.status, refusal.headers.get('retry-after'), await refusal.json()]).toMatchObject([
      503,
      '60',
      { error: { code: 'readOnly', fields: [{ field: 'readOnly', message: 'a drill' }] } },
    ]);
    const level = { level: 'number', reason: 'why', nonce: randomUUID() };
    expect((await admin.ask('PUT', '/api/v1/desk/participants/7100101/level', level)).status).toBe(503);
    expect((await podium.feed(describeList({ isOfficial: true, winner: '7100104' }))).status).toBe(200);
    expect((await ana.ask('GET', '/api/v1/me')).status).toBe(200);
    expect((await ana.post('/api/v1/auth/sign-out')).status).toBe(200);
    const { username, password } = ana;
    expect((await ana.post('/api/v1/auth/sign-in', { username, password })).status).toBe(200);
    expect((await turn('readOnly', false)).status).toBe(200);
    expect((await follow(ana)).status).toBe(200);
    expect((await json<GamesAnswer>('/api/v1/games')).readOnly).toBeUndefined();
  });

  test('every route that changes something is refused, except those listed here', () => {
    const open = podium.routes.filter(({ shape }) => shape.isOpenWhenReadOnly).map(({ shape }) => shape.path);
    expect(open.toSorted()).toEqual([
      '/api/v1/auth/invitation',
      '/api/v1/auth/sign-in',
      '/api/v1/auth/sign-out',
      '/api/v1/desk/switches/{name}',
      '/api/v1/me/sessions',
      '/api/v1/me/sessions/{id}',
    ]);
  });
});

interface List {
  isOfficial: boolean;
  winner: string;
}

/** The medal list of one event, in a newer version. */
function describeList({ isOfficial, winner }: List): string {
  version++;
  return medals
    .replaceAll('Version="1"', `Version="${version}"`)
    .replaceAll('"7100104"', `"${winner}"`)
    .replaceAll('"OFFICIAL"', isOfficial ? '"OFFICIAL"' : '"UNOFFICIAL"');
}
const lists = fc.array(fc.record({ isOfficial: fc.boolean(), winner: fc.constantFrom('7100104', '7100105') }), {
  minLength: 1,
  maxLength: 4,
});
async function send(all: readonly List[]): Promise<void> {
  for (const list of all) expect((await podium.feed(describeList(list))).status).toBe(200);
  await podium.settle();
}

/** Returns everything about medals, without the note. */
async function readShown(): Promise<unknown[]> {
  const table = await json<MedalsAnswer>('/api/v1/medals');
  const medallists = await json<MedallistsAnswer>('/api/v1/medals/all/medallists');
  const profile = await json<{ awards: unknown }>('/api/v1/participants/7100104');
  const { medals: ofDelegations } = await json<{ medals: unknown }>('/api/v1/delegations/DUN');
  return [{ ...table, frozenSince: null }, { ...medallists, frozenSince: null }, profile.awards, ofDelegations];
}

/** Returns the tables that differ from a rebuild from the journal, with or without its switches. */
async function differences(entryTypes: typeof featureEntryTypes): Promise<string[]> {
  const target = await testDatabase();
  try {
    const result = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    return result.differences.map(({ table }) => table);
  } finally {
    await target.close();
  }
}

describe('frozen medals', () => {
  test('do not change whatever the feed sends, and afterwards equal those of Games that were never frozen', async () => {
    await fc.assert(
      fc.asyncProperty(lists, lists, async (before, meanwhile) => {
        await send(before);
        const seen = await readShown();
        await turn('medalsFrozen', true);
        await send(meanwhile);
        expect(await readShown()).toEqual(seen);
        await turn('medalsFrozen', false);
        const after = await readShown();
        await send([]);
        expect(await readShown()).toEqual(after);
      }),
      { numRuns: Number(process.env['PODIUM_ORDERS'] ?? 3) },
    );
    const withoutSwitches = featureEntryTypes.filter(({ type }) => type !== 'switch.set');
    expect(await differences(withoutSwitches)).toEqual(['"sport"."switches"']);
  });

  test('are noted in the documents, while results continue, and are the same after a replay', async () => {
    await send([{ isOfficial: true, winner: '7100104' }]);
    await turn('medalsFrozen', true);
    const { medalsFrozenSince } = await json<GamesAnswer>('/api/v1/games');
    expect(medalsFrozenSince).toBeDefined();
    expect((await json<MedalsAnswer>('/api/v1/medals')).frozenSince).toBe(medalsFrozenSince);
    await send([{ isOfficial: false, winner: '7100105' }]);
    const { items } = await json<MedallistsAnswer>('/api/v1/medals/swm/medallists');
    expect(items.some(({ competitor, isOfficial }) => competitor.id === '7100104' && isOfficial)).toBe(true);
    expect(await differences(featureEntryTypes)).toEqual([]);
    await turn('medalsFrozen', false);
    const thawed = await json<MedallistsAnswer>('/api/v1/medals/swm/medallists');
    expect(thawed.items.some(({ isOfficial }) => isOfficial)).toBe(false);
    const { rows } = await podium.database.pool.query('select from sport.frozen_awards');
    expect(rows).toEqual([]);
  });
});
