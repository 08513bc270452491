import { isDoneStatus } from '@podium/games';
import type { ScheduleItemAnswer } from './schedule.ts';

/** Returns whether a planned start may be displayed: a postponed contest has none, even if one was planned. */
export const isStartShown = ({
  status,
  isStartHidden,
}: Pick<ScheduleItemAnswer, 'status' | 'isStartHidden'>): boolean => !isStartHidden && status !== 'POSTPONED';

/**
 * Times to display for a contest: the actual times of a finished contest, once known. Undefined if no time may be
 * displayed: a postponed contest has none, even if one was planned.
 */
export function shownTimes(
  item: Pick<ScheduleItemAnswer, 'status' | 'start' | 'end' | 'actualStart' | 'actualEnd' | 'isStartHidden'>,
): { start: string; end?: string } | undefined {
  const { status, actualStart, actualEnd, isStartHidden } = item;
  if (status === 'POSTPONED') return undefined;
  const isOver = isDoneStatus(status);
  const start = (isOver && actualStart) || (isStartHidden ? null : item.start);
  if (!start) return undefined;
  const end = !isOver ? item.end : (actualEnd ?? (actualStart ? null : item.end));
  return { start, end: end !== null && Date.parse(end) > Date.parse(start) ? end : undefined };
}
