/** Content that cannot be pasted: drawings and visual-only text. */
const drawn = '[aria-hidden="true"], svg, img';

/**
 * The visible text of a cell; for a drawing, its screen reader text. `data-copy` overrides both; `none` omits the
 * cell.
 */
function cellText(cell: HTMLElement): string {
  const given = cell.dataset['copy'];
  if (given !== undefined) return given;
  return textOf(cell, (parent) => parent.closest('.visually-hidden') === null) || textOf(cell, () => true);
}

/** The visible texts of a cell, with a space between blocks. */
function textOf(cell: HTMLElement, isWanted: (parent: Element) => boolean): string {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let text = '';
  let before: Element | undefined;
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement!;
    if (parent.closest(drawn) || parent.getClientRects().length === 0 || !isWanted(parent)) continue;
    const block = blockOf(parent, cell);
    text += (before && before !== block ? ' ' : '') + texts.currentNode.textContent;
    before = block;
  }
  return oneLine(text);
}

/** The nearest block-level ancestor of a text. */
function blockOf(parent: Element, cell: Element): Element {
  let block = parent;
  while (block !== cell && getComputedStyle(block).display === 'inline') block = block.parentElement!;
  return block;
}

const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The visible rows of a table, head first; a cell that spans several columns is followed by empty ones. */
export function rowsOf(table: HTMLTableElement, isWanted: (row: Element) => boolean = () => true): string[][] {
  return [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table && row.getClientRects().length > 0 && isWanted(row))
    .map((row) =>
      [...row.cells].flatMap((cell) =>
        cell.dataset['copy'] === 'none'
          ? []
          : [cellText(cell), ...Array.from({ length: Math.max(0, cell.colSpan - 1) }, () => '')],
      ),
    )
    .filter((cells) => cells.some((text) => text !== ''));
}

/** Tab-separated rows, for pasting into spreadsheets and word processors. */
export const toTabs = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(inert).join('\t')).join('\n');

/** Comma-separated rows by RFC 4180, with a byte order mark so that spreadsheets detect UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const quote = (text: string) => (/[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\u{FEFF}${rows.map((cells) => cells.map((text) => quote(inert(text))).join(',')).join('\r\n')}\r\n`;
}

/** Escapes text that a spreadsheet would run as a formula; signed numbers are unchanged. */
function inert(text: string): string {
  return /^[=@\t]|^[+-](?![\d.:]*$)/u.test(text) ? `'${text}` : text;
}
