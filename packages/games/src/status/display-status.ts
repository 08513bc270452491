import type { DisplayStatus, ResultStatus, ScheduleStatus } from '../model/vocabulary.ts';

export interface StatusAxes {
  scheduleStatus?: ScheduleStatus | null;
  resultStatus?: ResultStatus | null;
  /** True if the result was sent after the schedule status; always true without a schedule status. */
  isResultNewer: boolean;
}

export interface ShownStatus {
  status: DisplayStatus;
  /** Inferred from the result because the schedule does not report it. */
  isInferred: boolean;
}

const finalResultStatuses: Partial<Record<ResultStatus, DisplayStatus>> = {
  OFFICIAL: 'OFFICIAL',
  UNOFFICIAL: 'UNOFFICIAL',
  PROTESTED: 'PROTESTED',
  PROVISIONAL: 'PROTESTED',
};

/** Schedule statuses from which a live result shows that the unit has begun. */
const beforeStart: ReadonlySet<ScheduleStatus | undefined> = new Set([
  undefined,
  'UNSCHEDULED',
  'SCHEDULED',
  'RESCHEDULED',
  'DELAYED',
  'GETTING_READY',
]);

/**
 * The displayed status, derived from the two stored ones (D01): a FINISHED unit with an OFFICIAL result is OFFICIAL;
 * a SCHEDULED unit with a newer LIVE result is RUNNING, inferred.
 */
export function displayStatus({ scheduleStatus, resultStatus, isResultNewer }: StatusAxes): ShownStatus {
  const schedule = scheduleStatus ?? undefined;
  const result = resultStatus ?? undefined;
  const firm = result && finalResultStatuses[result];
  const isNewer = isResultNewer || schedule === undefined;

  if (schedule === 'CANCELLED') return toShownStatus('CANCELLED');
  if (schedule === 'FINISHED') return toShownStatus(firm ?? 'FINISHED');
  if (isNewer && firm) return infer(firm);
  if (schedule === 'POSTPONED') return toShownStatus('POSTPONED');
  if (isNewer && result === 'UNCONFIRMED') return infer('FINISHED');
  if (isNewer && (result === 'LIVE' || result === 'INTERMEDIATE') && beforeStart.has(schedule)) return infer('RUNNING');
  const isWaiting = schedule === undefined || schedule === 'UNSCHEDULED' || schedule === 'SCHEDULED';
  if (result === 'START_LIST' && isWaiting) return toShownStatus('START_LIST');
  return toShownStatus(schedule ?? 'UNSCHEDULED');
}

function toShownStatus(status: DisplayStatus): ShownStatus {
  return { status, isInferred: false };
}

function infer(status: DisplayStatus): ShownStatus {
  return { status, isInferred: true };
}

const liveStatuses: ReadonlySet<DisplayStatus> = new Set([
  'RUNNING',
  'SCHEDULED_BREAK',
  'PROGRAMED_PAUSE',
  'INTERRUPTED',
]);
const doneStatuses: ReadonlySet<DisplayStatus> = new Set(['FINISHED', 'UNOFFICIAL', 'PROTESTED', 'OFFICIAL']);

/** True in progress and during a pause. */
export const isLiveStatus = (status: DisplayStatus): boolean => liveStatuses.has(status);
/** Finished, with or without an official result. */
export const isDoneStatus = (status: DisplayStatus): boolean => doneStatuses.has(status);
