import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { tableShape } from '../../apply/table-shape.ts';
import type { SportTable, TableShape } from '../../apply/table-shape.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsPerChunk = 512;

/** Writes rows by COPY in text format, which is several times faster than INSERT. */
export async function copyRows(client: pg.PoolClient, table: SportTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const shape = tableShape(table);
  const stream = client.query(copyFrom(`copy ${shape.name} (${shape.list}) from stdin`));
  await pipeline(Readable.from(chunks(shape, rows)), stream);
}

function* chunks(shape: TableShape, rows: readonly Row[]): Generator<string> {
  for (let start = 0; start < rows.length; start += rowsPerChunk) {
    let text = '';
    for (const row of rows.slice(start, start + rowsPerChunk)) text += `${copyLine(shape, row)}\n`;
    yield text;
  }
}

function copyLine(shape: TableShape, row: Row): string {
  return shape.columns.map(({ property, isJson }) => copyValue(row[property], isJson)).join('\t');
}

function copyValue(value: unknown, isJson: boolean): string {
  if (value === undefined || value === null) return '\\N';
  if (isJson) return escapeCopy(JSON.stringify(value));
  if (Array.isArray(value))
    return escapeCopy(`{${value.map((item) => `"${String(item).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'string') return escapeCopy(value);
  if (typeof value === 'number' || typeof value === 'bigint') return value.toString();
  throw new TypeError(`COPY cannot write a ${typeof value}`);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escapeCopy(text: string): string {
  return /[\\\n\r\t]/.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character]!) : text;
}
