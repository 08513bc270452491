import { expect, test } from 'vitest';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { folderProblems } from '../../testing/check-reading.ts';
import { smallCubing, smallCubingEntries } from '../../testing/small-cubing.ts';
import { bytesOf } from '../../testing/small-meet.ts';
import { attemptText, averageText, timeText } from './attempt-values.ts';
import { readWcif } from './read-wcif.ts';

const countries: Readonly<Record<string, string>> = { CV: 'CPV', CN: 'CHN', PT: 'POR' };
const options: ForeignOptions = {
  generatedAt: '2031-03-16T00:00:00Z',
  findCountry: (letters) => countries[letters],
};
const read = (text: string, more: Partial<ForeignOptions> = {}): ForeignReading =>
  readWcif(bytesOf(text), { ...options, ...more });
const results = read(smallCubing);
const entries = read(smallCubingEntries);
const none = undefined;

const nameOf = ({ tables }: ForeignReading, id: string | undefined): string | undefined =>
  tables.participants!.find((person) => person['id'] === id)?.['given_name'] ?? id;
const lines = (reading: ForeignReading, ref: string): unknown[][] =>
  reading.tables
    .results!.filter((line) => line['ref'] === ref)
    .map((line) => [nameOf(reading, line['competitor']), line['rank'], line['result'], line['irm']]);
const details = (reading: ForeignReading, ref: string, code: string): unknown[][] =>
  reading.tables
    .result_details!.filter((detail) => detail['ref'] === ref && detail['code'] === code)
    .map(({ competitor, pos, value }) => [nameOf(reading, competitor), ...(pos === undefined ? [] : [pos]), value]);

test('a competition passes the checks of a Games folder before and after its rounds', () => {
  for (const reading of [entries, results]) expect(folderProblems(reading)).toEqual([]);
});

test('name, days and time zone of the Games are those of the competition', () => {
  expect(results.games).toMatchObject({
    code: 'PRAIACUB-310315',
    name: { en: 'Praia Cubing 2031' },
    start: '2031-03-15',
    end: '2031-03-16',
    timeZone: 'Atlantic/Cape_Verde',
  });
  expect(results.made.map(({ fact }) => fact)).toEqual(['code']);
});

test('events have names in six languages, and each round is a phase with one contest', () => {
  expect(results.tables.events).toMatchObject([
    { id: 'CUB.333', name_en: '3×3×3 cube', name_az: '3×3×3 kub', gender: 'O', kind: 'individual' },
    { id: 'CUB.333FM', name_fr: 'Cube 3×3×3, le moins de mouvements' },
    { id: 'CUB.333MBF', name_ar: 'مكعب 3×3×3، عدة مكعبات معصوب العينين' },
  ]);
  expect(results.tables.phases!.map(({ id, kind, name_en: name }) => [id, kind, name])).toEqual([
    ['CUB.333.R1', 'qualification', 'Round 1'],
    ['CUB.333.R2', 'final', 'Final'],
    ['CUB.333FM.R1', 'final', 'Final'],
    ['CUB.333MBF.R1', 'final', 'Final'],
  ]);
});

test('a round has the times and the room of its activities, on the clocks of the Games', () => {
  expect(results.tables.units![0]).toMatchObject({
    id: 'CUB.333.R1',
    start: '2031-03-15T09:00:00-01:00',
    end: '2031-03-15T10:00:00-01:00',
    venue: 'CUB-V.1',
    location: 'CUB-V.1.1',
    status: 'FINISHED',
    result_status: 'OFFICIAL',
    description_en: 'Average of 5 · time limit: 10:00.00 · cutoff: 30.00 (first attempts: 2) · advancing: 2',
  });
  expect(results.tables.units![2]).toMatchObject({
    description_en: 'Mean of 3 · Attempt 1: 2031-03-15 12:00 · Attempt 2: 2031-03-16 12:00',
  });
  expect(results.tables.units![2]!['end']).toBeUndefined();
  expect(results.tables.venues).toMatchObject([
    { id: 'CUB-V.1', name_en: 'Liceu da Praia', lat: '14.917', lon: '-23.509' },
    { id: 'CUB-V.1.1', kind: 'location', parent: 'CUB-V.1', name_en: 'Main stage' },
    { id: 'CUB-V.1.2', name_en: 'Quiet room' },
  ]);
});

