import { expect, test } from 'vitest';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { folderProblems } from '../../testing/check-reading.ts';
import { smallChess, smallChessPairing, smallChessTeams } from '../../testing/small-chess.ts';
import { bytesOf } from '../../testing/small-meet.ts';
import { readTrf } from './read-trf.ts';

const options: ForeignOptions = { generatedAt: '2031-03-16T00:00:00Z', timeZone: 'Atlantic/Cape_Verde' };
const read = (text: string): ForeignReading => readTrf(bytesOf(text), options);
const pairing = read(smallChessPairing);
const results = read(smallChess);
const teams = read(smallChessTeams);

const nameOf = ({ tables }: ForeignReading, id: string | undefined): string | undefined =>
  tables.participants!.find((person) => person['id'] === id)?.['family_name'] ?? id;
const lines = (reading: ForeignReading, level: string, ref: string): (string | undefined)[][] =>
  reading.tables
    .results!.filter((line) => line['level'] === level && line['ref'] === ref)
    .map(({ competitor, rank, result, wlt, irm }) => [nameOf(reading, competitor), rank, result, wlt, irm]);
const none = undefined;
const swiss = 'CHE.LAGOON-OPEN-2031.SWS';

test('a pairing, results and a team tournament pass the checks of a Games folder without a problem', () => {
  for (const reading of [pairing, results, teams]) expect(folderProblems(reading)).toEqual([]);
});

test('a tournament is an event of whole games, with one table of the Swiss system', () => {
  expect(results.tables.events).toMatchObject([
    { id: 'CHE.LAGOON-OPEN-2031', name_en: 'Lagoon Open 2031', gender: 'O', kind: 'individual' },
  ]);
  expect(results.tables.event_rules).toMatchObject([{ contest: 'match', measure: 'games', draw_points: '0.5' }]);
  expect(results.tables.phases).toMatchObject([{ id: swiss, kind: 'pool', name_es: 'Sistema suizo' }]);
  expect(results.games).toMatchObject({ code: 'PRAIA-310315', start: '2031-03-15', end: '2031-03-16' });
});

test('a round is one row of the schedule on its day with its boards and byes', () => {
  expect(
    results.tables.units!.map(({ id, parent, start, status, name_ar: name }) => [id, parent, start, status, name]),
  ).toEqual([
    [`${swiss}.R1`, none, '2031-03-15 09:00', 'FINISHED', 'الجولة 1'],
    [`${swiss}.R1.1`, `${swiss}.R1`, '2031-03-15 09:00', 'FINISHED', 'الجولة 1، الطاولة 1'],
    [`${swiss}.R1.2`, `${swiss}.R1`, '2031-03-15 09:00', 'FINISHED', 'الجولة 1، الطاولة 2'],
    [`${swiss}.R2`, none, '2031-03-16 09:00', 'FINISHED', 'الجولة 2'],
    [`${swiss}.R2.1`, `${swiss}.R2`, '2031-03-16 09:00', 'FINISHED', 'الجولة 2، الطاولة 1'],
    [`${swiss}.R2.BYE-3`, `${swiss}.R2`, none, 'UNSCHEDULED', 'الجولة 2، تأهل مباشر'],
  ]);
  expect(results.tables.units![0]!['description_en']).toBe('90 minutes and 30 seconds a move');
});

test('White is the first side of a game, and a draw is half a point', () => {
  expect(lines(results, 'unit', `${swiss}.R1.2`)).toEqual([
    ['Dias', none, '0.5', 'T', none],
    ['Barros', none, '0.5', 'T', none],
  ]);
  expect(lines(results, 'unit', `${swiss}.R2.BYE-3`).map(([name]) => name)).toEqual(['Costa', 'BYE']);
});

test('a game that is paired has its sides and no result', () => {
  expect(pairing.tables.units!.map(({ status, result_status: state }) => [status, state])).toEqual([
    ['SCHEDULED', none],
    ['SCHEDULED', 'START_LIST'],
    ['SCHEDULED', 'START_LIST'],
  ]);
  expect(lines(pairing, 'unit', `${swiss}.R1.1`)).toEqual([
    ['Almeida', none, none, none, none],
    ['Costa', none, none, none, none],
  ]);
  expect(pairing.tables.results!.some(({ level }) => level === 'event')).toBe(false);
});

test('a player who did not come lost without playing', () => {
  const forfeit = read(smallChess.replace('   3 w 1', '   3 w +').replace('   1 b 0', '   1 b -'));
  expect(lines(forfeit, 'unit', `${swiss}.R1.1`)).toEqual([
    ['Almeida', none, '1', 'W', none],
    ['Costa', none, none, 'L', 'DNS'],
  ]);
  expect(folderProblems(forfeit)).toEqual([]);
});

