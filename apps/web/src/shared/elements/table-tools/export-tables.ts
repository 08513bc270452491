/** Tables of a page as text, loaded when a reader copies or saves them. */
import { showWholeTables } from '@podium/ui';
import { saveFile } from '../../../platform/save-file.ts';
import { rowsOf, toCsv, toTabs } from './table-text.ts';

function allRows(place: Element): string[][] {
  showWholeTables();
  return [...place.querySelectorAll('table')].flatMap((table, index) => [
    ...(index > 0 ? [['']] : []),
    ...rowsOf(table),
  ]);
}

/** All tables in `place`, for pasting into a spreadsheet. */
export const tabsOf = (place: Element): string => toTabs(allRows(place));

/** Saves all tables in `place` as a CSV file. */
export const saveTables = async (place: Element, fileName: string): Promise<unknown> =>
  saveFile(new Blob([toCsv(allRows(place))], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);

/** Copies manually selected table rows as rows: the browser would split each into as many lines as it has parts. */
export function copySelection(event: ClipboardEvent, element: Element): void {
  const selection = getSelection();
  const table = [...element.querySelectorAll('table')].find((one) => selection?.containsNode(one, true));
  if (!selection || !table || !event.clipboardData) return;
  const rows = rowsOf(table, (row) => selection.containsNode(row, true));
  // Within one row, the browser's own copy is correct.
  if (rows.length < 2) return;
  event.clipboardData.setData('text/plain', toTabs(rows));
  event.preventDefault();
}
