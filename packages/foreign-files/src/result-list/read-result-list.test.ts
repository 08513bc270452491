import { expect, test } from 'vitest';
import type { FolderRow } from '@podium/games-folder';
import { ForeignFileError } from '../foreign-error.ts';
import { readLenex } from '../formats/lenex/read-lenex.ts';
import { folderProblems } from '../testing/check-reading.ts';
import { smallListResults, smallMatches, smallSchoolGames } from '../testing/small-list.ts';
import { bytesOf, smallEntries, smallResults } from '../testing/small-meet.ts';
import { readResultList } from './read-result-list.ts';
import type { ResultListOptions, ResultListReading } from './read-result-list.ts';

const generatedAt = '2031-04-01T00:00:00Z';
const read = (text: string, options: Partial<ResultListOptions> = {}, name = 'list.csv'): ResultListReading =>
  readResultList(bytesOf(text), name, { generatedAt, ...options });

const english = (row: FolderRow | undefined): string | undefined => row?.['name_en'];
const reasonOf = (text: string, name?: string): unknown => {
  try {
    read(text, {}, name);
  } catch (error) {
    if (error instanceof ForeignFileError) return error.fault;
    throw error;
  }
  return undefined;
};

/** Lines of contests and rankings with names in place of ids. */
function namedResults({ tables }: Pick<ResultListReading, 'tables'>): string[] {
  const byId = (rows: readonly FolderRow[] = []): ReadonlyMap<string, FolderRow> =>
    new Map(rows.map((row) => [row['id']!, row]));
  const [events, phases, units] = [byId(tables.events), byId(tables.phases), byId(tables.units)];
  const [people, teams, delegations] = [byId(tables.participants), byId(tables.teams), byId(tables.organisations)];
  return (tables.results ?? [])
    .map((line) => {
      const { level, ref = '', competitor = '' } = line;
      const phase = level === 'phase' ? phases.get(ref) : phases.get(units.get(ref)?.['phase'] ?? '');
      const event = events.get(level === 'event' ? ref : (phase?.['event'] ?? ''));
      const person = people.get(competitor);
      const name = person
        ? `${person['given_name']} ${person['family_name']}`
        : english(delegations.get(teams.get(competitor)?.['organisation'] ?? ''));
      return [
        level,
        english(event),
        event?.['gender'],
        phase?.['kind'],
        name,
        line['rank'],
        line['result'],
        line['irm'],
        line['points'],
      ].join(' | ');
    })
    .toSorted();
}

test('the same meet as a list and as LENEX has the same results', () => {
  const list = read(smallListResults);
  expect(folderProblems(list)).toEqual([]);
  expect(namedResults(list)).toEqual(namedResults(readLenex(bytesOf(smallResults), { generatedAt })));
});

test('results join the people, events and contests of earlier entries', () => {
  const entries = readLenex(bytesOf(smallEntries), { generatedAt });
  const list = read(smallListResults, { known: entries.tables, games: entries.games });
  expect(list.tables.organisations).toBeUndefined();
  expect(list.tables.events).toBeUndefined();
  expect(list.tables.phases).toBeUndefined();
  expect(list.tables.participants).toBeUndefined();
  const known = new Set(entries.tables.participants?.map(({ id }) => id));
  expect(
    list.tables.results
      ?.filter(({ competitor_type: type }) => type === 'person')
      .every(({ competitor }) => known.has(competitor)),
  ).toBe(true);
});

test('the same list again, and a corrected one, give the same ids', () => {
  const first = read(smallSchoolGames);
  const again = read(smallSchoolGames.replace('11,70', '11,68'), { known: first.tables, games: first.games });
  expect(again.tables.participants).toBeUndefined();
  expect(again.tables.events).toBeUndefined();
  const marks = ({ tables }: ResultListReading): string[] =>
    (tables.results ?? []).map(({ level, ref, competitor, result }) => [level, ref, competitor, result].join(' '));
  const changed = marks(again).filter((line) => !marks(first).includes(line));
  expect(changed.map((line) => line.split(' ').at(-1))).toEqual(['11.68', '11.68']);
});

test('titles above tables name the sport, event, sex, class and round of their lines', () => {
  const { tables, doubts, games } = read(smallSchoolGames);
  expect(games).toMatchObject({
    start: '2031-03-12',
    end: '2031-03-12',
    name: { en: 'Jogos Escolares de Praia 2031' },
  });
  expect(tables.events?.map((row) => `${row['discipline']} ${row['gender']} ${english(row)}`)).toEqual([
    'ATH M 100 m rasos · Men · Sub-17',
    'ATH W Salto em distância · Women · Sub-14',
  ]);
  expect(tables.phases?.map((row) => `${row['kind']} ${english(row)}`)).toEqual([
    'heats Heats',
    'final Final',
    'final Final',
  ]);
  expect(tables.units?.map(english)).toEqual(['Heats', 'Heat 1', 'Heat 2', 'Final', 'Final']);
  expect(tables.venues?.map(english)).toEqual(['Estádio Municipal']);
  expect(doubts).toEqual([]);
  expect(folderProblems(read(smallSchoolGames))).toEqual([]);
});

