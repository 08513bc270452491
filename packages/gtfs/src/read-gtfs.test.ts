import { formatProblem } from '@podium/games-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDepartures } from './departures.ts';
import { gtfsTable } from './gtfs-feed.ts';
import { readGtfs } from './read-gtfs.ts';
import { serviceTimeText } from './service-time.ts';
import { encode, exampleFiles, exampleText } from './testing/example-feed.ts';
import type { ExampleFile } from './testing/example-feed.ts';
import { openTimetable } from './timetable.ts';
import { writeGtfs } from './write-gtfs.ts';

const decode = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

function readProblems(changedFiles: Partial<Record<ExampleFile, string | undefined>>, folder?: string): string[] {
  const { feed, report } = readGtfs(exampleFiles(changedFiles), folder);
  expect(feed === undefined).toBe(report.errors > 0);
  return report.problems.map(formatProblem);
}

/** The example file with one text replaced. */
function editFile(name: ExampleFile, from: string, to: string): Partial<Record<ExampleFile, string>> {
  expect(exampleText(name)).toContain(from);
  return { [name]: exampleText(name).replace(from, to) };
}

describe('reading', () => {
  it('accepts the example without a problem', () => {
    expect(readProblems({})).toEqual([]);
  });

  it.each<[string, Partial<Record<ExampleFile, string | undefined>>, string[]]>([
    ['a required file', { 'trips.txt': undefined }, ['trips.txt:1:1 error E101 required file is missing']],
    [
      'any calendar',
      { 'calendar.txt': undefined, 'calendar_dates.txt': undefined },
      ['calendar.txt:1:1 error E101 required file is missing; calendar_dates.txt would do as well'],
    ],
    [
      'a required column',
      editFile('routes.txt', 'route_type', 'route_typ'),
      [
        'routes.txt:1:1 error E201 route_type: required column is missing',
        'routes.txt:1:53 warning W205 route_typ: unknown column, ignored; did you mean "route_type"?',
      ],
    ],
    [
      'a required cell',
      editFile('agency.txt', 'Valley Transit', ''),
      ['agency.txt:2:4 error E301 agency_name: required cell is empty'],
    ],
    [
      'coordinates of a stop',
      editFile('stops.txt', '40.4053', ''),
      ['stops.txt:3:18 error E301 stop_lat: required for stops, stations and entrances'],
    ],
    [
      'the time of a first stop',
      editFile('stop_times.txt', '8:00:00,8:00:00', ','),
      ['stop_times.txt:2:6 error E301 departure_time: the first and the last stop of a trip need a time'],
    ],
    [
      'a name of a line',
      editFile('routes.txt', 'N1,Night bus', ','),
      ['routes.txt:5:10 error E501 route_short_name: route_short_name or route_long_name is required'],
    ],
  ])('requires %s', (_, changedFiles, expected) => {
    expect(readProblems(changedFiles)).toEqual(expected);
  });

  it.each<[string, Partial<Record<ExampleFile, string>>, string]>([
    [
      'a date',
      editFile('calendar_dates.txt', 'WD,20260703', 'WD,2026-07-03'),
      'calendar_dates.txt:2:4 error E303 date: "2026-07-03" is not a date; write YYYYMMDD',
    ],
    [
      'a day of the calendar',
      editFile('calendar_dates.txt', '20260912', '20260931'),
      'calendar_dates.txt:4:6 error E303 date: "20260931" is not a date; write YYYYMMDD',
    ],
    [
      'a time',
      editFile('stop_times.txt', '25:40:00,', '25:4,'),
      'stop_times.txt:19:5 error E303 arrival_time: "25:4" is not a time; write HH:MM:SS, for example 25:10:00 for 01:10 of the next day',
    ],
    [
      'a color',
      editFile('routes.txt', '0057B8', 'blue'),
      'routes.txt:2:30 error E305 route_color: "blue" is not a color; write six hexadecimal digits, for example 00A3E0',
    ],
    [
      'a latitude',
      editFile('stops.txt', '40.4251', '140.4251'),
      'stops.txt:2:26 error E304 stop_lat: 140.4251 is outside -90..90',
    ],
    [
      'a means of transport',
      editFile('routes.txt', 'Night bus,3', 'Night bus,bus'),
      'routes.txt:5:23 error E305 route_type: "bus" is not an allowed value; write 0, 1, 2, 3, 4, 5, 6, 7, 11, 12',
    ],
    [
      'a time zone',
      editFile('agency.txt', 'America/New_York', 'New York'),
      'agency.txt:2:42 error E305 agency_timezone: "New York" is not an IANA time zone; write America/Sao_Paulo',
    ],
    [
      'a web address',
      editFile('agency.txt', 'https://valley', 'valley'),
      'agency.txt:2:19 error E305 agency_url: "valley.example" is not a web address; it must begin with https:// or http://',
    ],
    [
      'a unique key',
      editFile('trips.txt', 'AS2,To', 'AS1,To'),
      'trips.txt:3:10 error E401 trip_id: duplicate key, first used on line 2',
    ],
    [
      'a known stop',
      editFile('stop_times.txt', '12:15:00,LIBRARY', '12:15:00,LIBRARI'),
      'stop_times.txt:10:23 error E402 stop_id: "LIBRARI" is not in stops.txt; did you mean "LIBRARY"?',
    ],
    [
      'a known service',
      editFile('trips.txt', 'FULLW,AS1', 'FULL,AS1'),
      'trips.txt:2:4 error E402 service_id: "FULL" is not in calendar.txt or calendar_dates.txt; did you mean "FULLW"?',
    ],
    [
      'a station as parent',
      editFile('stops.txt', '0,DEPOT\nDEPOT-B', '0,MILL\nDEPOT-B'),
      'stops.txt:5:51 error E403 parent_station: "MILL" is not a station (location_type 1)',
    ],
    [
      'a place to board',
      editFile('stop_times.txt', '12:05:00,12:05:00,DEPOT-A', '12:05:00,12:05:00,DEPOT'),
      'stop_times.txt:9:23 error E403 stop_id: "DEPOT" is not a stop or platform (location_type 0)',
    ],
    [
      'times in order',
      editFile('stop_times.txt', '8:20:00,8:22:00', '8:20:00,7:22:00'),
      'stop_times.txt:4:13 error E501 departure_time: "7:22:00" is earlier than "8:20:00" on line 4',
    ],
    [
      'periods that do not overlap',
      editFile('frequencies.txt', 'CITY1,7:00:00', 'CITY1,6:30:00'),
      'frequencies.txt:3:7 error E501 start_time: overlaps the period on line 2',
    ],
    [
      'a period that ends after it starts',
      editFile('calendar.txt', '20260101,20261231', '20261231,20260101'),
      'calendar.txt:2:30 error E501 end_date: end is before start',
    ],
    [
      'as many cells as columns',
      editFile('frequencies.txt', 'CITY1,6:00:00', 'CITY1,,6:00:00'),
      'frequencies.txt:2:1 error E203 6 cells, but the header has 5',
    ],
    ['closed quotes', editFile('stops.txt', '""Ferry"""', '""Ferry""'), 'stops.txt:10:6 error E204 quote not closed'],
  ])('requires %s', (_, changedFiles, expected) => {
    expect(readProblems(changedFiles)).toContain(expected);
  });

  it('prefixes file names with the folder, and reports other kinds of files', () => {
    const files = new Map([...exampleFiles({ 'trips.txt': undefined }), ['map.pdf', encode('%PDF')]]);
    expect(readGtfs(files, 'transport/').report.problems.map(formatProblem)).toEqual([
      'transport/map.pdf:1:1 warning W103 unknown file name, ignored',
      'transport/trips.txt:1:1 error E101 required file is missing',
    ]);
  });

  it('accepts CRLF, a byte order mark and rows without trailing empty cells', () => {
    const text = `\uFEFF${exampleText('trips.txt').replace(',,0\n', '\n').replaceAll('\n', '\r\n')}`;
    expect(readProblems({ 'trips.txt': text })).toEqual([]);
  });
});

