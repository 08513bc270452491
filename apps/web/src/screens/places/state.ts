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
export function typesOf(text: string): PlaceType[] | undefined {
  const asked = new Set(text.toLowerCase().split(','));
  const found = placeTypes.filter((type) => asked.delete(type));
  return asked.size === 0 && found.length > 0 ? found : undefined;
}

/** Places whose name, address or services contain every word of the query. */
export function foundPlaces(places: readonly Place[], q: string | undefined): readonly Place[] {
  const words = foldedWords(q ?? '');
  if (words.length === 0) return places;
  return places.filter(({ name, address, localAddress, services, venues }) => {
    const texts = [name.text, address?.text, localAddress, services?.text, ...venues.map((venue) => venue.name)];
    return matches(foldedText(texts.filter(Boolean).join(' ')), words);
  });
}

/** Hotels, then hospitals, then other places; each by name. */
export const placesByName = (places: readonly Place[], compare: (a: string, b: string) => number): readonly Place[] =>
  places.toSorted(
    (one, other) =>
      placeTypes.indexOf(one.type) - placeTypes.indexOf(other.type) || compare(one.name.text, other.name.text),
  );

export const openedPlace = (places: readonly Place[], id: string | undefined): Place | undefined =>
  id === undefined ? undefined : places.find((place) => place.id.toLowerCase() === id.toLowerCase());