test('a person with the names in another order, capitals or another spelling of the school is one person', () => {
  const { tables } = read(smallSchoolGames);
  expect(tables.participants?.map((row) => `${row['given_name']} ${row['family_name']}`)).toEqual([
    'João Pedro Silva',
    'Rui Lima',
    'Mateus Rocha',
    'Ana Clara Souza',
    'Maria do Carmo Dias',
  ]);
  expect(tables.organisations?.map(english)).toEqual(['E.E. Castro Alves', 'Colégio Santa Rita']);
});

test('matches have sides, scores, sets and a winner', () => {
  const { tables } = read(smallMatches, {}, 'Vôlei feminino.csv');
  expect(tables.results?.map(({ side, result, irm, wlt }) => [side, result, irm, wlt].join(' '))).toEqual([
    'home 2  W',
    'away 1  L',
    'home  WO L',
    'away   W',
    'home   ',
    'away   ',
    ' 1  ',
    ' 1  ',
    ' 0  ',
  ]);
  expect(tables.units?.map(({ status }) => status)).toEqual(['FINISHED', 'FINISHED', 'SCHEDULED']);
  expect(
    tables.result_details?.filter(({ code, pos }) => code === 'S3' && pos === 'H').map(({ value }) => value),
  ).toEqual(['15']);
  expect(tables.teams?.map(english)).toEqual(['E.E. Castro Alves', 'Colégio Santa Rita', 'EM Rui Barbosa']);
  expect(folderProblems(read(smallMatches, {}, 'Vôlei feminino.csv'))).toEqual([]);
});

test('a tie-break behind a set becomes the points of both sides', () => {
  const list = [
    'Data;Jogador;Placar;Jogador',
    '12/03/2031;Ana Sá;2 x 1 (7-6(4), 3-6, 7-6(12));Bia Luz',
    '12/03/2031;Eva Reis;6-7(5) 4-6;Lia Nunes',
  ].join('\n');
  const reading = read(list, {}, 'Tênis feminino.csv');
  const tieBreaks = reading.tables.result_details?.filter(({ ext_code: code }) => code === 'TIE_BREAK_POINTS');
  expect(tieBreaks?.map(({ code, value }) => `${code} ${value}`)).toEqual(['S1 7–4', 'S3 14–12', 'S1 5–7']);
  expect(reading.tables.results?.map(({ result }) => result)).toEqual(['2', '1', '0', '2']);
  expect(folderProblems(reading)).toEqual([]);
});

test('medals are only those that the list names', () => {
  const list = (medal: string): string =>
    `Judô -60 kg masculino;;;\nLugar;Atleta;Escola;${medal}\n1º;Edu Lima;EM Rui;Ouro\n2º;Fábio Cruz;Sta. Rita;Prata\n`;
  expect(read(list('Medalha')).tables.medals?.map(({ medal }) => medal)).toEqual(['gold', 'silver']);
  expect(read(list('Medalha').replaceAll(/Ouro|Prata/gu, '')).tables.medals).toBeUndefined();
});

test('places follow from marks where the list has none, and are counted as made up', () => {
  const { tables, made } = read(
    'Atletismo;;\nProva;Atleta;Escola;Tempo\n100 m fem;Ana Sá;A;13,10\n100 m fem;Bia Luz;B;12,90\n100 m fem;Eva Reis;B;12,90\n',
  );
  expect(
    tables.results
      ?.filter(({ level }) => level === 'unit')
      .map(({ rank, rank_equal: isEqual }) => `${rank} ${isEqual}`),
  ).toEqual(['1 true', '1 true', '3 undefined']);
  expect(made).toContainEqual({ fact: 'ranks', count: 3 });
});

test('women and men with one ranking compete in one event', () => {
  const { tables } = read('Xadrez;;;\nPosição;Atleta;Sexo;Escola;Pontos\n1;Tomás Reis;M;A;4,5\n2;Clara Nunes;F;B;4\n');
  expect(tables.events?.map(({ gender }) => gender)).toEqual(['O']);
  expect(tables.participants?.map(({ gender }) => gender)).toEqual(['M', 'W']);
});

