/** Proposes what each column of a sheet contains, by its title and by its cells. */
import { titledField } from './field-words.ts';
import type { SheetField } from './field-words.ts';
import { BirthDates } from './birth-dates.ts';
import { findHeader } from './find-header.ts';
import type { ColumnTitle } from './find-header.ts';
import { DelegationNames, EventNames } from './match-names.ts';
import type { NamedDelegation, NamedEvent } from './match-names.ts';
import type { OwnSheet } from './own-sheet.ts';
import { sexReader } from './sexes.ts';

/** Names that a sheet is compared with: the delegations and events of the Games. */
export interface SheetGames {
  delegations: readonly NamedDelegation[];
  events: readonly NamedEvent[];
  timeZone: string;
  /** Year of the Games. */
  year: number;
}

/** A field, an event whose entries have a mark in the column (`event:12`), or nothing. */
export type ColumnUse = SheetField | `event:${string}` | '';

export interface SheetColumn {
  title: string;
  use: ColumnUse;
  /** True if only a part of the title or the cells led to the use, which a person should look at. */
  isUnsure: boolean;
  /** A few of its cells. */
  examples: readonly string[];
}

export interface SheetProposal {
  columns: readonly SheetColumn[];
  /** Index of the first line with an entry. */
  bodyStart: number;
  /** The delegation and event of all lines, by the name of the sheet or a title above the header. */
  delegation?: string;
  event?: string;
}

const sampled = 200;
/** Age below which a date without a title is one of paperwork rather than of birth. */
const youngest = 4;
const mostCells = 0.6;

export function recognize(sheet: OwnSheet, games: SheetGames): SheetProposal {
  const delegations = new DelegationNames(games.delegations);
  const events = new EventNames(games.events);
  const isEvent = (cell: string): boolean => 'id' in events.find(cell);
  const { titles, bodyStart } = findHeader(sheet.lines, titledField, isEvent);
  const body = sheet.lines.slice(bodyStart, bodyStart + sampled);
  const width = Math.max(titles.length, ...body.map(({ cells }) => cells.length), 0);
  const cellsOf = (index: number): string[] =>
    body.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
  const columns = Array.from({ length: width }, (_, index): SheetColumn => {
    const title = titles[index] ?? { text: '', lower: '', upper: '' };
    const cells = cellsOf(index);
    return { title: title.text, ...titledUse(title, cells, events), examples: [...new Set(cells)].slice(0, 3) };
  });
  resolveNames(columns);
  for (const [index, column] of columns.entries())
    if (column.use === 'number' && isLineNumber(cellsOf(index))) Object.assign(column, { use: '', isUnsure: true });
  resolveByCells(columns, cellsOf, games, delegations, events);
  keepFirst(columns);
  const above = [sheet.name, ...sheet.lines.slice(0, bodyStart).flatMap(({ cells }) => [...new Set(cells)])];
  const delegation = has(columns, 'delegation') ? undefined : onlyName(above, (text) => delegations.find(text));
  const hasEvents = columns.some(({ use }) => use === 'event' || use.startsWith('event:'));
  const event = hasEvents ? undefined : onlyName(above, (text) => events.find(text));
  return { columns, bodyStart, ...(delegation && { delegation }), ...(event && { event }) };
}

const has = (columns: readonly SheetColumn[], use: ColumnUse): boolean => columns.some((column) => column.use === use);

function titledUse(
  { text, lower, upper }: ColumnTitle,
  cells: readonly string[],
  events: EventNames,
): Pick<SheetColumn, 'use' | 'isUnsure'> {
  if (text === '') return { use: '', isUnsure: false };
  for (const title of new Set([text, lower])) {
    const found = events.find(title);
    // Short cells are an x or a best mark; names below the title of a sport are something else.
    if ('id' in found && cells.every((cell) => cell.length <= 8)) return { use: `event:${found.id}`, isUnsure: false };
  }
  const match = titledField(lower) ?? titledField(text) ?? titledField(upper);
  if (match) return { use: match.field, isUnsure: !match.isExact };
  return { use: '', isUnsure: false };
}

/** `Number` above 1, 2, 3 … counts the lines; numbers of athletes are in another order. */
export const isLineNumber = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, index) => cell === String(index + 1));

