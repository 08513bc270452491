import { columnName, kinds, rowToItem } from '@podium/content';
import type { Field, StoredRef } from '@podium/content';
import { folderRows } from '../folder-rows.ts';
import type { FolderKind } from '../folder-rows.ts';
import type { DemoContext } from './context.ts';
import type { DemoData, DemoItem } from './demo-item.ts';

/**
 * Items of the demo's own Games folder, read like any other. Only its days and times differ: they count from the first
 * day of the Games, `-5 10:00`, because the demo is always played around today.
 */
export function folderItems<Name extends FolderKind>(kind: Name, context: DemoContext): DemoItem<Name>[] {
  const fields: readonly [string, Field][] = Object.entries(kinds[kind].fields);
  return folderRows(kind).map((row) => {
    for (const [name, { type }] of fields) {
      const column = columnName(name);
      const cell = row[column];
      if (cell !== undefined) row[column] = resolveDates(type, cell, context);
    }
    // The files are stored by the server; until then, they are named by their path.
    const { id, data } = rowToItem(kinds[kind], row, (path) => ({ path }) as unknown as StoredRef);
    return { kind, id, data: data as DemoData<Name> };
  });
}

/** A cell whose days count from the first day of the Games, with dates instead. */
function resolveDates(type: Field['type'], cell: string, { at, day }: DemoContext): string {
  const [number, clock] = cell.split(' ');
  if (type === 'time') return at(Number(number), clock!);
  if (type === 'date') return day(Number(cell));
  if (type === 'days')
    return cell
      .split(';')
      .map((each) => day(Number(each)))
      .join(';');
  return cell;
}
