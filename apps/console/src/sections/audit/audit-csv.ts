import type { AuditEntry } from '@podium/contract';
import { toCsv } from '../../frame/csv.ts';

const columns = ['entry', 'at', 'by', 'role', 'type', 'about', 'reason', 'outcome', 'before', 'after'] as const;

export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map(({ entry, at, by, byRole, type, about, reason, outcome, before, after }) => [
    entry,
    at,
    by?.username,
    byRole,
    type,
    about,
    reason,
    outcome,
    before,
    after,
  ]);
  return toCsv(columns, rows);
}
