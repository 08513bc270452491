import { createPublicKey, verify } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorAnswer, PushAnswer, PushPayload, PushPreferences, PushSubscribeAnswer } from '@podium/contract';
import { inSiblingDatabase } from '../../database/beside.ts';
import { transaction } from '../../database/database.ts';
import { rebuild } from '../../feed/rebuild.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../../feed/testing/feed-files.ts';
import { openLog } from '../../ground/log.ts';
import { gamesAt } from '../../testing/games-at.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor } from '../../testing/visitor.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';
import { features } from '../features.gen.ts';
import type { FeatureKit } from '../kit.ts';
import { Offers } from '../service.ts';
import { announce } from './announce.ts';
import { announceDue } from './follow.ts';
import { PushDevice } from './testing/push-device.ts';
import { stubPushService } from './testing/stub-push-service.ts';
import type { StubPushService } from './testing/stub-push-service.ts';

/** Four minutes before the final. */
const startTime = '2026-10-12T18:00:00-03:00';
const startedAt = Date.parse(startTime);
const correction = join(examplesFolder, 'sequences/04-correction-of-official');
const base = '/api/v1/push';
const subscriptions = `${base}/subscriptions`;

let podium: TestPodium;
let jobLock: pg.Client;
let service: StubPushService;
let visitor: Visitor;
let key: string;
/** Time at the Games. */
let clock: () => number;

beforeAll(async () => {
  service = await stubPushService();
  const offsetMs = startedAt - Date.now();
  clock = () => Date.now() + offsetMs;
  podium = await testPodium({
    environment: {
      PUSH_SERVICES: '127.0.0.1',
      PUSH_CONTACT: 'mailto:operator@games.example',
      ...gamesAt(startTime),
      ACCOUNTS_PASSWORD_MB: '19',
      ACCOUNTS_TWO_FACTOR_FOR: 'none',
    },
  });
  // Holding the job's lock lets these tests choose when it runs.
  jobLock = await podium.database.connect();
  await jobLock.query(`select pg_advisory_lock(hashtext('podium job push announce'))`);
  visitor = new Visitor(podium.url);
  await feedFiles(podium.database.pool, await xmlFiles(join(examplesFolder, 'base')));
  await followAthlete();
  key = (await visitor.get<PushAnswer>(base)).publicKey;
});
afterAll(async () => {
  await jobLock.end();
  await podium.stop();
  service.close();
});
beforeEach(async () => {
  await podium.database.pool.query('delete from push.subscriptions');
  service.received.length = 0;
});

/** Resolves when all fed messages have been compared with what was announced. */
async function followAthlete(): Promise<void> {
  await podium.settle();
  await vi.waitUntil(
    async () => {
      const { rows } = await podium.database.pool.query<{ isDone: boolean }>(
        `select coalesce((select seq from feed.followers where name = 'push'), 0) = (select last_seq from feed.installation) as "isDone"`,
      );
      return rows[0]!.isDone;
    },
    { timeout: 60_000, interval: 30 },
  );
}

const feed = async (...files: string[]): Promise<void> => {
  await feedFiles(podium.database.pool, files);
  await followAthlete();
};

/** Runs the job that normally runs every ten seconds. */
const announceNow = async (): Promise<void> =>
  transaction(podium.database.pool, async (client) => {
    const { readModel } = podium;
    // Topics take what they need from their context, so their features need no kit to offer them.
    const offers = new Offers(features.flatMap((feature) => feature.offers?.({} as FeatureKit) ?? []));
    await announceDue(client, {
      all: (service) => offers.all(service),
      program: () => readModel.games(),
      clock: { now: clock, rate: 1 },
      read: async (name, language, parameters) => readModel.read(name, language, parameters),
    });
  });

const preferences = (changes: Partial<PushPreferences> = {}): PushPreferences => ({
  language: 'en',
  timeZone: 'America/Sao_Paulo',
  types: ['start', 'result', 'medal', 'schedule', 'bulletin', 'notice'],
  leadMinutes: 10,
  quiet: null,
  hidesResults: false,
  follows: [],
  ...changes,
});
const follow = (text: string): PushPreferences['follows'][number] => {
  const [kind, id = ''] = text.split(' ');
  return { kind: kind as 'athlete', id, off: [] };
};

