import { describe, expect, test } from 'vitest';
import { AnswerCounter } from './answer-counter.ts';
import { csvCell } from '../csv.ts';
import { accessLogCsv } from './csv.ts';
import { deviceClass } from './device-class.ts';
import { hideSmallCounts } from './hide-small.ts';
import { listBuckets, resolvePeriod } from './period.ts';
import { presentAccessLog } from './present.ts';
import type { Group } from './queries.ts';
import { RouteTable } from './route-table.ts';

describe('a device', () => {
  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'Desktop'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148', 'Mobile'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'Mobile'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/140.0 Safari/537.36', 'Tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148', 'Tablet'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Bot'],
    ['Mozilla/5.0 (Linux; Android 6.0) Mobile (compatible; bingbot/2.0)', 'Bot'],
    ['curl/8.5.0', 'Bot'],
    ['', 'Bot'],
  ])('with the user agent %s is a %s', (userAgent, device) => expect(deviceClass(userAgent)).toBe(device));
});

const routes = [
  'GET /api/v1/units/:id',
  'GET /api/v1/disciplines/:key/events',
  'GET /api/v1/medals/:discipline/race',
  'GET /calendar/:file{[^/]+\\.ics}',
  'GET /robots.txt',
  'POST /api/v1/feed/odf',
];
const pages = [
  '/',
  '/medals/$discipline',
  '/discipline/$key',
  '/discipline/$key/results/$unit/$tab',
  '/discipline/$key/results/$unit/reports',
  '/schedule/day/$day/{-$discipline}/{-$venue}',
];

describe('an address', () => {
  const table = new RouteTable(routes, pages, (key) => key === 'swm');
  const place = (route: string, language = '', discipline = '') => ({ route, language, discipline });

  test.each([
    ['GET', '/api/v1/units/SWM-1?lang=pt&x=1', place('GET /api/v1/units/{id}', 'pt')],
    ['HEAD', '/api/v1/units/SWM-1', place('GET /api/v1/units/{id}')],
    ['GET', '/api/v1/units/SWM-1?lang=klingon', place('GET /api/v1/units/{id}')],
    ['GET', '/api/v1/disciplines/swm/events?lang=en', place('GET /api/v1/disciplines/{key}/events', 'en', 'swm')],
    ['GET', '/api/v1/disciplines/secret/events', place('GET /api/v1/disciplines/{key}/events')],
    ['GET', '/api/v1/medals/swm/race', place('GET /api/v1/medals/{discipline}/race', '', 'swm')],
    ['GET', '/calendar/unit-7.ics', place('GET /calendar/{file}')],
    ['GET', '/robots.txt', place('GET /robots.txt')],
    ['POST', '/api/v1/feed/odf', place('POST /api/v1/feed/odf')],
    ['POST', '/api/v1/units/SWM-1', place('other')],
    ['GET', '/', place('/', 'en')],
    ['GET', '/ara', place('/', 'ar')],
    ['GET', '/ARA/medals/swm/', place('/medals/$discipline', 'ar', 'swm')],
    ['GET', '/discipline/swm/results/SWM-1/reports', place('/discipline/$key/results/$unit/reports', 'en', 'swm')],
    ['GET', '/fra/discipline/xyz/results/a%20b/summary', place('/discipline/$key/results/$unit/$tab', 'fr')],
    ['GET', '/schedule/day/2026-10-12', place('/schedule/day/$day/{-$discipline}/{-$venue}', 'en')],
    ['GET', '/schedule/day/2026-10-12/swm/pool', place('/schedule/day/$day/{-$discipline}/{-$venue}', 'en', 'swm')],
    ['GET', '/assets/app-1234.js', place('assets')],
    ['GET', '/icon.svg', place('assets')],
    ['GET', '/api/v1/live?keys=day', place('live')],
    ['GET', '/wp-admin/x', place('other')],
    ['GET', '/%E0%A4%A', place('other')],
  ])('that is requested with %s %s is counted under its template', (method, url, expected) =>
    expect(table.placeOf(method, url)).toEqual(expected),
  );

  test.each([
    '/secure',
    '/secure/',
    '/SECURE?a=1',
    '/ara/secure-sport',
    '/secure-sport/x',
    '/%73ecure',
    '//secure',
    '/api/v1/secure/x',
    '/api/v1/safe-sport?lang=ar',
  ])('%s is never counted', (url) => expect(table.placeOf('GET', url)).toBeUndefined());

  test('a page whose path begins like an excluded one is counted', () =>
    expect(table.placeOf('GET', '/secured')).toBeDefined());

  test('requests for random addresses create no more rows than there are templates', () => {
    const counter = new AnswerCounter(table);
    for (let index = 0; index < 20_000; index++)
      counter.count('GET', `/x${index}`, 200 + (index % 400), `agent ${index}`, `platform ${index}`);
    const counted = counter.turn();
    expect(counted.length).toBeLessThan(200);
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(20_000);
    expect(counter.turn()).toEqual([]);
  });
});

