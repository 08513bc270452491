import type { FrequencyPeriod, TimetableTrip } from './timetable.ts';

/** A departure of a trip from its first stop. */
interface TripStart {
  /** Seconds of the service day. */
  start: number;
  /** Set if the trip has frequencies. */
  period?: FrequencyPeriod;
}

/** @param base time of the first stop, used for trips without frequencies */
export function* tripStarts({ periods }: Pick<TimetableTrip, 'periods'>, base: number): Generator<TripStart> {
  if (periods.length === 0) yield { start: base };
  for (const period of periods)
    for (let start = period.from; start < period.until; start += period.headway) yield { start, period };
}
