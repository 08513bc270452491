import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { questionKey, readEntries } from './read-entries.ts';
import type { EntriesReading, SheetEntry } from './read-entries.ts';
import { readSheets } from './read-sheets.ts';
import { recognize } from './recognize.ts';
import type { SheetGames } from './recognize.ts';

const games: SheetGames = {
  timeZone: 'America/Sao_Paulo',
  year: 2026,
  delegations: [
    { id: 'd1', code: 'ITJ', names: ['Itajubá'] },
    { id: 'd2', code: 'SRS', names: ['Santa Rita do Sul'] },
    { id: 'd3', code: 'SJR', names: ['São João del-Rei'] },
    { id: 'd4', code: 'POU', names: ['Pouso Alegre'] },
  ],
  events: [
    { id: '100w', names: ['100 m feminino'], sports: ['Atletismo'], gender: 'W', isTeam: false },
    { id: '100m', names: ['100 m masculino'], sports: ['Atletismo'], gender: 'M', isTeam: false },
    { id: 'high', names: ['Salto em altura'], sports: ['Atletismo'], gender: 'O', isTeam: false },
    { id: 'chess', names: ['Xadrez'], sports: ['Xadrez'], gender: 'O', isTeam: false },
    { id: 'futsal', names: ['Futsal masculino'], sports: ['Futsal'], gender: 'M', isTeam: true },
  ],
};
const ofArabia: SheetGames = {
  timeZone: 'Asia/Riyadh',
  year: 2026,
  delegations: [
    { id: 'd1', code: 'RUH', names: ['الرياض'] },
    { id: 'd2', code: 'JED', names: ['جدة'] },
  ],
  events: [
    { id: '100w', names: ['100 م سيدات'], sports: [], gender: 'W', isTeam: false },
    { id: '100m', names: ['100 م رجال'], sports: [], gender: 'M', isTeam: false },
  ],
};

const bytesOf = (name: string): Uint8Array => readFileSync(new URL(`testing/${name}`, import.meta.url));

function read(
  name: string,
  ofGames = games,
  answers?: ReadonlyMap<string, string>,
): EntriesReading & { uses: string[] } {
  const [sheet] = readSheets(bytesOf(name), name).sheets;
  const proposal = recognize(sheet!, ofGames);
  const uses = proposal.columns.map(({ use }) => use);
  return { ...readEntries(sheet!, { ...proposal, columns: uses }, ofGames, answers), uses };
}

const short = ({ line, person, delegation, event }: SheetEntry): unknown[] => [line, person?.name, delegation, event];

