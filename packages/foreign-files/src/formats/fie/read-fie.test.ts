import type { FolderRow } from '@podium/games-folder';
import { expect, test } from 'vitest';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { folderProblems } from '../../testing/check-reading.ts';
import { smallFencing, smallFencingEntries, smallFencingTeams } from '../../testing/small-fencing.ts';
import { bytesOf } from '../../testing/small-meet.ts';
import { readFie } from './read-fie.ts';

const options: ForeignOptions = { generatedAt: '2031-03-16T00:00:00Z', timeZone: 'Atlantic/Cape_Verde' };
const read = (text: string, more: Partial<ForeignOptions> = {}): ForeignReading =>
  readFie(bytesOf(text), { ...options, ...more });
const entries = read(smallFencingEntries);
const results = read(smallFencing);
const teams = read(smallFencingTeams);

const nameOf = ({ tables }: ForeignReading, id: string | undefined): string | undefined =>
  tables.participants!.find((person) => person['id'] === id)?.['family_name'] ?? id;
const lines = (reading: ForeignReading, ref: string): (string | undefined)[][] =>
  reading.tables
    .results!.filter((line) => line['ref'] === ref)
    .map(({ competitor, rank, result, irm, wlt, qualification, from_ref: from }) => [
      nameOf(reading, competitor),
      rank,
      result,
      irm,
      wlt,
      qualification,
      from,
    ]);
const none = undefined;

test('entries, an individual and a team competition pass the checks of a Games folder without a problem', () => {
  for (const reading of [entries, results, teams]) expect(folderProblems(reading)).toEqual([]);
});

test('a competition is an event with weapon, category and a name in six languages', () => {
  expect(results.tables.events).toMatchObject([
    { id: 'FEN-WEPEE.C', gender: 'W', kind: 'individual', name_en: 'Épée · cadets', name_ar: 'سيف المبارزة · أشبال' },
  ]);
  expect(teams.tables.events).toMatchObject([
    { id: 'FEN-MSABRE.T', gender: 'M', kind: 'team', name_en: 'Team saber', name_ar: 'فرق السيف العربي' },
  ]);
  expect(results.games).toMatchObject({
    code: 'LAGOONHA-310315',
    name: { en: 'Lagoon Cup 2031' },
    start: '2031-03-15',
  });
});

test('a pool is one row of the schedule with its bouts, on its piste in the venue', () => {
  const shown = ({ id, parent, start, status, venue, location }: FolderRow): (string | undefined)[] => [
    id,
    parent,
    start,
    status,
    venue,
    location,
  ];
  expect(results.tables.units!.map(shown)).toEqual([
    ...['1', '2', '3'].map((number) => [
      `FEN-WEPEE.C.P1.${number}`,
      'FEN-WEPEE.C.P1',
      '2031-03-15 09:00',
      'FINISHED',
      'FEN-V.LAGOON-HALL',
      'FEN-V.LAGOON-HALL.2',
    ]),
    ['FEN-WEPEE.C.P1', none, '2031-03-15 09:00', 'FINISHED', 'FEN-V.LAGOON-HALL', 'FEN-V.LAGOON-HALL.2'],
    ['FEN-WEPEE.C.T4.1', none, none, 'UNSCHEDULED', none, none],
    ['FEN-WEPEE.C.T4.2', none, '2031-03-15 10:30', 'FINISHED', 'FEN-V.LAGOON-HALL', 'FEN-V.LAGOON-HALL.3'],
    ['FEN-WEPEE.C.T2.1', none, '2031-03-15 11:30', 'FINISHED', 'FEN-V.LAGOON-HALL', none],
  ]);
  expect(results.made).toContainEqual({ fact: 'times', count: 3 });
});

test('the table of a pool has victories, touches and their index', () => {
  expect(results.tables.results!.filter(({ level }) => level === 'pool')[1]).toMatchObject({
    rank: '2',
    result: '1',
    diff: '+2',
    qualification: 'Q',
    played: '2',
    won: '1',
    lost: '1',
    for: '9',
    against: '7',
  });
});

test('a bout has two sides, a winner, and the mark of a fencer who retired', () => {
  expect(lines(results, 'FEN-WEPEE.C.P1.1')).toEqual([
    ['ALMEIDA', none, '5', none, 'W', none, none],
    ['BARROS', none, '1', none, 'L', none, none],
  ]);
  expect(lines(results, 'FEN-WEPEE.C.T4.2')).toEqual([
    ['BARROS', none, none, 'DNF', 'L', none, none],
    ['COSTA', none, '11', none, 'W', none, none],
  ]);
});

