import { expect, test } from 'vitest';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { folderProblems } from '../../testing/check-reading.ts';
import { bytesOf } from '../../testing/small-meet.ts';
import {
  smallOrienteering,
  smallOrienteeringEntries,
  smallOrienteeringRelay,
  smallOrienteeringStarts,
} from '../../testing/small-orienteering.ts';
import { readIof } from './read-iof.ts';

const options: ForeignOptions = { generatedAt: '2031-03-16T00:00:00Z', timeZone: 'Atlantic/Cape_Verde' };
const read = (text: string): ForeignReading => readIof(bytesOf(text), options);
const entries = read(smallOrienteeringEntries);
const starts = read(smallOrienteeringStarts);
const results = read(smallOrienteering);
const relay = read(smallOrienteeringRelay);

const nameOf = ({ tables }: ForeignReading, id: string | undefined): string | undefined =>
  tables.participants!.find((person) => person['id'] === id)?.['family_name'] ?? id;
const lines = (reading: ForeignReading, ref: string): (string | undefined)[][] =>
  reading.tables
    .results!.filter((line) => line['ref'] === ref)
    .map(({ competitor, rank, result, diff, irm }) => [nameOf(reading, competitor), rank, result, diff, irm]);
const details = (reading: ForeignReading, code: string): (string | undefined)[][] =>
  reading.tables
    .result_details!.filter((detail) => detail['code'] === code)
    .map(({ owner, competitor, member, pos, value, value2 }) => [
      owner,
      nameOf(reading, member ?? competitor),
      pos,
      value,
      value2,
    ]);
const none = undefined;

test('entries, a start list, results and a relay pass the checks of a Games folder without a problem', () => {
  for (const reading of [entries, starts, results, relay]) expect(folderProblems(reading)).toEqual([]);
});

test('a class is an event with one race, which its course describes', () => {
  expect(results.tables.events).toMatchObject([{ id: 'ORI.W16', name_en: 'W16', gender: 'W', kind: 'individual' }]);
  expect(results.tables.units).toMatchObject([
    {
      id: 'ORI.W16.R1',
      start: '2031-03-15 10:00',
      status: 'FINISHED',
      result_status: 'OFFICIAL',
      description_en: 'Short · 2400 m · climb: 45 m · controls: 2',
      description_ar: 'Short · 2400 م · الصعود: 45 م · النقاط: 2',
      description_fr: 'Short · 2400 m · dénivelé\u00A0: 45 m · postes\u00A0: 2',
    },
  ]);
  expect(results.games).toMatchObject({
    code: 'LAGOONSP-310315',
    name: { en: 'Lagoon Sprint 2031' },
    start: '2031-03-15',
  });
});

test('results have place, time, gap, and the mark of a runner who missed a control', () => {
  const expected = [
    ['Almeida', '1', '16:08', none, none],
    ['Barros', '2', '17:11', '+1:03', none],
    ['Costa', none, none, none, 'DSQ'],
  ];
  expect(lines(results, 'ORI.W16.R1')).toEqual(expected);
  expect(lines(results, 'ORI.W16')).toEqual(expected);
  expect(details(results, 'mark')).toEqual([['line', 'Costa', none, 'MP', none]]);
  expect(details(results, 'time-run')).toEqual([['line', 'Costa', none, '15:00', none]]);
});

test('splits have the time since the start and that of the section, under the number of the control', () => {
  expect(details(results, 'INTERMEDIATE')).toEqual([
    ['unit', none, '1', '31', none],
    ['unit', none, '2', '32', none],
    ['line', 'Almeida', '1', '3:20', '3:20'],
    ['line', 'Almeida', '2', '10:40.5', '7:20.5'],
    ['line', 'Barros', '1', '4:00', '4:00'],
    ['line', 'Barros', '2', '11:40', '7:40'],
    ['line', 'Costa', '1', '3:10', '3:10'],
  ]);
});

test('different courses inside a class have splits without numbers of controls', () => {
  const butterfly = read(
    smallOrienteering.replace('<ControlCode>31</ControlCode><Time>240.0', '<ControlCode>33</ControlCode><Time>240.0'),
  );
  expect(details(butterfly, 'INTERMEDIATE').some(([owner]) => owner === 'unit')).toBe(false);
  expect(butterfly.lost).toContainEqual({ name: 'SplitTime ControlCode', count: 6, reason: 'noPlace' });
});

test('a start list has the order of the starts, their times and the numbers', () => {
  expect(starts.tables.units).toMatchObject([{ status: 'SCHEDULED', result_status: 'START_LIST' }]);
  expect(lines(starts, 'ORI.W16.R1').map(([name]) => name)).toEqual(['Barros', 'Almeida', 'Costa']);
  expect(details(starts, 'start-time').map(([, name, , value]) => [name, value])).toEqual([
    ['Barros', '10:00:00'],
    ['Almeida', '10:02:00'],
    ['Costa', '10:04:00'],
  ]);
  expect(starts.tables.entries!.map(({ bib }) => bib)).toEqual(['11', '12', '13']);
});

test('entries plan no contests', () => {
  expect(entries.tables.units).toBeUndefined();
  expect(entries.tables.entries).toHaveLength(3);
});

test('entries, starts and results name the same events, people and delegations', () => {
  for (const reading of [entries, starts])
    for (const table of ['events', 'participants', 'organisations'] as const)
      expect(reading.tables[table]!.map(({ id }) => id)).toEqual(results.tables[table]!.map(({ id }) => id));
});

