/** The contents of the columns of a list, by their titles and cells. */
import {
  isFullName,
  isLineNumber,
  listFields,
  resolveNames,
  sexReader,
  wordsOf,
} from '@podium/games-folder/own-sheets';
import { latinDigits } from '@podium/games';
import { readIrm, readListMark } from './list-marks.ts';
import { readMatch, readScore } from './list-scores.ts';
import { titledListField } from './list-titles.ts';
import type { ListField } from './list-titles.ts';

export interface ListColumn {
  title: string;
  use: ListField | '';
  /** True if only a part of the title or the cells led to the use, which an organizer should look at. */
  isUnsure: boolean;
  /** A few of its cells. */
  examples: string[];
}

/** Contents that an organizer chose, by the title of the column; empty: the column is left out. */
export type ChosenColumns = ReadonlyMap<string, ListField | ''>;

export const isListField = (text: string): text is ListField => (listFields as readonly string[]).includes(text);

interface Title {
  text: string;
  lower: string;
  upper: string;
}

/** Share of the cells that must fit a content. */
const most = 0.6;

/** @param cellsOf the cells of a column that are filled */
export function listColumns(
  titles: readonly Title[],
  cellsOf: (index: number) => string[],
  chosen: ChosenColumns,
): ListColumn[] {
  const columns = titles.map(({ text, lower, upper }, index): ListColumn => {
    const match = titledListField(lower) ?? titledListField(text) ?? titledListField(upper);
    const examples = [...new Set(cellsOf(index))].slice(0, 3);
    const use = chosen.get(text) ?? match?.field ?? '';
    return { title: text, use, isUnsure: match !== undefined && !match.isExact && !chosen.has(text), examples };
  });
  resolveNames(columns);
  resolveLines(columns, cellsOf);
  resolveSides(columns, cellsOf);
  resolveByCells(columns, cellsOf);
  keepFirst(columns);
  for (const column of columns) {
    const use = chosen.get(column.title);
    // Two columns of one title, such as the scores of both sides, follow from their order.
    const isOne = columns.filter(({ title }) => title === column.title).length === 1;
    if (use !== undefined) Object.assign(column, { isUnsure: false, ...(isOne && { use }) });
  }
  return columns;
}

export const hasUse = (columns: readonly ListColumn[], ...uses: readonly ListField[]): boolean =>
  columns.some(({ use }) => (uses as readonly string[]).includes(use));

/** Two sides meet in each line. */
export const isMatchList = (columns: readonly ListColumn[]): boolean =>
  hasUse(columns, 'match') || (hasUse(columns, 'home') && hasUse(columns, 'away'));

