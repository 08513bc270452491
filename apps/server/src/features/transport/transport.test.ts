import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  SearchAnswer,
  TransportAnswer,
  TransportLinesAnswer,
  TransportLineAnswer,
  TransportStopAnswer,
} from '@podium/contract';
import { readGtfs } from '@podium/gtfs';
import { unzipSync, zipSync } from 'fflate';
import { appendToJournal } from '../../feed/journal.ts';
import { encodeDecision } from '../../feed/desk/desk-entry.ts';
import { readInstallation } from '../../feed/installation.ts';
import { replay } from '../../feed/replay.ts';
import { testDatabase } from '../../database/test-database.ts';
import { featureEntryTypes } from '../entry-types.gen.ts';
import { openLog } from '../../ground/log.ts';
import { completeFolder, importFolder } from '../../testing/import-folder.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { publishDemoTimetable } from './demo-timetable.ts';
import { packGtfs } from './packed-gtfs.ts';
import { readTimetable } from './read-timetable.ts';
import { transportVerbs } from './verbs.ts';

const feed = {
  'agency.txt':
    'agency_id,agency_name,agency_url,agency_timezone\nR,River Buses,https://river.example,America/Sao_Paulo\n',
  'stops.txt': `stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code,wheelchair_boarding
HOTEL,,Hotel Pier,-23.1,-46.1,0,,,1
POOL,aqc,Aquatic Centre,-23.2,-46.1,0,,,
CENTRAL,,Central Station,-23.3,-46.1,1,,,2
CENTRAL-1,,Central Station,-23.3,-46.1,0,CENTRAL,1,
UNUSED,,Unused,-23.3,-46.1,0,,,
`,
  'routes.txt': `route_id,route_short_name,route_long_name,route_type,route_color
B10,10,Hotels and venues,3,0057b8
B2,2,Station shuttle,3,
`,
  'trips.txt': `route_id,service_id,trip_id,trip_headsign,direction_id
B10,DAILY,T1,Aquatic Centre,0
B10,DAILY,T2,Aquatic Centre,0
B10,DAILY,NIGHT,Hotel Pier,1
B2,DAILY,S1,,0
`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence
T1,08:00:00,08:00:00,HOTEL,1
T1,08:10:00,08:11:00,CENTRAL-1,2
T1,08:20:00,08:20:00,POOL,3
T2,09:00:00,09:00:00,HOTEL,1
T2,09:15:00,09:15:00,POOL,2
NIGHT,25:10:00,25:10:00,POOL,1
NIGHT,25:30:00,25:30:00,HOTEL,2
S1,06:00:00,06:00:00,CENTRAL-1,1
S1,06:07:00,06:07:00,POOL,2
`,
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
DAILY,1,1,1,1,1,1,1,20261010,20261018
`,
  'calendar_dates.txt': 'service_id,date,exception_type\nDAILY,20261013,2\n',
  'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nS1,06:00:00,07:00:00,1800\n',
  'feed_info.txt':
    'feed_publisher_name,feed_publisher_url,feed_lang,feed_version\nRiver Buses,https://river.example,en,7\n',
  'translations.txt': `table_name,field_name,language,translation,record_id
stops,stop_name,pt,Hotel do Cais,HOTEL
agency,agency_name,pt,Ônibus do Rio,R
`,
};

let podium: TestPodium;
const log = openLog('silent');

async function folderWith(changed: Partial<Record<keyof typeof feed, string>> = {}): Promise<string> {
  const folder = join(await scratchFolder(), 'gtfs');
  await mkdir(folder);
  for (const [name, text] of Object.entries({ ...feed, ...changed })) await writeFile(join(folder, name), text);
  return folder;
}

async function podiumVerb(name: string, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const verb = transportVerbs.find((verb) => verb.name === name)!;
  const kit = { pool: podium.database.pool, log } as Parameters<typeof verb.run>[1];
  return { code: await verb.run(args, kit, (line) => lines.push(line)), lines };
}

async function read<Answer>(path: string): Promise<Answer> {
  const response = await podium.get(`/api/v1${path}`);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Answer;
}

