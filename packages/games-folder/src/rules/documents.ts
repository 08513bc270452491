import { perLanguage } from '@podium/content';
import type { FolderCheck } from '../folder-check.ts';
import type { FileName } from '../folder-tables.ts';
import type { SourceRow, SourceTable } from '../source-table.ts';

const tableOf: Readonly<Record<string, FileName>> = {
  discipline: 'disciplines',
  event: 'events',
  phase: 'phases',
  unit: 'units',
};
const isBodyEmpty = (row: SourceRow): boolean => perLanguage('body').every((column) => row.isEmpty(column));
const withText = new Set(['communication', 'decision', 'protest']);

export function checkDocuments(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    const level = row.get('level');
    const target = level === undefined ? undefined : tableOf[level];
    if (target) {
      if (row.isEmpty('ref'))
        check.report(table, row, 'ref', 'E301', { form: 'empty-when', column: 'level', words: level! });
      check.resolve(table, row, 'ref', target);
    } else if (!row.isEmpty('ref') && !row.isWrong('level')) {
      check.report(table, row, 'ref', 'E501', {
        form: 'only-with',
        column: 'level',
        words: Object.keys(tableOf).join(', '),
      });
    }
    if (!row.isEmpty('file') && !row.isEmpty('url'))
      check.report(table, row, 'url', 'E501', { form: 'one-of-two', one: 'file', other: 'url' });
    const kind = row.get('kind');
    if (kind !== undefined && withText.has(kind) && isBodyEmpty(row) && row.isEmpty('file')) {
      check.report(table, row, 'body_en', 'E501', {
        form: 'either-when',
        one: 'body_en',
        other: 'file',
        column: 'kind',
        words: kind,
      });
    }
  }
}