const share = (cells: readonly string[], fits: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
const isNumber = (cell: string): boolean => /^\d{1,4}$/u.test(latinDigits(cell).trim());

/** Titles that mean something else in this list: numbers of lines, a `Time` that is a team. */
function resolveLines(columns: ListColumn[], cellsOf: (index: number) => string[]): void {
  for (const [index, column] of columns.entries()) {
    const cells = cellsOf(index);
    if (column.use === 'number' && isLineNumber(cells)) Object.assign(column, { use: '', isUnsure: false });
    // `Time` is a team in Portuguese.
    if (
      column.use === 'mark' &&
      share(cells, (cell) => /\p{L}{3}/u.test(cell) && !/\d/u.test(cell) && !readIrm(cell)) >= most
    )
      Object.assign(column, { use: 'team' });
    if (column.use === 'match' && share(cells, (cell) => readMatch(cell) !== undefined) < most)
      Object.assign(column, {
        use: share(cells, (cell) => /\d/u.test(cell) && cell.length < 10) >= most ? 'matchNumber' : '',
      });
    // `Ano` is also the year at school.
    if (
      column.use === 'birthDate' &&
      wordsOf(column.title).length === 1 &&
      share(cells, (cell) => /^\d{1,2}(?:\D|$)/u.test(cell) && !/\d{4}|\d[/.-]\d/u.test(cell)) >= most
    )
      Object.assign(column, { use: '' });
    // `Local` is the home team in Spanish, and a venue in Portuguese.
    if (column.use === 'venue' && /^local$/iu.test(column.title) && hasUse(columns, 'away') && !hasUse(columns, 'home'))
      Object.assign(column, { use: 'home' });
  }
}

const sideUses = ['team', 'delegation', 'school', 'name'] as const;

/** Columns of both sides of a match, and their scores. */
function resolveSides(columns: ListColumn[], cellsOf: (index: number) => string[]): void {
  const indexesOf = (use: ListField): number[] =>
    columns.flatMap((column, index) => (column.use === use ? [index] : []));
  if (!hasUse(columns, 'home', 'away', 'match'))
    for (const use of sideUses) {
      const [first, second, ...others] = indexesOf(use);
      if (first === undefined || second === undefined || others.length > 0) continue;
      const isBetween = columns.slice(first + 1, second).some((column, index) => {
        const cells = cellsOf(first + 1 + index);
        return (
          column.use === 'score' ||
          share(cells, (cell) => /^(?:x|×|vs?\.?)$/iu.test(cell) || readScore(cell) !== undefined) >= most
        );
      });
      if (!isBetween && !hasUse(columns, 'score', 'homeScore')) continue;
      columns[first]!.use = 'home';
      columns[second]!.use = 'away';
      break;
    }
  const [[home], [away]] = [indexesOf('home'), indexesOf('away')];
  if (home === undefined || away === undefined) return;
  for (const use of ['delegation', 'school'] as const) {
    const [one, other] = indexesOf(use);
    if (one === undefined || other === undefined) continue;
    columns[one]!.use = 'homeDelegation';
    columns[other]!.use = 'awayDelegation';
  }
  const scores = indexesOf('score');
  const numeric = columns.flatMap((column, index) => {
    const isOpen = column.use === '' || column.use === 'score' || column.use === 'points' || column.use === 'mark';
    return isOpen && share(cellsOf(index), isNumber) >= most && index > Math.min(home, away) - 1 ? [index] : [];
  });
  const [one, other] = scores.length === 2 ? scores : numeric;
  if (!hasUse(columns, 'homeScore', 'awayScore') && one !== undefined && other !== undefined) {
    const isUnsure = scores.length !== 2 && columns[one]!.title !== columns[other]!.title;
    Object.assign(columns[one]!, { use: 'homeScore', isUnsure });
    Object.assign(columns[other]!, { use: 'awayScore', isUnsure });
  }
}

function resolveByCells(columns: ListColumn[], cellsOf: (index: number) => string[]): void {
  const isMatch = isMatchList(columns);
  const propose = (
    use: ListField,
    fits: (cells: readonly string[]) => (cell: string) => boolean,
    from: readonly string[] = [''],
  ): void => {
    if (hasUse(columns, use)) return;
    const found = columns.find(
      (column, index) => from.includes(column.use) && share(cellsOf(index), fits(cellsOf(index))) >= most,
    );
    if (found) Object.assign(found, { use, isUnsure: found.title !== '' && found.use === '' });
  };
  if (isMatch) {
    if (!hasUse(columns, 'homeScore', 'match'))
      propose('score', () => (cell) => readScore(cell) !== undefined, ['', 'mark', 'points']);
    return;
  }
  propose('sex', (cells) => {
    const read = sexReader(cells);
    return (cell) => read(cell) !== undefined;
  });
  propose('match', () => (cell) => readMatch(cell)?.score !== undefined);
  if (isMatchList(columns)) return;
  if (!hasUse(columns, 'familyName', 'team')) propose('name', () => isFullName);
  propose('mark', () => (cell) => {
    const read = readListMark(cell, undefined);
    return read !== undefined && 'mark' in read && /[:.,'’]/u.test(cell);
  });
  // Without another result, points are what decides.
  const points = columns.find(({ use }) => use === 'points');
  if (points && !hasUse(columns, 'mark')) points.use = 'mark';
}

/** A second column of a content is left to the organizer. */
function keepFirst(columns: ListColumn[]): void {
  const seen = new Set<string>();
  for (const column of [...columns].toSorted((one, other) => Number(one.isUnsure) - Number(other.isUnsure))) {
    if (column.use === '' || column.use === 'members') continue;
    if (seen.has(column.use)) Object.assign(column, { use: '', isUnsure: column.title !== '' });
    seen.add(column.use);
  }
}