describe('P15: a feed with flexible trips', () => {
  it('is read without them, with one warning', () => {
    const times = exampleText('stop_times.txt')
      .split('\n')
      .filter((line) => line !== '')
      .map(
        (line, index) =>
          `${line},${index === 0 ? 'location_id,start_pickup_drop_off_window,end_pickup_drop_off_window' : ',,'}`,
      );
    const files = exampleFiles({
      'stop_times.txt': [
        ...times,
        'FLEX,,,,1,2,2,,,zone,9:00:00,17:00:00',
        'FLEX,,,,2,2,2,,,zone,9:00:00,17:00:00',
      ].join('\n'),
      'trips.txt': `${exampleText('trips.txt')}DL,WD,FLEX,On call,0\n`,
    });
    const { feed, report } = readGtfs(files);
    expect(report.problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        /^stop_times\.txt:\d+:\d+ warning W603 location_id: 1 flexible trip is left out: they come when called/,
      ),
    ]);
    const tripsOf = (name: 'trips' | 'stop_times'): number =>
      feed!.tables[name]!.rows.filter((row) => row.includes('FLEX')).length;
    expect([tripsOf('trips'), tripsOf('stop_times')]).toEqual([0, 0]);
    expect(openTimetable(feed!).trips.length).toBeGreaterThan(0);
  });
});

