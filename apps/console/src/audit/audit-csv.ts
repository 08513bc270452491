import type { AuditEntry } from '@podium/contract';

/** A cell for a table program: quoted, and never read as a formula. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const columns = ['entry', 'at', 'by', 'role', 'type', 'about', 'reason', 'outcome', 'before', 'after'] as const;

/** @returns the entries as CSV, UTF-8 with a byte order mark, as table programs expect */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map(({ entry, at, by, byRole, type, about, reason, outcome, before, after }) =>
    [entry, at, by?.username, byRole, type, about, reason, outcome, before, after].map(cell).join(','),
  );
  return `\uFEFF${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
