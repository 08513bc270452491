/** Files as spreadsheets save them, and how a folder reads them. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readArchive } from '../folder-source.ts';
import type { FolderSource } from '../folder-source.ts';
import { formatProblem } from '../problems.ts';
import { readFolder } from '../read-folder.ts';
import { folderFiles } from '../write-folder.ts';

type Content = string | Uint8Array;

const games = {
  format: 'podium-games-folder',
  formatVersion: 1,
  code: 'YG2026',
  name: { en: 'Youth Games' },
  start: '2026-11-20',
  end: '2026-11-28',
  timeZone: 'America/Sao_Paulo',
  generatedAt: '2026-11-17T11:00:00-03:00',
};
const organisations = 'id,name_en,ranked\nAUR,Aurora,true\n';

function folder(files: Readonly<Record<string, Content>>, json: object = games): FolderSource {
  const all: Record<string, Content> = { 'games.json': JSON.stringify(json), ...files };
  const bytes = (content: Content): Uint8Array => (typeof content === 'string' ? strToU8(content) : content);
  return {
    files: new Map(Object.entries(all).map(([name, content]) => [name, bytes(content)])),
    links: new Set(),
    problems: [],
  };
}

function read(source: FolderSource) {
  const { tables, report } = readFolder(source);
  return { files: tables?.files, said: report.problems.map(formatProblem) };
}

/** The organisations of a folder with only this file, and its problems. */
function organisationsOf(content: Content, name = 'organisations.csv') {
  const { files, said } = read(folder({ [name]: content }));
  return { rows: files?.organisations, said };
}

const aurora = [{ id: 'AUR', name_en: 'Aurora', ranked: 'true' }];
const clean = { rows: aurora, said: [] };

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

