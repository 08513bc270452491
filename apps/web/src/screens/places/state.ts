import { placeTypes } from '@podium/content/words';
import type { PlaceType } from '@podium/content/words';
import type { PlacesAnswer } from '@podium/contract';
import { foldedText, foldedWords, matches } from '@podium/games';
import { codeText, oneOf, searchWords } from '../../shared/shell/search-text.ts';

export type Place = PlacesAnswer['items'][number] & { away?: number };

export interface PlacesSearch {
  place?: string;
  q?: string;
  /** On small screens the map replaces the list. */
  view?: 'map';
  /** The page was loaded by the location button. */
  near?: '1';
}

export function readPlacesSearch(search: Record<string, unknown>): PlacesSearch {
  return {
    place: codeText(search.place),
    q: searchWords(search.q),
    view: oneOf(search.view, ['map']),
    near: search.near === '1' || search.near === 1 ? '1' : undefined,
  };
}

/** The types named in an address, `hotel` or `hotel,hospital`, in our order; undefined if one of them is unknown. */
export function parsePlaceTypes(text: string): PlaceType[] | undefined {
  const requestedTypes = new Set(text.toLowerCase().split(','));
  const matches = placeTypes.filter((type) => requestedTypes.delete(type));
  return requestedTypes.size === 0 && matches.length > 0 ? matches : undefined;
}

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
