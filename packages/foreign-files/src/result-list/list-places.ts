/** The lines of an office's sheets from which rows were made, so that a problem of a row names its line. */
import type { FolderRow } from '@podium/games-folder';
import { lookUp } from '../look-up.ts';
import type { ListColumn } from './list-columns.ts';
import type { ListField } from './list-titles.ts';

export interface ListPlace {
  sheet: string;
  /** Row of the sheet. */
  line: number;
}

/** Columns whose value names a thing, from the closest to the widest. */
const idColumns = [
  'id',
  'competitor',
  'participant',
  'team',
  'ref',
  'unit',
  'parent',
  'phase',
  'event',
  'organisation',
  'discipline',
] as const;

/** Remembers the first line that names a thing, by its id. */
export class ListPlaces {
  readonly #places = new Map<string, ListPlace>();

  note({ sheet, line }: ListPlace, ...ids: readonly string[]): void {
    const key = ids.join(' ');
    if (!this.#places.has(key)) this.#places.set(key, { sheet, line });
  }

  /** The line of a row: that of its competitor in its contest, else of what it is about. */
  find(cells: FolderRow): ListPlace | undefined {
    const contest = cells['ref'] ?? cells['unit'];
    const both = contest === undefined ? undefined : this.#places.get(`${contest} ${cells['competitor']}`);
    if (both) return both;
    for (const column of idColumns) {
      const found = this.#places.get(cells[column] ?? '');
      if (found) return found;
    }
    return undefined;
  }
}

/** Columns of an office's list that hold what a column of a Games folder does. */
const fieldsOf: Readonly<Record<string, readonly ListField[]>> = {
  start: ['time', 'date'],
  date: ['date'],
  rank: ['place'],
  result: ['mark', 'score', 'homeScore', 'match'],
  irm: ['status', 'mark', 'score'],
  wlt: ['winner', 'score', 'homeScore', 'match'],
  value: ['parts', 'score', 'mark'],
  points: ['points'],
  medal: ['medal'],
  start_order: ['lane'],
  bib: ['number'],
  birth_date: ['birthDate'],
  birth_year: ['birthDate'],
  gender: ['sex'],
  organisation: ['delegation', 'school'],
  venue: ['venue'],
};
const names = ['name', 'familyName', 'team', 'home', 'match', 'delegation', 'school'] as const;

/** Title of the column that holds a value; without one, that of the column that names the competitor. */
export function titleFor(column: string, columns: readonly Pick<ListColumn, 'title' | 'use'>[]): string | undefined {
  const fields = [...(lookUp(fieldsOf, column) ?? []), ...names];
  return fields
    .map((field) => columns.find(({ use, title }) => use === field && title !== '')?.title)
    .find((title) => title !== undefined);
}
