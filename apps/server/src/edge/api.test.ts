import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorAnswer, healthAnswer } from '@podium/contract';
import type { MedalsAnswer, ScheduleDayAnswer, SearchAnswer, UnitAnswer } from '@podium/contract';
import { demoTransport } from '@podium/demo-games/transport';
import type { LogicalDay } from '@podium/games';
import { reads } from '../features/reads.ts';
import { publishTimetable } from '../features/transport/publish.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import { deskEntry } from '../feed/desk/desk-entry.ts';
import { appendToJournal } from '../feed/journal.ts';
import { openLog } from '../ground/log.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium();
  for (const folder of ['base', 'messages'])
    await feedFiles(podium.database.pool, await xmlFiles(join(examplesFolder, folder)));
  await appendToJournal(
    podium.database.pool,
    published.map((data) =>
      deskEntry({ type: 'content.publish', data, by: null, nonce: `published-${data.id}` }, 'YG2026', 0),
    ),
  );
  const shuttles = demoTransport({ days: ['2026-10-12' as LogicalDay], finalDays: new Set() });
  await publishTimetable({ pool: podium.database.pool, log: openLog('silent') }, shuttles);
  await podium.settle();
});
afterAll(async () => podium.stop());

/** One item of each kind that has its own page. */
const published = [
  {
    kind: 'course',
    id: 'fair-play',
    data: { title: { en: 'Fair play' }, provider: 'Academy', summary: { en: 'What fair play means.' } },
  },
  { kind: 'cup', id: 'states', data: { title: { en: 'Cup of states' }, points: '5 3 1' } },
  { kind: 'album', id: 'first-day', data: { title: { en: 'First day' }, day: '2026-10-12' } },
  {
    kind: 'bulletin',
    id: 'b1',
    data: { number: 1, title: { en: 'Hours' }, published: '2026-10-09T08:00:00-03:00', text: { en: 'From 07:00.' } },
  },
];

const samples: Readonly<Record<string, string>> = {
  '/api/v1/medals/{discipline}/medallists': '/api/v1/medals/swm/medallists',
  '/api/v1/medals/{discipline}/race': '/api/v1/medals/all/race',
  '/api/v1/medals/{discipline}/multi-medallists': '/api/v1/medals/all/multi-medallists',
  '/api/v1/events/{id}': '/api/v1/events/SWMW200MFR',
  '/api/v1/events/{id}/statistics': '/api/v1/events/SWMW200MFR/statistics',
  '/api/v1/phases/{id}': '/api/v1/phases/SWMW200MFR------------HEAT--------',
  '/api/v1/delegations/{code}': '/api/v1/delegations/AUR',
  '/api/v1/schedule/days/{day}': '/api/v1/schedule/days/2026-10-12',
  '/api/v1/units/{id}': '/api/v1/units/SWMW200MFR------------FNL-000100--',
  '/api/v1/units/{id}/content': '/api/v1/units/SWMW200MFR------------FNL-000100--/content',
  '/api/v1/participants/{id}': '/api/v1/participants/7100101',
  '/api/v1/venues/{id}': '/api/v1/venues/AQC',
  '/api/v1/courses/{id}': '/api/v1/courses/fair-play',
  '/api/v1/cups/{id}': '/api/v1/cups/states',
  '/api/v1/cups/{id}/sides/{side}': '/api/v1/cups/states/sides/AUR',
  '/api/v1/photos/albums/{id}': '/api/v1/photos/albums/first-day',
  '/api/v1/informativos/{id}': '/api/v1/informativos/b1',
  '/api/v1/transport/lines': '/api/v1/transport/lines?day=2026-10-12',
  '/api/v1/transport/lines/{id}': '/api/v1/transport/lines/north?day=2026-10-12',
  '/api/v1/transport/stops/{id}': '/api/v1/transport/stops/sta?day=2026-10-12',
  '/api/v1/search': '/api/v1/search?query=ines',
};
const sampleAddress = (path: string): string => samples[path] ?? path.replace('{key}', 'swm');

async function json<Answer>(path: string): Promise<Answer> {
  const response = await podium.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Answer;
}

