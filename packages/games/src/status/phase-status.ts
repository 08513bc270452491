import type { ScheduleStatus } from '../model/vocabulary.ts';

const kept: ReadonlySet<ScheduleStatus> = new Set(['SCHEDULED', 'RESCHEDULED', 'FINISHED', 'CANCELLED']);

/**
 * A phase's schedule status where its units carry it: all FINISHED is FINISHED, SCHEDULED mixed with RESCHEDULED is
 * SCHEDULED, anything else RUNNING; undefined for a phase without units.
 */
export function phaseStatus(unitStatuses: readonly ScheduleStatus[]): ScheduleStatus | undefined {
  const distinct = new Set(unitStatuses);
  const [first] = distinct;
  if (first === undefined) return undefined;
  if (distinct.size === 1) return kept.has(first) ? first : 'RUNNING';
  return distinct.size === 2 && distinct.has('SCHEDULED') && distinct.has('RESCHEDULED') ? 'SCHEDULED' : 'RUNNING';
}
