import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as sportTables from '../sport-tables.ts';
import type { OwnedTable, ScopedTable } from './projection.ts';

/** Table metadata for bulk writing: SQL name, and columns by property name. */
export interface TableShape {
  name: string;
  columns: { property: string; column: string; isJson: boolean }[];
  list: string;
}

export type SportTable = OwnedTable | ScopedTable | 'officialVersions' | 'scheduleStarts';

const tables: Readonly<Record<SportTable, PgTable>> = sportTables;

const shapes = new Map<SportTable, TableShape>();

export function tableShape(table: SportTable): TableShape {
  let shape = shapes.get(table);
  if (!shape) {
    const definition = tables[table];
    const schema = getTableConfig(definition).schema ?? 'public';
    const columns = Object.entries(getTableColumns(definition)).map(([property, column]) => ({
      property,
      column: column.name,
      isJson: column.getSQLType() === 'jsonb',
    }));
    shape = {
      name: `"${schema}"."${getTableName(definition)}"`,
      columns,
      list: columns.map((column) => `"${column.column}"`).join(', '),
    };
    shapes.set(table, shape);
  }
  return shape;
}

/** Serializes rows as JSON for `jsonb_populate_recordset`. */
export function rowsAsJson(shape: TableShape, rows: readonly Record<string, unknown>[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const out: Record<string, unknown> = {};
      for (const { property, column } of shape.columns) {
        const value = row[property];
        if (value !== undefined && value !== null) out[column] = typeof value === 'bigint' ? value.toString() : value;
      }
      return out;
    }),
  );
}