test('a relay is an event of teams with its legs', () => {
  expect(relay.tables.events).toMatchObject([{ id: 'ORI.T.W16', kind: 'team', name_es: 'W16, Relevos' }]);
  expect(relay.tables.teams).toMatchObject([{ name_en: 'Sal Mar 1' }]);
  expect(lines(relay, 'ORI.T.W16.R1')[0]!.slice(1)).toEqual(['1', '20:40', none, none]);
  expect(relay.tables.lineups!.map(({ leg, participant }) => [leg, nameOf(relay, participant)])).toEqual([
    ['1', 'Almeida'],
    ['2', 'Costa'],
  ]);
  expect(details(relay, 'leg-time').map(([, name, pos, value]) => [name, pos, value])).toEqual([
    ['Almeida', '1', '10:00'],
    ['Costa', '2', '10:40'],
  ]);
});

test('several races of a class are phases with an overall ranking', () => {
  const double = read(
    smallOrienteering.replace(/<PersonResult>(?<who>.*?)<Result>(?<run>.*?)<\/Result><\/PersonResult>/gsu, (...all) => {
      const { who, run } = all.at(-1) as Readonly<Record<string, string>>;
      const overall = '<OverallResult><Time>2000.0</Time><Position>1</Position><Status>OK</Status></OverallResult>';
      return `<PersonResult>${who}<Result raceNumber="1">${run}</Result><Result raceNumber="2">${run}${who!.includes('Rosa') ? overall : ''}</Result></PersonResult>`;
    }),
  );
  expect(double.tables.phases!.map(({ id, name_en: name }) => [id, name])).toEqual([
    ['ORI.W16.R1', 'Race 1'],
    ['ORI.W16.R2', 'Race 2'],
  ]);
  expect(lines(double, 'ORI.W16')).toEqual([['Almeida', '1', '33:20', none, none]]);
  expect(folderProblems(double)).toEqual([]);
});

test.each([
  ['DidNotStart', 'DNS'],
  ['DidNotFinish', 'DNF'],
  ['OverTime', 'OTL'],
  ['Disqualified', 'DSQ'],
  ['SportingWithdrawal', 'RET'],
])('the status %s is the mark %s', (status, mark) => {
  expect(lines(read(smallOrienteering.replace('MissingPunch', status)), 'ORI.W16.R1')[2]![4]).toBe(mark);
});

test('a runner out of competition has a time and no place', () => {
  const free = read(smallOrienteering.replace('<Position>1</Position><Status>OK<', '<Status>NotCompeting<'));
  expect(lines(free, 'ORI.W16.R1').map(([name, rank, time]) => [name, rank, time])).toContainEqual([
    'Almeida',
    none,
    '16:08',
  ]);
  expect(details(free, 'exhibition')).toEqual([['line', 'Almeida', none, 'NC', none]]);
});

test('lists of competitors and of organizations bring people and delegations', () => {
  const list = (root: string, content: string): ForeignReading =>
    read(`<${root} iofVersion="3.0">${content}</${root}>`);
  const person = '<Person sex="M"><Name><Family>Dias</Family><Given>Nuno</Given></Name></Person>';
  const school = '<Organisation type="School"><Name>Escola da Praia</Name></Organisation>';
  const competitors = list('CompetitorList', `<Competitor>${person}${school}</Competitor>`);
  expect(competitors.tables.participants).toMatchObject([{ family_name: 'Dias', gender: 'M' }]);
  expect(competitors.tables.organisations).toMatchObject([{ name_en: 'Escola da Praia', type: 'school' }]);
  expect(folderProblems(competitors)).toEqual([]);
  const team =
    '<Organisation type="NationalTeam"><Name>Portugal</Name><Country code="POR">Portugal</Country></Organisation>';
  expect(list('OrganisationList', team + school).tables.organisations!.map(({ type }) => type)).toEqual([
    'noc',
    'school',
  ]);
});

test('prefixes of a name space change nothing', () => {
  const prefixed = smallOrienteering.replaceAll(/<(?<end>\/?)(?=[A-Z])/gu, '<$<end>i:').replace('xmlns=', 'xmlns:i=');
  expect(read(prefixed).tables).toEqual(results.tables);
});

test('each value without a place is counted with its reason', () => {
  expect(results.lost).toEqual([
    { name: 'SplitTime Additional', count: 1, reason: 'noPlace' },
    { name: 'Contact', count: 3, reason: 'private' },
    { name: 'Result FinishTime', count: 3, reason: 'repeated' },
    { name: 'Class Id', count: 1, reason: 'technical' },
    { name: 'Course Id', count: 1, reason: 'technical' },
    { name: 'Event Id', count: 1, reason: 'technical' },
  ]);
});

test.each([
  [
    'a time',
    smallOrienteering.replace('968.0', '16:08'),
    { form: 'foreign-value', line: 5, element: 'Time', value: '16:08', expected: '968.0' },
  ],
  [
    'a start',
    smallOrienteering.replace('T10:02:00', 'T25:02:00'),
    {
      form: 'foreign-value',
      line: 5,
      element: 'StartTime',
      value: '2031-03-15T25:02:00',
      expected: '2031-03-15T09:30:00',
    },
  ],
  [
    'version 2',
    smallOrienteering.replace('iofVersion="3.0"', ''),
    { form: 'foreign-missing', line: 2, element: 'ResultList', expected: 'iofVersion="3.0"' },
  ],
  [
    'no classes',
    smallOrienteering.replace(/<ClassResult>.*<\/ClassResult>/su, ''),
    { form: 'foreign-nothing', expected: 'ClassResult' },
  ],
])('a file broken at %s gets one reason with its line', (_, text, fault) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ fault }));
});
