/** The header of a sheet, below titles and of one or two lines. */
import type { SheetLine } from './own-sheet.ts';
import type { TitledField } from './title-matcher.ts';

export interface SheetHeader {
  /** Titles by column; empty if the sheet has no header. */
  titles: readonly ColumnTitle[];
  /** Index of the first line below. */
  bodyStart: number;
}

export interface ColumnTitle {
  /** As displayed: both lines, if there are two. */
  text: string;
  /** The lower line, which names the column if there are two. */
  lower: string;
  upper: string;
}

/** Lines above a header: titles of the Games, the table and the page. */
const maxTitleLines = 30;

/**
 * @param titledField the fields that titles mean
 * @param isEvent whether a cell is the name of an event, which can be the title of a column
 */
export function findHeader(
  lines: readonly SheetLine[],
  titledField: TitledField<string>,
  isEvent: (cell: string) => boolean = () => false,
): SheetHeader {
  const isTitle = (cell: string): boolean => cell !== '' && (titledField(cell)?.isExact === true || isEvent(cell));
  const score = ({ cells }: SheetLine): number => {
    const titles = new Set(cells.filter(isTitle));
    // Events in a line of data, and words of a sentence in a title, are too few.
    return new Set([...titles].map((title) => titledField(title)?.field ?? title)).size;
  };
  const head = lines.slice(0, maxTitleLines).filter((line) => !isBanner(line));
  const scores = head.map(score);
  const best = Math.max(...scores, 0);
  const found = head[scores.indexOf(best)];
  const filled = found?.cells.filter((cell) => cell !== '').length ?? 0;
  if (!found || best === 0 || (best === 1 && filled > 2)) return { titles: [], bodyStart: 0 };
  const at = lines.indexOf(found);
  const [above, below] = [lines[at - 1], lines[at + 1]];
  // The line below continues the header where cells of the header are merged or empty.
  if (below && isSecondLine(found, below, isTitle)) return join(found, below, at + 2);
  if (above && !isBanner(above) && above.line === found.line - 1 && isGroupLine(above))
    return join(above, found, at + 1);
  return {
    titles: found.cells.map((text) => ({ text, lower: text, upper: '' })),
    bodyStart: at + 1,
  };
}

/** A title across the sheet: one text, in one cell or repeated by merging. */
function isBanner({ cells }: SheetLine): boolean {
  return new Set(cells.filter((cell) => cell !== '')).size < 2;
}

/** A line of a few words without numbers above the header: `Athlete | | | Events`. */
const isGroupLine = ({ cells }: SheetLine): boolean => !cells.some((cell) => /^\d/u.test(cell) && !/\p{L}/u.test(cell));

function isSecondLine(upper: SheetLine, lower: SheetLine, isTitle: (cell: string) => boolean): boolean {
  let titles = 0;
  for (const [index, cell] of lower.cells.entries()) {
    if (cell === '') continue;
    const above = upper.cells[index] ?? '';
    // Merged downwards, the same title is in both lines.
    if (cell === above) continue;
    const isGroup = above === '' || above === upper.cells[index - 1] || above === upper.cells[index + 1];
    if (!isGroup) return false;
    if (isTitle(cell) || isTitle(`${above} ${cell}`)) titles += 1;
  }
  return titles > 0;
}

function join(upper: SheetLine, lower: SheetLine, bodyStart: number): SheetHeader {
  const width = Math.max(upper.cells.length, lower.cells.length);
  const titles = Array.from({ length: width }, (_, index) => {
    const [above, below] = [upper.cells[index] ?? '', lower.cells[index] ?? ''];
    const isOne = above === below || above === '' || below === '';
    return { text: isOne ? below || above : `${above} ${below}`, lower: below || above, upper: isOne ? '' : above };
  });
  return { titles, bodyStart };
}