describe('public reads', () => {
  test.each(reads.map((read) => [read.path, read] as const))(
    '%s conforms to its schema in all six languages',
    async (path, read) => {
      const address = sampleAddress(path);
      for (const lang of ['en', 'es', 'pt', 'az', 'ar', 'fr']) {
        const answer = await json<object>(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`);
        expect(read.answer.safeParse(answer).error?.issues ?? []).toEqual([]);
        if (!path.endsWith('}')) expect(answer).toHaveProperty('total');
      }
    },
  );

  test.each(reads.map((read) => sampleAddress(read.path)))(
    '%s: strong ETag, 304, brotli, gzip, identity, HEAD',
    async (path) => {
      const plain = await podium.get(path, { 'accept-encoding': 'identity' });
      const body = await plain.text();
      const etag = plain.headers.get('etag')!;
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      expect(plain.headers.get('content-encoding')).toBeNull();
      for (const encoding of ['br', 'gzip']) {
        const packed = await podium.get(path, { 'accept-encoding': encoding });
        expect(packed.headers.get('content-encoding')).toBe(encoding);
        expect(await packed.text()).toBe(body);
        expect(packed.headers.get('etag')).not.toBe(etag);
      }
      const revalidated = await podium.get(path, {
        'if-none-match': `"other", W/${etag}`,
        'accept-encoding': 'identity',
      });
      expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
      const packed = await podium.get(path, { 'if-none-match': etag, 'accept-encoding': 'gzip' });
      expect([packed.status, await packed.text()], 'another encoding is another entity').toEqual([200, body]);
      const head = await fetch(podium.url + path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(Buffer.byteLength(body))]);
    },
  );

  test('a document from memory and a newly built one have the same headers', async () => {
    const [built, cached] = [
      await podium.get('/api/v1/venues?lang=fr&x=1'),
      await podium.get('/api/v1/venues?lang=fr&x=1'),
    ];
    const headers = (response: Response): [string, string][] =>
      [...response.headers]
        .filter(([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name))
        .sort(([a], [b]) => a.localeCompare(b));
    expect(headers(cached)).toEqual(headers(built));
  });

  test('the medal table is the sum of the awards, and the rank after a shared one is skipped', async () => {
    const medals = await json<MedalsAnswer>('/api/v1/medals');
    expect(medals.rows.map((row) => [row.rank, row.organisation.code, row.gold, row.silver, row.bronze])).toEqual([
      [1, 'AUR', 2, 0, 1],
      [2, 'BRS', 1, 1, 1],
      [2, 'CRL', 1, 1, 1],
      [2, 'ESM', 1, 1, 1],
      [5, 'FLV', 1, 0, 1],
      [6, 'DUN', 0, 1, 1],
    ]);
    expect(medals.events).toEqual({ decided: 5, total: 9 });
  });

  test('a day lists its items in order, and those past midnight on the day that they began', async () => {
    const answer = await json<ScheduleDayAnswer>('/api/v1/schedule/days/2026-10-12');
    const starts = answer.items.map((item) => item.start!);
    expect(starts).toEqual(starts.toSorted());
    expect(answer.items.every((item) => item.day === '2026-10-12')).toBe(true);
  });

  test('S05: a swimming final shows ranks, marks, splits and the record, and lists the disqualified last', async () => {
    const unit = await json<UnitAnswer>('/api/v1/units/SWMW200MFR------------FNL-000100--');
    expect(unit.status).toBe('OFFICIAL');
    expect(unit.results.map((line) => [line.rank, line.competitor.name, line.result, line.irm])).toEqual([
      ['1', 'LUMAR Inês', '2:04.31', null],
      ['2', 'VANTE Teodora', '2:05.12', null],
      ['3', 'GÜNVAR Aysəl', '2:07.80', null],
      [null, 'ORSIN Maëlle', null, 'DSQ'],
    ]);
    expect(unit.results[0]!.records).toEqual([{ type: 'GR', isEqualled: false }]);
    expect(unit.results[0]!.details.filter((detail) => detail.code === 'INTERMEDIATE')).toHaveLength(4);
  });

  test.each([
    ['ines', 'LUMAR Inês'],
    ['GUNV', 'GÜNVAR Aysəl'],
    ['aysel', 'GÜNVAR Aysəl'],
    ['maëll', 'ORSIN Maëlle'],
  ])('search for "%s" ignores accents and case', async (query, name) => {
    const results = await json<SearchAnswer>(`/api/v1/search?query=${encodeURIComponent(query)}`);
    expect(results.people.map((person) => person.name)).toContain(name);
  });

  test("a minor's profile contains only the basic level: no birth date, height or institution", async () => {
    const text = await (await podium.get('/api/v1/participants/7100101')).text();
    expect(text).toContain('LUMAR');
    expect(text).not.toMatch(/2010-03-14|birthDate|height|"168"/);
  });
});

describe('an empty database', () => {
  test('answers with Games that have no data yet, not with errors', async () => {
    const empty = await testPodium();
    try {
      for (const path of [
        '/api/v1/games',
        '/api/v1/medals',
        '/api/v1/schedule/days',
        '/api/v1/schedule/grid',
        '/api/v1/venues',
        '/api/v1/participants',
      ]) {
        const response = await empty.get(path);
        const body = (await response.json()) as object;
        expect([response.status, path]).toEqual([200, path]);
        expect(reads.find((read) => read.path === path)!.answer.safeParse(body).error?.issues ?? []).toEqual([]);
        expect(body).toMatchObject({ total: 0 });
      }
      expect((await empty.get('/api/v1/units/X')).status).toBe(404);
    } finally {
      await empty.stop();
    }
  });
});

test('the API description has every route, with its request, its answers and its errors', async () => {
  const { paths } = await json<{
    paths: Record<
      string,
      Record<string, { summary: string; operationId: string; responses: object; requestBody?: object }>
    >;
  }>('/api/openapi.json');
  for (const { shape } of podium.routes) {
    const operation = paths[shape.path]?.[shape.method];
    expect(operation?.summary, `${shape.method} ${shape.path}`).toBe(shape.summary);
    const statuses = Object.keys(operation!.responses);
    expect(statuses).toContain(String(shape.status ?? 200));
    if (shape.access !== 'everyone') expect(statuses, shape.path).toContain('401');
    if (shape.body) expect(JSON.stringify(operation!.requestBody), shape.path).toMatch(/"properties"|"\$ref"/u);
  }
  const ids = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map((operation) => operation.operationId),
  );
  expect(new Set(ids).size).toBe(podium.routes.length);
  // Clients use a pattern unchanged, without flags.
  expect(JSON.stringify(paths).match(/"pattern":"[^"]*\/[a-z]*"/gu)).toBeNull();
  const described = Object.entries(paths).flatMap(([path, operations]) => Object.keys(operations).map(() => path));
  expect(described).toHaveLength(podium.routes.length);
});

describe('typed errors', () => {
  async function readError(response: Response): Promise<[number, string]> {
    const body = errorAnswer.parse(await response.json());
    expect(body.error.id).not.toBe('');
    return [response.status, body.error.code];
  }

  test.each([
    ['/api/v1/units/NOPE', 404, 'notFound'],
    ['/api/v1/disciplines/xxx', 404, 'notFound'],
    ['/api/v1/disciplines/SWM', 404, 'notFound'],
    ['/api/v1/schedule/days/2031-01-01', 404, 'notFound'],
    ['/api/v1/schedule/days/yesterday', 400, 'badRequest'],
    ['/api/v1/games?lang=xx', 400, 'badRequest'],
    ['/api/v1/participants?page=0', 400, 'badRequest'],
    ['/api/v1/participants?pageSize=100000', 400, 'badRequest'],
    ['/api/v1/search', 400, 'badRequest'],
    ['/api/v1/units/%E0%A4%A', 400, 'badRequest'],
    ['/api/v1/nothing/here', 404, 'notFound'],
    ["/api/v1/units/'; drop table sport.awards; --", 404, 'notFound'],
  ])('%s is answered with %i %s', async (path, status, code) => {
    expect(await readError(await podium.get(path))).toEqual([status, code]);
  });

  test('the first value of a repeated parameter is used', async () => {
    const answer = await json<MedalsAnswer>('/api/v1/medals?gender=M&gender=Q');
    expect(answer.rows.length).toBeGreaterThan(0);
  });

  test.each(['GET', 'POST'])('%s /_serverFn/x is not found, because there are no server functions', async (method) => {
    const response = await fetch(`${podium.url}/_serverFn/x`, { method });
    expect([response.status, errorAnswer.parse(await response.json()).error.code]).toEqual([404, 'notFound']);
  });

  test('another method at a known address is answered with 405 and the allowed methods', async () => {
    const response = await fetch(`${podium.url}/api/v1/medals`, { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await readError(response)).toEqual([405, 'methodNotAllowed']);
  });

  test('every answer has security headers', async () => {
    for (const path of ['/api/v1/games', '/api/v1/nothing', '/api/openapi.json', '/api/docs', '/api/v1/health']) {
      const { headers } = await podium.get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
  });
});

describe('the feed endpoint', () => {
  const message = async (): Promise<Buffer> => readFile(join(examplesFolder, 'messages/result-swm-heat1.xml'));
  const code = async (response: Response): Promise<[number, string]> => [
    response.status,
    errorAnswer.parse(await response.json()).error.code,
  ];

  test('a message is stored once, and the same bytes sent again are a duplicate', async () => {
    const body = (await message()).toString().replace('Version="', 'Version="9');
    expect(await (await podium.feed(body)).json()).toMatchObject({ status: 'taken' });
    expect(await (await podium.feed(body)).json()).toMatchObject({ status: 'duplicate' });
  });

  test('gzip is decompressed', async () => {
    const body = (await message()).toString().replace('Version="', 'Version="8');
    expect((await podium.feed(gzipSync(body), { 'content-encoding': 'gzip' })).status).toBe(200);
  });

  test('a missing or wrong key is answered with 401', async () => {
    expect(await code(await podium.feed(await message(), { 'x-api-key': '' }))).toEqual([401, 'unauthorized']);
    expect(await code(await podium.feed(await message(), { 'x-api-key': 'wrong' }))).toEqual([401, 'unauthorized']);
  });

  test('a client that keeps guessing gets 429 with Retry-After, and the right key still works', async () => {
    const wrong = async (): Promise<Response> => podium.feed('<OdfBody/>', { 'x-api-key': 'guess' });
    const statuses = new Set<number>();
    for (let guess = 0; guess < 25; guess++) statuses.add((await wrong()).status);
    expect([...statuses]).toEqual([401, 429]);
    const refusal = await wrong();
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await code(refusal)).toEqual([429, 'tooManyRequests']);
    expect((await podium.feed(await message())).status).toBe(200);
  });

  test('a message above 8 MiB is answered with 413, even if only decompression makes it that large', async () => {
    expect(await code(await podium.feed(Buffer.alloc(8 * 1024 * 1024 + 1, 32)))).toEqual([413, 'tooLarge']);
    expect(
      await code(await podium.feed(gzipSync(Buffer.alloc(64 * 1024 * 1024)), { 'content-encoding': 'gzip' })),
    ).toEqual([413, 'tooLarge']);
  });

  test('a body that is not XML or has another encoding is answered with 415', async () => {
    expect(await code(await podium.feed('{}', { 'content-type': 'application/json' }))).toEqual([
      415,
      'unsupportedMediaType',
    ]);
    expect(await code(await podium.feed(await message(), { 'content-encoding': 'zstd' }))).toEqual([
      415,
      'unsupportedMediaType',
    ]);
  });

  test.each([
    ['nothing at all', '', /not XML|empty|root/i],
    ['another root', '<Schedule/>', /OdfBody/],
    ['a missing attribute', '<OdfBody CompetitionCode="YG2026"/>', /DocumentCode/],
    ['no XML', 'hello', /XML|well-formed|root|document/i],
    ['a half start tag', '<OdfBody CompetitionCode="YG2026" Docu', /end|XML|unclosed|well-formed/i],
  ])('%s is answered with 422, with the expected content', async (_name, body, expected) => {
    const response = await podium.feed(body);
    const parsed = errorAnswer.parse(await response.json());
    expect(response.status).toBe(422);
    expect(parsed.error.message).toMatch(expected);
  });

  test('a truncated message is stored and refused with a reason, the previous data stays, and the next message is applied', async () => {
    const before = await json<UnitAnswer>('/api/v1/units/SWMW200MFR------------FNL-000100--');
    const final = await readFile(join(examplesFolder, 'messages/result-swm-final.xml'), 'utf8');
    const cut = final.replace('Version="6"', 'Version="60"').slice(0, 2500);
    expect((await podium.feed(cut)).status).toBe(200);
    await podium.settle();
    expect((await json<UnitAnswer>('/api/v1/units/SWMW200MFR------------FNL-000100--')).version).toBe(before.version);
    // The count is cached for half a second.
    const countQuarantined = async (): Promise<number> =>
      healthAnswer.parse(await json('/api/v1/health')).feed.quarantined;
    await expect.poll(countQuarantined).toBeGreaterThan(0);
    const { rows } = await podium.database.pool.query<{ reason: string }>(
      `select reason from feed.outcomes where outcome = 'refused' order by journal_id desc limit 1`,
    );
    expect(rows[0]!.reason).toMatch(/line \d+/);
    expect((await podium.feed(final.replace('Version="6"', 'Version="61"'))).status).toBe(200);
    await podium.settle();
    expect((await json<UnitAnswer>('/api/v1/units/SWMW200MFR------------FNL-000100--')).version).toBe(61);
  });

  test('an entity bomb is stored and refused, and never expanded', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${(await message()).toString().replace(/<\?xml.*?\?>/, '')}`;
    expect((await podium.feed(bomb)).status).toBe(200);
    await podium.settle();
    const { rows } = await podium.database.pool.query<{ warnings: { code: string }[] }>(
      `select warnings from feed.outcomes where outcome = 'refused' order by journal_id desc limit 1`,
    );
    expect(rows[0]!.warnings[0]!.code).toBe('doctype');
  });

  test('a message changes the document that connected readers show', async () => {
    const path = '/api/v1/units/SWMW200MFR------------FNL-000100--?lang=pt';
    const before = await podium.get(path);
    const final = await readFile(join(examplesFolder, 'messages/result-swm-final.xml'), 'utf8');
    await podium.feed(final.replace('Version="6"', 'Version="70"').replace('Result="2:04.31"', 'Result="2:04.29"'));
    await podium.settle();
    const after = await podium.get(path);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(((await after.json()) as UnitAnswer).results[0]!.result).toBe('2:04.29');
  });
});
