import type pg from 'pg';
import type { Warning } from '../tables.ts';
import type { Projection, ScopedTable } from './projection.ts';
import { tableShape } from './table-shape.ts';

type Scoped = NonNullable<Projection['scoped']>;
interface ListRow {
  id: string;
  members?: readonly unknown[];
}

/** Tolerated losses between two messages: people withdraw, contests are canceled. */
const maxRows = 10;
const maxShare = 0.05;

function isShrunk(removedCount: number, before: number): boolean {
  return removedCount > maxRows && removedCount > before * maxShare;
}

/** Lengths of the lists in a batch's scopes, for detecting one that is suddenly much shorter. */
export class ListSizes {
  /** Row ids by scope and table; the value is true if the row names members. */
  readonly #rows = new Map<string, Map<string, boolean>>();

  async load(client: pg.ClientBase, partition: number, lists: readonly Scoped[]): Promise<void> {
    const watched = lists.filter(({ isFull, rows }) => isFull || rows.teams);
    const scopes = [...new Set(watched.map(({ scope }) => scope))];
    const tables = new Set(watched.flatMap(({ rows }) => Object.keys(rows) as ScopedTable[]));
    for (const table of tables) {
      const { rows } = await client.query<{ scope: string; id: string; has_members: boolean }>(
        `select scope, id, ${table === 'teams' ? 'jsonb_array_length(members) > 0' : 'false'} as has_members
         from ${tableShape(table).name} where partition = $1 and scope = any($2::text[])`,
        [partition, scopes],
      );
      for (const row of rows) this.#of(row.scope, table).set(row.id, row.has_members);
    }
  }

  /**
   * Records a list that is being applied.
   * @returns warnings for tables that became much shorter
   */
  take({ scope, isFull, rows }: Scoped): Warning[] {
    const warnings: Warning[] = [];
    for (const [table, list] of Object.entries(rows) as [ScopedTable, ListRow[]][]) {
      const sizes = this.#of(scope, table);
      const removedCount = sizes.size - list.length;
      if (isFull && isShrunk(removedCount, sizes.size))
        warnings.push({ code: 'list-shrunk', detail: `${scope}: ${list.length} of ${sizes.size} ${table} are left` });
      const withMembers = [...sizes.values()].filter(Boolean).length;
      const emptied = list.filter(({ id, members }) => sizes.get(id) && members?.length === 0).length;
      if (isShrunk(emptied, withMembers))
        warnings.push({
          code: 'list-shrunk',
          detail: `${scope}: ${emptied} of ${withMembers} teams lose their members`,
        });
      if (isFull) sizes.clear();
      for (const { id, members = [] } of list) sizes.set(id, members.length > 0);
    }
    return warnings;
  }

  #of(scope: string, table: ScopedTable): Map<string, boolean> {
    const key = `${table} ${scope}`;
    const rows = this.#rows.get(key) ?? new Map<string, boolean>();
    this.#rows.set(key, rows);
    return rows;
  }
}
