import type { FolderRow, FolderTables } from '@podium/games-folder';
import { parseList } from '../cell-values.ts';

/**
 * Adds the codes that delegations had in earlier imports, so that their old addresses lead to the new ones. They are
 * part of the package, so that a journal entry replays alone.
 *
 * @param current rows of earlier imports
 */
export function keepFormerCodes(tables: FolderTables, current: FolderTables): FolderTables {
  const rows = tables.files.organisations;
  if (!rows) return tables;
  const before = new Map((current.files.organisations ?? []).map((row) => [row['id'], row]));
  return {
    ...tables,
    files: { ...tables.files, organisations: rows.map((row) => withFormerCodes(row, before.get(row['id']))) },
  };
}

function withFormerCodes(row: FolderRow, before: FolderRow | undefined): FolderRow {
  if (!before) return row;
  const codes = [...parseList(row['former_codes'] ?? before['former_codes']), codeOf(before)];
  const former = [...new Set(codes)].filter((code) => code !== codeOf(row));
  const { former_codes: _given, ...others } = row;
  return former.length === 0 ? others : { ...others, former_codes: former.join(';') };
}

const codeOf = ({ code, id = '' }: FolderRow): string => code ?? id;
