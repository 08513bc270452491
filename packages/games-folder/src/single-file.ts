import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { tableNamed } from './arrange-files.ts';
import { requiredGroups } from './column.ts';
import { parseCsv } from './csv.ts';
import { folderLimits } from './folder-limits.ts';
import { FolderUnreadable } from './folder-source.ts';
import type { FolderSource } from './folder-source.ts';
import { tableNames } from './folder-tables.ts';
import type { TableName } from './folder-tables.ts';
import { columnName } from './column-name.ts';
import { decodeText } from './spreadsheet/decode-text.ts';
import { findSeparator } from './spreadsheet/find-separator.ts';
import { schemaOf } from './table-schema.ts';

interface SingleFileOptions {
  /** Display name of the file; by default the name in its path. */
  name?: string;
  /** The table that a text file contains; by default derived from its name or its columns. */
  table?: TableName;
}

const megabyte = 1024 * 1024;
const workbook = /\.xls[xm]$/i;
const textTable = /\.(?:csv|tsv|txt)$/i;

/** Returns whether a path is a workbook or a single table, without games.json. */
export const isSingleFile = (path: string): boolean => workbook.test(path) || textTable.test(path);

/**
 * Reads a workbook or a single table as a folder without games.json.
 *
 * @throws FolderUnreadable if the file cannot be read, or its table cannot be determined
 */
export async function openSingleFile(
  path: string,
  { name = basename(path), table }: SingleFileOptions = {},
): Promise<FolderSource> {
  const bytes = await readFile(path).catch((error: Error) => {
    throw new FolderUnreadable({ form: 'file-unreadable', reason: error.message }, path);
  });
  if (bytes.length > folderLimits.unpackedBytes) {
    const [size, limit] = [bytes.length, folderLimits.unpackedBytes].map((one) => Math.ceil(one / megabyte));
    throw new FolderUnreadable({ form: 'file-too-large', size: size!, limit: limit! }, name);
  }
  const source: FolderSource = { files: new Map(), links: new Set(), problems: [] };
  if (workbook.test(path)) {
    source.files.set(`${fileName(name.replace(workbook, ''))}.xlsx`, bytes);
    return source;
  }
  const found = table ?? tableNamed(name.replace(textTable, '')) ?? tableByColumns(bytes);
  if (found === undefined) throw new FolderUnreadable({ form: 'table-unclear' }, name);
  source.files.set(`${found}.csv`, bytes);
  return source;
}

/** A name without characters that have a meaning in paths or messages. */
const fileName = (name: string): string => name.replaceAll(/[/\\:[\]\p{Cc}]/gu, '_').trim() || 'workbook';

/**
 * The table that matches a file's columns: it has all required ones, and more of the others than any other table.
 *
 * @returns undefined if no table or several match
 */
export function tableByColumns(bytes: Uint8Array): TableName | undefined {
  const decoded = decodeText(bytes);
  if (!('text' in decoded)) return undefined;
  const matches = tableNames
    .flatMap((name) => {
      const { columns } = schemaOf(name);
      const known = new Set(columns.map((column) => column.name));
      const form = findSeparator(decoded.text, (cell) => known.has(columnName(cell)));
      const header = new Set(parseCsv(decoded.text, 1, form).records[0]?.cells.map(columnName));
      const isComplete =
        columns.every((column) => !column.isRequired || header.has(column.name)) &&
        requiredGroups(columns).every((group) => group.some((column) => header.has(column.name)));
      const count = [...header].filter((cell) => known.has(cell)).length;
      return isComplete && count > 1 ? [{ name, count }] : [];
    })
    .toSorted((one, other) => other.count - one.count);
  const [best, second] = matches;
  return best && best.count > (second?.count ?? 0) ? best.name : undefined;
}