test('the table has points and games, and ranks of the file are those of the final ranking', () => {
  expect(lines(results, 'pool', swiss).map(([name, rank, points]) => [name, rank, points])).toEqual([
    ['Almeida', '1', '2'],
    ['Costa', '2', '1'],
    ['Barros', '3', '0.5'],
    ['Dias', '3', '0.5'],
  ]);
  expect(results.tables.results!.find(({ level }) => level === 'pool')).toMatchObject({
    played: '2',
    won: '2',
    lost: '0',
    tied: '0',
  });
  expect(lines(results, 'event', 'CHE.LAGOON-OPEN-2031')).toHaveLength(4);
});

test('before the last round there is no final ranking', () => {
  const early = read(smallChess.replace('XXR 2', 'XXR 5'));
  expect(lines(early, 'event', 'CHE.LAGOON-OPEN-2031')).toEqual([]);
});

test('players have their title, rating, birth date or year and the rank number as seed', () => {
  expect(
    results.tables.result_details!.filter(({ ref }) => ref === `${swiss}.R1.1`).map(({ code, value }) => [code, value]),
  ).toEqual([
    ['title', 'WFM'],
    ['rating', '2103'],
  ]);
  expect(
    results.tables
      .participants!.slice(0, 4)
      .map(({ birth_date: day, birth_year: year, gender }) => [day, year, gender]),
  ).toEqual([
    ['2012-03-02', none, 'W'],
    [none, '2013', 'M'],
    ['2012-11-30', none, 'M'],
    [none, none, 'M'],
  ]);
  expect(results.tables.entries!.map(({ seed }) => seed)).toEqual(['1', '2', '3', '4']);
});

test('arbiters are officials of each round', () => {
  expect(results.tables.officials!.map(({ unit, function: role }) => [unit, role])).toEqual([
    [`${swiss}.R1`, 'CAR'],
    [`${swiss}.R2`, 'CAR'],
  ]);
});

test('a match of teams contains its boards, and the table of the teams has match points and board points', () => {
  expect(teams.tables.events![0]).toMatchObject({ kind: 'team', gender: 'X' });
  expect(teams.tables.units!.map(({ id, parent }) => [id, parent])).toEqual([
    [`${swiss}.R1.1`, none],
    [`${swiss}.R1.1.1`, `${swiss}.R1.1`],
    [`${swiss}.R1.1.2`, `${swiss}.R1.1`],
  ]);
  expect(lines(teams, 'unit', `${swiss}.R1.1`).map(([, , score, outcome]) => [score, outcome])).toEqual([
    ['1.5', 'W'],
    ['0.5', 'L'],
  ]);
  expect(teams.tables.results!.find(({ level }) => level === 'pool')).toMatchObject({
    result: '2',
    won: '1',
    for: '1.5',
    against: '0.5',
  });
  expect(teams.tables.lineups!.map(({ order, role }) => [order, role])).toEqual([
    ['1', 'player'],
    ['2', 'player'],
    ['1', 'player'],
    ['2', 'player'],
  ]);
});

test('the pairing and the results name the same event, contests and people', () => {
  for (const table of ['events', 'phases', 'participants', 'organisations'] as const)
    expect(pairing.tables[table]!.map(({ id }) => id)).toEqual(results.tables[table]!.map(({ id }) => id));
  const units = new Set(results.tables.units!.map(({ id }) => id));
  expect(pairing.tables.units!.every(({ id }) => units.has(id))).toBe(true);
});

test.each(['2031/03/15', '15. 03. 2031', '15.03.2031', 'Mar 15, 2031', '31/03/15'])(
  'a day is read as programs write it: %s',
  (day) => {
    expect(read(smallChess.replace('042 2031/03/15', `042 ${day}`)).games.start).toBe('2031-03-15');
  },
);

test('each value without a place is counted with its reason', () => {
  expect(results.lost).toEqual([
    { name: '001 absence', count: 1, reason: 'noPlace' },
    { name: '062 number', count: 1, reason: 'repeated' },
  ]);
  expect(teams.lost).toContainEqual({ name: '001 rank in a team tournament', count: 4, reason: 'noPlace' });
});

test.each([
  [
    'a result',
    smallChess.replace('   3 w 1', '   3 w ?'),
    { form: 'foreign-value', line: 12, element: '001 result', value: '?', expected: '1' },
  ],
  [
    'an opponent',
    smallChess.replace('   3 w 1', '  ab w 1'),
    { form: 'foreign-value', line: 12, element: '001 opponent', value: 'ab', expected: '8' },
  ],
  [
    'a day',
    smallChess.replace('042 2031/03/15', '042 2031/02/30'),
    { form: 'foreign-value', line: 4, element: '042', value: '2031/02/30', expected: '2031/03/15' },
  ],
  ['no players', '012 Lagoon Open', { form: 'foreign-nothing', expected: '001' }],
])('a file broken at %s gets one reason with its line', (_, text, fault) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ fault }));
});
