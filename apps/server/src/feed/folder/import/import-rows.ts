import type { OwnedRow, OwnedTable, ScopedRow, ScopedTable, StoredFile } from '../../apply/projection.ts';
import type { ImportOwner } from '../import-owners.ts';

/** Rows that an import writes to each table, and the folder files that they depend on. */
export interface ImportRows {
  owned: { [Table in OwnedTable]?: { owner: ImportOwner; rows: OwnedRow<Table>[] } };
  scoped: { [Table in ScopedTable]?: ScopedRow<Table>[] };
  files: StoredFile[];
}
