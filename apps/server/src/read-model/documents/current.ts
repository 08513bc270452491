import type { PeriodAnswer, UnitAnswer } from '@podium/contract';
import { periodRow } from '../../feed/apply/result.ts';
import type { PeriodRow } from '../../feed/sport-tables.ts';
import type { UnitBodies } from '../queries/body-rows.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';

const liveStatuses: ReadonlySet<string | undefined> = new Set([undefined, 'LIVE', 'INTERMEDIATE', 'START_LIST']);

/**
 * Current clock and score. The clock is shown only while the result is live; the score only if no result is newer.
 *
 * @param resultStamp stamp of the newest result, if any
 */
export function currentState(
  { resultStatus }: UnitInfo,
  current: UnitBodies['current'],
  resultStamp: string | undefined,
): UnitAnswer['current'] {
  if (!current || !liveStatuses.has(resultStatus)) return null;
  const { clock, results, periods, info } = current.body;
  if (!clock && results.length === 0) return null;
  const isAhead = resultStamp === undefined || resultStamp <= current.stamp;
  const lines = (isAhead ? results : []).flatMap(({ competitor, result, rank, details }) =>
    competitor ? [{ id: competitor.code, result, rank, details: details.length > 0 ? details : undefined }] : [],
  );
  return {
    clock: clock?.time ?? null,
    period: clock?.period ?? null,
    isRunning: clock?.isRunning ?? false,
    lines: lines.length > 0 ? lines : undefined,
    periods: (isAhead ? periods : undefined)?.periods.map((period) => presentPeriod(periodRow(period))),
    details: info.infos.length > 0 ? info.infos : undefined,
  };
}

export function presentPeriod(period: PeriodRow): PeriodAnswer {
  const winner = period.details?.find(({ code }) => code === 'WINNER')?.value;
  return {
    code: period.code,
    home: period.home ?? null,
    away: period.away ?? null,
    homePeriod: period.homePeriod ?? null,
    awayPeriod: period.awayPeriod ?? null,
    duration: period.duration ?? null,
    winner: winner === 'H' ? 'home' : winner === 'A' ? 'away' : undefined,
    details: period.details,
  };
}