test('an average decides; without a valid one, a rank by the best attempt has no result', () => {
  expect(lines(results, 'CUB.333.R1')).toEqual([
    ['Rosa', '1', '9.48', none],
    ['Mei', '2', '13.61', none],
    ['Tiago', '3', none, none],
    ['Ana', '4', none, none],
  ]);
  expect(details(results, 'CUB.333.R1', 'single')).toEqual([
    ['Rosa', '8.50'],
    ['Mei', '12.01'],
    ['Tiago', '20.50'],
    ['Ana', '31.00'],
  ]);
  expect(details(results, 'CUB.333.R1', 'average')).toEqual([['Tiago', 'DNF']]);
});

test('attempts are shown as they were written, and skipped ones are left out', () => {
  expect(details(results, 'CUB.333.R1', 'ATTEMPT').filter(([name]) => name === 'Rosa')).toEqual([
    ['Rosa', '1', '9.05'],
    ['Rosa', '2', '10.10'],
    ['Rosa', '3', '8.50'],
    ['Rosa', '4', 'DNF'],
    ['Rosa', '5', '9.30'],
  ]);
  expect(details(results, 'CUB.333.R1', 'ATTEMPT').filter(([name]) => name === 'Ana')).toEqual([
    ['Ana', '1', '1:10.25'],
    ['Ana', '2', '31.00'],
  ]);
});

test('competitors of the next round have a Q', () => {
  const marks = results.tables.results!.filter(({ ref }) => ref === 'CUB.333.R1').map((line) => line['qualification']);
  expect(marks).toEqual(['Q', 'Q', none, none]);
});

test('a round in which attempts are missing is running, and its event has no final ranking', () => {
  expect(results.tables.units![1]).toMatchObject({ id: 'CUB.333.R2', status: 'RUNNING', result_status: 'LIVE' });
  expect(lines(results, 'CUB.333')).toEqual([]);
});

test('moves, and cubes in a time, are results of their own; equal places are marked', () => {
  expect(lines(results, 'CUB.333FM')).toEqual([
    ['Tiago', '1', '25.33', none],
    ['Rosa', none, none, 'DNS'],
  ]);
  expect(lines(results, 'CUB.333MBF')).toEqual([
    ['Mei', '1', '11/13 58:20', none],
    ['Tiago', '1', '11/13 58:20', none],
  ]);
  const equal = results.tables.results!.filter(({ ref }) => ref === 'CUB.333MBF').map((line) => line['rank_equal']);
  expect(equal).toEqual(['true', 'true']);
});

test('groups are the start list of a round, with their time and the station', () => {
  expect(lines(entries, 'CUB.333.R1').map(([name]) => name)).toEqual(['Rosa', 'Mei', 'Tiago']);
  expect(entries.tables.units![0]).toMatchObject({ status: 'SCHEDULED', result_status: 'START_LIST' });
  for (const reading of [entries, results]) {
    expect(details(reading, 'CUB.333.R1', 'group').slice(0, 2)).toEqual([
      ['Rosa', '1'],
      ['Mei', '2'],
    ]);
    expect(details(reading, 'CUB.333.R1', 'start-time')[1]).toEqual(['Mei', '09:30']);
    expect(details(reading, 'CUB.333.R1', 'station')).toEqual([['Rosa', '4']]);
  }
});

test('accepted registrations are entries with the best mark; others are counted', () => {
  expect(
    entries.tables.entries!.map(({ event, competitor, bib, best }) => [event, nameOf(entries, competitor), bib, best]),
  ).toEqual([
    ['CUB.333', 'Rosa', '1', '9.12'],
    ['CUB.333', 'Mei', '2', none],
    ['CUB.333', 'Tiago', '3', none],
    ['CUB.333', 'Ana', '4', none],
    ['CUB.333FM', 'Rosa', '1', none],
    ['CUB.333FM', 'Tiago', '3', none],
    ['CUB.333MBF', 'Mei', '2', none],
    ['CUB.333MBF', 'Tiago', '3', none],
  ]);
  expect(entries.lost).toContainEqual({ name: 'persons registration', count: 1, reason: 'noPlace' });
  expect(entries.lost).toContainEqual({ name: 'persons email', count: 6, reason: 'private' });
});

