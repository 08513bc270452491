import type { FolderRow } from '@podium/games-folder';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { detectFormat } from '../../detect-format.ts';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { folderProblems } from '../../testing/check-reading.ts';
import { smallHy3Entries, smallHy3Results, smallSdif } from '../../testing/small-hy-tek.ts';
import { bytesOf, smallResults } from '../../testing/small-meet.ts';
import { readLenex } from '../lenex/read-lenex.ts';
import { readHyTek } from './read-hy-tek.ts';

const options: ForeignOptions = { generatedAt: '2031-03-16T00:00:00Z', timeZone: 'Atlantic/Cape_Verde' };
const read = (text: string, more: Partial<ForeignOptions> = {}): ForeignReading =>
  readHyTek(bytesOf(text), { ...options, ...more });
const entries = read(smallHy3Entries);
const results = read(smallHy3Results);
const sdif = read(smallSdif);

const lines = ({ tables }: ForeignReading, ref: string): FolderRow[] =>
  tables.results!.filter((line) => line['ref'] === ref);
const details = ({ tables }: ForeignReading, code: string): (string | undefined)[][] =>
  tables
    .result_details!.filter((detail) => detail['code'] === code)
    .map(({ ref, owner, pos, value, value2 }) => [ref, owner, pos, value, value2]);

test('entries, results and SDIF pass the checks of a Games folder without a problem', () => {
  for (const reading of [entries, results, sdif]) expect(folderProblems(reading)).toEqual([]);
});

test('the facts of the meet become those of the Games, and its contests have made-up times', () => {
  expect(results.games).toMatchObject({ name: { en: 'Lagoon Cup 2031' }, start: '2031-03-15', end: '2031-03-15' });
  expect(results.made).toEqual([
    { fact: 'code', value: 'LAGOONCU-310315' },
    { fact: 'times', count: 6 },
  ]);
  expect(results.tables.units!.every(({ hide_start: isHidden }) => isHidden === 'true')).toBe(true);
  expect(sdif.games.code).toBe('PRAIA-310315');
});

/** LENEX tells more of this meet: ages, records, times of day, the state of a heat. */
const lenex = readLenex(
  bytesOf(
    smallResults
      .replace(/<AGEGROUPS>.*?<\/AGEGROUPS>/su, '')
      .replaceAll(/ daytime="[^"]*"| name="Morning"| warmup\w+="[^"]*"| status="(?:IN)?OFFICIAL"/gu, '')
      .replace(/<RECORDLISTS>.*<\/RECORDLISTS>/su, '')
      .replace('name="Praia 1"', 'name="A"')
      .replace('number="101"', 'number="1"')
      .replace('<POOL name="Lagoon Pool" lanemin="1" lanemax="8"/>', '<FACILITY name="Lagoon Pool"/>'),
  ),
  options,
);
const sorted = (rows: readonly FolderRow[] = []): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

describe('the same small meet as LENEX and as Hy-Tek', () => {
  const same = [
    'disciplines',
    'codes',
    'events',
    'phases',
    'participants',
    'organisations',
    'teams',
    'team_members',
  ] as const;
  const swum = ['units', 'entries', 'results', 'lineups', 'result_details'] as const;
  test.each([...same, ...swum])('gives the same rows of %s', (table) => {
    expect(sorted(results.tables[table])).toEqual(sorted(lenex.tables[table]));
  });

  test('gives the same people, teams and times as SDIF, which has no reaction times and reasons', () => {
    for (const table of ['events', 'phases', 'organisations', 'teams', 'team_members', 'lineups', 'results'] as const)
      expect(sorted(sdif.tables[table])).toEqual(sorted(lenex.tables[table]));
    expect(details(sdif, 'INTERMEDIATE')).toEqual(details(lenex, 'INTERMEDIATE'));
  });
});

