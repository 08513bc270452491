import { ownerOf } from '../order.ts';
import type { FileName } from '../games-folder/folder-tables.ts';
import type { OwnedRow, OwnedTable, ScopedRow, ScopedTable, StoredFile } from '../apply/projection.ts';

/** What an import writes: each table's rows, and the files of the folder that they rest on. */
export interface ImportRows {
  owned: { [Table in OwnedTable]?: { owner: ImportOwner; rows: OwnedRow<Table>[] } };
  scoped: { [Table in ScopedTable]?: ScopedRow<Table>[] };
  files: StoredFile[];
}

/** Names the rows of one file: `import results.csv`. */
export type ImportOwner = `import ${FileName}.csv` | 'import games.json' | 'import ids';

export const importScope = 'import';

/** A stream of actions is the only row of its owner, so each unit's have an owner of their own. */
export function actionsOwner(unitId: string): bigint {
  return ownerOf(`import actions.csv ${unitId}`);
}
