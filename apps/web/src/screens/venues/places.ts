import { foldedText, foldedWords, matches } from '@podium/games';
import type { ScheduleItemAnswer, VenueGuidesAnswer } from '@podium/contract';
import type { MapMarker } from '../../shared/places/map/map-marker.ts';
import { pointOf } from '../../shared/places/place/point-of.ts';
import type { Venue } from './state.ts';

/** Venues whose name, place, field of play or sport contains every word of the query. */
export function searchVenues(venues: readonly Venue[], q: string | undefined): readonly Venue[] {
  const terms = foldedWords(q ?? '');
  if (terms.length === 0) return venues;
  return venues.filter(({ id, name, address, city, cluster, locations, disciplines }) => {
    const names = [...locations, ...disciplines].map((entry) => entry.name);
    return matches(foldedText([id, name, address, city, cluster, ...names].filter(Boolean).join(' ')), terms);
  });
}

export function liveByVenue(live: readonly ScheduleItemAnswer[]): Map<string, ScheduleItemAnswer[]> {
  const venues = new Map<string, ScheduleItemAnswer[]>();
  for (const item of live) {
    const id = item.venue?.id;
    if (id !== undefined) venues.set(id, [...(venues.get(id) ?? []), item]);
  }
  return venues;
}

/**
 * Markers of the venues whose position is known from the organizers or the Games.
 *
 * @param live ids of the venues with a live contest
 */
export const venueMarkers = (
  venues: readonly Venue[],
  guides: VenueGuidesAnswer['items'],
  live: readonly string[],
): MapMarker[] =>
  venues.flatMap((venue): MapMarker[] => {
    const point = guides.find(({ id }) => id === venue.id)?.point ?? pointOf(venue);
    return point ? [{ id: venue.id, name: venue.name, point, kind: 'venue', isLive: live.includes(venue.id) }] : [];
  });