interface Subscribed {
  id: string;
  path: string;
  /** Decrypted notifications, oldest first. */
  told: () => PushPayload[];
}
let count = 0;

async function subscribe(changes: Partial<PushPreferences> = {}, user: Visitor = visitor): Promise<Subscribed> {
  const device = new PushDevice();
  const path = `/device/${count++}`;
  const address = device.address(service.url + path, key);
  const response = await user.post(subscriptions, { address, preferences: preferences(changes) });
  expect(response.status, await response.clone().text()).toBe(201);
  const { id } = (await response.json()) as PushSubscribeAnswer;
  const receivedPayloads = (): PushPayload[] =>
    service.received.filter((request) => request.path === path).map(({ body }) => device.decrypt(body));
  return { id, path, told: receivedPayloads };
}

/** Resolves when no delivery is waiting. */
async function waitUntilSent(timeout = 15_000): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await podium.database.pool.query(
        "select from push.deliveries where next_at < now() + interval '61 seconds' limit 1",
      );
      return rows.length === 0;
    },
    { timeout, interval: 50 },
  );
}
const bodies = ({ told }: Subscribed): string[] =>
  told()
    .map(({ body }) => body)
    .sort();
const forget = async (): Promise<void> => {
  await waitUntilSent();
  service.received.length = 0;
};
/** Keeps announcements from being sent. */
const hold = async (): Promise<void> =>
  void (await podium.database.pool.query(`update push.deliveries set next_at = now() + interval '1 hour'`));
const release = async (): Promise<void> =>
  void (await podium.database.pool.query('update push.deliveries set next_at = now()'));

