import type { PlaceType } from '@podium/content/words';
import { nearestDay } from '../../shared/shell/games-time.ts';
import type { GamesAnswer, ScheduleItemAnswer, VenueGuideAnswer, VenuesAnswer } from '@podium/contract';

/** Maximum number of stops whose departures a venue page shows. */
export const maxStops = 3;

export type Venue = VenuesAnswer['items'][number];

/** The opened venue; undefined for an unknown id. */
export const findVenue = (venues: readonly Venue[], id: string | undefined): Venue | undefined =>
  id === undefined ? undefined : venues.find((venue) => venue.id.toLowerCase() === id.toLowerCase());

/** The displayed day: the one in the address if it is a day of the Games, otherwise today or the nearest day. */
export function selectedDay(games: GamesAnswer, date: string | undefined, now: Date): string {
  const { firstDay, lastDay } = games;
  const isWithin = date !== undefined && firstDay !== null && lastDay !== null && date >= firstDay && date <= lastDay;
  return isWithin ? date : nearestDay(now, games);
}

/** The next items that start from now on. */
export const upcomingItems = (items: readonly ScheduleItemAnswer[], now: Date, max: number): ScheduleItemAnswer[] =>
  items.filter(({ start }) => start !== null && Date.parse(start) >= now.getTime()).slice(0, max);

type NearPlace = VenueGuideAnswer['places'][number];
const byUrgency: readonly PlaceType[] = ['hospital', 'hotel', 'other'];

/**
 * The nearest hospital, hotel and other place, and the remaining places.
 * @param places sorted by distance
 */
export function nearestOfEachType(places: readonly NearPlace[]): { nearest: NearPlace[]; others: NearPlace[] } {
  const nearest = byUrgency.flatMap((type) => places.find((place) => place.type === type) ?? []);
  return { nearest, others: places.filter((place) => !nearest.includes(place)) };
}