test('a file of entries plans no contests, as it does not tell the rounds', () => {
  expect(entries.tables.units).toBeUndefined();
  expect(entries.tables.phases).toBeUndefined();
  expect(entries.tables.entries!.map(({ event, best }) => [event, best])).toEqual([
    ['SWM-M100FREE', '58.10'],
    ['SWM-M100FREE', '1:01.00'],
    ['SWM-W50BREAST', undefined],
  ]);
});

test('entries and results name the same events, people and delegations', () => {
  const ids = ({ tables }: ForeignReading, table: 'participants' | 'organisations'): string[] =>
    tables[table]!.map(({ id }) => id!);
  for (const table of ['participants', 'organisations'] as const)
    expect(ids(entries, table)).toEqual(ids(results, table));
  const events = new Set(results.tables.events!.map(({ id }) => id));
  expect(entries.tables.events!.every(({ id }) => events.has(id))).toBe(true);
});

test('preliminaries have a final, so that they give no final ranking', () => {
  const prelims = smallHy3Results.split('\r\n').filter((line) => !/^E2F\s+57\.40/u.test(line));
  const reading = read(prelims.join('\r\n'));
  expect(reading.tables.phases!.map(({ id }) => id)).toContain('SWM-M100FREE.FIN');
  expect(lines(reading, 'SWM-M100FREE')).toEqual([]);
});

test.each([
  ['1', 'SWM-M100FREE.SOP', 'Swim-off'],
  ['2', 'SWM-M100FREE.SEM', 'Semifinals'],
])('a round between preliminaries and final that has heats up to number %s is %s', (heat, id, name) => {
  const all = smallHy3Results.split('\r\n');
  for (const [start, number] of [
    ['E1M  901', '1'],
    ['E1M  902', heat],
  ] as const)
    all.splice(all.findIndex((line) => line.startsWith(start)) + 1, 0, `E2S   59.00L       0  ${number}  4  1   1`);
  const reading = read(all.join('\r\n'));
  expect(reading.tables.phases!.map((phase) => [phase['id'], phase['name_en']])).toContainEqual([id, name]);
  expect(folderProblems(reading)).toEqual([]);
});

test('a pool of yards has events, splits and codes in yards', () => {
  const yards = read(smallHy3Results.replaceAll(/(?<=^[EFB].*)L(?=\s|$)/gmu, 'Y'));
  expect(yards.tables.events![0]).toMatchObject({
    name_en: '100 yd freestyle',
    name_ar: '100 ياردة حرة',
    rsc: 'SWMM100YFR------------------------',
  });
  expect(details(yards, 'INTERMEDIATE')[0]).toEqual(['SWM-M100FREE.PRE.1', 'unit', '1', '25 yd', undefined]);
  expect(folderProblems(yards)).toEqual([]);
});

/** Writes text over columns of the first line that begins with `start`. */
function put(text: string, start: string, column: number, cells: string): string {
  const all = text.split('\r\n');
  const index = all.findIndex((line) => line.startsWith(start));
  const line = all[index]!.padEnd(130);
  all[index] = (line.slice(0, column - 1) + cells + line.slice(column - 1 + cells.length)).trimEnd();
  return all.join('\r\n');
}

test('an exhibition swim has no rank', () => {
  const reading = read(put(smallHy3Results, 'E2P', 16, 'X'));
  expect(lines(reading, 'SWM-M100FREE.PRE.1')[0]!['rank']).toBeUndefined();
  expect(details(reading, 'exhibition')).toContainEqual(['SWM-M100FREE.PRE.1', 'line', undefined, 'EXH', undefined]);
});

test.each([
  ['R', 'DNS'],
  ['S', 'WDR'],
  ['D', 'DNF'],
  ['F', 'DSQ'],
])('the letter %s behind a time is the mark %s', (letter, mark) => {
  const reading = read(put(smallHy3Results, 'E2P', 13, letter));
  expect(lines(reading, 'SWM-M100FREE.PRE.1')).toMatchObject([{ irm: mark, result_type: 'IRM' }]);
});

