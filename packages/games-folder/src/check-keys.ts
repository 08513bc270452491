import type { Column } from './column.ts';
import type { FolderCheck } from './folder-check.ts';
import { SourceRow } from './source-table.ts';
import type { SourceTable } from './source-table.ts';

/** A row with too many cells is not read, but its id counts as known. */
export function rememberId(
  table: SourceTable,
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
): void {
  const index = columns.findIndex((column) => column?.name === 'id');
  const id = index === -1 ? undefined : cells[index];
  if (!id || table.byId.has(id)) return;
  const row = new SourceRow({ id });
  for (const { name } of table.schema.columns) if (name !== 'id') row.markWrong(name);
  table.byId.set(id, row);
}

export function checkKeys(check: FolderCheck, table: SourceTable): void {
  const { key } = table.schema;
  const required = new Set(table.schema.columns.filter((column) => column.isRequired).map((column) => column.name));
  const rowsByKey = new Map<string, SourceRow>();
  for (const row of table.rows) {
    if (key.some((name) => row.isWrong(name) || (required.has(name) && row.isEmpty(name)))) continue;
    const text = key.map((name) => row.get(name) ?? '').join('\u0000');
    const first = rowsByKey.get(text);
    if (first) check.report(table, row, key[0]!, 'E401', { form: 'same-key', line: table.lineOf(first) });
    else rowsByKey.set(text, row);
    const id = row.values['id'];
    if (key.length === 1 && id !== undefined && !first && !table.byId.has(id)) table.byId.set(id, row);
  }
  if (key.length > 1) return;
  // An invalid id counts as known, so that references to it are not reported as well.
  for (const row of table.rows) {
    const id = row.values['id'];
    if (id !== undefined && !table.byId.has(id)) table.byId.set(id, row);
  }
}
