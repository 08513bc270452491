import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { kinds, rowToItem } from '@podium/content';
import type { Field, KindName, StoredRef } from '@podium/content';
import { parseCsv } from '@podium/games-folder';
import type { DemoContext } from './context.ts';
import type { DemoData, DemoItem } from './demo-item.ts';

const require = createRequire(import.meta.url);

/** Resolved by whole names, because the server bundles this module into its own folder and a release looks for them. */
const tables = {
  bulletin: '@podium/demo-games/bulletins.csv',
} as const satisfies Partial<Record<KindName, string>>;

/**
 * Items of the demo's own Games folder, read like any other. Only its times differ: they count from the first day of the
 * Games, `-5 10:00`, because the demo is always played around today.
 */
export function folderItems<Name extends keyof typeof tables>(kind: Name, { at }: DemoContext): DemoItem<Name>[] {
  const [head, ...records] = parseCsv(readFileSync(require.resolve(tables[kind]), 'utf8')).records;
  const fields: readonly [string, Field][] = Object.entries(kinds[kind].fields);
  return records.map(({ cells }) => {
    const filled = head!.cells
      .map((column, index) => [column, cells[index] ?? ''] as const)
      .filter(([, cell]) => cell !== '');
    const row: Record<string, string> = Object.fromEntries(filled);
    for (const [column, { type }] of fields) {
      const [day, clock] = row[column]?.split(' ') ?? [];
      if (type === 'time' && clock !== undefined) row[column] = at(Number(day), clock);
    }
    // The files are stored by the server; until then, they are named by their path.
    const { id, data } = rowToItem(kinds[kind], row, (path) => ({ path }) as unknown as StoredRef);
    return { kind, id, data: data as DemoData<Name> };
  });
}