describe('a spreadsheet of an organizer is read', () => {
  test('with names of delegations and events without accents, hyphens and whole words; an unlikely name is asked about', () => {
    const { uses, entries, doubts, questions } = read('accents.xlsx');
    expect(uses).toEqual(['name', 'delegation', 'birthDate', 'sex', 'school', 'event']);
    expect(entries.map(short)).toEqual([
      [2, 'Ana Lúcia de Souza', 'd1', '100w'],
      [3, 'João Pedro Araújo', 'd2', '100m'],
      [4, 'Íris Conceição', 'd3', 'high'],
    ]);
    expect(entries[0]!.person).toEqual({
      name: 'Ana Lúcia de Souza',
      birthDate: '2010-03-12',
      sex: 'W',
      school: 'E. E. Wenceslau Braz',
    });
    expect(questions).toEqual([{ kind: 'delegation', text: 'Itajubaa', maybe: ['d1'], count: 1 }]);
    expect(doubts).toEqual([]);
  });

  test('after a name is answered, with the next question of the same line', () => {
    const answers = new Map([[questionKey({ kind: 'delegation', text: 'Itajubaa' }), 'd1']]);
    const asked = read('accents.xlsx', games, answers).questions;
    expect(asked).toEqual([{ kind: 'event', text: 'Xadrês', maybe: ['chess'], count: 1 }]);
    answers.set(questionKey(asked[0]!), 'chess');
    expect(read('accents.xlsx', games, answers).entries.map(short)).toContainEqual([5, 'Zé Antônio', 'd1', 'chess']);
    answers.set(questionKey(asked[0]!), '');
    expect(read('accents.xlsx', games, answers)).toMatchObject({ questions: [], entries: { length: 3 } });
  });

  test('below merged titles, with colors and a delegation for several lines; the line of sums is no entry', () => {
    const { entries, doubts } = read('merged-title.xlsx');
    expect(entries.map(short)).toEqual([
      [5, 'SILVA Maria', 'd4', '100w'],
      [6, 'PRADO Lia', 'd4', 'chess'],
      [7, 'COSTA Rui', 'd4', '100m'],
    ]);
    expect(entries.map(({ person }) => person?.birthDate)).toEqual(['2010-03-12', '2010-08-01', '2011-01-09']);
    expect(doubts).toEqual([]);
  });

  test('with two lines of titles and a column for each event', () => {
    const { uses, entries, doubts } = read('two-header-rows.xlsx');
    expect(uses).toEqual(['givenName', 'familyName', 'sex', 'delegation', 'event:100w', 'event:100m', 'event:high']);
    expect(entries.map(({ line, event }) => [line, event])).toEqual([
      [3, '100w'],
      [3, 'high'],
      [4, '100m'],
    ]);
    expect(entries[0]!.person?.name).toEqual({ givenName: 'Ana', familyName: 'de Souza' });
    expect(doubts.map(({ line, code }) => [line, code])).toEqual([[5, 'noEvent']]);
  });

  test('in the encoding of an old program, with semicolons and commas in names', () => {
    expect(read('windows.csv').entries.map(short)).toEqual([
      [3, 'Souza, Antônio', 'd1', '100m'],
      [4, 'Conceição, Íris', 'd3', 'chess'],
    ]);
  });

  test('in Arabic, with Arabic digits', () => {
    const { entries, questions } = read('arabic.xlsx', ofArabia);
    expect(questions).toEqual([]);
    expect(entries.map(short)).toEqual([
      [2, 'أحمد العلي', 'd1', '100m'],
      [3, 'مُنى حسن', 'd2', '100w'],
    ]);
    expect(entries.map(({ person }) => person?.birthDate)).toEqual(['2010-03-12', '2011-12-25']);
  });

  test('with dates written in several ways; an impossible one is left out and reported', () => {
    const { entries, doubts } = read('dates.xlsx');
    const births = entries.map(({ person }) => person?.birthDate ?? person?.birthYear);
    expect(births).toEqual([...Array.from({ length: 5 }, () => '2010-03-12'), 2010, undefined]);
    expect(doubts).toEqual([{ sheet: 'Datas', line: 8, code: 'birthDate', value: '31/02/2010' }]);
  });

  test('from .ods, with several events in a cell and sexes in Spanish', () => {
    expect(read('several-events.ods').entries.map(short)).toEqual([
      [2, 'Sofía Pérez', 'd4', '100w'],
      [2, 'Sofía Pérez', 'd4', 'high'],
      [3, 'Juan Ruiz', 'd1', '100m'],
      [3, 'Juan Ruiz', 'd1', 'chess'],
    ]);
  });

  test('with two thousand lines', () => {
    const { entries, doubts, questions } = read('two-thousand.xlsx');
    expect(entries).toHaveLength(2000);
    expect([...doubts, ...questions]).toEqual([]);
  });

  test('with the delegation in the name of the sheet; hidden sheets are left out and reported', () => {
    const { sheets, hidden } = readSheets(bytesOf('hidden-sheets.xlsx'), 'hidden-sheets.xlsx');
    expect(sheets.map(({ name }) => name)).toEqual(['Itajubá']);
    expect(hidden).toEqual(['Rascunho', 'Listas']);
    expect(read('hidden-sheets.xlsx').entries.map(short)).toEqual([
      [2, 'Ana Lima', 'd1', 'chess'],
      [3, 'Bia Sá', 'd1', 'high'],
    ]);
  });

  test('with the stored values of formulas', () => {
    const { entries } = read('formulas.xlsx');
    expect(entries).toHaveLength(1);
    expect(entries[0]!.person).toMatchObject({ number: '11' });
  });

  test('with the event as a title and a heading above the players of each delegation', () => {
    const { entries } = read('teams.xlsx');
    expect(entries.map(short)).toEqual([
      [4, 'Davi Melo', 'd1', 'futsal'],
      [5, 'Enzo Paz', 'd1', 'futsal'],
      [7, 'Fábio Luz', 'd4', 'futsal'],
    ]);
    expect(entries[0]!.person).toMatchObject({ number: '10', birthDate: '2009-05-02' });
  });

  test('from pasted cells, with a team and its members in each line', () => {
    const { entries } = read('pasted.txt');
    expect(entries.map(({ team, members }) => [team, members.map(({ name }) => name)])).toEqual([
      ['Raposas', ['Davi Melo', 'Enzo Paz']],
      ['Lobos', ['Fábio Luz']],
    ]);
  });
});

