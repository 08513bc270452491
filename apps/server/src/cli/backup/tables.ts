/** Tables of the installation, read from the database catalog, so that backups include new tables automatically. */
import type pg from 'pg';

export interface TableFacts {
  /** Quoted, with schema: `"sport"."units"`. */
  name: string;
  /** Quoted names of stored columns; generated ones are computed on restore. */
  columns: string[];
}

const isOurs = `n.nspname not in ('information_schema', 'podium') and n.nspname not like 'pg\\_%'`;

/**
 * Lists tables so that rows refer only to preceding tables. Records of migrations (schema `podium`) are omitted,
 * because a restored database writes its own.
 *
 * @throws Error if tables refer to each other in a cycle
 */
export async function listTables(client: pg.ClientBase): Promise<TableFacts[]> {
  const { rows: tables } = await client.query<TableFacts & { oid: number }>(
    `select c.oid::int as oid, format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum)::text[] as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and ${isOurs}
     group by c.oid, n.nspname, c.relname order by n.nspname, c.relname`,
  );
  const { rows: references } = await client.query<{ from: number; to: number }>(
    `select distinct conrelid::int as from, confrelid::int as to from pg_constraint
     where contype = 'f' and conrelid <> confrelid and conparentid = 0`,
  );
  const ordered: TableFacts[] = [];
  const placed = new Set<number>();
  const tableOids = new Set(tables.map(({ oid }) => oid));
  let waiting = tables;
  while (waiting.length > 0) {
    const isFree = ({ oid }: { oid: number }): boolean =>
      references.every(({ from, to }) => from !== oid || placed.has(to) || !tableOids.has(to));
    const free = waiting.filter(isFree);
    if (free.length === 0)
      throw new Error(`Tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    for (const { oid, name, columns } of free) {
      ordered.push({ name, columns });
      placed.add(oid);
    }
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Last values of all used sequences. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; value: number }[]> {
  const { rows } = await client.query<{ name: string; value: number }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences
     where last_value is not null and schemaname not like 'pg\\_%' and schemaname <> 'podium'`,
  );
  return rows;
}
