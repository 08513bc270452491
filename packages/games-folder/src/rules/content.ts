import { columnName, findCircles, findKind, perLanguage, pointColumns } from '@podium/content';
import type { Field } from '@podium/content';
import type { FolderCheck } from '../folder-check.ts';
import { contentTables } from '../folder-tables.ts';
import { quote } from '../problems.ts';
import type { SourceRow, SourceTable } from '../source-table.ts';

const kindsByTable = new Map([...contentTables].map(([kind, table]) => [table, kind]));

/**
 * Checks texts for at least one language, pictures for alternative texts, points for both coordinates, videos for
 * exactly one source, and redirects for cycles.
 */
export function checkContent(check: FolderCheck, table: SourceTable): void {
  const kind = kindsByTable.get(table.name as `content/${string}`)!;
  for (const [name, field] of Object.entries<Field>(findKind(kind)!.fields)) {
    const column = columnName(name);
    for (const row of table.rows) checkField(check, table, row, column, field, name);
  }
  if (kind === 'video')
    for (const row of table.rows) {
      checkSource(check, table, row);
      checkStreamHost(check, table, row);
    }
  if (kind === 'route-rule') checkForwardings(check, table);
}

function checkField(
  check: FolderCheck,
  table: SourceTable,
  row: SourceRow,
  column: string,
  field: Field,
  name: string,
): void {
  const isCellEmpty = (base: string): boolean => perLanguage(base).every((each) => row.isEmpty(each));
  const isText = field.type === 'text' || field.type === 'paragraphs' || field.type === 'files';
  if (isText && field.isRequired && isCellEmpty(column))
    check.report(table, row, `${column}_en`, 'E301', { form: 'no-language' });
  if (field.type === 'image' && !row.isEmpty(column) && isCellEmpty(`${column}_alt`))
    check.report(table, row, `${column}_alt_en`, 'E301', { form: 'alt-missing' });
  if (field.type === 'point') {
    const { latitude, longitude } = pointColumns(name);
    if (row.isEmpty(latitude) !== row.isEmpty(longitude)) {
      const params = { form: 'both-or-none', one: latitude, other: longitude } as const;
      check.report(table, row, row.isEmpty(latitude) ? latitude : longitude, 'E301', params);
    }
  }
}

const sources = ['file', 'hls', 'external'];

function checkSource(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  if (sources.filter((source) => !row.isEmpty(source)).length === 1) return;
  check.report(table, row, 'file', 'E301', { form: 'one-source', names: sources.join(', ') });
}

function checkStreamHost(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  const { streamHosts } = check.source;
  const address = row.get('hls');
  if (!streamHosts || !address || !URL.canParse(address)) return;
  const { host } = new URL(address);
  if (!streamHosts.some((allowed) => isHostOf(host, allowed)))
    check.report(table, row, 'hls', 'W310', { form: 'stream-host', host });
}

function checkForwardings(check: FolderCheck, table: SourceTable): void {
  const rules = table.rows.flatMap((row) => {
    const [from, to] = [row.get('from'), row.get('to')];
    return from === undefined || to === undefined ? [] : [{ from, to, row }];
  });
  for (const { from, row } of findCircles(rules))
    check.report(table, row, 'to', 'E501', {
      form: 'forward-circle',
      value: quote(from),
    });
  const seen = new Set<string>();
  for (const { from, row } of rules) {
    const key = from.toLowerCase();
    if (seen.has(key))
      check.report(table, row, 'from', 'E401', {
        form: 'forward-twice',
        value: quote(from),
      });
    seen.add(key);
  }
}

/** `eu.cdn.example.org` matches `*.cdn.example.org`, as in a content security policy. */
const isHostOf = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
