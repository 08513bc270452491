import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { detectFormat } from '../../detect-format.ts';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { folderProblems } from '../../testing/check-reading.ts';
import { bytesOf, smallEntries, smallResults } from '../../testing/small-meet.ts';
import { readLenex } from './read-lenex.ts';

const options: ForeignOptions = { generatedAt: '2031-03-16T00:00:00Z', timeZone: 'Atlantic/Cape_Verde' };
const entries = readLenex(bytesOf(smallEntries), options);
const results = readLenex(bytesOf(smallResults), options);

const findPerson = ({ tables }: ForeignReading, family: string): string =>
  tables.participants!.find((person) => person['family_name'] === family)!['id']!;
const lines = ({ tables }: ForeignReading, ref: string): Readonly<Record<string, string>>[] =>
  tables.results!.filter((line) => line['ref'] === ref);

test('entries and results pass the checks of a Games folder without a problem', () => {
  expect(folderProblems(entries)).toEqual([]);
  expect(folderProblems(results)).toEqual([]);
});

test('the data of the meet becomes that of the Games', () => {
  expect(results.games).toMatchObject({
    code: 'PRAIA-310315',
    name: { en: 'Lagoon Cup 2031' },
    start: '2031-03-15',
    end: '2031-03-15',
    timeZone: 'Atlantic/Cape_Verde',
  });
  expect(results.made).toEqual([
    { fact: 'code', value: 'PRAIA-310315' },
    { fact: 'heats', count: 1 },
  ]);
});

test('rounds that refer to each other are one event with a name in six languages', () => {
  expect(results.tables.events!.map(({ id, gender, kind, name_pt: name }) => [id, gender, kind, name])).toEqual([
    ['SWM-M100FREE', 'M', 'individual', '100 m livre'],
    ['SWM-W50BREAST', 'W', 'individual', '50 m peito'],
    ['SWM-X4x50MEDLEY', 'X', 'team', 'revezamento 4 x 50 m medley'],
  ]);
  expect(results.tables.phases!.map(({ id, kind }) => [id, kind])).toEqual([
    ['SWM-M100FREE.PRE', 'heats'],
    ['SWM-M100FREE.FIN', 'final'],
    ['SWM-W50BREAST.TIM', 'final'],
    ['SWM-X4x50MEDLEY.TIM', 'final'],
  ]);
});

test('events have the codes of a results feed', () => {
  expect(results.tables.events![0]!['rsc']).toBe('SWMM100MFR------------------------');
  const heat = results.tables.units!.find(({ id }) => id === 'SWM-M100FREE.PRE.2')!;
  expect(heat['rsc']).toBe('SWMM100MFR------------HEAT000200--');
});

test('heats belong to their round with their own times, and a single heat is the round itself', () => {
  const units = results.tables.units!.map(({ id, parent, start, status, result_status: state }) => [
    id,
    parent,
    start,
    status,
    state,
  ]);
  expect(units).toEqual([
    ['SWM-S.2031-03-15.1.WARMUP', undefined, '2031-03-15 08:00', 'FINISHED', undefined],
    ['SWM-M100FREE.PRE', undefined, '2031-03-15 09:00', 'FINISHED', 'OFFICIAL'],
    ['SWM-M100FREE.PRE.1', 'SWM-M100FREE.PRE', '2031-03-15 09:00', 'FINISHED', 'OFFICIAL'],
    ['SWM-M100FREE.PRE.2', 'SWM-M100FREE.PRE', '2031-03-15 09:04', 'FINISHED', 'OFFICIAL'],
    ['SWM-W50BREAST.TIM', undefined, '2031-03-15 09:30', 'FINISHED', 'OFFICIAL'],
    ['SWM-M100FREE.FIN', undefined, '2031-03-15 17:00', 'FINISHED', 'OFFICIAL'],
    ['SWM-X4x50MEDLEY.TIM', undefined, '2031-03-15 17:20', 'FINISHED', 'UNOFFICIAL'],
  ]);
});

test('a line has lane, time, rank, points and the qualification that follows from the next round', () => {
  const evora = findPerson(results, 'Évora');
  expect(lines(results, 'SWM-M100FREE.PRE.1')).toEqual([
    {
      level: 'unit',
      ref: 'SWM-M100FREE.PRE.1',
      sort: '1',
      competitor_type: 'person',
      competitor: evora,
      start_order: '4',
      rank: '1',
      result_type: 'TIME',
      result: '57.90',
      qualification: 'Q',
    },
  ]);
  expect(lines(results, 'SWM-M100FREE.FIN')).toMatchObject([{ result: '57.40', points: '512', rank: '1' }]);
  expect(lines(results, 'SWM-M100FREE').map(({ rank, result, irm }) => [rank, result, irm])).toEqual([
    ['1', '57.40', undefined],
    [undefined, undefined, 'DSQ'],
  ]);
});