test('cells that cannot be read are named with sheet, row and column', () => {
  const { doubts } = read(
    'Natação;;;\nProva;Atleta;Escola;Tempo;Lugar\n50 m livre fem;Ana Sá;A;rápida;1\n50 m livre fem;Bia Luz;B;33,10;primeira\n',
  );
  expect(doubts).toEqual([
    { code: 'mark', sheet: 'list', line: 3, column: 'Tempo', value: 'rápida' },
    { code: 'place', sheet: 'list', line: 4, column: 'Lugar', value: 'primeira' },
  ]);
});

test('an unknown sport becomes a sport of the Games, with a doubt', () => {
  const { tables, doubts } = read('Modalidade;Atleta;Escola;Pontos\nPeteca;Ana Sá;A;12\nPeteca;Bia Luz;B;10\n');
  expect(tables.disciplines?.map(english)).toEqual(['Peteca']);
  expect(doubts).toEqual([{ code: 'ownSport', sheet: 'list', line: 2, column: 'Modalidade', value: 'Peteca' }]);
});

test('contents that were chosen for columns replace those of the titles', () => {
  const text = 'Natação;;;\nProva;Quem;De onde;Marca final\n50 m livre fem;Ana Sá;A;33,10\n';
  const { sheets, tables } = read(text, { columns: new Map([['De onde', 'delegation']]) });
  expect(sheets[0]?.columns.map(({ use, isUnsure }) => `${use} ${isUnsure}`)).toEqual([
    'event false',
    'name true',
    'delegation false',
    'mark false',
  ]);
  expect(tables.organisations?.map(english)).toEqual(['A']);
});

test('columns without a place are counted, those about others apart', () => {
  const { lost } = read(
    'Natação;;;\nProva;Atleta;Escola;Tempo;Cor da touca;Telefone do técnico\n50 m livre fem;Ana Sá;A;33,10;azul;999\n',
  );
  expect(lost).toEqual([
    { name: 'Cor da touca', count: 1, reason: 'noPlace' },
    { name: 'Telefone do técnico', count: 1, reason: 'private' },
  ]);
});

test.each([
  ['a;b\nc;d\n', { form: 'list-no-header', sheet: 'list', line: 1 }],
  ['Nome;Município\nAna;Itajubá\n', { form: 'list-no-header', sheet: 'list', line: 1 }],
  ['Atleta;Escola;Resultado\nAna;A;3\n', { form: 'list-no-sport', sheet: 'list', line: 2, value: 'list' }],
  ['Natação;;\nAtleta;Escola;Tempo\n', { form: 'list-no-lines', sheet: 'list', line: 1 }],
])('a list that cannot be read has one reason: %s', (text, fault) => {
  expect(reasonOf(text)).toEqual(fault);
});

test('names and round in English, Spanish, French, Azerbaijani and Arabic are read as in Portuguese', () => {
  const lists = [
    'Swimming;;;\nEvent;Sex;Round;Lane;Name;School;Time\n50 m freestyle;F;Final;4;Ana Reis;Sal Mar;33.10\n',
    'Natación;;;\nPrueba;Sexo;Fase;Calle;Nombre completo;Escuela;Tiempo\n50 m libre;Mujeres;Final;4;Ana Reis;Sal Mar;33,10\n',
    'Natation;;;\nÉpreuve;Sexe;Tour;Couloir;Athlète;École;Temps\n50 m nage libre;Filles;Finale;4;Ana Reis;Sal Mar;33,10\n',
    'Üzgüçülük;;;\nYarış növü;Cinsi;Mərhələ;Zolaq;Adı soyadı;Məktəb;Vaxt\n50 m sərbəst üsulla;Qadın;Final;4;Ana Reis;Sal Mar;33,10\n',
    'السباحة;;;\nالمسابقة;الجنس;الدور;الحارة;الاسم الكامل;المدرسة;الزمن\n50 م حرة;إناث;النهائي;4;Ana Reis;Sal Mar;33.10\n',
  ];
  const [first, ...others] = lists.map((text) => read(text).tables);
  for (const tables of others) expect(tables).toEqual(first);
  expect(first?.results?.[0]).toMatchObject({ rank: '1', result: '33.10', start_order: '4' });
});

test('scores in brackets that fit neither sets nor halves are named, and the score of the match stays', () => {
  const text = [
    'Equipe;Placar;Equipe',
    'A;2 x 1 (25-20, 25-18);B',
    'A;3 x 0 (25-20, 25, 25-18);C',
    'B;2 x 0 (25-20, 25-18);C',
  ].join('\n');
  const { doubts, tables } = read(text, {}, 'Vôlei.csv');
  expect(doubts).toEqual([
    { code: 'parts', sheet: 'Vôlei', line: 2, column: 'Placar', value: '2 x 1 (25-20, 25-18)' },
    { code: 'parts', sheet: 'Vôlei', line: 3, column: 'Placar', value: '3 x 0 (25-20, 25, 25-18)' },
  ]);
  expect(tables.results?.map(({ result }) => result)).toEqual(['2', '1', '3', '0', '2', '0']);
  expect(new Set(tables.result_details?.map(({ ref }) => ref)).size).toBe(1);
});