test('the school year of a swimmer is kept, from either file', () => {
  const years = ({ tables }: ReturnType<typeof read>) =>
    tables.participants!.flatMap(({ school_year: year }) => year ?? []);
  expect(years(read(put(smallHy3Entries, 'D1M  901', 100, 'SO')))).toEqual(['SO']);
  const sdif = smallSdif.replace(/^(D0.{53})\d{8}../mu, '$1        JR');
  expect(sdif).not.toBe(smallSdif);
  expect(years(read(sdif))).toEqual(['JR']);
});

test('several divisions of an event are its groups, a single one is part of its name', () => {
  const divided = read(put(put(smallHy3Entries, 'E1M  901', 77, 'JV'), 'E1M  902', 77, 'VR'));
  expect(divided.tables.entries!.map(({ age_group: group }) => group)).toEqual(['JV', 'VR', undefined]);
  const single = read(put(put(smallHy3Entries, 'E1M  901', 77, 'JV'), 'E1M  902', 77, 'JV'));
  expect(single.tables.events![0]!['name_fr']).toBe('100 m nage libre · JV');
});

test('a fourth swimmer beyond the legs is a reserve of the team', () => {
  const reading = read(put(smallHy3Results, 'F3M', 29, 'F  903TavarF5'));
  expect(reading.tables.lineups).toHaveLength(2);
  expect(folderProblems(reading)).toEqual([]);
});

test('an event among several with the same distance keeps the id of an earlier file', () => {
  const reading = read(smallHy3Entries, { knownEvents: new Set(['SWM-M100FREE.n1']) });
  expect(reading.tables.events![0]!['id']).toBe('SWM-M100FREE.n1');
});

test('each value without a place is counted with its reason', () => {
  expect(entries.lost).toEqual([
    { name: 'C1 region', count: 2, reason: 'noPlace' },
    { name: 'B1 altitude', count: 1, reason: 'noPlace' },
    { name: 'E1 fee', count: 3, reason: 'private' },
    { name: 'C1 contact', count: 2, reason: 'private' },
    { name: 'C2 address', count: 2, reason: 'private' },
    { name: 'C3 contact', count: 2, reason: 'private' },
    { name: 'A1 record', count: 1, reason: 'technical' },
  ]);
});

test('an archive reads as the .hy3 file inside; a .cl2 beside it repeats the meet', () => {
  const packed = zipSync({ 'meet.cl2': bytesOf(smallSdif), 'meet.hy3': bytesOf(smallHy3Results) });
  expect(detectFormat(packed, 'Meet Results.zip')?.key).toBe('hy-tek');
  const reading = readHyTek(packed, options);
  expect(reading.tables).toEqual(results.tables);
  expect(reading.lost).toContainEqual({ name: 'another file of the archive', count: 1, reason: 'repeated' });
});

test('letters of Windows read as those of UTF-8', () => {
  const bytes = new Uint8Array(Buffer.from(smallHy3Entries, 'latin1'));
  expect(readHyTek(bytes, options)).toEqual(entries);
});

test.each([
  [
    'a time',
    put(smallHy3Results, 'E2P', 4, '   57,9 '),
    { form: 'foreign-value', line: 9, element: 'E2 time', value: '57,9', expected: '1:02.34' },
  ],
  [
    'a day',
    put(smallHy3Results, 'B1', 93, '15032031'),
    { form: 'foreign-value', line: 2, element: 'B1 first day', value: '15032031', expected: '10122026' },
  ],
  [
    'a round',
    put(smallHy3Results, 'E2P', 3, '?'),
    { form: 'foreign-value', line: 9, element: 'E2 round', value: '?', expected: 'F' },
  ],
  ['no events', smallHy3Results.split('\r\n').slice(0, 6).join('\r\n'), { form: 'foreign-nothing', expected: 'E1' }],
  ['another beginning', 'B1', { form: 'foreign-missing', line: 1, element: 'B1', expected: 'A1' }],
])('a file broken at %s gets one reason with its line', (_, text, fault) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ fault }));
});
