/** Which part of a contest is on, and its clock. */
import { currentPeriodOf, disciplineFor } from '@podium/disciplines';
import { isLiveStatus } from '@podium/games';
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

/**
 * By the result or the state of the moment, whichever was sent last. A clock is told while it runs: not at a break, not
 * when the result is in another part by now.
 */
export function momentOf(
  { disciplineCode, status, isHeadToHead }: LiveContest,
  set: SetRow | undefined,
  current: CurrentRow | undefined,
): Moment | undefined {
  if (!isLiveStatus(status)) return undefined;
  const played =
    set?.live && isHeadToHead
      ? currentPeriodOf(disciplineFor(disciplineCode), { details: set.live.details, periods: set.live.periods })
      : undefined;
  const clock = current?.clock;
  const isResultNewer = set !== undefined && current !== undefined && stampTime(set.stamp) > stampTime(current.stamp);
  const period = isResultNewer ? (played ?? clock?.period) : (clock?.period ?? played);
  const isBreak = isResultNewer && set.status === 'INTERMEDIATE';
  const isOn = clock?.isRunning && status === 'RUNNING' && !isBreak && (clock.period ?? period) === period;
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
