import type { DisplayStatus, ScheduleStatus } from '@podium/games';
import { canTransition, scheduleStatuses } from '@podium/games';

export interface StatusChoice {
  status: ScheduleStatus;
  needsReason: boolean;
}

/** Statuses that may follow the shown one: `FINISHED` after `RUNNING`, and back to `SCHEDULED` only with a reason. */
export const statusChoices = (current: DisplayStatus): StatusChoice[] =>
  scheduleStatuses.flatMap((status) => {
    const transition = canTransition(current, status);
    return transition === 'allowed' || transition === 'reason'
      ? [{ status, needsReason: transition === 'reason' }]
      : [];
  });
