import { parseCsv, TextPositions } from '../csv.ts';
import { decodeText } from '../spreadsheet/decode-text.ts';
import { readOpenDocument } from '../spreadsheet/open-document.ts';
import { WorkbookUnreadable } from '../spreadsheet/workbook-parts.ts';
import { readWorkbook } from '../spreadsheet/workbook.ts';
import type { Sheet } from '../spreadsheet/workbook.ts';
import { fillMerged } from './fill-merged.ts';
import { fileKind } from './file-kind.ts';
import type { OwnSheet, OwnSheets, SheetLine } from './own-sheet.ts';
import { SheetsUnreadable } from './own-sheet.ts';

const maxBytes = 10 * 1024 * 1024;
/** Lines of one sheet. The events of a plan have no more than 64,000 entries, and most Games some hundreds. */
const maxLines = 20_000;

/**
 * Reads the sheets of a file as organizers have them: .xlsx, .ods, .csv, .tsv, or cells that were pasted.
 *
 * @throws SheetsUnreadable with the reason
 */
export function readSheets(bytes: Uint8Array, name: string): OwnSheets {
  if (bytes.length > maxBytes) throw new SheetsUnreadable('tooLarge');
  const kind = fileKind(bytes);
  if (kind === 'text') return withLines([readText(bytes, name)], []);
  if (kind !== 'workbook' && kind !== 'openDocument') throw new SheetsUnreadable(kind);
  try {
    const all = kind === 'workbook' ? readWorkbook(bytes) : readOpenDocument(bytes);
    const shown = all.filter(({ isHidden }) => !isHidden);
    const hidden = all.filter(({ isHidden, rows }) => isHidden && rows.length > 0);
    return withLines(
      shown.map(readSheet),
      hidden.map((sheet) => sheet.name),
    );
  } catch (error) {
    if (!(error instanceof WorkbookUnreadable)) throw error;
    const { form } = error.params;
    if (form === 'workbook-large' || form === 'workbook-ratio') throw new SheetsUnreadable('tooLarge');
    throw new SheetsUnreadable(form === 'workbook-locked' ? 'protected' : 'damaged');
  }
}

function withLines(sheets: OwnSheet[], hidden: string[]): OwnSheets {
  const filled = sheets.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) throw new SheetsUnreadable('empty');
  return { sheets: filled, hidden };
}

function readSheet(sheet: Sheet): OwnSheet {
  const lines = fillMerged(sheet.rows.slice(0, maxLines), sheet.merged);
  return { name: sheet.name, lines, unread: [], isTooLong: sheet.isTooLong || sheet.rows.length > maxLines };
}

function readText(bytes: Uint8Array, name: string): OwnSheet {
  const decoded = decodeText(bytes);
  if (!('text' in decoded)) throw new SheetsUnreadable('encoding');
  const { text } = decoded;
  const declared = /^"?sep=([,;\t])"?[,;\t]*(?:\r?\n|$)/iu.exec(text);
  const separator = declared?.[1] ?? separatorIn(text);
  const start = declared?.[0].length ?? 0;
  const table = { name: name.replace(/\.[a-z]{3,4}$/iu, ''), isTooLong: false };
  const file = parseCsv(text, maxLines, { separator, start });
  if (file.broken.length > 0 || file.unclosed !== undefined || file.overlong !== undefined)
    return { ...table, ...readSingleLines(text, separator) };
  const positions = new TextPositions(text);
  const lines = file.records.map(({ cells, offsets }) => ({
    line: positions.at(offsets[0]!).line,
    cells: trim(cells),
  }));
  return { ...table, lines: lines.filter(isFilled), unread: [], isTooLong: file.isTooLong };
}

const trim = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim());
const isFilled = ({ cells }: SheetLine): boolean => cells.some((cell) => cell !== '');

/** Reads each line for itself: a quotation mark that is not closed would hide the lines that follow. */
function readSingleLines(text: string, separator: string): Pick<OwnSheet, 'lines' | 'unread' | 'isTooLong'> {
  const all = text.split('\n');
  const unread: number[] = [];
  const lines = all.slice(0, maxLines).flatMap((line, index): SheetLine[] => {
    const { records, broken, unclosed, overlong } = parseCsv(line, 1, { separator });
    if (broken.length > 0 || unclosed !== undefined || overlong !== undefined) unread.push(index + 1);
    return records.map(({ cells }) => ({ line: index + 1, cells: trim(cells) })).filter(isFilled);
  });
  return { lines, unread, isTooLong: all.length > maxLines };
}

/** The separator that most lines contain; names are written with commas, so that a comma is the last choice. */
function separatorIn(text: string): string {
  const lines = text
    .slice(0, 64 * 1024)
    .split('\n')
    .map((line) => line.replaceAll(/"[^"]*"/gu, ''))
    .filter((line) => line.trim() !== '');
  const share = (sign: string): number => lines.filter((line) => line.includes(sign)).length / lines.length;
  const signs = ['\t', ';', ','];
  return signs.find((sign) => share(sign) >= 0.5) ?? signs.toSorted((one, other) => share(other) - share(one))[0]!;
}