test('the tableau is a bracket that says where its fencers come from, with byes', () => {
  expect(lines(results, 'FEN-WEPEE.C.T4.1').map(([name]) => name)).toEqual(['ALMEIDA', 'BYE']);
  expect(lines(results, 'FEN-WEPEE.C.T2.1')).toEqual([
    ['ALMEIDA', none, '14', none, 'L', none, 'FEN-WEPEE.C.T4.1'],
    ['COSTA', none, '15', none, 'W', none, 'FEN-WEPEE.C.T4.2'],
  ]);
  expect(results.tables.units!.at(-1)).toMatchObject({ bracket: 'MAIN', bracket_round: 'FNL', bracket_position: '1' });
});

test('losers of the semifinals meet for the bronze, and a tableau for other places keeps its title', () => {
  const four = smallFencing
    .replace(
      '<Match ID="1"><Tireur REF="1" Statut="V"/></Match>',
      '<Match ID="1"><Tireur REF="1" Score="15" Statut="V"/><Tireur REF="4" Score="9" Statut="D"/></Match>',
    )
    .replace(
      '</Tireurs>',
      '<Tireur ID="4" Nom="DIAS" Prenom="Eva" Sexe="F" Nation="CPV" Club="Sal Mar" Classement="4"/></Tireurs>',
    )
    .replace(
      '</SuiteDeTableaux>',
      `</SuiteDeTableaux><SuiteDeTableaux ID="B" Titre="Third place"><Tableau ID="B2" Taille="2"><Match ID="1"><Tireur REF="4" Score="3" Statut="D"/><Tireur REF="2" Score="15" Statut="V"/></Match></Tableau></SuiteDeTableaux>
      <SuiteDeTableaux ID="C" Titre="Places 5 to 8"><Tableau ID="C2" Taille="2"><Match ID="1"/></Tableau></SuiteDeTableaux>`,
    );
  const reading = read(four);
  expect(reading.tables.units!.slice(-2).map(({ bracket, name_en: name }) => [bracket, name])).toEqual([
    ['BRN', 'Bronze medal contests'],
    ['TC', 'Places 5 to 8'],
  ]);
  expect(reading.tables.codes).toContainEqual({
    kind: 'bracket',
    discipline: 'FEN',
    code: 'TC',
    name_en: 'Places 5 to 8',
  });
  expect(folderProblems(reading)).toEqual([]);
});

test('a tableau that is not fenced yet has open places', () => {
  const open = read(smallFencing.replace(/<Match ID="1" Heure="11:30".*?<\/Match>/su, '<Match ID="1"/>'));
  expect(lines(open, 'FEN-WEPEE.C.T2.1').map(([name, , , , , , from]) => [name, from])).toEqual([
    ['TBD', 'FEN-WEPEE.C.T4.1'],
    ['TBD', 'FEN-WEPEE.C.T4.2'],
  ]);
  expect(open.tables.results!.some(({ level }) => level === 'event')).toBe(false);
  expect(folderProblems(open)).toEqual([]);
});

test('places of the file are the final ranking once all is fenced, before that those of the list', () => {
  expect(lines(results, 'FEN-WEPEE.C').map(([name, rank]) => [name, rank])).toEqual([
    ['COSTA', '1'],
    ['ALMEIDA', '2'],
    ['BARROS', '3'],
  ]);
  expect(results.tables.entries!.map(({ seed, bib }) => [seed, bib])).toEqual([
    ['1', '10'],
    ['3', '11'],
    ['2', '12'],
  ]);
  expect(entries.tables.entries!.map(({ seed }) => seed)).toEqual(['7', '3', '12']);
  expect(entries.tables.results).toBeUndefined();
});

test('two who lost the semifinals share the third place', () => {
  const shared = read(smallFencing.replace('Classement="2"', 'Classement="3"'));
  expect(shared.tables.results!.filter(({ level, rank }) => level === 'event' && rank === '3')).toMatchObject([
    { rank_equal: 'true' },
    { rank_equal: 'true' },
  ]);
});

