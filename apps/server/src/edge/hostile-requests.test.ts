/** Hostile and unusual requests: prototype names, U+0000, long headers, foreign origins, other encodings. */
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceClass } from '../features/access-log/device-class.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import { RawConnection } from '../testing/raw-connection.ts';
import { signUpUser } from '../testing/sign-up-user.ts';
import { NetworkLimit } from '../access/limits.ts';
import { reads } from '../features/reads.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import type { Alarms } from '../ground/alarms.ts';
import { DiskGuard } from './disk.ts';
import { pageUrl, cookiePlatform } from './pages/page-address.ts';
import { PageReads } from './pages/page-reads.ts';
import { openLog } from '../ground/log.ts';
import { pagePolicy, storedPage } from './pages/stored-page.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium();
  for (const folder of ['base', 'messages'])
    await feedFiles(podium.database.pool, await xmlFiles(join(examplesFolder, folder)));
  await podium.settle();
});
afterAll(async () => podium.stop());

const fetchHealth = async (): Promise<{ alarms: unknown[] }> =>
  (await (await podium.get('/api/v1/health')).json()) as { alarms: unknown[] };

describe('security 1: a long header costs no more than a short one', () => {
  const fill = (text: string): string => text.repeat(Math.ceil(15_360 / text.length)).slice(0, 15_360);
  test.each([
    ['a user agent of androids', () => deviceClass(`${'android'.repeat(1100)}${' mobile'.repeat(1090)}`)],
    ['a user agent of bots', () => deviceClass(fill('bo/ '))],
    ['a cookie of separators', () => cookiePlatform(fill(';   '))],
    ['a cookie of its own name', () => cookiePlatform(fill('podium_platform'))],
    ['a query of 2,000 parameters', () => pageUrl('/', `?${fill('a=1&%64=2&')}`, ['day'])],
    ['a query of one long parameter', () => pageUrl('/', `?${fill('%64')}`, ['day'])],
  ])('%s', (_, read) => {
    read();
    const times = Array.from({ length: 9 }, () => {
      const startedAt = performance.now();
      read();
      return performance.now() - startedAt;
    });
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(1);
  });
});

describe('security 4: odd addresses are answered, and raise no alarm', () => {
  const fillPath = (path: string, part: string): string => path.replaceAll(/\{\w+\}/gu, part);

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a parameter named %s is ignored',
    async (name) => {
      for (const { path } of reads) {
        const plain = await podium.get(fillPath(path, 'SWM'));
        const odd = await podium.get(`${fillPath(path, 'SWM')}?${name}=1`);
        expect([path, odd.status]).toEqual([path, plain.status]);
      }
    },
  );

  test('U+0000 is answered with 404 in a path and with 400 in a query, on every read', async () => {
    for (const { path } of reads) {
      if (path.includes('{')) expect([path, (await podium.get(fillPath(path, 'a%00'))).status]).toEqual([path, 404]);
      expect([path, (await podium.get(`${fillPath(path, 'SWM')}?query=%00`)).status]).toEqual([path, 400]);
    }
    for (const path of ['/api/v1/trivia/a%00', '/calendar/unit-a%00.ics', '/share/unit-a%00-en.png'])
      expect([path, (await podium.get(path)).status]).toEqual([path, 404]);
    for (const path of ['/api/v1/ranking?query=%00', '/api/v1/feedback?query=%00', '/api/v1/access-log?route=%00'])
      expect([path, (await podium.get(path)).status]).toEqual([path, 400]);
    expect((await fetchHealth()).alarms).toEqual([]);
  });

  test('a body nested 30,000 levels deep is answered with 400 on every route', async () => {
    const person = await signUpUser(podium);
    const lists = '['.repeat(30_000) + ']'.repeat(30_000);
    const objects = '{"a":'.repeat(9000) + '1' + '}'.repeat(9000);
    const statuses: number[] = [];
    for (const body of [lists, objects])
      for (const path of ['/api/v1/auth/sign-in', '/api/v1/auth/sign-up', '/api/v1/auth/forgot']) {
        const headers = { 'content-type': 'application/json' };
        statuses.push((await fetch(podium.url + path, { method: 'POST', headers, body })).status);
      }
    expect((await person.ask('POST', '/api/v1/auth/confirm', { token: [[[['a']]]] })).status).toBe(422);
    expect(statuses).toEqual(statuses.map(() => 400));
  });

  test('U+0000 in a body is answered with 422, which names the field', async () => {
    const person = await signUpUser(podium);
    const response = await person.ask('POST', '/api/v1/feedback', { sentiment: 'happy', suggestion: 'a\0bcdefghijk' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { fields: [{ field: 'suggestion' }] } });
    expect((await person.ask('DELETE', '/api/v1/me/sessions/a%00')).status).toBe(404);
  });
});

