import { folderLimits } from '../folder-limits.ts';
import { parseXml, unpackWorkbook, WorkbookUnreadable } from './workbook-parts.ts';
import type { Sheet } from './workbook.ts';

const maxColumns = 500;
/** Spreadsheets repeat the last row and cell to the end of the sheet. */
const maxRepeatedRows = 1000;
const parts = new Set(['content.xml', 'META-INF/manifest.xml']);

interface OpenCell {
  text: string;
  date: string;
  repeat: number;
  columns: number;
  rows: number;
  /** The value is an attribute; the text is a word of the spreadsheet's language. */
  isBoolean: boolean;
}

/** Reads the sheets of an .ods as they are displayed; dates as `2010-03-12`. For formulas, the stored value is used. */
export function readOpenDocument(bytes: Uint8Array): Sheet[] {
  const files = unpackWorkbook(bytes, (name) => parts.has(name));
  if (new TextDecoder().decode(files.get('META-INF/manifest.xml')).includes('encryption-data'))
    throw new WorkbookUnreadable({ form: 'workbook-locked' });
  const content = files.get('content.xml');
  if (!content) throw new WorkbookUnreadable({ form: 'workbook-other' });
  const sheets: Sheet[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let sheet: Sheet | undefined;
  let row: Sheet['rows'][number] = { line: 0, cells: [], dates: [] };
  let line = 0;
  let column = 0;
  let rowRepeat = 1;
  let cell: OpenCell | undefined;
  // A note of a cell and the text of a drawing are not its value.
  let aside = 0;
  let rowCount = 0;
  const keepCell = ({ text, date, repeat, columns, rows }: Omit<OpenCell, 'isBoolean'>): void => {
    const value = date || text;
    if (value !== '') {
      for (let index = column; index < column + repeat; index += 1) {
        if (index >= maxColumns) {
          sheet!.isTooLong = true;
          break;
        }
        while (row.cells.length < index) row.cells.push('');
        row.cells[index] = value;
        if (date !== '') row.dates.push(index);
      }
      if (columns > 1 || rows > 1)
        sheet!.merged.push(`${columnLetters(column)}${line + 1}:${columnLetters(column + columns - 1)}${line + rows}`);
    }
    column += repeat;
  };
  const addText = (text: string): void => {
    if (cell && aside === 0 && !cell.isBoolean) cell.text += text;
  };
  parseXml(content, {
    open(name, attributes) {
      const tableAttribute = (key: string): string => attributes[`table:${key}`] ?? '';
      const value = (key: string): string => attributes[`office:${key}`] ?? '';
      if (name === 'style') style = attributes['style:name'] ?? '';
      else if (name === 'table-properties' && tableAttribute('display') === 'false') hiddenStyles.add(style);
      else if (name === 'annotation' || name === 'shapes') aside += 1;
      else if (name === 'table' && aside === 0) {
        const isHidden = hiddenStyles.has(tableAttribute('style-name'));
        sheet = { name: tableAttribute('name'), rows: [], isTooLong: false, isHidden, merged: [] };
        sheets.push(sheet);
        line = 0;
      } else if (name === 'table-row') {
        row = { line: line + 1, cells: [], dates: [] };
        rowRepeat = Number(tableAttribute('number-rows-repeated') || 1);
        column = 0;
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        const [date = '', clock = ''] = value('date-value').split('T');
        cell = {
          text: value('boolean-value'),
          isBoolean: value('value-type') === 'boolean',
          date: clock === '' || clock.startsWith('00:00') ? date : `${date} ${clock}`,
          repeat: Number(tableAttribute('number-columns-repeated') || 1),
          columns: Number(tableAttribute('number-columns-spanned') || 1),
          rows: Number(tableAttribute('number-rows-spanned') || 1),
        };
      } else if (name === 'p' && cell?.text) addText('\n');
      else if (name === 's') addText(' ');
      else if (name === 'line-break') addText('\n');
    },
    text: addText,
    close(name) {
      if (name === 'annotation' || name === 'shapes') aside -= 1;
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        if (!cell || !sheet) return;
        keepCell({ ...cell, text: cell.text.trim() });
        cell = undefined;
      } else if (name === 'table-row' && sheet) {
        const isFilled = row.cells.some((text) => text !== '');
        const count = isFilled ? Math.min(rowRepeat, maxRepeatedRows) : 0;
        for (let index = 0; index < count; index += 1) {
          rowCount += 1;
          if (rowCount > folderLimits.rowsPerWorkbook) sheet.isTooLong = true;
          else sheet.rows.push({ ...row, line: line + 1 + index });
        }
        line += rowRepeat;
      }
    },
  });
  return sheets;
}

/** `A` for the first column, `AB` for the 28th. */
function columnLetters(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${columnLetters(Math.floor(index / 26) - 1)}${letter}`;
}