describe('a device', () => {
  test('subscribes, gets a test, changes its preferences and unsubscribes, without an account', async () => {
    const device = await subscribe();
    expect((await visitor.post(`${subscriptions}/test`, { id: device.id })).status).toBe(202);
    await waitUntilSent();
    expect(device.told()).toEqual([
      expect.objectContaining({
        body: 'Notifications work on this device.',
        tag: 'test',
        direction: 'ltr',
        path: '/notifications',
      }),
    ]);
    const arabic = { id: device.id, preferences: preferences({ language: 'ar' }) };
    expect((await visitor.ask('PUT', subscriptions, arabic)).status).toBe(200);
    await visitor.post(`${subscriptions}/test`, { id: device.id });
    await waitUntilSent();
    expect(device.told()[1]).toMatchObject({ language: 'ar', direction: 'rtl', path: '/ara/notifications' });
    const { id } = device;
    expect((await visitor.post(`${subscriptions}/remove`, { id })).status).toBe(200);
    for (const [method, path, body] of [
      ['POST', `${subscriptions}/remove`, { id }],
      ['POST', `${subscriptions}/test`, { id }],
      ['PUT', subscriptions, arabic],
    ] as const)
      expect((await visitor.ask(method, path, body)).status, path).toBe(404);
  });

  test('receives encrypted messages below 3 KB, signed for its push service', async () => {
    const device = await subscribe();
    await visitor.post(`${subscriptions}/test`, { id: device.id });
    await waitUntilSent();
    const [{ headers, body }] = service.received as [(typeof service.received)[number]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(Number(headers['ttl'])).toBeGreaterThan(500);
    expect(headers['topic']).toMatch(/^[\w-]{32}$/u);
    expect(body.length).toBeLessThan(3000);
    expect(body.toString('latin1')).not.toContain('Notifications');
    const [, token, publicKey] = /^vapid t=([^,]+), k=(.+)$/u.exec(headers['authorization']!)!;
    expect(publicKey).toBe(key);
    const [head, claims, signature] = token!.split('.') as [string, string, string];
    const point = Buffer.from(publicKey!, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), verifier, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.url,
      sub: 'mailto:operator@games.example',
    });
  });

  test('is refused with an error that names the wrong field', async () => {
    const address = new PushDevice().address(`${service.url}/x`, key);
    const faults = async (changes: object, preferred: object = {}): Promise<[number, (string | undefined)[]]> => {
      const response = await visitor.post(subscriptions, {
        address: { ...address, ...changes },
        preferences: { ...preferences(), ...preferred },
      });
      const { error } = (await response.json()) as ErrorAnswer;
      return [response.status, error.fields?.map(({ field }) => field) ?? []];
    };
    expect(await faults({ endpoint: 'https://somewhere.example/x' })).toEqual([422, ['address.endpoint']]);
    expect(await faults({ endpoint: 'https://evil.fcm.googleapis.com.example/x' })).toEqual([
      422,
      ['address.endpoint'],
    ]);
    expect(await faults({ endpoint: service.url.replace('127.0.0.1', '127.0.0.2') })).toEqual([
      422,
      ['address.endpoint'],
    ]);
    expect(await faults({ endpoint: 'nonsense' })).toEqual([422, ['address.endpoint']]);
    expect(await faults({ key: address.transport === 'web' ? address.p256dh : '' })).toEqual([422, ['address.key']]);
    expect(await faults({ auth: 'short' })).toEqual([422, ['address.auth']]);
    expect(await faults({}, { timeZone: 'Mars/Olympus' })).toEqual([422, ['preferences.timeZone']]);
    expect(await faults({}, { leadMinutes: 15 })).toEqual([422, ['preferences.leadMinutes']]);
    expect(await faults({}, { quiet: { from: '25:00', until: '07:00' } })).toEqual([422, ['preferences.quiet.from']]);
    const native = { address: { transport: 'apns', token: 'a'.repeat(64) }, preferences: preferences() };
    expect((await visitor.post(subscriptions, native)).status, 'no sender is configured').toBe(422);
  });

  test('of a signed-in user is part of the account’s export and is deleted with the account', async () => {
    const ana = await signUpUser(podium);
    await subscribe({ follows: [follow('athlete 7100101')] }, ana);
    const { rows } = await podium.database.pool.query('select user_id as "userId" from push.subscriptions');
    expect(rows).toEqual([{ userId: ana.id }]);
    expect((await ana.post('/api/v1/me/erase', { password: ana.password })).status).toBe(200);
    expect((await podium.database.pool.query('select from push.subscriptions')).rowCount).toBe(0);
  });

  test('is deleted once the push service no longer knows it', async () => {
    const [gone, remaining] = [await subscribe(), await subscribe()];
    service.answers.set(gone.path, [{ status: 410 }]);
    for (const { id } of [gone, remaining]) await visitor.post(`${subscriptions}/test`, { id });
    await waitUntilSent();
    expect((await podium.database.pool.query('select from push.subscriptions')).rowCount).toBe(1);
    expect(remaining.told()).toHaveLength(1);
  });

  test('gets nothing until the time that its push service requests', async () => {
    const device = await subscribe();
    service.answers.set(device.path, [{ status: 429, headers: { 'retry-after': '1' } }]);
    await visitor.post(`${subscriptions}/test`, { id: device.id });
    await vi.waitUntil(() => service.received.length === 1, { timeout: 60_000 });
    await vi.waitUntil(
      async () => {
        const { rows } = await podium.database.pool.query<{ wait: number }>(
          'select extract(epoch from next_at - now())::float8 as wait from push.deliveries where attempts = 1',
        );
        return rows[0] !== undefined && rows[0].wait < 25;
      },
      { timeout: 60_000 },
    );
    // Another notification would be sent immediately if its service were not paused.
    await release();
    expect(device.told()).toHaveLength(1);
    await vi.waitUntil(() => device.told().length === 2, { timeout: 60_000, interval: 100 });
    await waitUntilSent();
  });
});

