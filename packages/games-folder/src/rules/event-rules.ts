import { findRuleFaults } from '@podium/games';
import { readEventRules, ruleColumn } from '../event-rules-row.ts';
import type { FolderCheck } from '../folder-check.ts';
import type { SourceTable } from '../source-table.ts';

const forms = { needs: 'needs-column', above: 'below-column', below: 'above-column' } as const;

/** Rules of an event that contradict each other. */
export function checkEventRules(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    if (row.hasWrongCells) continue;
    for (const fault of findRuleFaults(readEventRules(row.values)))
      check.report(
        table,
        row,
        ruleColumn(fault.field),
        'E501',
        fault.form === 'unclear'
          ? { form: 'unclear-groups' }
          : { form: forms[fault.form], column: ruleColumn(fault.other) },
      );
  }
}
