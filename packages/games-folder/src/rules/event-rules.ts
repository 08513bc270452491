import { findRuleFaults } from '@podium/games';
import { readEventRules, ruleColumn } from '../event-rules-row.ts';
import type { FolderCheck } from '../folder-check.ts';
import type { SourceTable } from '../source-table.ts';

const forms = { needs: 'needs-column', above: 'below-column', below: 'above-column' } as const;

/** Rules of an event that contradict each other. */
export function checkEventRules(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    if (row.hasWrongCells) continue;
    for (const { field, form, other } of findRuleFaults(readEventRules(row.values)))
      check.report(table, row, ruleColumn(field), 'E501', { form: forms[form], column: ruleColumn(other) });
  }
}