test('a fencer of a national competition represents the club, of an international one the country', () => {
  expect(results.tables.organisations!.map(({ name_en: name, type }) => [name, type])).toEqual([
    ['Clube de Esgrima', 'club'],
    ['Sal Mar', 'club'],
  ]);
  const abroad = read(smallFencing.replace('Domaine="N"', 'Domaine="I"'), {
    nameCountry: (code, language) => `${code} in ${language}`,
  });
  expect(abroad.tables.organisations).toMatchObject([{ id: 'CPV', flag: 'CPV', type: 'noc', name_pt: 'CPV in pt' }]);
  expect(abroad.tables.participants![0]).toMatchObject({ organisation: 'CPV', institution_en: 'Clube de Esgrima' });
});

test('referees are officials of their bouts, and the hand of a fencer is a detail', () => {
  expect(results.tables.officials!.map(({ unit, function: role }) => [unit, role])).toEqual([
    ['FEN-WEPEE.C.P1.1', 'REF'],
    ['FEN-WEPEE.C.P1.2', 'REF'],
    ['FEN-WEPEE.C.P1.3', 'REF'],
    ['FEN-WEPEE.C.T4.2', 'REF'],
  ]);
  expect(results.tables.result_details![1]).toMatchObject({ ref: 'FEN-WEPEE.C.P1.1', code: 'HAND', value: 'L' });
});

test('a team match contains the bouts of its fencers', () => {
  expect(teams.tables.teams!.map(({ id, name_en: name }) => [id, name])).toEqual([
    ['CPV.FEN-MSABRE.T.CPV', 'CPV'],
    ['POR.FEN-MSABRE.T.POR', 'POR'],
  ]);
  expect(teams.tables.units!.map(({ id, parent }) => [id, parent])).toEqual([
    ['FEN-MSABRE.T.T2.1', none],
    ['FEN-MSABRE.T.T2.1.B1', 'FEN-MSABRE.T.T2.1'],
    ['FEN-MSABRE.T.T2.1.B2', 'FEN-MSABRE.T.T2.1'],
  ]);
  expect(lines(teams, 'FEN-MSABRE.T.T2.1.B2').map(([name, , result]) => [name, result])).toEqual([
    ['FORTES', '4'],
    ['HENRIQUES', '7'],
  ]);
});

test('entries and results name the same event, fencers and delegations', () => {
  const ids = ({ tables }: ForeignReading, table: 'events' | 'organisations'): string[] =>
    tables[table]!.map(({ id }) => id!);
  for (const table of ['events', 'organisations'] as const) expect(ids(entries, table)).toEqual(ids(results, table));
  const people = new Set(results.tables.participants!.map(({ id }) => id));
  expect(entries.tables.participants!.every(({ id }) => people.has(id))).toBe(true);
});

test('each value without a place is counted with its reason', () => {
  expect(results.lost.filter(({ reason }) => reason !== 'technical')).toEqual([
    { name: 'CompetitionIndividuelle Organisateur', count: 1, reason: 'noPlace' },
    { name: 'Tireur Photo', count: 3, reason: 'private' },
    { name: 'Tireur RangFinal', count: 3, reason: 'repeated' },
  ]);
});

test.each([
  [
    'a day',
    smallFencing.replace('Date="15.03.2031" TitreLong', 'Date="31.02.2031" TitreLong'),
    {
      form: 'foreign-value',
      line: 3,
      element: 'CompetitionIndividuelle Date',
      value: '31.02.2031',
      expected: '14.07.2026',
    },
  ],
  [
    'a time',
    smallFencing.replace('Heure="9:00"', 'Heure="25:00"'),
    { form: 'foreign-value', line: 9, element: 'Poule Heure', value: '25:00', expected: '09:30' },
  ],
  [
    'no weapon',
    smallFencing.replace('Arme="E"', ''),
    { form: 'foreign-missing', line: 3, element: 'CompetitionIndividuelle', expected: 'Arme' },
  ],
  ['no fencers', smallFencingEntries.replace(/<Tireur .*\/>/u, ''), { form: 'foreign-nothing', expected: 'Tireur' }],
  [
    'another root',
    '<OTHER/>',
    { form: 'foreign-missing', line: 1, element: 'OTHER', expected: 'CompetitionIndividuelle' },
  ],
])('a file broken at %s gets one reason with its line', (_, text, fault) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ fault }));
});