test('a quotation mark that is not closed hides only its own line', () => {
  const text =
    'Nome;Município;Prova\nAna Lima;Itajubá;Xadrez\n"Bia;Itajubá;Xadrez\nCid Reis;Itajubá;Xadrez\n"Dê" Luz;Itajubá;Xadrez\n';
  const [sheet] = readSheets(new TextEncoder().encode(text), '').sheets;
  expect(sheet!.lines.map(({ line }) => line)).toEqual([1, 2, 4]);
  expect(sheet!.unread).toEqual([3, 5]);
});

test('the column of an event may contain a best mark instead of an x; other values are reported', () => {
  const text = 'Nome;Município;Salto em altura;Xadrez\nAna Lima;ITJ;1,62;x\nBia Sá;ITJ;não;-\nCid Reis;ITJ;talvez;X';
  const [sheet] = readSheets(new TextEncoder().encode(text), '').sheets;
  const proposal = recognize(sheet!, games);
  const { entries, doubts } = readEntries(
    sheet!,
    { ...proposal, columns: proposal.columns.map(({ use }) => use) },
    games,
  );
  expect(entries.map(({ line, event, mark }) => [line, event, mark])).toEqual([
    [2, 'high', '1,62'],
    [2, 'chess', undefined],
    [4, 'chess', undefined],
  ]);
  expect(doubts.map(({ line, code, value }) => [line, code, value])).toEqual([
    [3, 'noEvent', 'Bia Sá · ITJ · não · -'],
    [4, 'eventCell', 'talvez'],
  ]);
});

test('row numbers are not read as numbers of athletes', () => {
  const usesOf = (numbers: readonly number[]): string[] => {
    const lines = numbers.map((number) => `${number};Ana Lima;Itajubá;Xadrez`);
    const text = ['Número;Nome;Município;Prova', ...lines].join('\n');
    const [sheet] = readSheets(new TextEncoder().encode(text), '').sheets;
    return recognize(sheet!, games).columns.map(({ use }) => use);
  };
  expect(usesOf([1, 2, 3])).toEqual(['', 'name', 'delegation', 'event']);
  expect(usesOf([7, 2, 10])).toEqual(['number', 'name', 'delegation', 'event']);
});

test.each([
  ['empty', new Uint8Array()],
  ['empty', new TextEncoder().encode(' \n;;\n')],
  ['pdf', new TextEncoder().encode('%PDF-1.7 inscricoes')],
  ['picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
  ['oldWorkbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  [
    'protected',
    new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      ...new TextEncoder().encode('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0'),
    ]),
  ],
  ['document', new TextEncoder().encode('<html><table><tr><td>Nome</td></tr></table></html>')],
  ['damaged', new TextEncoder().encode('PK\u0003\u0004 not an archive')],
  ['unknown', new Uint8Array([1, 2, 0, 5, 6, 7])],
  ['tooLarge', new Uint8Array(10 * 1024 * 1024 + 1)],
])('a file that is not a table is refused as %s', (code, bytes) => {
  expect(() => readSheets(bytes, 'x.xlsx')).toThrow(expect.objectContaining({ code }));
});

test('a half-downloaded workbook is refused', () => {
  expect(() => readSheets(bytesOf('accents.xlsx').slice(0, 3000), 'x.xlsx')).toThrow(
    expect.objectContaining({ code: 'damaged' }),
  );
});