describe('a day of notifications', () => {
  test('reminds of a start in advance, reports results, corrections and medals, each once, to followers only', async () => {
    const ines = await subscribe({ follows: [follow('athlete 7100101')] });
    const third = await subscribe({ follows: [follow('athlete 7100104')] });
    const sport = await subscribe({ follows: [follow('discipline swm')], leadMinutes: 60, language: 'pt' });
    const hiding = await subscribe({
      follows: [follow('discipline swm')],
      hidesResults: true,
      types: ['result', 'medal'],
    });
    const muted = await subscribe({ follows: [{ ...follow('athlete 7100101'), off: ['result', 'medal', 'start'] }] });
    const other = await subscribe({ follows: [follow('discipline jud'), follow('delegation XXX')] });

    await feed(join(examplesFolder, 'messages/result-swm-final-startlist.xml'));
    await announceNow();
    await announceNow();
    await waitUntilSent();
    expect(ines.told()).toEqual([
      {
        title: expect.stringMatching(/^\u2068.*LUMAR.*\u2069 · Women's 200m/u),
        body: 'Swimming · Final · Starts at 18:04 · Aquatic Centre · Competition pool',
        language: 'en',
        direction: 'ltr',
        path: '/discipline/swm/results/SWMW200MFR------------FNL-000100',
        tag: 'unit:SWMW200MFR------------FNL-000100',
      },
    ]);
    expect(bodies(sport)).toEqual(
      [
        ['Final', '18:04'],
        ['Medal ceremony', '18:40'],
      ].map(([part, time]) => `Natação · ${part} · Começa às ${time} · Aquatic Centre · Competition pool`),
    );
    const counts = [ines, third, sport].map((device) => device.told().length);
    expect(counts).toEqual([1, 1, 2]);
    await forget();

    // Announces the result, then the medals; repeating the messages announces nothing.
    const messages = await xmlFiles(correction);
    await feed(...messages.filter((file) => /\/0[1-4]-[^/]*$/u.test(file)));
    await feed(...messages.filter((file) => /\/0[1-4]-[^/]*$/u.test(file)));
    await waitUntilSent();
    expect(bodies(ines)).toEqual([
      expect.stringMatching(/^Swimming · Final · 1\. \u2068.*LUMAR.*\u2069 \u20682:04.31\u2069$/u),
      expect.stringMatching(/^Swimming · Gold: \u2068.*LUMAR.*\u2069$/u),
    ]);
    expect(bodies(third)).toEqual([
      expect.stringMatching(/^Swimming · Bronze: /u),
      expect.stringMatching(/^Swimming · Final · 3\. .*2:07.80\u2069$/u),
    ]);
    expect(hiding.told().map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Women's 200m Freestyle", "Women's 200m Freestyle"]),
    );
    expect(bodies(hiding)).toEqual([
      'Swimming · Final · Ended. The result is out.',
      'Swimming · The medals have been decided.',
    ]);

    // A protest is upheld, and the third place becomes fourth.
    await forget();
    await feed(...messages.filter((file) => /\/(?:0[5-9]|1\d)-[^/]*$/u.test(file)));
    await waitUntilSent();
    expect(bodies(third)).toEqual([expect.stringMatching(/^Swimming · Final · Corrected: .*: 3 → 4\./u)]);
    expect(bodies(ines), 'her own result did not change').toEqual([]);
    expect(bodies(sport)).toEqual([
      expect.stringMatching(/^Natação · Bronze: .*ORSIN/u),
      expect.stringMatching(/^Natação · Final · Corrigido: /u),
    ]);
    expect(JSON.stringify(hiding.told())).not.toMatch(/Lumar|Günvar|Orsin|Vante/iu);
    expect([muted.told(), other.told()]).toEqual([[], []]);

    // A rebuild, a full replay and a new baseline announce nothing.
    const before = service.received.length;
    await inSiblingDatabase(podium.database, async (target) =>
      rebuild(podium.database.pool, target, { log: openLog('silent'), entryTypes, onProgress: () => undefined }),
    );
    await podium.database.pool.query(`update feed.followers set seq = 0 where name = 'push'`);
    await feed(...messages, ...(await xmlFiles(join(examplesFolder, 'base'))));
    await announceNow();
    expect((await podium.database.pool.query('select from push.deliveries')).rowCount).toBe(0);
    expect(service.received).toHaveLength(before);
  }, 60_000);

  test('announces a start that moves before its reminder once, with its new time, and a canceled one only as canceled', async () => {
    const ceremony = 'SWMW200MFR------------VICTMEDAL---';
    const device = await subscribe({ follows: [follow('discipline swm')], leadMinutes: 60 });
    await podium.database.pool.query(`delete from push.told where subject like 'start:%VICTMEDAL%'`);
    await announceNow();
    await hold();
    let version = 20;
    const update = async (time: string, status = 'SCHEDULED'): Promise<void> => {
      version++;
      const response = await podium.feed(`<?xml version="1.0" encoding="UTF-8"?>
<OdfBody CompetitionCode="YG2026" DocumentCode="SWM-------------------------------" DocumentType="DT_SCHEDULE_UPDATE" Version="${version}" FeedFlag="P" Date="2026-10-12" Time="1800${version}000" LogicalDate="2026-10-12" Source="AQCSWM1">
  <Competition Gen="YG-2026-GEN-1.0" Sport="YG-2026-SWM-1.0" Codes="YG-2026-CC-1.0">
    <Unit Code="${ceremony}" PhaseType="6" ScheduleStatus="${status}" StartDate="2026-10-12T${time}:00-03:00" Order="2" Venue="AQC" Location="PL1" SessionCode="SWM02">
      <ItemName Language="ENG" Value="Ceremony"/>
    </Unit>
  </Competition>
</OdfBody>`);
      expect(response.status, await response.text()).toBe(200);
      await followAthlete();
    };
    await update('19:20');
    await release();
    await waitUntilSent();
    expect(device.told().map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Swimming · .*New time: .*19:20\. It was .*18:40\. · Aquatic Centre/u),
    ]);
    await update('18:50');
    await hold();
    await update('18:50', 'CANCELLED');
    await announceNow();
    await waitUntilSent();
    expect(
      device
        .told()
        .slice(1)
        .map(({ body }) => body),
    ).toEqual(['Swimming · Ceremony · Canceled.']);
  });

  test('holds results and notices back in quiet hours and drops reminders, but sends tests and dangers at once', async () => {
    const now = new Intl.DateTimeFormat('en', {
      timeZone: 'Asia/Baku',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const time = (hours: number): string => now.format(Date.now() + hours * 3_600_000);
    const quiet = { from: time(-1), until: time(2) };
    const device = await subscribe({ timeZone: 'Asia/Baku', quiet, follows: [follow('discipline swm')] });
    const { pool } = podium.database;
    const partition = podium.readModel.games().partition;
    const queue = async (type: string, facts: object): Promise<void> =>
      void (await pool.query(
        `with news as (insert into push.news (partition, type, topic, facts, expires_at)
           values ($1, $2, $2, $3, now() + interval '12 hours') returning id)
         insert into push.deliveries (news_id, subscription_id, about)
         select news.id, subscriptions.id, 'discipline swm' from news, push.subscriptions`,
        [partition, type, JSON.stringify({ type, ...facts })],
      ));
    const unit = 'SWMW200MFR------------FNL-000100';
    await queue('start', { unit, startAt: startedAt });
    await queue('result', { unit, change: { kind: 'result' } });
    await queue('notice', { id: 'rain', isUrgent: false });
    // Not published anymore; this test only checks that it is sent without delay.
    await queue('notice', { id: 'storm', isUrgent: true });
    await visitor.post(`${subscriptions}/test`, { id: device.id });
    await waitUntilSent();
    expect(device.told().map(({ tag }) => tag)).toEqual(['test']);
    const { rows } = await pool.query<{ type: string; hours: number; attempts: number }>(
      `select type, extract(epoch from next_at - now())::float8 / 3600 as hours, attempts
       from push.deliveries join push.news on news.id = news_id order by type`,
    );
    const later = { hours: expect.closeTo(2, 1), attempts: 0 };
    expect(rows).toEqual([
      { type: 'notice', ...later },
      { type: 'result', ...later },
    ]);
    await pool.query('delete from push.subscriptions');
  });
});

test('a result that is corrected before sending is announced once, with the correction', async () => {
  const { pool } = podium.database;
  const unit = 'SWMW200MFR------------FNL-000100';
  // Resets the state to before the result was announced, then announces it and holds it back.
  await pool.query(`update push.told set state = state - 'result' where subject = $1`, [`unit:${unit}`]);
  const device = await subscribe({ follows: [follow('athlete 7100104')], types: ['result'] });
  const state = { phase: 'done', startAt: startedAt, result: { '7100104': '3|||' } };
  await pool.query(
    `with news as (insert into push.news (partition, type, topic, facts, expires_at)
       values ($1, 'result', $2, $3, now() + interval '1 hour') returning id)
     insert into push.deliveries (news_id, subscription_id, about, next_at)
     select news.id, subscriptions.id, 'athlete 7100104', now() + interval '1 hour' from news, push.subscriptions`,
    [
      podium.readModel.games().partition,
      `unit:${unit}`,
      JSON.stringify({ type: 'result', unit, change: { kind: 'result' } }),
    ],
  );
  await pool.query('update push.told set state = $2 where subject = $1', [`unit:${unit}`, JSON.stringify(state)]);
  await hold();
  // The follower sees the corrected result.
  await pool.query(`update feed.followers set seq = 0 where name = 'push'`);
  await feed(...(await xmlFiles(join(examplesFolder, 'base'))));
  expect((await pool.query('select from push.deliveries')).rowCount).toBe(1);
  await release();
  await waitUntilSent();
  expect(device.told().map(({ body }) => body)).toEqual([expect.stringMatching(/^Swimming · Final · 4\. /u)]);
});

test('a medal is due before the results that already wait', async () => {
  const { pool } = podium.database;
  const device = await subscribe({ types: ['result', 'medal'], follows: [follow('discipline swm')] });
  const { partition } = podium.readModel.games();
  const subjects = [{ kind: 'discipline', id: 'swm' }] as const;
  const news = { facts: {}, expiresAt: Date.now() + 60_000, to: { open: subjects, veiled: subjects } };
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const unit of ['A', 'B'])
      await announce(client, partition, { ...news, type: 'result', topic: `unit:${unit}` });
    await announce(client, partition, { ...news, type: 'medal', topic: 'event:C', comesFirst: true });
    const { rows } = await client.query<{ type: string }>(
      'select type from push.deliveries join push.news on news.id = news_id order by next_at',
    );
    expect(rows.map(({ type }) => type)).toEqual(['medal', 'result', 'result']);
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(device.told()).toEqual([]);
});

