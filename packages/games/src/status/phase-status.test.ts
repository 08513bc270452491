import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleStatus } from '../model/vocabulary.ts';
import { scheduleStatuses } from '../model/vocabulary.ts';
import { phaseStatus } from './phase-status.ts';

describe('phaseStatus', () => {
  it.each(['SCHEDULED', 'RESCHEDULED', 'FINISHED', 'CANCELLED'] as const)('all %s stays as it is', (status) => {
    expect(phaseStatus([status])).toBe(status);
    expect(phaseStatus([status, status, status])).toBe(status);
  });

  it.each([
    [['SCHEDULED', 'RESCHEDULED'], 'SCHEDULED'],
    [['SCHEDULED', 'RESCHEDULED', 'FINISHED'], 'RUNNING'],
    [['SCHEDULED', 'FINISHED'], 'RUNNING'],
    [['FINISHED', 'RESCHEDULED'], 'RUNNING'],
    [['FINISHED', 'CANCELLED'], 'RUNNING'],
    [['RUNNING'], 'RUNNING'],
    [['DELAYED', 'DELAYED'], 'RUNNING'],
  ] as [ScheduleStatus[], ScheduleStatus][])('%s together are %s', (statuses, expected) => {
    expect(phaseStatus(statuses)).toBe(expected);
  });

  it('a phase without units has no status of its own', () => {
    expect(phaseStatus([])).toBeUndefined();
  });

  it('does not depend on order or number', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...scheduleStatuses), { minLength: 1 }), (statuses) => {
        expect(phaseStatus([...statuses, ...statuses].reverse())).toBe(phaseStatus(statuses));
      }),
      { numRuns: 2000 },
    );
  });
});
