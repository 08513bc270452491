import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unescapeFormula, escapeFormula, parseCsv, TextPositions, writeCsv } from './csv.ts';

const cells = (text: string): string[][] => parseCsv(text).records.map((record) => record.cells);

describe('reading CSV', () => {
  it('accepts LF and CRLF and skips blank lines', () => {
    expect(cells('a,b\r\n\r\n1,2\r\n')).toEqual(cells('a,b\n\n1,2'));
    expect(cells('a,b\n1,\n')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
  });

  it('keeps line breaks, commas and doubled quotes of a quoted cell', () => {
    expect(cells('a\n"x,\r\n""y"""\n')).toEqual([['a'], ['x,\n"y"']]);
  });

  it('treats a quote inside an unquoted cell as text', () => {
    expect(cells('a"b,c')).toEqual([['a"b', 'c']]);
  });

  it('stops at a line longer than any table has, and at a quoted cell that is longer', () => {
    const long = 'x'.repeat(4_000_001);
    expect(parseCsv(`a,b\n1,2\n${long},3\n4,5\n`)).toMatchObject({ records: { length: 2 }, overlong: 8 });
    expect(parseCsv(`a,b\n${','.repeat(1_000_000)}\n`)).toMatchObject({ records: { length: 1 }, overlong: 4 });
    expect(parseCsv(`a,b\n"1,2\n${'3,4\n'.repeat(1_100_000)}"\n`)).toMatchObject({ unclosed: 4 });
    expect(parseCsv(`"${'x'.repeat(100_000)}",b\n`).records).toHaveLength(1);
  });

  it('stops at an unclosed quote and reports its position', () => {
    const text = 'a,b\n1,"x\n2,3\n';
    expect(parseCsv(text)).toMatchObject({ records: [{ cells: ['a', 'b'] }], unclosed: text.indexOf('"') });
  });

  it('leaves out a record with text after a closing quote', () => {
    expect(parseCsv('a\n"x"y\n2\n')).toMatchObject({ records: [{ cells: ['a'] }, { cells: ['2'] }], broken: [2] });
  });

  it('reads no more records than requested', () => {
    expect(parseCsv('a\n1\n2\n', 2)).toMatchObject({ records: [{}, {}], isTooLong: true });
  });
});

describe('TextPositions', () => {
  it('counts physical lines, and columns in code points', () => {
    const text = 'id,name\n"🏊","two\nlines",x\n';
    const [, record] = parseCsv(text).records;
    const positions = new TextPositions(text);
    expect(record!.offsets.map((offset) => positions.at(offset))).toEqual([
      { line: 2, column: 1 },
      { line: 2, column: 5 },
      { line: 3, column: 8 },
    ]);
  });
});

describe('writing CSV', () => {
  it('gives what parseCsv reads unchanged', () => {
    const records = [
      ['a', 'b'],
      ['1,2', 'x "y"\nz'],
    ];
    expect(cells(writeCsv(records[0]!, records.slice(1)))).toEqual(records);
  });
});

describe('a cell that a spreadsheet would calculate', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['+55 11 5555', "'+55 11 5555"],
    ['\tx', "'\tx"],
    ["'=1", "''=1"],
    ['+0.81', '+0.81'],
    ['-3', '-3'],
    ["O'Neil", "O'Neil"],
    ["'Aurora'", "'Aurora'"],
    ['', ''],
  ])('%j is written as %j and read back unchanged', (cell, written) => {
    expect([escapeFormula(cell), unescapeFormula(written)]).toEqual([written, cell]);
  });

  it('is never written with the beginning of a formula, and is restored exactly', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '1', '.', 'a', ' ', 'é') }),
        (cell) => {
          expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
          expect(escapeFormula(cell)).not.toMatch(/^[=@\t]|^[+-](?!\d+(\.\d+)?$)/);
        },
      ),
    );
  });
});