beforeAll(async () => {
  podium = await testPodium();
  await importFolder(podium.database, completeFolder);
  await podium.settle();
});
afterAll(async () => podium.stop());

test('without a timetable there are no lines, and a line is not found', async () => {
  expect(await read<TransportAnswer>('/transport')).toMatchObject({ lines: [], stops: [], total: 0, asOf: null });
  expect((await podium.get('/api/v1/transport/lines/B10?day=2026-10-12')).status).toBe(404);
  expect((await podiumVerb('export-gtfs', join(await scratchFolder(), 'x'))).code).toBe(1);
});

test('the shuttles of the demo are published once, and not again after they are withdrawn', async () => {
  const kit = { pool: podium.database.pool, log };
  const lines = async (): Promise<number> => {
    await publishDemoTimetable(kit);
    await podium.settle();
    return (await read<TransportAnswer>('/transport')).total;
  };
  expect(await lines()).toBe(9);
  const entries = async () => (await podium.database.pool.query('select from feed.journal')).rowCount;
  const before = await entries();
  expect(await lines()).toBe(9);
  expect(await entries()).toBe(before);
  expect((await podiumVerb('withdraw-gtfs')).lines).toEqual(['The timetable is withdrawn.']);
  expect(await lines()).toBe(0);
});

test('an invalid feed is not published, and each error has the file, line, column and field', async () => {
  const folder = await folderWith({ 'routes.txt': feed['routes.txt'].replace('0057b8', 'blue') });
  expect(await podiumVerb('import-gtfs', folder)).toEqual({
    code: 1,
    lines: [
      'routes.txt:2:28 error E305 route_color: "blue" is not a color; write six hexadecimal digits, for example 00A3E0',
      'podium import-gtfs: 1 error, 0 warnings; nothing was imported.',
    ],
  });
  const bomb = join(folder, 'bomb.zip');
  await writeFile(bomb, zipSync({ 'stops.txt': new Uint8Array(20_000_000) }));
  expect((await podiumVerb('import-gtfs', bomb)).lines).toEqual([
    'stops.txt:1:1 error E105 compression ratio above 100:1; this is not an archive of a Games folder',
    'podium import-gtfs: nothing was imported.',
  ]);
  expect((await podiumVerb('import-gtfs', '/nowhere')).lines).toEqual([
    'podium import-gtfs: "/nowhere": there is no such folder or file',
  ]);
});

