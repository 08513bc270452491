import type { AuditEntry } from '@podium/contract';

interface LastAct {
  entry: AuditEntry;
  count: number;
  /** No newer decision concerns its subject. */
  isNewest: boolean;
}

/**
 * The last decisions; those of one user about one subject that follow each other are one act, with the newest.
 *
 * @param entries the newest first
 */
export function lastActs(entries: readonly AuditEntry[]): LastAct[] {
  const acts: LastAct[] = [];
  const seen = new Set<string | null>();
  for (const entry of entries) {
    if (isThrownAway(entry)) continue;
    const last = acts.at(-1);
    const isSame =
      last?.entry.type === entry.type && last.entry.about === entry.about && last.entry.by?.id === entry.by?.id;
    if (last && isSame) last.count += 1;
    else acts.push({ entry, count: 1, isNewest: !seen.has(entry.about) });
    seen.add(entry.about);
  }
  return acts;
}

/** The results of a rehearsal are gone after it, and with them what could be undone. */
const isThrownAway = ({ type, after }: AuditEntry): boolean => type.startsWith('result.') && after === null;