describe('P18: a valid timetable that is probably wrong', () => {
  const games = {
    firstDay: '2026-07-01',
    lastDay: '2026-07-10',
    timeZone: 'America/New_York',
    venues: [{ latitude: 40.42, longitude: -75.09 }],
  };
  const warnings = (files: Map<string, Uint8Array>, frame: Partial<typeof games> = {}): string[] =>
    readGtfs(files, '', { ...games, ...frame }).report.problems.map(formatProblem);

  it('P18: causes no warning if it agrees with the Games', () => {
    expect(warnings(exampleFiles())).toEqual([]);
    // Another name of the same time.
    expect(warnings(exampleFiles(), { timeZone: 'America/Toronto' })).toEqual([]);
    expect(warnings(exampleFiles(), { venues: [] })).toEqual([]);
  });

  it.each<[string, Map<string, Uint8Array>, Partial<typeof games>, string]>([
    [
      'turned coordinates',
      exampleFiles(editFile('stops.txt', '40.4251,-75.1332', '-75.1332,40.4251')),
      {},
      'stops.txt:2:26 warning W603 stop_lat: 1 stop is more than 200 km from every venue; latitude and longitude may be swapped',
    ],
    [
      'a stop at 0/0',
      exampleFiles(editFile('stops.txt', '40.4251,-75.1332', '0.0,0')),
      {},
      'stops.txt:2:26 warning W603 stop_lat: 1 stop has the coordinates 0, 0',
    ],
    [
      'dates of last year',
      exampleFiles(),
      { firstDay: '2027-07-01', lastDay: '2027-07-10' },
      'calendar.txt:2:30 warning W603 end_date: the timetable ends on 2026-12-31 and has no day of the Games (2027-07-01 to 2027-07-10)',
    ],
    [
      'another zone',
      exampleFiles(),
      { timeZone: 'America/Sao_Paulo' },
      'agency.txt:2:42 warning W603 agency_timezone: the timetable is in the time zone "America/New_York", the Games in America/Sao_Paulo; departures are shown at other times',
    ],
    [
      'a trip without times',
      exampleFiles({ 'trips.txt': `${exampleText('trips.txt')}DL,WD,NEVER,Nowhere,0\n` }),
      {},
      'trips.txt:10:7 warning W603 trip_id: 1 trip has no stop times in stop_times.txt',
    ],
  ])('causes a warning and is read: %s', (_, files, frame, expected) => {
    expect(warnings(files, frame)).toEqual([expected]);
    expect(readGtfs(files, '', { ...games, ...frame }).feed).toBeDefined();
  });
});