/** `Nome` beside `Sobrenome` is a given name, `Nom` without `Prénom` a whole one. */
export function resolveNames(columns: readonly { use: string }[]): void {
  const find = (field: SheetField): { use: string } | undefined => columns.find(({ use }) => use === field);
  const [name, given, family] = [find('name'), find('givenName'), find('familyName')];
  if (family && !given) Object.assign(name ?? family, { use: name ? 'givenName' : 'name' });
  else if (given && !family) Object.assign(name ?? given, { use: name ? 'familyName' : 'name' });
}

/** Uses that the cells show better than the title, for columns whose title is unknown or misleading. */
function resolveByCells(
  columns: SheetColumn[],
  cellsOf: (index: number) => string[],
  games: SheetGames,
  delegations: DelegationNames,
  events: EventNames,
): void {
  const share = (cells: readonly string[], fits: (cell: string) => boolean): number =>
    cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
  const tests: readonly [use: SheetField, fits: (cells: readonly string[]) => (cell: string) => boolean][] = [
    ['birthDate', (cells) => fitsBirth(new BirthDates(cells, { ...games, year: games.year - youngest }))],
    ['delegation', () => (cell) => 'id' in delegations.find(cell)],
    ['event', () => (cell) => splitList(cell).every((one) => isKnownEvent(events, one))],
    ['sex', (cells) => fitsSex(sexReader(cells))],
  ];
  for (const [use, fits] of tests) {
    if (has(columns, use)) continue;
    const candidates = columns.flatMap((column, index) => {
      const cells = cellsOf(index);
      // A club, a school or its class may be the delegation; other titles that are known are right.
      const isOpen = column.use === '' || (use === 'delegation' && ['school', 'team', 'class'].includes(column.use));
      return isOpen && share(cells, fits(cells)) >= mostCells ? [column] : [];
    });
    if (candidates[0]) Object.assign(candidates[0], { use, isUnsure: true });
  }
  const unnamed = columns.findIndex((column, index) => column.use === '' && share(cellsOf(index), isFullName) >= 0.8);
  if (!['name', 'familyName', 'team'].some((use) => has(columns, use as SheetField)) && columns[unnamed])
    Object.assign(columns[unnamed], { use: 'name', isUnsure: true });
}

const fitsBirth =
  (dates: BirthDates) =>
  (cell: string): boolean => {
    const read = dates.read(cell);
    return read === 'unsure' || (read !== undefined && 'birthDate' in read);
  };
const fitsSex =
  (read: (cell: string) => string | undefined) =>
  (cell: string): boolean =>
    read(cell) !== undefined;
export const isFullName = (cell: string): boolean => /^\p{L}[\p{L}'’.,-]*(?:\s+[\p{L}'’.,-]+)+$/u.test(cell);
/** Two events of one name, for women and men, are decided by the sex in the line. */
const isKnownEvent = (events: EventNames, text: string): boolean =>
  ['M', 'W', undefined].some((sex) => 'id' in events.find(text, sex as 'M' | 'W' | undefined));

/** Fields that one line has several times: `Prova 1`, `Prova 2`. */
const repeated: ReadonlySet<ColumnUse> = new Set(['event', 'members']);

/**
 * A second column of a field that a line has once: more names are members of a team, others are left to the organizer.
 */
function keepFirst(columns: SheetColumn[]): void {
  const seen = new Set<ColumnUse>();
  const isTeam = has(columns, 'team');
  const names = columns.filter(({ use, isUnsure }) => use === 'name' && !isUnsure);
  if (isTeam && names.length > 1) for (const column of names) column.use = 'members';
  // A title that is known as a whole comes before one of which a part is known.
  for (const column of [...columns].toSorted((one, other) => Number(one.isUnsure) - Number(other.isUnsure))) {
    if (column.use === '' || repeated.has(column.use)) continue;
    if (seen.has(column.use)) Object.assign(column, { use: '', isUnsure: true });
    seen.add(column.use);
  }
}

/** The parts of a cell with several events or members. */
export const splitList = (cell: string): string[] =>
  cell
    .split(/[,;/|\n\u060C\u061B]+|\s\+\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The only delegation or event that the texts name: `Delegação: Itajubá`. */
function onlyName(
  texts: readonly string[],
  find: (text: string) => ReturnType<EventNames['find']>,
): string | undefined {
  const ids = texts.flatMap((text) =>
    [text, text.split(':').at(-1) ?? ''].flatMap((part) => {
      const found = part.trim() === '' ? undefined : find(part);
      return found && 'id' in found ? found.id : [];
    }),
  );
  const different = new Set(ids);
  return different.size === 1 ? ids[0] : undefined;
}