test('people belong to the delegation of their country, under the name in Latin letters', () => {
  expect(entries.tables.organisations!.map(({ id }) => id)).toEqual(['CPV', 'CHN', 'POR']);
  expect(entries.tables.participants!.find((person) => person['given_name'] === 'Mei')).toMatchObject({
    family_name: 'Lin',
    organisation: 'CHN',
    gender: 'W',
    birth_date: '2013-11-14',
  });
  expect(entries.tables.participants!.find((person) => person['given_name'] === 'Vera')).toMatchObject({
    role: 'official',
    federation_id: '2010LOPE01',
  });
});

test('two people with the same name and birth date are two participants', () => {
  const twins = read(
    smallCubing.replace('Tiago Costa', 'Mei Lin').replace('2012-06-30', '2013-11-14').replace('"m"', '"f"'),
  );
  const people = twins.tables.participants!.filter((person) => person['family_name'] === 'Lin');
  expect(new Set(people.map(({ id }) => id)).size).toBe(2);
});

test('delegates are officials of each round, judges and scramblers of the round of their group', () => {
  const officials = entries.tables.officials!.map(({ unit, participant, function: task }) => [
    unit,
    nameOf(entries, participant),
    task,
  ]);
  expect(officials.filter(([, , task]) => task === 'DEL')).toHaveLength(4);
  expect(officials).toContainEqual(['CUB.333.R1', 'Rosa', 'JUD']);
  expect(officials).toContainEqual(['CUB.333.R1', 'Mei', 'SCR']);
});

test('meals and check-ins are rows of the schedule; setting up is not', () => {
  const others = entries.tables.units!.filter(({ type }) => type !== 'competition');
  expect(others.map(({ id, type, name_en: name }) => [id, type, name])).toEqual([['CUB-A.1', 'others', 'Check-in']]);
  expect(entries.lost).toContainEqual({ name: 'activities other-setup', count: 1, reason: 'technical' });
});

test('a file of before and one of after name the same events, contests, people and entries', () => {
  for (const table of ['events', 'units', 'participants', 'organisations'] as const)
    expect(entries.tables[table]!.map(({ id }) => id)).toEqual(results.tables[table]!.map(({ id }) => id));
  expect(entries.tables.entries).toEqual(results.tables.entries);
});

test('Games that exist keep their time zone, in which the times are written', () => {
  const games = { ...results.games, code: 'CUP2031', timeZone: 'America/Sao_Paulo' };
  const added = read(smallCubing, { games });
  expect(added.games).toMatchObject({ code: 'CUP2031', timeZone: 'America/Sao_Paulo' });
  expect(added.tables.units![0]!['start']).toBe('2031-03-15T07:00:00-03:00');
});

test.each([
  [905, '9.05'],
  [7025, '1:10.25'],
  [372_300, '1:02:03.00'],
  [99, '0.99'],
])('%i hundredths are %s', (value, text) => {
  expect(timeText(value)).toBe(text);
});

test.each([
  [0, 'time', none],
  [-1, 'cubes', 'DNF'],
  [-2, 'moves', 'DNS'],
  [-3, 'time', none],
  [970_360_001, 'cubes', '3/4 60:00'],
  [979_999_900, 'cubes', '2/2'],
] as const)('the value %i of an attempt in %s is %s', (value, measure, text) => {
  expect(attemptText(value, measure)).toBe(text);
});

test('a mean of moves has two decimals', () => {
  expect([averageText(2533, 'moves'), averageText(-1, 'moves'), averageText(948, 'time')]).toEqual([
    '25.33',
    'DNF',
    '9.48',
  ]);
});
