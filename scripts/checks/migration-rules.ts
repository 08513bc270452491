/**
 * Decision 0049: a process of the previous version must run on the migrated database, so migrations only add. Unused
 * columns and tables are removed one version later, in a separate file that names the last version that read them.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from './source-tree.ts';
import type { Problem, SourceTree } from './source-tree.ts';

const rule = 'two-steps';

/** Migrations from before this rule. */
const older = new Set([
  'apps/server/migrations/0003_unread_columns.sql',
  'apps/server/src/features/courses/migrations/0001_revoked.sql',
  'apps/server/migrations/0007_people_safety.sql',
]);

/** First line of a migration that removes something. */
const contractMark = /^-- contract: last read by (\d+)\.(\d+)\.(\d+)\s*$/mu;

const takingAway: readonly [RegExp, string][] = [
  [/^drop (?:table|schema|view|type|sequence|function)\b/iu, 'drops what the version before uses'],
  [/^alter table .* drop (?:column|constraint)\b/isu, 'drops what the version before uses'],
  [/^alter (?:table|schema|type|index|sequence) .* rename\b/isu, 'renames what the version before uses'],
  [/^alter table .* set schema\b/isu, 'moves what the version before uses'],
  [/^alter table .* alter column \S+ (?:set data )?type\b/isu, 'changes a type that the version before reads'],
  [/^alter table .* alter column \S+ set not null\b/isu, 'requires what the version before may leave out'],
  [/^alter table .* alter column \S+ drop default\b/isu, 'requires what the version before leaves out'],
  [/^(?:truncate|delete from)\b/iu, 'deletes rows that the version before reads'],
];

export function readMigrations(root: string): SourceTree {
  const files = listFiles(root).filter((file) => /\/migrations\/[^/]+\.sql$/u.test(file));
  return new Map(files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/**
 * Snapshots that a newer one in the same folder replaces: drizzle-kit compares the tables with the newest only.
 *
 * @param files paths from the root
 */
export function checkSnapshots(files: Iterable<string>): Problem[] {
  const newest = new Map<string, string>();
  const snapshots = [...files].filter((file) => /\/migrations\/meta\/\d+_snapshot\.json$/u.test(file)).sort();
  for (const file of snapshots) newest.set(dirname(file), file);
  return snapshots
    .filter((file) => newest.get(dirname(file)) !== file)
    .map((file) => ({
      file,
      line: 1,
      rule: 'newest-snapshot',
      message: `delete it: drizzle-kit reads only ${basename(newest.get(dirname(file))!)}`,
    }));
}

/** @param version current version in the root package.json */
export function checkMigrations(migrations: SourceTree, version: string): Problem[] {
  const unique = new Set([...migrations.values()].flatMap((text) => namesIn(text, /create unique index "([^"]+)"/giu)));
  return [...migrations].flatMap(([file, text]) => {
    if (older.has(file)) return [];
    const contract = contractMark.exec(text);
    if (contract) {
      if (isBefore(contract.slice(1).map(Number), version.split('.').map(Number))) return [];
      return [{ file, line: 1, rule, message: `the version that last read this must be older than ${version}` }];
    }
    return faultsIn(text, unique).map(({ line, message }) => ({
      file,
      line,
      rule,
      message: `${message}: add first, take away a version later (decision 0049)`,
    }));
  });
}

interface Fault {
  line: number;
  message: string;
}

function faultsIn(text: string, unique: ReadonlySet<string>): Fault[] {
  const created = new Set(namesIn(text, /create table (?:if not exists )?("[^(]+")\s*\(/giu));
  const added = new Set(namesIn(text, /add column (?:if not exists )?"([^"]+)"/giu));
  const faults: Fault[] = [];
  let line = 1;
  for (const part of text.split(/(?<=;)/u)) {
    const comments = /^(?:\s|--.*\n)*/u.exec(part)![0];
    const statement = part.slice(comments.length);
    const message = findFault(statement, { unique, created, added });
    if (message !== undefined) faults.push({ line: line + lines(comments), message });
    line += lines(part);
  }
  return faults;
}

interface Known {
  /** Unique indexes of all migrations. */
  unique: ReadonlySet<string>;
  /** Tables and columns created in this file, which the previous version does not know. */
  created: ReadonlySet<string>;
  added: ReadonlySet<string>;
}

function findFault(statement: string, { unique, created, added }: Known): string | undefined {
  const [, table] = /^alter table (?:if exists )?(?:only )?("[^ ]+)/iu.exec(statement) ?? [];
  if (table !== undefined && created.has(table)) return undefined;
  for (const [pattern, message] of takingAway) if (pattern.test(statement)) return message;
  if (/^alter table .* add column\b/isu.test(statement) && /\bnot null\b/iu.test(statement))
    return /\b(?:default|generated)\b/iu.test(statement)
      ? undefined
      : 'adds a column that the version before cannot fill';
  const [, index] = /^drop index (?:if exists )?(?:"[^"]+"\.)?"([^"]+)"/iu.exec(statement) ?? [];
  if (index !== undefined && unique.has(index)) return 'drops an index that decides about conflicts';
  const [, on, columns] =
    /^create unique index \S+ on ("[^ ]+) .*?\((.+?)\)/isu.exec(statement) ??
    /^alter table ("[^ ]+) add constraint \S+ unique\s*\((.+?)\)/isu.exec(statement) ??
    [];
  const isNew =
    on !== undefined && (created.has(on) || namesIn(columns!, /"([^"]+)"/gu).some((column) => added.has(column)));
  if (on !== undefined && !isNew) return 'forbids rows that the version before may write';
  if (/^alter table .* add constraint \S+ check\b/isu.test(statement))
    return 'forbids rows that the version before may write';
  return undefined;
}

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);
const lines = (text: string): number => text.split('\n').length - 1;

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((part, index) => part !== b[index]);
  return place !== -1 && a[place]! < b[place]!;
}
