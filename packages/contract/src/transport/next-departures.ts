import type { TransportDeparture } from './main.ts';

/**
 * The first departures from an instant on, from the documents of a stop for one or more days. A night trip is in the
 * documents of both days and is listed once. Works offline, because the documents contain whole days.
 *
 * @param now epoch milliseconds
 */
export function nextDepartures<Departure extends Pick<TransportDeparture, 'at' | 'trip'>>(
  documents: readonly { departures: readonly Departure[] }[],
  now: number,
  limit: number,
): Departure[] {
  const departuresByKey = new Map<string, { departure: Departure; at: number }>();
  for (const { departures } of documents) {
    for (const departure of departures) {
      const departsAt = Date.parse(departure.at);
      // A departure remains until its minute has passed.
      if (departsAt + minuteMs > now)
        departuresByKey.set(`${departsAt} ${departure.trip}`, { departure, at: departsAt });
    }
  }
  return [...departuresByKey.values()]
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ departure }) => departure);
}

const minuteMs = 60_000;

/** Whole minutes until a departure: 0 in the last minute before it and in its own. */
export function minutesUntil(at: string, now: number): number {
  return Math.max(0, Math.floor((Date.parse(at) - now) / minuteMs));
}