describe('text files', () => {
  it.each([
    ['semicolons', organisations.replaceAll(',', ';')],
    ['tabs', organisations.replaceAll(',', '\t')],
    ['a first line sep=,', `sep=,\n${organisations}`],
    ['a first line sep=; and CRLF', `sep=;\r\n${organisations.replaceAll(',', ';').replaceAll('\n', '\r\n')}`],
    ['a byte order mark', `\uFEFF${organisations}`],
    ['UTF-16 with tabs, "Unicode text"', utf16(organisations.replaceAll(',', '\t'))],
    ['lines that end with CR', organisations.replaceAll('\n', '\r')],
    ['rows of empty cells', `${organisations},,,\n,,\n`],
    ['a header in capitals with spaces', organisations.replace('id,name_en', 'ID, Name_EN ')],
  ])('F5: a table with %s is read', (_, content) => {
    expect(organisationsOf(content)).toEqual(clean);
  });

  it.each(['FALSE', 'False', 'FALSO', 'Faux', 'NO', 'não', 'Yanlış', 'YANLIŞ', 'خطأ', '0'])(
    'F5: %s is false',
    (word) => {
      expect(organisationsOf(organisations.replace('true', word))).toEqual({
        rows: [{ ...aurora[0], ranked: 'false' }],
        said: [],
      });
    },
  );

  it.each(['TRUE', 'VERDADEIRO', 'Verdadero', 'VRAI', 'SÍ', 'sim', 'DOĞRU', 'صحيح'])('F5: %s is true', (word) => {
    expect(organisationsOf(organisations.replace('true', word))).toEqual(clean);
  });

  it('F5: may lack cells at the end of a row; more cells than the header has are an error', () => {
    expect(organisationsOf('id,name_en,ranked\nAUR,Aurora\n')).toEqual({
      rows: [{ id: 'AUR', name_en: 'Aurora' }],
      said: [],
    });
    expect(organisationsOf('id,name_en\nAUR,Aurora,,\n').said).toEqual([]);
    expect(organisationsOf('id,name_en\nAUR,Aurora,more\n').said).toEqual([
      'organisations.csv:2:1 error E203 3 cells, but the header has 2',
    ]);
  });

  it('F5: in Windows-1252 and Mac Roman are distinguished by their letters, and the guess is reported', () => {
    const text = 'id,name_en\nSAO,São José – Conceição\n';
    const windows = latin(text.replace('–', '\u0096'));
    const mac = new Uint8Array(
      Array.from(text, (letter) => ({ ã: 0x8b, é: 0x8e, '–': 0xd0, ç: 0x8d })[letter] ?? letter.charCodeAt(0)),
    );
    for (const [bytes, guess] of [
      [windows, 'Windows-1252'],
      [mac, 'Mac Roman'],
    ] as const) {
      const { rows, said } = organisationsOf(bytes);
      expect(rows).toEqual([{ id: 'SAO', name_en: 'São José – Conceição' }]);
      expect(said).toEqual([
        `organisations.csv:1:1 warning W102 not UTF-8, read as ${guess}; check a name with an accent, or save the file as "CSV UTF-8"`,
      ]);
    }
  });

  it.each([
    'Flúvia',
    'García',
    'Araújo',
    'Núñez',
    'Lúcia',
    'Peña',
    'León',
    'François',
    'Évora',
    'Álvaro',
    'Óscar',
    'Ângela',
    'Ênio',
    'Çelik',
    'Müller',
  ])('F5: with %s are read from either table', (name) => {
    const text = `id,name_en\nA,${name}\nB,João\n`;
    const mac = new TextDecoder('macintosh');
    const bytes = Array.from({ length: 256 }, (_, byte) => mac.decode(new Uint8Array([byte])));
    const inMac = new Uint8Array(Array.from(text, (letter) => bytes.indexOf(letter)));
    for (const file of [latin(text), inMac])
      expect(organisationsOf(file).rows).toContainEqual({ id: 'A', name_en: name });
  });

  it('F5: in other Windows encodings are never guessed', () => {
    for (const bytes of [
      [0xf0, 0xfd],
      [0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0],
    ]) {
      const file = new Uint8Array([...strToU8('id,name_en\nA,'), ...bytes, 0x0a]);
      expect(organisationsOf(file).said).toEqual([
        'organisations.csv:2:3 error E102 unknown character encoding; save the file as "CSV UTF-8"',
      ]);
    }
  });

  it('text saved in a wrong encoding is refused once per file; capitals with a tilde are accepted', () => {
    const names = 'id,name_en\nAUR,ConceiÃ§Ã£o\nBRS,JosÃ©\n';
    expect(organisationsOf(names).said).toEqual([
      'organisations.csv:2:5 error E102 name_en: text was saved in the wrong encoding, such as "Ã§" for "ç"; save the original file as "CSV UTF-8" again',
    ]);
    expect(organisationsOf('id,name_en\nAUR,IRMÃ SÃO JOÃO MANHÃ\u00A0 Ã-Ã.\n').said).toEqual([]);
  });

  it('a workbook renamed to .csv is recognized', () => {
    for (const bytes of [
      zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }),
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
    ])
      expect(organisationsOf(bytes).said).toEqual([
        'organisations.csv:1:1 error E102 the file is a spreadsheet, not text; save it as .xlsx or "CSV UTF-8"',
      ]);
  });

  it('with an unknown word get the list of allowed words, even in columns about people', () => {
    expect(organisationsOf('id,name_en,type\nAUR,Aurora,galaxy\n').said).toEqual([
      'organisations.csv:2:12 error E305 type: "galaxy" is not an allowed value; write noc, state, university, school, club, other',
    ]);
    const people = `id,role,organisation,family_name,gender\nP1,atleta,AUR,Silva,Feminino\n`;
    expect(read(folder({ 'organisations.csv': organisations, 'participants.csv': people })).said).toEqual([
      'participants.csv:2:4 error E305 role: the value is not an allowed value; write athlete, coach, official, staff',
      'participants.csv:2:21 error E305 gender: the value is not an allowed value; write M, W',
    ]);
  });

  it('F5: may have a decimal comma in numeric columns, texts are unchanged', () => {
    const { files, said } = read(folder({ 'venues.csv': 'id;name_en;lat;lon;city\nV;Hall;-23,5;-46,625;1,5\n' }));
    expect(files?.venues).toEqual([{ id: 'V', name_en: 'Hall', lat: '-23.5', lon: '-46.625', city: '1,5' }]);
    expect(said).toEqual([]);
  });

  it('F5: with a formula error have no value there', () => {
    expect(organisationsOf('id,name_en\nAUR,#N/A\n').said).toEqual([
      'organisations.csv:2:5 error E309 name_en: "#N/A" is a formula error'.replaceAll('"', ''),
    ]);
  });
});

