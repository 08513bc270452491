/** Tables within a sheet: offices write one below another, each with a title and a header. */
import { findHeader, wordsOf } from '@podium/games-folder/own-sheets';
import type { OwnSheet, SheetLine } from '@podium/games-folder/own-sheets';
import { listColumns } from './list-columns.ts';
import type { ChosenColumns, ListColumn } from './list-columns.ts';
import { titledListField } from './list-titles.ts';

export interface ListBlock {
  columns: readonly ListColumn[];
  /** Lines above the header, such as titles. */
  above: readonly SheetLine[];
  body: readonly SheetLine[];
}

/** The text of a line with one, in one cell or repeated by merging. */
export function onlyText({ cells }: SheetLine): string | undefined {
  const filled = new Set(cells.filter((cell) => cell !== ''));
  return filled.size === 1 ? [...filled][0] : undefined;
}

/** Most cells of a header are titles of columns. */
function isHeader(line: SheetLine): boolean {
  const filled = [...new Set(line.cells.filter((cell) => cell !== ''))];
  // `Data: 12/03` is a fact above the table.
  if (filled.some((cell) => /:\s*\S/u.test(cell))) return false;
  const fields = new Set(
    filled.flatMap((cell) => {
      const match = cell.length > 40 ? undefined : titledListField(cell);
      return match?.isExact ? [match.field] : [];
    }),
  );
  return fields.size > 1 && fields.size * 2 >= filled.length;
}

/** The tables of a sheet; none if no line is a header. */
export function listBlocks({ lines }: OwnSheet, chosen: ChosenColumns): ListBlock[] {
  const starts = lines.flatMap((line, index) => (isHeader(line) ? [index] : []));
  // The second line of a header may look like one, too.
  const headers = starts.filter((start, index) => starts[index - 1] !== start - 1);
  if (headers.length === 0) {
    const { titles, bodyStart } = findHeader(lines, titledListField);
    if (titles.length === 0) return [];
    return [blockOf(titles, { above: lines.slice(0, bodyStart - 1), body: lines.slice(bodyStart) }, chosen)];
  }
  let end = 0;
  return headers.map((start, index) => {
    const from = Math.max(end, start - 2);
    const near = lines.slice(from, start + 2);
    const header = findHeader(near, titledListField);
    const bodyStart = header.titles.length === 0 ? start + 1 : from + header.bodyStart;
    const next = headers[index + 1] ?? lines.length;
    // Titles of the next table follow the lines of this one.
    let bodyEnd = next;
    while (bodyEnd > bodyStart && next < lines.length && onlyText(lines[bodyEnd - 1]!) !== undefined) bodyEnd -= 1;
    const above = lines.slice(end, start);
    end = bodyEnd;
    const titles = header.titles.length > 0 ? header.titles : titlesOf(lines[start]!);
    return blockOf(titles, { above, body: lines.slice(bodyStart, bodyEnd) }, chosen);
  });
}

const titlesOf = ({ cells }: SheetLine): { text: string; lower: string; upper: string }[] =>
  cells.map((text) => ({ text, lower: text, upper: '' }));

const sampled = 300;

function blockOf(
  titles: readonly { text: string; lower: string; upper: string }[],
  { above, body }: Pick<ListBlock, 'above' | 'body'>,
  chosen: ChosenColumns,
): ListBlock {
  const lines = body.filter((line) => onlyText(line) === undefined).slice(0, sampled);
  const width = Math.max(titles.length, ...lines.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, index) => titles[index] ?? { text: '', lower: '', upper: '' });
  const cellsOf = (index: number): string[] =>
    lines.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
  return { columns: listColumns(all, cellsOf, chosen), above, body };
}

/** Names that spreadsheets give to sheets: `Plan1`, `Sheet 2`. */
export const isDefaultSheetName = (name: string): boolean =>
  /^(?:sheet|plan|planilha|hoja|feuil|feuille|folha|tabelle|səhifə|cədvəl|ورقة|resultado|results?)\s*\d*$/iu.test(
    name.trim(),
  ) || wordsOf(name).length === 0;
