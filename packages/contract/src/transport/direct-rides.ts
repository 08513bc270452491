import type { NamedRef } from '../common.ts';
import type { TransportLine, TransportLineAnswer } from './main.ts';

/** A stop near the start or the destination. */
export interface WalkedStop {
  id: string;
  /** Minutes on foot between the stop and the place. */
  walk: number;
}

export interface DirectRide {
  trip: string;
  line: TransportLine;
  from: NamedRef;
  to: NamedRef;
  /** Time to leave the start, in order to reach the stop in time (epoch milliseconds). */
  leaveAt: number;
  departsAt: string;
  alightsAt: string;
  /** Time of arrival at the destination, after the walk from the stop (epoch milliseconds). */
  arrivesAt: number;
  walkBefore: number;
  walkAfter: number;
  /** False if the times are estimates. */
  isExact: boolean;
}

const minuteMs = 60_000;

/**
 * Rides without a change that can still be reached, earliest arrival first. Works offline, because the documents
 * contain whole days. A ride is left out if another one leaves no earlier and arrives no later.
 *
 * @param documents lines on one or more days; a trip may be in several of them
 * @param now epoch milliseconds
 */
export function directRides(
  documents: readonly Pick<TransportLineAnswer, 'line' | 'directions'>[],
  start: readonly WalkedStop[],
  destination: readonly WalkedStop[],
  now: number,
): DirectRide[] {
  const walkBefore = new Map(start.map(({ id, walk }) => [id, walk]));
  const walkAfter = new Map(destination.map(({ id, walk }) => [id, walk]));
  const rides: DirectRide[] = [];
  for (const { line, directions } of documents) {
    for (const { stops, trips } of directions) {
      const boards = stops.flatMap(({ id }, index) => (walkBefore.has(id) ? [index] : []));
      const alights = stops.flatMap(({ id }, index) => (walkAfter.has(id) ? [index] : []));
      if (boards.length === 0 || alights.length === 0) continue;
      for (const { id: trip, times, isExact } of trips) {
        for (const board of boards) {
          for (const alight of alights) {
            const [departsAt, alightsAt] = [times[board] ?? null, times[alight] ?? null];
            if (alight <= board || departsAt === null || alightsAt === null) continue;
            const [from, to] = [stops[board]!, stops[alight]!];
            const [before, after] = [walkBefore.get(from.id)!, walkAfter.get(to.id)!];
            const leaveAt = Date.parse(departsAt) - before * minuteMs;
            // A ride remains until the minute in which to leave has passed.
            if (leaveAt + minuteMs <= now) continue;
            const arrivesAt = Date.parse(alightsAt) + after * minuteMs;
            rides.push({
              trip,
              line,
              from,
              to,
              leaveAt,
              departsAt,
              alightsAt,
              arrivesAt,
              walkBefore: before,
              walkAfter: after,
              isExact,
            });
          }
        }
      }
    }
  }
  const sorted = rides.toSorted((a, b) => a.arrivesAt - b.arrivesAt || b.leaveAt - a.leaveAt);
  // By arrival, each useful ride leaves later than all before it.
  let latest = -Infinity;
  return sorted.filter(({ leaveAt }) => {
    if (leaveAt <= latest) return false;
    latest = leaveAt;
    return true;
  });
}
