import { placeTypes } from '@podium/content/words';
import type { PlacesAnswer } from '@podium/contract';
import { foldedText, foldedWords, matches } from '@podium/games';

export type Place = PlacesAnswer['items'][number] & { away?: number };

/** Places whose name, address or services contain every word of the query. */
export function searchPlaces(places: readonly Place[], q: string | undefined): readonly Place[] {
  const terms = foldedWords(q ?? '');
  if (terms.length === 0) return places;
  return places.filter(({ name, address, localAddress, services, venues }) => {
    const texts = [name.text, address?.text, localAddress, services?.text, ...venues.map((venue) => venue.name)];
    return matches(foldedText(texts.filter(Boolean).join(' ')), terms);
  });
}

/** Hotels, then hospitals, then other places; each by name. */
export const placesByName = (places: readonly Place[], compare: (a: string, b: string) => number): readonly Place[] =>
  places.toSorted(
    (a, b) => placeTypes.indexOf(a.type) - placeTypes.indexOf(b.type) || compare(a.name.text, b.name.text),
  );

export const findPlace = (places: readonly Place[], id: string | undefined): Place | undefined =>
  id === undefined ? undefined : places.find((place) => place.id.toLowerCase() === id.toLowerCase());