test('two thousand devices receive a result once each', async () => {
  const { pool } = podium.database;
  const device = new PushDevice().address('https://x.example', key) as { p256dh: string; auth: string };
  await pool.query(
    `with device as (
       insert into push.subscriptions (id_hash, address_hash, transport, address, p256dh, auth, kid, language, time_zone, types, lead_minutes, hides_results)
       select sha256(('i' || n)::bytea), sha256(('a' || n)::bytea), 'web', $1 || n, $2, $3, $4, 'en', 'UTC', '{result}', 10, false
       from generate_series(1, 2000) as n returning id)
     insert into push.follows (subscription_id, kind, id, off) select id, 'discipline', 'swm', '{}' from device`,
    [
      `${service.url}/many/`,
      device.p256dh,
      device.auth,
      (await pool.query<{ kid: string }>("select '1' as kid")).rows[0]!.kid,
    ],
  );
  await pool.query(`update push.told set state = state - 'result' where subject like 'unit:SWMW200MFR%FNL-000100'`);
  await pool.query(`update feed.followers set seq = 0 where name = 'push'`);
  await feed(...(await xmlFiles(join(examplesFolder, 'base'))));
  await waitUntilSent(50_000);
  const paths = service.received.map(({ path }) => path);
  expect([paths.length, new Set(paths).size]).toEqual([2000, 2000]);
  expect((await pool.query('select from push.deliveries')).rowCount).toBe(0);
}, 60_000);
