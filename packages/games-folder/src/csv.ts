import { folderLimits } from './folder-limits.ts';

/** One record: the texts of its cells and their offsets in the file (including an opening quote). */
interface CsvRecord {
  cells: string[];
  offsets: number[];
}

export interface CsvFile {
  records: CsvRecord[];
  /** Cells with a character after their closing quote; their records are not part of `records`. */
  broken: number[];
  /** Offset of the unclosed quote; the text after it was not read. */
  unclosed?: number;
  /** Offset of a record that is too long to be one of a table; it and the rest were not read. */
  overlong?: number;
  /** There are more records than the limit, and the rest was not read. */
  isTooLong: boolean;
}

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;

/**
 * Reads RFC 4180 text: LF or CRLF, quoted cells may contain line breaks and doubled quotes, blank lines are skipped.
 *
 * @param form separator of cells (a comma by default) and offset of the first record
 */
export function parseCsv(
  text: string,
  maxRecords = Number.POSITIVE_INFINITY,
  form: { separator?: string; start?: number } = {},
): CsvFile {
  const separator = (form.separator ?? ',').charCodeAt(0);
  const file: CsvFile = { records: [], broken: [], isTooLong: false };
  let at = form.start ?? 0;
  while (at < text.length) {
    if (file.records.length >= maxRecords) return { ...file, isTooLong: true };
    const record: CsvRecord = { cells: [], offsets: [] };
    const recordStart = at;
    let isBroken = false;
    let isEnd = false;
    while (!isEnd) {
      const start = at;
      if (record.cells.length === folderLimits.cellsPerRecord || at - recordStart > folderLimits.recordLength)
        return { ...file, overlong: recordStart };
      let cell: string;
      if (text.charCodeAt(at) === quote) {
        const close = closingQuote(text, at + 1);
        if (close === -1 || close - start > folderLimits.recordLength) return { ...file, unclosed: start };
        cell = text
          .slice(start + 1, close)
          .replaceAll('""', '"')
          .replaceAll('\r\n', '\n');
        at = close + 1;
        const end = endOfCell(text, at, separator);
        if (end !== at) {
          file.broken.push(start);
          isBroken = true;
        }
        at = end;
      } else {
        at = endOfCell(text, at, separator);
        cell = text.slice(start, at);
        if (cell.length > folderLimits.recordLength) return { ...file, overlong: recordStart };
      }
      record.cells.push(cell);
      record.offsets.push(start);
      if (text.charCodeAt(at) === separator) at += 1;
      else isEnd = true;
    }
    if (text.charCodeAt(at) === carriageReturn) at += 1;
    at += 1;
    const isBlank =
      record.cells.length === 1 && record.cells[0] === '' && text.charCodeAt(record.offsets[0]!) !== quote;
    if (!isBroken && !isBlank) file.records.push(record);
  }
  return file;
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2);
  return at;
}

/** Next separator, line break or end of the text; a lone CR is text. */
function endOfCell(text: string, from: number, separator: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === separator || code === lineFeed) return at;
    if (code === carriageReturn && text.charCodeAt(at + 1) === lineFeed) return at;
    at += 1;
  }
  return at;
}

export interface TextPosition {
  line: number;
  column: number;
}

/** Converts offsets of a text to physical lines and columns, counted in code points from 1. */
export class TextPositions {
  readonly #text: string;
  #starts: number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  at(offset: number): TextPosition {
    const starts = (this.#starts ??= lineStarts(this.#text));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    let column = 1;
    for (const _ of this.#text.slice(starts[low], offset)) column += 1;
    return { line: low + 1, column };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Writes records as RFC 4180 with LF; `writeCsv(['a'], [['1,2']])` is `a\n"1,2"\n`. */
export function writeCsv(header: readonly string[], records: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    cells.length === 1 && cells[0] === '' ? '""' : cells.map(writeCell).join(',');
  return `${[header, ...records].map(line).join('\n')}\n`;
}

/**
 * Text that a spreadsheet would interpret as a formula: it begins with one of these characters and is not a plain number.
 * Leading apostrophes count as well, so that removing one restores exactly the original.
 */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

/** `=1+1` becomes `'=1+1`, which a spreadsheet displays without calculating; `+0.81` and `-3` are plain numbers. */
export function escapeFormula(cell: string): string {
  return formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

function writeCell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