describe('dates and times', () => {
  const unitsIn = (timeZone: string, ...starts: string[]): FolderSource => {
    const rows = starts.map((start, index) => `U${index},training,Training,"${start}",SCHEDULED\n`);
    return folder({ 'units.csv': `id,type,name_en,start,status\n${rows.join('')}` }, { ...games, timeZone });
  };
  const units = (...starts: string[]): FolderSource => unitsIn(games.timeZone, ...starts);
  const startsOf = (source: FolderSource) => {
    const { files, said } = read(source);
    return { starts: files?.units?.map(({ start }) => start), said };
  };

  it('F5: a local time is in the time zone of the Games', () => {
    const nine = '2026-11-25T09:00:00-03:00';
    const forms = [
      '25/11/2026 09:00',
      '25.11.2026 9:00:00',
      '2026-11-25 09:00',
      '2026-11-25T09:00',
      '25/11/2026 9:00 AM',
      '25/11/2026, 9h00',
    ];
    expect(startsOf(units(...forms))).toEqual({ starts: forms.map(() => nine), said: [] });
    expect(startsOf(units('11/25/2026 9:00 PM')).starts).toEqual(['2026-11-25T21:00:00-03:00']);
  });

  it('F5: a number above 12 decides the order of day and month for the whole file', () => {
    expect(startsOf(units('03/11/2026 09:00', '25/11/2026 09:00')).starts).toEqual([
      '2026-11-03T09:00:00-03:00',
      '2026-11-25T09:00:00-03:00',
    ]);
    expect(startsOf(units('11/03/2026 09:00', '11/25/2026 09:00')).starts).toEqual([
      '2026-11-03T09:00:00-03:00',
      '2026-11-25T09:00:00-03:00',
    ]);
    expect(startsOf(units('11/11/2026 09:00')).starts).toEqual(['2026-11-11T09:00:00-03:00']);
  });

  it('F5: an undecided or contradictory order of day and month is refused in one sentence', () => {
    expect(startsOf(unitsIn('America/New_York', '03/11/2026 09:00', '04/11/2026 09:00')).said).toEqual([
      'units.csv:2:22 error E303 start: "03/11/2026 09:00" can be read with the day or the month first, and no other date in this file settles it; write YYYY-MM-DD',
    ]);
    expect(startsOf(units('25/11/2026 09:00', '11/25/2026 09:00')).said).toEqual([
      'units.csv:1:1 error E303 some dates in this file have the day first, others the month; write YYYY-MM-DD',
    ]);
  });

  it('an undecided order follows the country of the Games if everyone there writes the day first, with a warning', () => {
    const { starts, said } = startsOf(units('03/11/2026 09:00', '04/11/2026 09:00'));
    expect(starts).toEqual(['2026-11-03T09:00:00-03:00', '2026-11-04T09:00:00-03:00']);
    expect(said).toEqual([
      'units.csv:2:22 warning W303 start: dates such as 03/11/2026 are read with the day first, as in the country of the Games; write YYYY-MM-DD if that is wrong',
    ]);
    for (const timeZone of ['UTC', 'America/Toronto', 'Asia/Manila'])
      expect(startsOf(unitsIn(timeZone, '03/11/2026 09:00')).said[0]).toContain('error E303');
  });

  it('F5: a day that the month does not have is refused, and never read as the first of the next month', () => {
    const { starts, said } = startsOf(units('31/11/2026 09:00', '30/02/2026 09:00', '2026-11-31 09:00'));
    expect(starts).toBeUndefined();
    expect(said.map((line) => line.split(' ')[1])).toEqual(['error', 'error', 'error']);
    expect(said[0]).toContain('units.csv:2:22 error E303 start: "31/11/2026 09:00" is not a time;');
  });

  it('a contest outside of the days of the Games causes a warning, but a night belongs to the day before', () => {
    const contests = ['2026-11-20 09:00', '2026-11-29 01:00', '2026-11-29 09:00', '2062-11-25 09:00'];
    const rows = contests.map((start, index) => `C${index},competition,P1,Heat,${start},SCHEDULED\n`).join('');
    const { said } = read(
      folder({
        'disciplines.csv': 'id,code,name_en\nSWM,SWM,Swimming\n',
        'events.csv': 'id,discipline,name_en,gender,kind\nE1,SWM,One,W,individual\n',
        'phases.csv': 'id,event,name_en,kind,order\nP1,E1,Heats,heats,1\n',
        'units.csv': `id,type,phase,name_en,start,status\n${rows}`,
      }),
    );
    expect(said).toEqual([
      'units.csv:4:24 warning W501 start: outside of the days of the Games, 2026-11-20 to 2026-11-28',
      'units.csv:5:24 warning W501 start: outside of the days of the Games, 2026-11-20 to 2026-11-28',
    ]);
  });

  it('F5: an hour that a clock change skips or repeats needs its offset', () => {
    const paris = { ...games, timeZone: 'Europe/Paris' };
    for (const [time, count] of [
      ['2026-03-29 02:30', 1],
      ['2026-10-25 02:30', 1],
      ['2026-10-25 03:30', 0],
    ] as const) {
      const { files } = units(time);
      const source = folder({ 'units.csv': files.get('units.csv')! }, paris);
      expect([time, read(source).said.length]).toEqual([time, count]);
    }
  });

  it('F18: an offset that differs from the time zone at that instant is reported with both times', () => {
    expect(
      startsOf(units('2026-11-25T09:00:00-02:00', '2026-11-25T12:00:00Z', '2026-11-25T09:00:00-03:00')).said,
    ).toEqual([
      'units.csv:2:22 warning W303 start: 2026-11-25T09:00:00-02:00 is 2026-11-25T08:00:00-03:00 in America/Sao_Paulo; write that, or omit the offset if you meant the local time',
    ]);
  });
});

