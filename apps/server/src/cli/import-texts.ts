import { contentTables } from '@podium/games-folder';
import type { RowChanges } from '../feed/folder/import/count-changes.ts';
import { missingTotal } from '../feed/folder/import/keep-missing.ts';
import type { MissingRows } from '../feed/folder/import/keep-missing.ts';

/** Converts `content/safe_contacts` to `safe contacts`. */
export const tableLabel = (table: string): string => table.replace(/^\w+\//u, '').replaceAll('_', ' ');

export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `148 participants are not in the files and stay; use --remove 148 to remove them.` */
export function missingText(missing: readonly MissingRows[], isRemoved: boolean): string {
  const total = missingTotal(missing);
  const tables = missing
    .map(({ table, rows }) => `${rows} ${tableLabel(contentTables.get(table) ?? table)}`)
    .join(', ');
  return isRemoved
    ? `Not in the files, removed: ${tables}.`
    : `Not in the files, unchanged: ${tables}. Use --remove ${total} to remove ${total === 1 ? 'it' : 'them'}.`;
}

/** `Differs from the Games: results (11 new, 2 changed), lineups (1 removed).` */
export function changesText(changes: readonly RowChanges[]): string {
  const tables = changes.map(({ table, added, changed, removed }) => {
    const counts = [
      [added, 'new'],
      [changed, 'changed'],
      [removed, 'removed'],
    ] as const;
    const texts = counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
    return `${tableLabel(table)} (${texts.join(', ')})`;
  });
  return `Differs from the Games: ${tables.join(', ')}.`;
}