describe('R08: a published timetable', () => {
  test('is imported from a folder, after a dry run without effect', async () => {
    const folder = await folderWith();
    expect((await podiumVerb('import-gtfs', folder, '--dry-run')).lines.at(-1)).toBe('Dry run: nothing was imported.');
    expect((await read<TransportAnswer>('/transport')).total).toBe(0);
    expect(await podiumVerb('import-gtfs', folder)).toEqual({
      code: 0,
      lines: ['2 lines, 5 stops, 4 trips, 9 stop times', 'The timetable is published.'],
    });
    await podium.settle();
  });

  test('has lines and stops, with the venue that a stop serves', async () => {
    const transport = await read<TransportAnswer>('/transport');
    expect(transport).toMatchObject({
      total: 2,
      timeZone: 'America/Sao_Paulo',
      firstDay: '2026-10-10',
      lastDay: '2026-10-18',
      publisher: { name: 'River Buses', version: '7' },
    });
    expect(transport.lines).toMatchObject([
      { id: 'B2', name: '2', color: null },
      {
        id: 'B10',
        name: '10',
        longName: 'Hotels and venues',
        mode: 'bus',
        color: '#0057B8',
        operator: 'River Buses',
        headsigns: ['Aquatic Centre', 'Hotel Pier'],
        specialDays: ['2026-10-13'],
      },
    ]);
    expect(transport.stops.map(({ id, venue, lines, isStepFree }) => [id, venue?.id, lines, isStepFree])).toEqual([
      ['POOL', 'AQC', ['B10', 'B2'], null],
      ['CENTRAL', undefined, ['B10', 'B2'], false],
      ['HOTEL', undefined, ['B10'], true],
    ]);
    const { stops, lines } = await read<TransportAnswer>('/transport?lang=pt');
    expect(stops.map(({ name }) => name)).toContain('Hotel do Cais');
    expect(lines.map(({ operator }) => operator)).toEqual(['Ônibus do Rio', 'Ônibus do Rio']);
  });

  test('lists when its lines depart from their first stops on a day', async () => {
    const { items, total } = await read<TransportLinesAnswer>('/transport/lines?day=2026-10-12');
    expect(total).toBe(items.length);
    for (const { line, starts } of items) {
      expect(['B2', 'B10']).toContain(line);
      for (const { stop, times } of starts) {
        expect(stop.name).not.toBe('');
        expect(times).toEqual(times.toSorted());
        expect(times.length).toBeGreaterThan(0);
      }
    }
    expect(items.length).toBeGreaterThan(0);
  });

  test('finds lines by name, ends and “bus”, and stops by name and venue', async () => {
    const findNames = async (query: string, lang = 'en') => {
      const { content } = await read<SearchAnswer>(`/search?query=${encodeURIComponent(query)}&lang=${lang}`);
      return content.filter(({ kind }) => kind === 'line' || kind === 'stop').map(({ kind, id }) => `${kind} ${id}`);
    };
    expect(await findNames('bus 10')).toEqual(['line B10']);
    expect(await findNames('bus')).toEqual(expect.arrayContaining(['line B2', 'line B10']));
    expect(await findNames('cais', 'pt')).toContain('stop HOTEL');
    expect(await findNames('hotel pier')).toEqual(['stop HOTEL', 'line B10']);
    expect(await findNames('stop station')).toContain('stop CENTRAL');
  });

  test('has only the stops of a venue and their lines on request', async () => {
    const { stops, lines } = await read<TransportAnswer>('/transport?venue=AQC');
    expect([stops.map(({ id }) => id), lines.map(({ id }) => id)]).toEqual([['POOL'], ['B2', 'B10']]);
  });

  test('lists the departures of a day at a stop, including those past midnight of the evening before', async () => {
    const stop = await read<TransportStopAnswer>('/transport/stops/POOL?day=2026-10-12');
    expect(stop.departures.map(({ at, trip, headsign }) => [at, trip, headsign])).toEqual([
      ['2026-10-12T01:10:00-03:00', 'NIGHT', 'Hotel Pier'],
      ['2026-10-13T01:10:00-03:00', 'NIGHT', 'Hotel Pier'],
    ]);
    const station = await read<TransportStopAnswer>('/transport/stops/CENTRAL?day=2026-10-12');
    expect(
      station.departures.map(({ at, isExact, everyMinutes, platform }) => [
        at.slice(11, 16),
        isExact,
        everyMinutes,
        platform,
      ]),
    ).toEqual([
      ['06:00', false, 30, '1'],
      ['06:30', false, 30, '1'],
      ['08:11', true, null, '1'],
    ]);
    expect(station.lines.map(({ id }) => id)).toEqual(['B2', 'B10']);
    expect((await read<TransportStopAnswer>('/transport/stops/HOTEL?day=2026-10-13')).total).toBe(0);
  });

  test('lists the times of a line by direction', async () => {
    const { directions, total } = await read<TransportLineAnswer>('/transport/lines/B10?day=2026-10-12');
    expect(total).toBe(3);
    expect(directions.map(({ id, stops }) => [id, stops.map((stop) => stop.id)])).toEqual([
      ['0', ['HOTEL', 'CENTRAL', 'POOL']],
      ['1', ['POOL', 'HOTEL']],
    ]);
    expect(directions[0]!.trips.map(({ times }) => times.map((time) => time?.slice(11, 16)))).toEqual([
      ['08:00', '08:11', '08:20'],
      ['09:00', undefined, '09:15'],
    ]);
  });

  test('refuses an invalid day, and answers unknown stops as not found', async () => {
    expect((await podium.get('/api/v1/transport/stops/POOL?day=tomorrow')).status).toBe(400);
    expect((await podium.get('/api/v1/transport/stops/POOL')).status).toBe(400);
    expect((await podium.get('/api/v1/transport/stops/UNUSED?day=2026-10-12')).status).toBe(404);
  });

  test('is exported unchanged, as a folder or a zip', async () => {
    const folder = join(await scratchFolder(), 'out');
    expect((await podiumVerb('export-gtfs', folder)).code).toBe(0);
    expect((await readdir(folder)).toSorted()).toEqual(Object.keys(feed).toSorted());
    for (const [name, text] of Object.entries(feed)) expect(await readFile(join(folder, name), 'utf8')).toBe(text);
    const zip = join(folder, 'feed.zip');
    expect((await podiumVerb('export-gtfs', zip)).code).toBe(0);
    expect(Object.keys(unzipSync(await readFile(zip))).toSorted()).toEqual(Object.keys(feed).toSorted());
    expect((await podiumVerb('export-gtfs', folder)).code).toBe(2);
    expect((await podiumVerb('import-gtfs', zip)).lines.at(-1)).toBe('This timetable is already published.');
  });

  test('replaces the previous one at once, and is the same after a replay', async () => {
    const before = await podium.get('/api/v1/transport');
    const folder = await folderWith({ 'routes.txt': feed['routes.txt'].replace('Hotels and venues', 'Hotels') });
    expect((await podiumVerb('import-gtfs', folder)).code).toBe(0);
    await podium.settle();
    const after = await podium.get('/api/v1/transport');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(((await after.json()) as TransportAnswer).lines[1]!.longName).toBe('Hotels');
    const target = await testDatabase();
    try {
      const options = { log, entryTypes: featureEntryTypes };
      expect((await replay(podium.database.pool, target.pool, options)).differences).toEqual([]);
    } finally {
      await target.close();
    }
  });

  test('is skipped and changes nothing if it is invalid or unreadable in the journal', async () => {
    const { gamesCode } = await readInstallation(podium.database.pool);
    const header = { competitionCode: gamesCode!, generatedAt: '2026-10-12T00:00:00Z' };
    const entry = (gtfs: string) => ({
      kind: 'desk' as const,
      feedFlag: 'P' as const,
      header,
      bytes: encodeDecision({ type: 'transport.publish', data: { gtfs }, by: null, nonce: `nonce ${gtfs}` }, 0),
    });
    const [receipt, other] = await appendToJournal(podium.database.pool, [entry('not base64!'), entry('UEsDBA==')]);
    await podium.settle();
    const { rows } = await podium.database.pool.query('select outcome from feed.outcomes where journal_id = any($1)', [
      [receipt!.id, other!.id],
    ]);
    expect(rows).toEqual([{ outcome: 'refused' }, { outcome: 'refused' }]);
    expect((await read<TransportAnswer>('/transport')).total).toBe(2);
  });

  test('is no longer shown once it is withdrawn', async () => {
    expect((await podiumVerb('withdraw-gtfs')).code).toBe(0);
    await podium.settle();
    expect((await podiumVerb('withdraw-gtfs')).code).toBe(1);
    expect((await read<TransportAnswer>('/transport')).total).toBe(0);
  });
});

test('a large feed is read in a thread, with the same result and errors', async () => {
  const stops = Array.from(
    { length: 9000 },
    (_, index) => `S${index},Stop ${index * 7919},${index / 101},${index / 77}`,
  );
  const files = {
    ...feed,
    'stops.txt': `${feed['stops.txt']}${stops.map((line) => line.replace(/,/, ',,')).join('\n')}\n`,
  };
  const read = readGtfs(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
  const gtfs = packGtfs(read.feed!);
  expect(gtfs.length).toBeGreaterThan(100_000);
  const timetable = await readTimetable(gtfs);
  expect(timetable.stops.size).toBe(9005);
  expect(timetable.stopTimes.departure).toBeInstanceOf(Int32Array);
  await expect(readTimetable(gtfs.subarray(0, 110_000))).rejects.toThrow('The timetable is invalid');
});