describe('files', () => {
  it.each([
    'Organisations.csv',
    'organisations.csv.txt',
    'organisations.txt',
    'organisations.tsv',
    'ORGANISATIONS.CSV',
  ])('F5: %s is read as organisations.csv', (name) => {
    expect(organisationsOf(organisations, name)).toEqual(clean);
  });

  it('F5: a duplicate table is an error', () => {
    expect(read(folder({ 'organisations.csv': organisations, 'Organisations.txt': organisations })).said).toEqual([
      'Organisations.txt:1:1 error E105 "organisations.csv" already contains organisations; keep one of the two',
    ]);
  });

  it('F5: ignored files are reported before the errors that they cause, and a missing file once', () => {
    const events = 'id,discipline,name_en,gender,kind\nE1,SWM,One,W,individual\nE2,SWM,Two,W,individual\n';
    expect(read(folder({ 'events.csv': events, 'disciplines.ods': 'x', 'files/a.pdf': 'x' })).said).toEqual([
      'disciplines.ods:1:1 warning W103 unsupported spreadsheet format, ignored; save it as .xlsx or "CSV UTF-8"',
      'files/a.pdf:1:1 warning W103 not referenced by any cell, ignored',
      'events.csv:2:4 error E402 discipline: refers to disciplines.csv, which is neither in the folder nor known from an earlier import',
    ]);
  });

  it('F5: a zip made by Finder or by Windows is readable', () => {
    const content = { 'games.json': strToU8(JSON.stringify(games)), 'organisations.csv': strToU8(organisations) };
    const entries = (prefix: string) =>
      Object.fromEntries(Object.entries(content).map(([name, bytes]) => [prefix + name, bytes]));
    const junk = {
      '__MACOSX/my games/._games.json': strToU8('x'),
      'my games/.DS_Store': strToU8('x'),
      'my games/._a': strToU8('x'),
    };
    for (const packed of [{ ...entries('my games/'), ...junk }, entries('games\\')])
      expect(read(readArchive(zipSync(packed))).files).toEqual({ organisations: aurora });
  });

  it('F20: file names are compared in composed form, and a backslash is a slash', () => {
    const pdf = strToU8('%PDF-1.4\n');
    const source = readArchive(
      zipSync({
        'games.json': strToU8(JSON.stringify(games)),
        [`files/relato\u0301rio.pdf`]: pdf,
        'documents.csv': strToU8(
          'id,kind,title_en,file,published_at\nD1,result,Results,files\\relatório.pdf,2026-11-25T09:00:00Z\n',
        ),
      }),
    );
    expect(read(source).said).toEqual([]);
  });

  it('F5: exports for spreadsheets begin with a byte order mark, and can be imported', () => {
    const { tables } = readFolder(folder({ 'organisations.csv': organisations }));
    const files = folderFiles(tables!);
    expect([...files.get('organisations.csv')!.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(read({ files, links: new Set(), problems: [] }).files).toEqual({ organisations: aurora });
  });
});

describe('people in messages', () => {
  it('F21: a list without a header gives one message without its cells', () => {
    const list = 'P1,athlete,AUR,Silva,Maria,2010-02-03\rP2,athlete,AUR,Souza,Ana,2011-02-03\r';
    for (const text of [list, list.replaceAll('\r', '\n')]) {
      const { said } = read(folder({ 'participants.csv': text }));
      expect(said).toEqual([
        'participants.csv:1:1 error E206 no known column in the first line; it must be the header, for example id, role, organisation, family_name',
      ]);
    }
  });

  it('an unknown delegation is named, if the rest of the row is right', () => {
    const people = (row: string) =>
      read(
        folder({
          'organisations.csv': organisations,
          'participants.csv': `id,role,organisation,family_name,gender\n${row}\n`,
        }),
      ).said;
    expect(people('P1,athlete,Itajuba,Silva,W')).toEqual([
      'participants.csv:2:12 error E402 organisation: "Itajuba" is not in organisations.csv',
    ]);
    expect(people('P1,athlete,Silva,Maria,Ana')).toContain(
      'participants.csv:2:12 error E402 organisation: the value is not in organisations.csv',
    );
  });

  it('a person who is probably listed twice causes a warning, without the name', () => {
    const people = (...rows: string[]) =>
      read(
        folder({
          'organisations.csv': organisations,
          'participants.csv': `id,role,organisation,family_name,given_name,birth_date\n${rows.join('\n')}\n`,
        }),
      ).said;
    const first = 'P1,athlete,AUR,dos Santos,Maria Eduarda,';
    expect(people(first, 'P2,athlete,AUR,Eduarda dos Santos,Maria,')).toEqual([
      'participants.csv:3:16 warning W401 family_name: the same name in the same delegation as another person; please check that they are two people',
    ]);
    expect(people(`${first}2010-02-03`, 'P2,athlete,AUR,dos Santos,Maria Eduarda,2011-04-05')).toEqual([]);
    expect(people(first, 'P2,coach,AUR,dos Santos,Maria Eduarda,')).toEqual([]);
  });

  it('F21: no message repeats a cell about a person or contains line breaks', () => {
    const said = read(
      folder({
        'organisations.csv': organisations,
        'participants.csv':
          'id,role,organisation,family_name,gender,birth_date,"note\r\nof mine"\nMaria Silva,Silva,Maria Silva,Silva,Maria,3 Feb 2010,x\n',
        'disciplines.csv': 'id,code,name_en\nSWM,SWM,Swimming\n',
        'events.csv': 'id,discipline,name_en,gender,kind\nE1,SWM,One,W,individual\n',
        'entries.csv': 'event,competitor_type,competitor\nE1,person,Maria.Silva\n',
      }),
    ).said.join('\n');
    expect(said).toContain('E402');
    expect(said).not.toMatch(/Silva|Maria|3 Feb/);
    expect(said.split('\n').every((line) => /^\S+:\d+:\d+ (error|warning) /.test(line))).toBe(true);
  });
});

describe('invisible characters', () => {
  it('F19: are removed with one warning per file, and names have single spaces', () => {
    const { rows, said } = organisationsOf('id,name_en\nAUR,\u202EAurora\nBRS,Brisa  do\u200B Mar \n');
    expect(rows?.map((row) => row['name_en'])).toEqual(['Aurora', 'Brisa do Mar']);
    expect(said).toEqual([
      'organisations.csv:2:5 warning W308 invisible or bidirectional control characters removed from 2 cells, this one first',
    ]);
  });
});