describe('writing', () => {
  it('reproduces each file of the example exactly, including those it does not read', () => {
    const files = new Map([...exampleFiles(), ['fare_rules.txt', encode('fare_id,route_id\r\nA,"10"\r\n')]]);
    const written = writeGtfs(readGtfs(files).feed!);
    for (const [name, bytes] of files) expect(decode(written.get(name)), name).toBe(decode(bytes));
    expect(written.size).toBe(files.size);
  });

  it('reproduces every feed that can be read', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((line) => /^[^\p{C}]*\S[^\p{C}]*$/u.test(line));
    const stop = fc.record({ name, latitude: fc.integer({ min: -90, max: 90 }), note: name });
    fc.assert(
      fc.property(
        fc.uniqueArray(stop, { minLength: 2, maxLength: 6, selector: ({ name: id }) => id.trim() }),
        (stops) => {
          const rows = stops.map(({ name: stopName, latitude, note }) => ({
            stop_id: stopName.trim(),
            stop_name: stopName,
            stop_lat: latitude,
            stop_lon: '1.50',
            own_column: note,
          }));
          const stopTimes = rows.map(({ stop_id: id }, index) => ({
            trip_id: 'AS1',
            departure_time: serviceTimeText(80_000 + index * 7001),
            stop_id: id,
            stop_sequence: index,
          }));
          const tables = {
            ...readGtfs(exampleFiles()).feed!.tables,
            stops: gtfsTable(rows),
            stop_times: gtfsTable(stopTimes),
            frequencies: undefined,
            trips: gtfsTable([{ route_id: 'AS', service_id: 'WD', trip_id: 'AS1' }]),
          };
          const feed = readGtfs(writeGtfs({ tables, others: new Map() }));
          expect(feed.report.problems.map(formatProblem)).toEqual([]);
          const reread = readGtfs(writeGtfs(feed.feed!)).feed;
          expect(reread).toEqual(feed.feed);
          expect(reread!.tables.stops).toEqual(tables.stops);
          expect(reread!.tables.stop_times).toEqual(tables.stop_times);
        },
      ),
      { numRuns: 40 },
    );
  });
});

it('200,000 stop times are read within 10 seconds, and a stop is answered within 5 milliseconds', () => {
  const [lines, tripsPerLine, stopsPerTrip] = [40, 250, 20];
  const stops = Array.from({ length: lines * stopsPerTrip }, (_, index) => `S${index},Stop ${index},40.1,-75.1`);
  const trips: string[] = [];
  const times: string[] = [];
  for (let line = 0; line < lines; line++) {
    for (let trip = 0; trip < tripsPerLine; trip++) {
      const id = `T${line}-${trip}`;
      trips.push(`${line},WD,${id}`);
      for (let stop = 0; stop < stopsPerTrip; stop++) {
        const time = serviceTimeText(18_000 + trip * 240 + stop * 90);
        // A stop in the center that every line serves.
        times.push(`${id},${time},${time},S${stop === 10 ? 10 : line * stopsPerTrip + stop},${stop}`);
      }
    }
  }
  const files = exampleFiles({
    'stops.txt': ['stop_id,stop_name,stop_lat,stop_lon', ...stops].join('\n'),
    'routes.txt': [
      'route_id,route_short_name,route_type',
      ...Array.from({ length: lines }, (_, n) => `${n},${n},3`),
    ].join('\n'),
    'trips.txt': ['route_id,service_id,trip_id', ...trips].join('\n'),
    'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence', ...times].join('\n'),
    'frequencies.txt': undefined,
    'translations.txt': undefined,
  });
  const start = performance.now();
  const timetable = openTimetable(readGtfs(files).feed!);
  const readMs = performance.now() - start;
  expect(timetable.stopTimes.stop).toHaveLength(200_000);
  expect(readMs).toBeLessThan(10_000);
  const instant = Date.parse('2026-01-15T17:00:00-05:00');
  const durations = Array.from({ length: 20 }, (_, index) => {
    const from = performance.now();
    expect(nextDepartures(timetable, ['S10'], instant + index * 60_000, 5)).toHaveLength(5);
    return performance.now() - from;
  });
  expect(durations.toSorted((a, b) => a - b)[10]).toBeLessThan(5);
});
