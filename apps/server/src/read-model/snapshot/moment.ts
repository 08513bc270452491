/** Which part of a contest is on, and its clock. */
import { currentPeriodOf, disciplineFor } from '@podium/disciplines';
import { isDoneStatus, isLiveStatus } from '@podium/games';
import type { DisplayStatus } from '@podium/games';
import { stampTime } from '../../feed/order.ts';
import type { LineSummary } from '../../feed/sport-tables.ts';
import type { CurrentRow, SetRow } from './programme-rows.ts';

export interface Moment {
  /** As the feed codes it: `H2`. */
  period?: string;
  /** While it runs. */
  clock?: string;
}

interface LiveContest {
  disciplineCode: string | null;
  status: DisplayStatus;
  isHeadToHead: boolean;
}

const openResults: ReadonlySet<string | null | undefined> = new Set([
  undefined,
  null,
  'START_LIST',
  'LIVE',
  'INTERMEDIATE',
]);

/**
 * By the result or the state of the moment, whichever was sent last. A clock is told while it runs, be it ahead of the
 * programme: not at a break, not when the result is in another part by now.
 */
export function momentOf(
  { disciplineCode, status, isHeadToHead }: LiveContest,
  set: SetRow | undefined,
  current: CurrentRow | undefined,
): Moment | undefined {
  const clock = current?.clock;
  const isOver =
    isDoneStatus(status) || status === 'CANCELLED' || status === 'POSTPONED' || !openResults.has(set?.status);
  if (isOver || !(isLiveStatus(status) || clock?.isRunning)) return undefined;
  const played =
    set?.live && isHeadToHead
      ? currentPeriodOf(disciplineFor(disciplineCode), { details: set.live.details, periods: set.live.periods })
      : undefined;
  const isResultNewer = set !== undefined && current !== undefined && stampTime(set.stamp) > stampTime(current.stamp);
  const period = isResultNewer ? (played ?? clock?.period) : (clock?.period ?? played);
  const isPause = isLiveStatus(status) && status !== 'RUNNING';
  const isBreak = isPause || (isResultNewer && set.status === 'INTERMEDIATE');
  const isOn = clock?.isRunning && !isBreak && (clock.period ?? period) === period;
  const time = isOn ? clock.time : undefined;
  return period || time ? { period, clock: time } : undefined;
}

/** A side with its count in the shoot-out, which is no part of its score. */
export function withShootOut(
  summary: readonly LineSummary[],
  shootOut: SetRow['shoot_out'],
): (LineSummary & { shootOut?: string })[] {
  if (!shootOut) return [...summary];
  return summary.map((line, index) => {
    const isHome = line.side === undefined ? index === 0 : line.side === 'home';
    return { ...line, shootOut: isHome ? shootOut.homePeriod : shootOut.awayPeriod };
  });
}
