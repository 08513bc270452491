import type { OwnedRow, OwnedTable, ScopedRow, ScopedTable, StoredFile } from '../../apply/projection.ts';
import type { ImportOwner } from '../import-owners.ts';

/** What an import writes: each table's rows, and the files of the folder that they rest on. */
export interface ImportRows {
  owned: { [Table in OwnedTable]?: { owner: ImportOwner; rows: OwnedRow<Table>[] } };
  scoped: { [Table in ScopedTable]?: ScopedRow<Table>[] };
  files: StoredFile[];
}
