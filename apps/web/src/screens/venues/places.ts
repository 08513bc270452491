import { foldedText, foldedWords, matches } from '@podium/games';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { Venue } from './state.ts';

/** Venues of which name, place, field of play or sport has every word. */
export function foundVenues(venues: readonly Venue[], q: string | undefined): readonly Venue[] {
  const words = foldedWords(q ?? '');
  if (words.length === 0) return venues;
  return venues.filter(({ id, name, address, city, cluster, locations, disciplines }) => {
    const names = [...locations, ...disciplines].map((one) => one.name);
    return matches(foldedText([id, name, address, city, cluster, ...names].filter(Boolean).join(' ')), words);
  });
}

export interface VenueNow {
  live: ScheduleItemAnswer[];
  next?: ScheduleItemAnswer;
}

/** What is on at each venue, and what comes next there. */
export function nowByVenue(
  live: readonly ScheduleItemAnswer[],
  next: readonly ScheduleItemAnswer[],
): Map<string, VenueNow> {
  const venues = new Map<string, VenueNow>();
  const at = (item: ScheduleItemAnswer) => {
    const id = item.venue?.id;
    if (id === undefined) return undefined;
    const known = venues.get(id) ?? { live: [] };
    venues.set(id, known);
    return known;
  };
  for (const item of live) at(item)?.live.push(item);
  for (const item of next) {
    const venue = at(item);
    if (venue) venue.next ??= item;
  }
  return venues;
}
