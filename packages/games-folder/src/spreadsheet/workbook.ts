import { folderLimits } from '../folder-limits.ts';
import { numberFormat, showNumber } from './shown-number.ts';
import { parseXml, unpackWorkbook, WorkbookUnreadable } from './workbook-parts.ts';

export { WorkbookUnreadable } from './workbook-parts.ts';

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
  isHidden: boolean;
  /** Ranges of cells that are shown as one, with the value in the first: `A1:C1`. */
  merged: string[];
}

/** More columns than any table has. */
const maxColumns = 500;
/** Empty cells use memory although they take hardly any space in a file. All sheets together may have so many. */
const maxCells = 10_000_000;

const isPart = (name: string): boolean =>
  /^xl\/([^/]+|worksheets\/[^/]+|_rels\/[^/]+)$/.test(name) && /\.(xml|rels)$/.test(name);

/** Reads the sheets of an .xlsx within the limits of a folder. For formulas, the stored value is used. */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const parts = unpackWorkbook(bytes, isPart);
  const workbook = parts.get('xl/workbook.xml');
  if (!workbook) throw new WorkbookUnreadable({ form: 'workbook-other' });
  const { sheets, is1904 } = readSheetList(workbook);
  const targets = readTargets(parts.get('xl/_rels/workbook.xml.rels'));
  const strings = readStrings(parts.get('xl/sharedStrings.xml'));
  const formats = readFormats(parts.get('xl/styles.xml'));
  const size: WorkbookSize = { rows: 0, cells: 0, letters: 0 };
  const seen = new Set<string>();
  return sheets.flatMap(({ name, id, isHidden }) => {
    const target = targets.get(id) ?? '';
    const part = parts.get(target);
    if (!part) return [];
    // No spreadsheet writes this, and it lets a small file expand to any size.
    if (seen.has(target)) throw new WorkbookUnreadable({ form: 'workbook-damaged' });
    seen.add(target);
    return [{ name, isHidden, ...readRows(part, { strings, formats, is1904 }, size) }];
  });
}

/** Amounts read of all sheets so far. */
interface WorkbookSize {
  rows: number;
  cells: number;
  letters: number;
}

interface ListedSheet {
  name: string;
  id: string;
  isHidden: boolean;
}

function readSheetList(part: Uint8Array): { sheets: ListedSheet[]; is1904: boolean } {
  const sheets: ListedSheet[] = [];
  let is1904 = false;
  parseXml(part, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      if (name === 'sheet' && id !== undefined)
        sheets.push({ name: attributes['name'] ?? '', id, isHidden: /hidden/i.test(attributes['state'] ?? '') });
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

function readRows(part: Uint8Array, styles: Styles, size: WorkbookSize): Omit<Sheet, 'name' | 'isHidden'> {
  const rows: SheetRow[] = [];
  const merged: string[] = [];
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
      if (name === 'mergeCell') merged.push(attributes['ref'] ?? '');
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
  return { rows, isTooLong, merged };
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