test('splits, reaction times, the reason of a disqualification and the time swum are details', () => {
  const details = results.tables.result_details!.map(({ ref, owner, code, pos, value, value2, member }) => [
    ref,
    owner,
    code,
    pos,
    value,
    value2,
    member,
  ]);
  const [evora, lima] = [findPerson(results, 'Évora'), findPerson(results, 'Lima')];
  expect(details).toEqual([
    ['SWM-M100FREE.PRE.1', 'unit', 'INTERMEDIATE', '1', '50 m', undefined, undefined],
    ['SWM-M100FREE.PRE.1', 'line', 'INTERMEDIATE', '1', '27.50', '27.50', undefined],
    ['SWM-M100FREE.PRE.1', 'line', 'REACT_TIME', undefined, '0.72', undefined, undefined],
    ['SWM-M100FREE.PRE.2', 'line', 'reason', undefined, 'Turned on the side after 50 m', undefined, undefined],
    ['SWM-M100FREE.PRE.2', 'line', 'swum-time', undefined, '1:00.75', undefined, undefined],
    ['SWM-X4x50MEDLEY.TIM', 'member', 'REACT_TIME', '1', '0.70', undefined, lima],
    ['SWM-X4x50MEDLEY.TIM', 'member', 'REACT_TIME', '2', '-0.03', undefined, evora],
  ]);
});

test('a relay is a team of its club, with its swimmers in their order', () => {
  expect(results.tables.teams).toEqual([
    { id: 'CNP.SWM-X4x50MEDLEY.1', event: 'SWM-X4x50MEDLEY', organisation: 'CNP', name_en: 'Praia 1' },
  ]);
  expect(results.tables.lineups!.map(({ participant, leg, role }) => [participant, leg, role])).toEqual([
    [findPerson(results, 'Lima'), '1', 'relay-leg'],
    [findPerson(results, 'Évora'), '2', 'relay-leg'],
  ]);
});

test('an age group is the category of its swimmers', () => {
  expect(results.tables.entries!.find(({ event }) => event === 'SWM-W50BREAST')!['age_group']).toBe('Youth D');
});

test('years of birth of age groups are rules of their event, if ages are counted by year', () => {
  const ages = ({ tables }: ForeignReading): (string | undefined)[] =>
    tables.event_rules!.map((rule) => rule['age_groups']);
  expect(ages(results)).toEqual([undefined, 'Youth D 2019-2020;Youth C 2017-2018', undefined]);
  const byDay = readLenex(bytesOf(smallResults.replace('type="YEAR"', 'type="DATE"')), options);
  expect(ages(byDay)).toEqual([undefined, undefined, undefined]);
  const single = smallResults.replace(/<AGEGROUP agegroupid="22"[^>]*>/u, '');
  expect(readLenex(bytesOf(single), options).tables.event_rules![1]).toMatchObject({
    born_from: '2019',
    born_to: '2020',
  });
});

test('a reaction time may be in seconds, and a sign alone means none', () => {
  const reaction = (text: string): string | undefined => {
    const { tables } = readLenex(
      bytesOf(smallResults.replace('reactiontime="+72"', `reactiontime="${text}"`)),
      options,
    );
    return tables.result_details!.find(({ owner, code }) => owner === 'line' && code === 'REACT_TIME')?.['value'];
  };
  expect(['+72', '0.72', '1,28', '-', '+'].map(reaction)).toEqual(['0.72', '0.72', '1.28', undefined, undefined]);
});

test('swimmers with the same time are in one order, whatever the order of the file', () => {
  const level = smallResults
    .replaceAll(/ status="DSQ" comment="[^"]*"/gu, '')
    .replaceAll('00:01:00.75', '00:00:57.90')
    .replaceAll('heatid="12" lane', 'heatid="11" lane');
  const turned = level.replace(
    /(<ATHLETE athleteid="901".*?<\/ATHLETE>)(<ATHLETE athleteid="902".*?<\/ATHLETE>)/su,
    '$2$1',
  );
  expect(turned).not.toBe(level);
  const heat = (text: string) => lines(readLenex(bytesOf(text), options), 'SWM-M100FREE.PRE.1');
  expect(heat(level).map(({ rank, rank_equal: isEqual }) => [rank, isEqual])).toEqual([
    ['1', 'true'],
    ['1', 'true'],
  ]);
  expect(heat(turned)).toEqual(heat(level));
});