test('security 16: a page whose address contains an impossible part is answered with 404, not with an error', async () => {
  const pageReads = new PageReads(podium.readModel, openLog('silent'));
  expect(await pageReads.read(`/api/v1/participants/${'b'.repeat(81)}`)).toMatchObject({ status: 404 });
  expect(pageReads.failure).toBeUndefined();
});

test.each(['/', '/api/v1/medals', '/api/v1/nothing'])(
  'TRACE %s is refused, and the response repeats nothing',
  async (path) => {
    const connection = new RawConnection(podium.url).send(
      `TRACE ${path} HTTP/1.1\r\nhost: x\r\nx-mine: canary\r\n\r\n`,
    );
    await expect.poll(() => connection.text).toMatch(/^HTTP\/1\.1 40[045] /u);
    expect(connection.text).not.toContain('canary');
  },
);

test('security 13: users can no longer write at four times the disk reserve, before the feed stops', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const looks: boolean[][] = [];
  const look = ({ hasRoom, hasRoomForPeople }: DiskGuard): void => void looks.push([hasRoomForPeople, hasRoom]);
  for (const reserve of [1, (bavail * bsize) / 2, bavail * bsize * 2])
    await new DiskGuard(tmpdir(), Math.round(reserve), look).look();
  expect(looks).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
});

test('the disk of uploads is also watched if the database is external', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const raised: (readonly string[])[] = [];
  const alarms = { set: (_: string, concerned: readonly string[]) => void raised.push(concerned) } as unknown as Alarms;
  const settings = { dataDir: tmpdir(), diskReserveBytes: bavail * bsize * 2 };
  const watchedFolders = async (databaseUrl: string | undefined): Promise<boolean[]> => {
    const disk = DiskGuard.of({ ...settings, databaseUrl }, alarms);
    await disk.look();
    return [disk.hasRoomForPeople, disk.hasRoom];
  };
  expect(await watchedFolders('postgres://elsewhere/podium')).toEqual([false, true]);
  expect(await watchedFolders(undefined)).toEqual([false, false]);
  expect(raised).toEqual([[expect.stringMatching(/MB left/u)], [expect.stringMatching(/MB left/u)]]);
});

test('security 22: limits in memory count networks, and an IPv6 connection is one network', async () => {
  for (const addresses of [
    ['127.0.0.1', '127.0.0.2', '127.0.0.3'],
    ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:ffff::1'],
  ]) {
    const limit = new NetworkLimit(2);
    await limit.take(addresses[0]!);
    await limit.take(addresses[1]!);
    await expect(limit.take(addresses[2]!)).rejects.toThrow('Too many requests; retry in 60 s.');
    await limit.take('198.51.100.7');
  }
});

