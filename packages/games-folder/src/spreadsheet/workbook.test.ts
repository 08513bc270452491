import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { formatProblem } from '../problems.ts';
import { readFolder } from '../read-folder.ts';
import { readWorkbook } from './workbook.ts';

interface TestSheet {
  name: string;
  /** Rows as XML of their cells. */
  rows: readonly string[];
}

const cell = (reference: string, value: string, style = 0): string =>
  `<c r="${reference}" s="${style}"><v>${value}</v></c>`;
const text = (reference: string, value: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
const sharedCell = (reference: string, index: number): string => `<c r="${reference}" t="s"><v>${index}</v></c>`;

/** Styles: 0 general, 1 two decimals, 2 date and time, 3 minutes and seconds, 4 date. */
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="165" formatCode="m:ss.00"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="2"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs></styleSheet>';

function workbook(sheets: readonly TestSheet[], strings: readonly string[] = []): Uint8Array {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets.map(({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst>${strings.map((each) => `<si><r><t>${each}</t></r><rPh><t>no</t></rPh></si>`).join('')}</sst>`,
  };
  for (const [index, { rows }] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet><sheetData>${rows.map((row, line) => `<row r="${line + 1}">${row}</row>`).join('')}</sheetData></worksheet>`;
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

const games = strToU8(
  JSON.stringify({
    format: 'podium-games-folder',
    formatVersion: 1,
    code: 'YG2026',
    name: { en: 'Youth Games' },
    start: '2026-11-20',
    end: '2026-11-28',
    timeZone: 'America/Sao_Paulo',
    generatedAt: '2026-11-17T11:00:00-03:00',
  }),
);

function read(files: Readonly<Record<string, Uint8Array>>) {
  const { tables, report } = readFolder({
    files: new Map(Object.entries({ 'games.json': games, ...files })),
    links: new Set(),
    problems: [],
  });
  return { files: tables?.files, said: report.problems.map(formatProblem) };
}

const header = (...names: string[]): string => names.map((name, index) => text(`${'ABCDEFGH'[index]}1`, name)).join('');

it('F5: each sheet of a workbook is read as the file of that name, and other sheets are reported as ignored', () => {
  const book = workbook(
    [
      {
        name: 'Organisations',
        rows: [
          header('id', 'name_en', 'ranked'),
          sharedCell('A2', 0) + sharedCell('B2', 1) + '<c r="C2" t="b"><v>0</v></c>',
        ],
      },
      {
        name: 'venues',
        rows: [
          header('id', 'name_en', 'lat', 'lon'),
          text('A2', 'V') + text('B2', 'Hall') + cell('C2', '-23.5') + cell('D2', '-46.600000000000001'),
        ],
      },
      { name: 'Notes', rows: [text('A1', 'call the bus')] },
      { name: 'phases', rows: [] },
    ],
    ['AUR', 'Aurora'],
  );
  const { files, said } = read({ 'book.xlsx': book });
  expect(files).toEqual({
    organisations: [{ id: 'AUR', name_en: 'Aurora', ranked: 'false' }],
    venues: [{ id: 'V', name_en: 'Hall', lat: '-23.5', lon: '-46.6' }],
  });
  expect(said).toEqual([
    'book.xlsx:1:1 warning W103 sheet "Notes" is not a table of the folder, ignored',
    'book.xlsx:1:1 warning W103 sheet "phases" is empty, ignored',
  ]);
});

it('F5: a workbook named like a file may have a single sheet of any name, and messages give row and column', () => {
  const rows = [header('id', 'name_en', 'ranked'), text('A2', 'AUR') + text('B2', 'Aurora') + text('C2', 'maybe')];
  expect(read({ 'Organisations.xlsx': workbook([{ name: 'Planilha1', rows }]) }).said).toEqual([
    'Organisations.xlsx:2:3 error E304 ranked: "maybe" is not true or false',
  ]);
  const list = workbook([{ name: 'Planilha1', rows: ['', text('A2', 'AUR') + text('B2', 'Aurora')] }]);
  expect(read({ 'Organisations.xlsx': list }).said).toEqual([
    'Organisations.xlsx:2:1 error E206 no known column in the first line; it must be the header, for example id, name_en',
  ]);
});

it('F5: numbers are read as displayed, dates in the time zone of the Games', () => {
  const rows = [
    header('id', 'type', 'name_en', 'start', 'status', 'number', 'day', 'description_en'),
    text('A2', 'U1') +
      text('B2', 'training') +
      text('C2', 'Training') +
      cell('D2', '46351.375', 2) +
      text('E2', 'SCHEDULED') +
      cell('F2', '10.2', 1) +
      cell('G2', '46351', 4) +
      cell('H2', '0.00130208333', 3),
  ];
  const { files } = read({ 'units.xlsx': workbook([{ name: 'units', rows }]) });
  expect(files?.units).toEqual([
    {
      id: 'U1',
      type: 'training',
      name_en: 'Training',
      start: '2026-11-25T09:00:00-03:00',
      status: 'SCHEDULED',
      number: '10.20',
      day: '2026-11-25',
      description_en: '1:52.50',
    },
  ]);
});

it('F5: a text that the spreadsheet converted to a date is an error', () => {
  const rows = [header('id', 'name_en', 'address_en'), text('A2', 'V') + text('B2', 'Hall') + cell('C2', '46025', 4)];
  expect(read({ 'venues.xlsx': workbook([{ name: 'venues', rows }]) }).said).toEqual([
    'venues.xlsx[venues]:2:3 error E309 address_en: the spreadsheet converted this cell to a date; format it as text and type it again',
  ]);
});

it('F5: a workbook that exhausts memory, is damaged or has a document type is refused in one line', () => {
  const wide = Array.from({ length: 30_000 }, (_, line) => cell(`SF${line + 1}`, '1'));
  expect(read({ 'venues.xlsx': workbook([{ name: 'venues', rows: wide }]) }).said.join()).toContain('E103');
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(8_000_000) });
  const damaged = zipSync({ 'xl/workbook.xml': strToU8('<workbook>') });
  const typed = zipSync({ 'xl/workbook.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><workbook/>') });
  for (const [bytes, reason] of [
    [bomb, 'its compression ratio is above 200:1'],
    [damaged, 'it is damaged'],
    [typed, 'it contains a document type declaration'],
    [strToU8('PK\u0003\u0004'), 'it is damaged or password-protected'],
  ] as const)
    expect(read({ 'venues.xlsx': bytes }).said).toEqual([
      `venues.xlsx:1:1 error E105 the workbook cannot be read: ${reason}`,
    ]);
});

it('S8: a workbook whose list contains the same sheet many times is read at most once', () => {
  const names = Array.from({ length: 300 }, (_, index) => `Sheet ${index}`);
  const rows = [header('id', 'name_en'), ...Array.from({ length: 2000 }, (_, line) => text(`A${line + 2}`, 'V'))];
  const parts = unzipSync(workbook([{ name: 'venues', rows }]));
  const list = names.map((name) => `<sheet name="${name}" r:id="rId1"/>`).join('');
  parts['xl/workbook.xml'] = strToU8(`<workbook xmlns:r="r"><sheets>${list}</sheets></workbook>`);
  expect(read({ 'book.xlsx': zipSync(parts) }).said).toEqual([
    'book.xlsx:1:1 error E105 the workbook cannot be read: it is damaged',
  ]);
});

it('S8: all sheets of a workbook together have a limit', () => {
  // Each row has one cell, in the 500th column.
  const rows = Array.from({ length: 11_000 }, (_, line) => text(`SF${line + 1}`, 'V'));
  const sheets = readWorkbook(workbook(['a', 'b', 'c'].map((name) => ({ name, rows }))));
  expect(sheets.map(({ isTooLong }) => isTooLong)).toEqual([false, true, true]);
});