test('long addresses do not fill the memory, and are still counted', () => {
  const counter = new AnswerCounter(new RouteTable(['GET /api/v1/units/:id'], [], () => false));
  const long = '/api/v1/units/x?y='.padEnd(15_000, 'z');
  for (let index = 0; index < 500; index++) counter.count('GET', `${long}${index}`, 200, '', 'web');
  expect(counter.characters).toBeGreaterThan(900_000);
  expect(counter.characters).toBeLessThanOrEqual(1_000_000);
  expect(counter.turn()).toMatchObject([{ route: 'GET /api/v1/units/{id}', count: 500 }]);
  expect(counter.characters).toBe(0);
});

describe('small groups', () => {
  test.each([
    [
      [90, 7, 3],
      [90, null, null],
    ],
    [
      [90, 4, 4],
      [90, null, null],
    ],
    [
      [90, 7, 0],
      [90, 7, 0],
    ],
    [[3], [null]],
    [
      [3, 97],
      [null, null],
    ],
    [
      [1, 1, 1, 97, 50],
      [null, null, null, 97, null],
    ],
    [[], []],
  ])('a row with the counts %j is shown as %j', (counts, visible) => expect(hideSmallCounts(counts)).toEqual(visible));

  const none = { at: null, hundred: null, status: null, device: null, language: null, platform: null, route: null };
  const group = (fields: Partial<Group>): Group => ({ ...none, discipline: null, count: 0, results: 0, ...fields });
  const period = { from: '2026-10-12', to: '2026-10-13', unit: 'day' } as const;

  test('are combined in one row, and no sum reveals them', () => {
    const answer = presentAccessLog(
      [
        group({ status: 200, count: 90 }),
        group({ status: 304, count: 7 }),
        group({ status: 404, count: 3 }),
        group({ at: '2026-10-12', hundred: 2, count: 50 }),
        group({ at: '2026-10-13', hundred: 2, count: 40 }),
        group({ at: '2026-10-12', hundred: 3, count: 7 }),
        group({ at: '2026-10-13', hundred: 4, count: 3 }),
        group({ discipline: 'swm', count: 30, results: 20 }),
        group({ discipline: '', count: 70 }),
      ],
      period,
    );
    expect(answer.totals).toEqual({ total: 100, success: null, error: null });
    expect(answer.statuses).toEqual([
      { key: '200', count: 90, percentage: 90 },
      { key: null, count: 10, percentage: 10 },
    ]);
    expect(answer.buckets.map(({ counts }) => counts)).toEqual([
      { '2xx': 50, '3xx': null, '4xx': 0, '5xx': 0 },
      { '2xx': 40, '3xx': 0, '4xx': null, '5xx': 0 },
    ]);
    expect(answer.disciplines).toEqual([{ key: 'swm', count: 30, percentage: 100 }]);
    expect(answer.results).toEqual([{ key: 'swm', count: 20, percentage: 100 }]);
  });

  test('a total below five is not shown at all', () => {
    const { totals, statuses } = presentAccessLog([group({ status: 200, count: 4 })], period);
    expect([totals.total, totals.success, statuses]).toEqual([null, null, []]);
  });
});

describe('a range', () => {
  test('of days covers the last seven, and of weeks the last eight, each up to today', () => {
    expect(resolvePeriod({ range: 'days' }, '2026-03-03')).toEqual({
      from: '2026-02-25',
      to: '2026-03-03',
      unit: 'day',
    });
    const weekly = resolvePeriod({ range: 'weekly' }, '2026-03-03');
    expect([listBuckets(weekly).length, listBuckets(weekly).at(-1)]).toEqual([8, '2026-02-25']);
  });

  test('of one or two days is shown by hours, unless the hours are already merged', () => {
    const two = { range: 'custom', from: '2026-10-12', to: '2026-10-13' } as const;
    expect(listBuckets(resolvePeriod(two, '2026-10-20'))).toHaveLength(48);
    expect(listBuckets(resolvePeriod(two, '2027-10-20'))).toEqual(['2026-10-12', '2026-10-13']);
    expect(resolvePeriod({ ...two, to: '2026-10-14' }, '2026-10-20').unit).toBe('day');
  });
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+1+A1', `"'+1+A1"`],
  ['-A1', `"'-A1"`],
  ['+0.34', '+0.34'],
  ['-', '-'],
  ['@x', `"'@x"`],
  ['\tx', `"'\tx"`],
  ['\0=1', `"'=1"`],
  ['a,"b"', '"a,""b"""'],
  ['GET /a', 'GET /a'],
  [-5, '-5'],
  [null, ''],
])('a cell of a CSV file is never a formula: %j', (value, cell) => expect(csvCell(value)).toBe(cell));

test('the CSV file has a line for each figure', () => {
  const answer = presentAccessLog([], { from: '2026-10-12', to: '2026-10-12', unit: 'day' });
  expect(accessLogCsv(answer)).toContain('part,key,count,percentage\r\nfrom,2026-10-12,,\r\n');
});
