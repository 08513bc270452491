import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { folderLimits } from '../folder-limits.ts';
import { problemMessage } from '../problems.ts';
import type { ProblemParams } from '../problems.ts';
import { numberFormat, showNumber } from './shown-number.ts';

interface SheetRow {
  /** Row number of the sheet, from 1. */
  line: number;
  cells: string[];
  /** Indexes of cells that are dates. */
  dates: number[];
}

export interface Sheet {
  name: string;
  rows: SheetRow[];
  /** The sheet exceeds the limit of rows or columns; the rest was not read. */
  isTooLong: boolean;
}

export class WorkbookUnreadable extends Error {
  readonly params: ProblemParams;

  constructor(params: ProblemParams) {
    super(problemMessage(params));
    this.params = params;
  }
}

/** More columns than any table has. */
const maxColumns = 500;
/** Empty cells use memory although they take hardly any space in a file. All sheets together may have so many. */
const maxCells = 10_000_000;

/** Reads the sheets of an .xlsx within the limits of a folder. For formulas, the stored value is used. */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const parts = unpack(bytes);
  const workbook = parts.get('xl/workbook.xml');
  if (!workbook) throw new WorkbookUnreadable({ form: 'workbook-other' });
  const { sheets, is1904 } = readSheetList(workbook);
  const targets = readTargets(parts.get('xl/_rels/workbook.xml.rels'));
  const strings = readStrings(parts.get('xl/sharedStrings.xml'));
  const formats = readFormats(parts.get('xl/styles.xml'));
  const size: WorkbookSize = { rows: 0, cells: 0, letters: 0 };
  const seen = new Set<string>();
  return sheets.flatMap(({ name, id }) => {
    const target = targets.get(id) ?? '';
    const part = parts.get(target);
    if (!part) return [];
    // No spreadsheet writes this, and a small file would become as large as somebody likes.
    if (seen.has(target)) throw new WorkbookUnreadable({ form: 'workbook-damaged' });
    seen.add(target);
    return [{ name, ...readRows(part, { strings, formats, is1904 }, size) }];
  });
}

/** What was read of all sheets so far. */
interface WorkbookSize {
  rows: number;
  cells: number;
  letters: number;
}

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  let total = 0;
  let fault: ProblemParams | undefined;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        if (!/^xl\/([^/]+|worksheets\/[^/]+|_rels\/[^/]+)$/.test(name) || !/\.(xml|rels)$/.test(name)) return false;
        total += originalSize;
        if (total > folderLimits.unpackedBytes) fault = { form: 'workbook-large' };
        if (originalSize > 1024 * 1024 && originalSize > size * folderLimits.workbookPackingRatio)
          fault = { form: 'workbook-ratio', limit: folderLimits.workbookPackingRatio };
        return fault === undefined;
      },
    });
    if (fault !== undefined) throw new WorkbookUnreadable(fault);
    return new Map(Object.entries(parts));
  } catch (error) {
    throw error instanceof WorkbookUnreadable ? error : new WorkbookUnreadable({ form: 'workbook-locked' });
  }
}

interface Handlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads XML without expanding anything; namespace prefixes are removed. */
function parseXml(bytes: Uint8Array | undefined, handlers: Handlers): void {
  if (!bytes) return;
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(local(name), attributes));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(local(name)));
  parser.on('doctype', () => {
    throw new WorkbookUnreadable({ form: 'workbook-doctype' });
  });
  const decoder = new TextDecoder();
  try {
    for (let at = 0; at < bytes.length; at += 1_000_000)
      parser.write(decoder.decode(bytes.subarray(at, at + 1_000_000), { stream: true }));
    parser.close();
  } catch (error) {
    throw error instanceof WorkbookUnreadable ? error : new WorkbookUnreadable({ form: 'workbook-damaged' });
  }
}

function readSheetList(part: Uint8Array): { sheets: { name: string; id: string }[]; is1904: boolean } {
  const sheets: { name: string; id: string }[] = [];
  let is1904 = false;
  parseXml(part, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      if (name === 'sheet' && id !== undefined) sheets.push({ name: attributes['name'] ?? '', id });
    },
  });
  return { sheets, is1904 };
}

/** Path of each part of the workbook by its id. */
function readTargets(part: Uint8Array | undefined): Map<string, string> {
  const targets = new Map<string, string>();
  parseXml(part, {
    open(name, { Id: id, Target: target }) {
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

function readStrings(part: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  parseXml(part, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(more) {
      if (isText) text += more;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') strings.push(text);
    },
  });
  return strings;
}

/** Number format of each style. */
function readFormats(part: Uint8Array | undefined): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isInCells = false;
  parseXml(part, {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) formats.push(numberFormat(Number(attributes['numFmtId'] ?? 0), own));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

interface Styles {
  strings: readonly string[];
  formats: readonly string[];
  is1904: boolean;
}

function readRows(part: Uint8Array, styles: Styles, size: WorkbookSize): Omit<Sheet, 'name'> {
  const rows: SheetRow[] = [];
  let isTooLong = false;
  let row: SheetRow = { line: 0, cells: [], dates: [] };
  let column = -1;
  let cell: { type: string; style: number; value: string } | undefined;
  let isValue = false;
  const keep = (): void => {
    if (!cell || cell.value === '') return;
    const { text, isDate } = shownCell(cell, styles);
    size.cells += Math.max(column + 1 - row.cells.length, 0);
    size.letters += text.length;
    if (column >= maxColumns || size.cells > maxCells || size.letters > folderLimits.unpackedBytes) {
      isTooLong = true;
      return;
    }
    while (row.cells.length < column) row.cells.push('');
    if (isDate) row.dates.push(column);
    row.cells[column] = text;
  };
  parseXml(part, {
    open(name, attributes) {
      if (name === 'row') {
        row = { line: Number(attributes['r'] ?? row.line + 1), cells: [], dates: [] };
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1;
        cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text(text) {
      if (isValue && cell) cell.value += text;
    },
    close(name) {
      isValue = false;
      if (name === 'c') {
        keep();
        cell = undefined;
      } else if (name === 'row' && row.cells.some((text) => text !== '')) {
        size.rows += 1;
        if (rows.length > folderLimits.rowsPerFile || size.rows > folderLimits.rowsPerWorkbook) isTooLong = true;
        else rows.push(row);
      }
    },
  });
  return { rows, isTooLong };
}

function shownCell(
  { type, style, value }: { type: string; style: number; value: string },
  { strings, formats, is1904 }: Styles,
): { text: string; isDate: boolean } {
  if (type === 's') return { text: strings[Number(value)] ?? '', isDate: false };
  if (type === 'b') return { text: value === '1' ? 'true' : 'false', isDate: false };
  if (type === 'd') return { text: value.replace('T', ' '), isDate: true };
  if (type !== 'n') return { text: value, isDate: false };
  return showNumber(value, formats[style] ?? 'General', is1904);
}

/** The index of a column: 2 for `C7`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
