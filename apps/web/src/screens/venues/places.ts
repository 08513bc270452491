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

const osm = 'https://www.openstreetmap.org';

/** Where only the address is known. */
export const searchLink = (lines: readonly string[]) => `${osm}/search?query=${encodeURIComponent(lines.join(', '))}`;

/** The places a map opens at: the device's own, and two of OpenStreetMap, none of them asked before a person taps. */
export function mapLinks({ latitude, longitude }: Venue): { device: string; map: string; way: string } | undefined {
  if (latitude === null || longitude === null) return undefined;
  return {
    device: `geo:${latitude},${longitude}?q=${latitude},${longitude}`,
    map: `${osm}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    way: `${osm}/directions?to=${latitude}%2C${longitude}`,
  };
}