test('records of events on the program are read, the others are counted', () => {
  expect(results.tables.records).toMatchObject([
    {
      event: 'SWM-M100FREE',
      type: 'CPV',
      result: '50.12',
      holder_name: 'Old Champion',
      place: 'Mindelo',
      date: '2024-04-04',
    },
  ]);
  expect(results.lost).toContainEqual({ name: 'RECORD', count: 1, reason: 'unmatched' });
});

test('each value that cannot be stored is counted with its reason', () => {
  expect(entries.lost).toEqual([
    { name: 'MEET deadline', count: 1, reason: 'noPlace' },
    { name: 'CONTACT', count: 1, reason: 'private' },
    { name: 'AGEDATE type', count: 1, reason: 'technical' },
    { name: 'AGEDATE value', count: 1, reason: 'technical' },
    { name: 'CONSTRUCTOR name', count: 1, reason: 'technical' },
    { name: 'CONSTRUCTOR version', count: 1, reason: 'technical' },
    { name: 'LENEX version', count: 1, reason: 'technical' },
  ]);
});

test('entries and results have the same events, people and delegations, whatever numbers the program assigned', () => {
  for (const table of ['events', 'phases', 'participants', 'organisations'] as const)
    expect(entries.tables[table]!.map(({ id }) => id)).toEqual(results.tables[table]!.map(({ id }) => id));
  const units = new Set(results.tables.units!.map(({ id }) => id));
  expect(entries.tables.units!.every(({ id }) => units.has(id))).toBe(true);
  expect(entries.tables.entries![0]).toMatchObject({
    competitor: findPerson(results, 'Évora'),
    best: '58.10',
    status: 'active',
  });
});

test('ids do not depend on the order of clubs and people in the file', () => {
  const [one, other] = smallEntries.split('<CLUB ').slice(1);
  const swapped = smallEntries.replace(
    `<CLUB ${one}<CLUB ${other}`,
    `<CLUB ${other!.split('</CLUBS>')[0]}<CLUB ${one}</CLUBS>${other!.split('</CLUBS>')[1]}`,
  );
  const ids = ({ tables }: ForeignReading): string[] => tables.participants!.map(({ id }) => id!).toSorted();
  expect(swapped).not.toBe(smallEntries);
  expect(ids(readLenex(bytesOf(swapped), options))).toEqual(ids(entries));
});

test('ids of people do not contain their names', () => {
  expect(JSON.stringify(results.tables.participants!.map(({ id }) => id))).not.toMatch(/EVORA|LIMA|TAVARES/iu);
});

test('a packed file is read like the file inside', () => {
  const packed = zipSync({ 'meet.lef': bytesOf(smallResults) });
  expect(detectFormat(packed, 'meet.lxf')?.key).toBe('lenex');
  expect(readLenex(packed, options)).toEqual(results);
});

test.each([
  [
    'a value',
    smallResults.replace('00:00:57.90', '57,9 sec'),
    { form: 'foreign-value', line: 19, element: 'RESULT swimtime', value: '57,9 sec', expected: '00:01:02.34' },
  ],
  [
    'a day',
    smallResults.replace('date="2031-03-15"', 'date="2031-02-30"'),
    { form: 'foreign-value', line: 8, element: 'SESSION date', value: '2031-02-30', expected: '2026-10-12' },
  ],
  [
    'an open element',
    smallResults.replace('</SESSIONS>', ''),
    { form: 'foreign-xml', line: 19, reason: 'unexpected close tag.' },
  ],
  [
    'declarations',
    smallResults.replace('<LENEX', '<!DOCTYPE x [<!ENTITY a "aaaa">]><LENEX'),
    { form: 'foreign-declarations', line: 2 },
  ],
  ['another root', '<OTHER/>', { form: 'foreign-missing', line: 1, element: 'OTHER', expected: 'LENEX' }],
  ['no meet', '<LENEX/>', { form: 'foreign-nothing', expected: 'MEET' }],
])('a file broken at %s causes one error with its line', (_, text, fault) => {
  expect(() => readLenex(bytesOf(text), options)).toThrow(expect.objectContaining({ fault }));
});

test('an archive without a meet and bytes without an encoding are refused', () => {
  expect(() => readLenex(zipSync({ 'a.txt': bytesOf('a') }), options)).toThrow(
    expect.objectContaining({ fault: { form: 'foreign-empty-archive', expected: '.lef' } }),
  );
  expect(() => readLenex(new Uint8Array([0x3c, 0xff, 0xff, 0x3e]), options)).toThrow(
    expect.objectContaining({ fault: { form: 'foreign-encoding' } }),
  );
});
