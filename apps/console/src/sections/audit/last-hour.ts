import type { AuditEntry } from '@podium/contract';

const hourMs = 3_600_000;

/**
 * Decisions of the last hour; those of one user about one subject that follow each other are one group, with the newest.
 *
 * @param entries the newest first
 */
export function lastHour(entries: readonly AuditEntry[], nowMs: number): { entry: AuditEntry; count: number }[] {
  const groups: { entry: AuditEntry; count: number }[] = [];
  for (const entry of entries) {
    if (Date.parse(entry.at) < nowMs - hourMs) break;
    const last = groups.at(-1);
    const isSame =
      last?.entry.type === entry.type && last.entry.about === entry.about && last.entry.by?.id === entry.by?.id;
    if (last && isSame) last.count += 1;
    else groups.push({ entry, count: 1 });
  }
  return groups;
}
