import { nearestDay } from '../../shared/games-time.ts';
import type { GamesAnswer, VenuesAnswer } from '@podium/contract';

export type Venue = VenuesAnswer['items'][number];

/** The opened venue; an id that nobody knows opens none. */
export const openedVenue = (venues: readonly Venue[], id: string | undefined): Venue | undefined =>
  id === undefined ? undefined : venues.find((venue) => venue.id.toLowerCase() === id.toLowerCase());

/** The day shown: what the address says if the Games have it, else today or their nearest day. */
export function dayOf(games: GamesAnswer, date: string | undefined, now: Date): string {
  const { firstDay, lastDay } = games;
  const isWithin = date !== undefined && firstDay !== null && lastDay !== null && date >= firstDay && date <= lastDay;
  return isWithin ? date : nearestDay(now, games);
}