test('security 28: a page that redirects cannot be framed', () => {
  const empty = new Uint8Array();
  const made = { status: 302, headers: [['location', '/x']], hash: '', length: 0, br: empty, gzip: empty, scripts: [] };
  const { headers } = storedPage(made as never, {
    publicUrl: 'http://localhost',
    streamHosts: [],
    platform: 'web',
    hidesResults: false,
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('security 28: a page plays streams only from hosts that the setting lists', () => {
  const empty = new Uint8Array();
  const headers: [string, string][] = [['content-type', 'text/html']];
  const made = { status: 200, headers, hash: '', length: 0, br: empty, gzip: empty, scripts: [] };
  const policyWith = (streamHosts: string[]): string | undefined =>
    storedPage(made, { publicUrl: 'http://localhost', streamHosts, platform: 'web', hidesResults: false }).headers[
      'content-security-policy'
    ];
  expect(policyWith([])).toContain("media-src 'self' blob:; ");
  const policy = policyWith(['live.example.org', '*.cdn.example.org']);
  expect(policy).toContain("media-src 'self' blob: https://live.example.org https://*.cdn.example.org;");
  expect(policy).toContain("connect-src 'self' https://live.example.org https://*.cdn.example.org;");
});

test('pages connect to their own server and to the configured street map server, never to others', () => {
  const empty = new Uint8Array();
  const headers = [['content-type', 'text/html']];
  const made = { status: 200, headers, hash: '', length: 0, br: empty, gzip: empty, scripts: [] };
  const connections = (mapServer?: object) =>
    storedPage(made as never, {
      publicUrl: 'http://localhost',
      streamHosts: [],
      mapServer,
      platform: 'web',
      hidesResults: false,
    })
      .headers['content-security-policy']?.split('; ')
      .find((directive) => directive.startsWith('connect-src'));
  expect(connections()).toBe("connect-src 'self'");
  const styleUrl = 'https://maps.example/styles/day.json?key=1';
  expect(connections({ styleUrl })).toBe("connect-src 'self' https://maps.example");
  expect(connections({ styleUrl, tilesUrl: 'https://maps.example/streets.pmtiles' })).toBe(
    "connect-src 'self' https://maps.example",
  );
});

test('N14: pages load pictures from their own server and from the configured picture store', () => {
  const sources = (pictureStore?: string): string =>
    pagePolicy([], {
      publicUrl: 'http://localhost',
      streamHosts: [],
      frameAncestors: "'none'",
      mapServer: {},
      pictureStore,
      hasCamera: false,
    });
  expect(sources()).toContain("img-src 'self' data:;");
  expect(sources('https://s3.example/games')).toContain("img-src 'self' data: https://s3.example;");
});

test('security 28: private answers may not be embedded by another origin, public documents may', async () => {
  const person = await signUpUser(podium);
  const response = await person.ask('GET', '/api/v1/me');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const open = await podium.get('/api/v1/medals');
  expect(open.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

describe('F13: pages of other origins revalidate public answers', () => {
  test.each(['/api/v1/medals', '/api/v1/units/SWM', '/api/v1/live', '/api/v1/health', '/calendar/medals.ics'])(
    'the preflight of %s allows the headers that they send',
    async (path) => {
      const response = await fetch(podium.url + path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://school.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'if-none-match',
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      for (const name of ['If-None-Match', 'Cache-Control', 'Content-Type', 'X-Requested-With'])
        expect(response.headers.get('access-control-allow-headers')).toContain(name);
    },
  );

  test('a read of a person answers no preflight', async () => {
    for (const path of ['/api/v1/me', '/api/v1/auth/sign-in', '/api/v1/feed/odf']) {
      const response = await fetch(podium.url + path, { method: 'OPTIONS', headers: { origin: 'https://a.example' } });
      expect([path, response.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  });

  test('calendars may be read from any origin', async () => {
    const response = await podium.get('/calendar/medals.ics');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('F14: the feed endpoint accepts readable encodings, and refuses others', () => {
  const message = (version: number, declaration: string): string =>
    `${declaration}\n<OdfBody CompetitionCode="ODF2026" DocumentCode="SWM-------------------------------" ` +
    `DocumentType="DT_PARTIC_UPDATE" Version="${version}" FeedFlag="P" Date="2026-10-01" Time="080000000" ` +
    `LogicalDate="2026-10-01" Source="SWM1"><Competition><Participant Code="990${version}" GivenName="Inês" ` +
    'FamilyName="Conceição" PrintName="CONCEIÇÃO Inês" Gender="F" Organisation="AUR" MainFunctionId="AA01"/></Competition></OdfBody>';

  test.each([
    ['ISO-8859-1', 1],
    ['windows-1252', 2],
  ])('a message declared as %s and written so keeps its accents', async (encoding, version) => {
    const text = message(version, `<?xml version="1.0" encoding="${encoding}"?>`);
    expect((await podium.feed(Buffer.from(text, 'latin1'))).status).toBe(200);
    await podium.settle();
    const { rows } = await podium.database.pool.query<{ outcome: string }>(
      'select outcome from feed.outcomes order by journal_id desc limit 1',
    );
    expect(rows[0]!.outcome).not.toBe('refused');
    expect(JSON.stringify(await journalText())).toContain('Conceição');
  });

  test.each([
    ['no declaration', ''],
    ['a declaration of UTF-8', '<?xml version="1.0" encoding="UTF-8"?>'],
    ['a declaration of an unknown encoding', '<?xml version="1.0" encoding="x-klingon"?>'],
  ])('Latin-1 under %s is refused with its line', async (_, declaration) => {
    const response = await podium.feed(Buffer.from(message(9, declaration), 'latin1'));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { fields: [{ field: 'not-utf8', line: 2 }] } });
  });

  test('UTF-8 under a wrong declaration is read as UTF-8', async () => {
    const text = message(3, '<?xml version="1.0" encoding="ISO-8859-1"?>');
    expect((await podium.feed(Buffer.from(text, 'utf8'))).status).toBe(200);
    await podium.settle();
  });

  async function journalText(): Promise<unknown> {
    const { rows } = await podium.database.pool.query<{ names: string }>(
      `select string_agg(row_to_json(people)::text, ' ') as names from sport.participants people`,
    );
    return rows[0]!.names;
  }
});
