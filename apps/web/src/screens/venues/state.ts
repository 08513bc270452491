import { nearestDay } from '../../shared/games-time.ts';
import { codeText } from '../../shared/search-text.ts';
import type { GamesAnswer, VenuesAnswer } from '@podium/contract';

export interface VenuesSearch {
  venue?: string;
  date?: string;
  q?: string;
}
export type Venue = VenuesAnswer['items'][number];

export function readVenuesSearch(search: Record<string, unknown>): VenuesSearch {
  const { date, q } = search;
  return {
    venue: codeText(search.venue),
    date: typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(date) && Date.parse(date) ? date : undefined,
    q: typeof q === 'string' ? q.trim().slice(0, 80) || undefined : undefined,
  };
}

/** The opened venue; an id that nobody knows opens none. */
export const openedVenue = (venues: readonly Venue[], id: string | undefined): Venue | undefined =>
  id === undefined ? undefined : venues.find((venue) => venue.id.toLowerCase() === id.toLowerCase());

/** The day shown: what the address says if the Games have it, else today or their nearest day. */
export function dayOf(games: GamesAnswer, date: string | undefined, now: Date): string {
  const { firstDay, lastDay } = games;
  const isWithin = date !== undefined && firstDay !== null && lastDay !== null && date >= firstDay && date <= lastDay;
  return isWithin ? date : nearestDay(now, games);
}