test('scores of sets in a column of their own that do not fit the score are named with that column', () => {
  const { doubts } = read('Equipe;Placar;Equipe;Parciais\nA;2 x 1;B;25-20 25-18\n', {}, 'Vôlei.csv');
  expect(doubts).toEqual([{ code: 'parts', sheet: 'Vôlei', line: 2, column: 'Parciais', value: '25-20 25-18' }]);
});

const poolLines = (reading: ReturnType<typeof read>): (string | undefined)[][] =>
  (reading.tables.results ?? [])
    .filter(({ level }) => level === 'pool')
    .map((line) => [
      english(reading.tables.teams?.find(({ id }) => id === line['competitor'])),
      line['rank'],
      line['result'],
      line['won'],
      line['lost'],
      line['for'],
    ]);

test('the table of a pool follows from its matches by the rules of the sport, and is counted as made up', () => {
  const text = [
    'Grupo;Equipe;Placar;Equipe',
    'A;E.E. Alves;2 x 1;E.E. Rita',
    'A;E.E. Rita;1 x 0;E.E. Rui',
    'A;E.E. Rui;;E.E. Alves',
  ].join('\n');
  const reading = read(text, {}, 'Handebol feminino.csv');
  expect(poolLines(reading)).toEqual([
    ['E.E. Alves', '1', '2', '1', '0', '2'],
    ['E.E. Rita', '2', '2', '1', '1', '2'],
    ['E.E. Rui', '3', '0', '0', '1', '0'],
  ]);
  expect(reading.made).toContainEqual({ fact: 'ranks', count: 3 });
  expect(folderProblems(reading)).toEqual([]);
});

test('a later list completes the table with the matches that the Games have; the same list again has none', () => {
  const first = 'Grupo;Equipe;Placar;Equipe\nA;E.E. Alves;2 x 1;E.E. Rita\n';
  const { tables: known, games } = read(first, {}, 'Handebol feminino.csv');
  const second = 'Grupo;Equipe;Placar;Equipe\nA;E.E. Rita;3 x 0;E.E. Rui\nA;E.E. Rui;5 x 0;E.E. Alves\n';
  const later = read(second, { known, games }, 'Handebol feminino.csv');
  expect(
    later.tables
      .results!.filter(({ level }) => level === 'pool')
      .map(({ rank, result, played }) => [rank, result, played]),
  ).toEqual([
    ['1', '2', '2'],
    ['2', '2', '2'],
    ['3', '2', '2'],
  ]);
  const again = read(first, { known, games }, 'Handebol feminino.csv');
  expect(again.tables.results!.filter(({ level }) => level === 'pool')).toEqual([]);
});

test('a walkover counts with the score of the sport, and a draw with its points', () => {
  const text = 'Grupo;Equipe;Placar;Equipe\nA;E.E. Alves;1 x 1;E.E. Rita\nA;E.E. Rui;W.O. x 1;E.E. Rita\n';
  expect(poolLines(read(text, {}, 'Futebol masculino.csv')).map(([name, , points]) => [name, points])).toEqual([
    ['E.E. Rita', '4'],
    ['E.E. Alves', '1'],
    ['E.E. Rui', '0'],
  ]);
});

test('a table that the list contains is taken as it is', () => {
  const text = [
    'Futebol masculino;;;',
    'Grupo;Equipe;Placar;Equipe',
    'A;E.E. Alves;2 x 0;E.E. Rita',
    ';;;',
    'Futebol masculino – Grupo A;;;',
    'Posição;Equipe;Pontos;',
    '1º;E.E. Rita;3;',
    '2º;E.E. Alves;2;',
  ].join('\n');
  expect(poolLines(read(text)).map(([name, rank, points]) => [name, rank, points])).toEqual([
    ['E.E. Rita', '1', '3'],
    ['E.E. Alves', '2', '2'],
  ]);
});

test('each row leads to the line of the sheet from which it was made', () => {
  const { tables, placeOf } = read(smallMatches, {}, 'Vôlei feminino.csv');
  expect(tables.results!.filter(({ level }) => level === 'unit').map((line) => placeOf(line)?.line)).toEqual([
    2, 2, 3, 3, 4, 4,
  ]);
  expect(tables.teams!.map((team) => placeOf(team))).toEqual(
    [2, 2, 3].map((line) => ({ sheet: 'Vôlei feminino', line, column: 'Equipe' })),
  );
  expect(placeOf(tables.units![0]!, 'start')).toEqual({ sheet: 'Vôlei feminino', line: 2, column: 'Hora' });
  for (const row of Object.values(tables).flat()) expect(placeOf(row)).toBeDefined();
});
