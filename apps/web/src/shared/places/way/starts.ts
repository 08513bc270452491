import { keyOf } from '../../reader/starred-places.ts';
import type { MyPlace } from '../my-places/use-my-places.ts';

/**
 * Places to start from: starred ones first, then hotels; not the destination, and nothing without a position.
 *
 * @param destination key of the place to go to
 */
export function startChoices(starred: readonly MyPlace[], hotels: readonly MyPlace[], destination: string): MyPlace[] {
  const byKey = new Map([...starred, ...hotels].map((place) => [keyOf(place), place]));
  return [...byKey].flatMap(([key, place]) => (key !== destination && place.point ? [place] : []));
}

/** The start before the reader chooses one: a starred hotel is where they stay. */
export const usualStart = (starred: readonly MyPlace[], destination: string): string | undefined => {
  const hotel = starred.find((place) => place.isHotel && place.point && keyOf(place) !== destination);
  return hotel && keyOf(hotel);
};
